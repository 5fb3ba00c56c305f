import { type Piece, pieceOf } from "@/lib/extraction/composition/pieces";
import type { HeaderColumn } from "@/lib/extraction/composition/table-header";
import type { Cell, Line, Rule, Word } from "@/lib/extraction/model";

/** A line of a table, cut at its columns. */
export type CutLine = { line: Line; pieces: Piece[]; afterRemark: boolean };

/** Edges of one column differ by less than this, in points. */
const EDGE_TOLERANCE = 2;
/** A gap wider than this share of the type size is no word space. */
const WIDE_GAP = 0.45;

/** A drawn vertical line between two headings that runs along the data. */
function ruleBetween(
  rules: readonly Rule[],
  from: number,
  to: number,
  lines: readonly Line[],
): number | null {
  const inside = rules.filter((rule) => {
    const x = (rule.rect[0] + rule.rect[2]) / 2;
    return rule.direction === "vertical" && x > from && x < to;
  });
  const touched = (x: number) =>
    lines.filter((line) =>
      inside.some((rule) => {
        const middle = (line.rect[1] + line.rect[3]) / 2;
        return (
          Math.abs((rule.rect[0] + rule.rect[2]) / 2 - x) < EDGE_TOLERANCE &&
          rule.rect[1] < middle &&
          rule.rect[3] > middle
        );
      }),
    ).length;
  let best: { x: number; count: number } | null = null;
  for (const rule of inside) {
    const x = (rule.rect[0] + rule.rect[2]) / 2;
    const count = touched(x);
    if (count > (best?.count ?? 0)) best = { x, count };
  }
  return best && best.count * 2 >= lines.length ? best.x : null;
}

/** The place between two headings that the fewest words cross; the widest such gap, in its middle. */
function gutterBetween(left: HeaderColumn, right: HeaderColumn, lines: readonly Line[]): number {
  const from = Math.min((left.from + left.to) / 2, right.from);
  const to = Math.max((right.from + right.to) / 2, left.to);
  const tabular = lines.filter((line) => line.cells.length > 1);
  const words = (tabular.length > 1 ? tabular : lines).flatMap((line) =>
    line.cells.flatMap((cell) => cell.words),
  );
  const near = words.filter((word) => word.rect[2] > from && word.rect[0] < to);
  const crossing = (x: number) =>
    near.filter((word) => word.rect[0] < x && word.rect[2] > x).length +
    (x > left.from && x < left.to ? 1 : 0) +
    (x > right.from && x < right.to ? 1 : 0);
  let best = { x: (left.to + right.from) / 2, count: Number.POSITIVE_INFINITY, width: 0 };
  let run: { from: number; count: number } | null = null;
  const close = (x: number) => {
    if (!run) return;
    const width = x - run.from;
    if (run.count < best.count || (run.count === best.count && width > best.width))
      best = { x: run.from + width / 2, count: run.count, width };
  };
  for (let x = from; x <= to; x += 1) {
    const count = crossing(x);
    if (run && run.count === count) continue;
    close(x);
    run = { from: x, count };
  }
  close(to);
  return best.x;
}

/** Where each column ends and the next begins: the drawn line between them, else the gap that their words leave. */
export function columnSeparators(
  columns: readonly HeaderColumn[],
  lines: readonly Line[],
  rules: readonly Rule[],
): number[] {
  return columns.slice(1).map((right, i) => {
    const left = columns[i] as HeaderColumn;
    const ruled = ruleBetween(rules, (left.from + left.to) / 2, (right.from + right.to) / 2, lines);
    return ruled ?? gutterBetween(left, right, lines);
  });
}

const columnAt = (x: number, separators: readonly number[]) => separators.filter((s) => s < x).length;

/** Left edges at which the clear cells of each column begin, with how often they do. */
function leftEdges(lines: readonly Line[], separators: readonly number[]): Map<number, number[]> {
  const edges = new Map<number, number[]>();
  for (const cell of lines.flatMap((line) => line.cells)) {
    const column = columnAt(cell.rect[0] + 1, separators);
    edges.set(column, [...(edges.get(column) ?? []), cell.rect[0]]);
  }
  return edges;
}

function isAtEdge(word: Word, column: number, edges: Map<number, number[]>): boolean {
  const near = (edges.get(column) ?? []).filter((x) => Math.abs(x - word.rect[0]) < EDGE_TOLERANCE);
  return near.length >= 2;
}

/** Whether a text can be what a column's cell begins with; `atEdge` when it stands where others of the column begin. */
export type BeginsColumn = (text: string, column: number, atEdge: boolean) => boolean;

/** Text that runs on over a separator with plain word spaces stays whole, unless the next column's own text begins. */
function cutCell(
  cell: Cell,
  separators: readonly number[],
  edges: Map<number, number[]>,
  begins: BeginsColumn,
): Piece[] {
  const groups: { column: number; words: Word[] }[] = [];
  for (const [i, word] of cell.words.entries()) {
    const middle = (word.rect[0] + word.rect[2]) / 2;
    const column = columnAt(middle, separators);
    const current = groups.at(-1);
    if (!current) {
      groups.push({
        column: columnAt(Math.min(middle, word.rect[0] + 2 * word.size), separators),
        words: [word],
      });
      continue;
    }
    const gap = word.rect[0] - (cell.words[i - 1]?.rect[2] ?? 0);
    const rest = cell.words
      .slice(i)
      .map((next) => next.text)
      .join(" ");
    const breaks = gap > WIDE_GAP * word.size || begins(rest, column, isAtEdge(word, column, edges));
    if (column > current.column && breaks) groups.push({ column, words: [word] });
    else current.words.push(word);
  }
  return groups.map((group) => pieceOf(group.column, group.words));
}

function mergeColumns(pieces: readonly Piece[]): Piece[] {
  const columns = [...new Set(pieces.map((piece) => piece.column))];
  return columns.map((column) =>
    pieceOf(
      column,
      pieces.filter((piece) => piece.column === column).flatMap((piece) => piece.words),
    ),
  );
}

/** Cuts the lines of a table at its columns. */
export function cutLines(
  lines: readonly Line[],
  separators: readonly number[],
  begins: BeginsColumn,
): CutLine[] {
  const edges = leftEdges(lines, separators);
  return lines.map((line) => ({
    line,
    afterRemark: false,
    pieces: mergeColumns(
      line.cells
        .filter((cell) => cell.words.length > 0)
        .flatMap((cell) => cutCell(cell, separators, edges, begins)),
    ),
  }));
}
