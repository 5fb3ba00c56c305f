import { middle, textOf } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Rule, Word } from "@/lib/extraction/model";
import { gapBefore, type Piece, pieceOf, type WideGap, wideGap } from "./pieces";

/** Where a heading stands above its column. */
export type Headed = { from: number; to: number };

/** A line of a table, cut at its columns. */
export type CutLine = { line: Line; pieces: Piece[]; afterRemark: boolean };

/** Edges of one column differ by less than this, in points. */
const EDGE_TOLERANCE = 2;

/** A drawn vertical line between two headings that runs along the data. */
function ruleBetween(
  rules: readonly Rule[],
  from: number,
  to: number,
  lines: readonly Line[],
): number | null {
  const inside = rules
    .filter(({ direction }) => direction === "vertical")
    .map(({ rect }) => ({ x: (rect[0] + rect[2]) / 2, bottom: rect[1], top: rect[3] }))
    .filter(({ x }) => x > from && x < to);
  const passes = (x: number, { rect }: Line) =>
    inside.some(
      (rule) =>
        Math.abs(rule.x - x) < EDGE_TOLERANCE && rule.bottom < middle(rect) && rule.top > middle(rect),
    );
  const counted = inside.map(({ x }) => ({ x, count: lines.filter((line) => passes(x, line)).length }));
  const [best] = counted.sort((a, b) => b.count - a.count);
  return best && best.count > 0 && best.count * 2 >= lines.length ? best.x : null;
}

/** Lines of one cell may be remarks: what crosses a gap on lines of several cells weighs more. */
const TABULAR = 10;
/** To part words of one phrase is better than to part a word, and worse than to part cells. */
const PHRASE = 0.3;

type Span = { from: number; to: number; weight: number };
type Gap = { from: number; to: number; cost: number };

/** Words, and the phrases that they make with plain word spaces between them. */
function spansOf(line: Line, wide: WideGap): Span[] {
  const weight = line.cells.length > 1 ? TABULAR : 1;
  return line.cells.flatMap(({ words }) => {
    const spans: Span[] = [];
    let phrase: Span | null = null;
    for (const { rect, size } of words) {
      spans.push({ from: rect[0], to: rect[2], weight });
      if (phrase && rect[0] - phrase.to < wide(size)) phrase.to = Math.max(phrase.to, rect[2]);
      else {
        phrase = { from: rect[0], to: rect[2], weight: weight * PHRASE };
        spans.push(phrase);
      }
    }
    return spans;
  });
}

function gapsBetween(from: number, to: number, spans: readonly Span[]): Gap[] {
  const near = spans.filter((span) => span.to > from && span.from < to);
  const gaps: Gap[] = [];
  for (let x = from; x <= to; x += 1) {
    const cost = near.reduce((sum, span) => (span.from < x && span.to > x ? sum + span.weight : sum), 0);
    const last = gaps.at(-1);
    if (last?.cost === cost) last.to = x;
    else gaps.push({ from: x, to: x, cost });
  }
  const least = Math.min(...gaps.map((gap) => gap.cost));
  return gaps.filter((gap) => gap.cost === least);
}

/** Whether the cells between two gaps are what the right column holds rather than the left one. */
function belongsRight(left: Gap, right: Gap, lines: readonly Line[], holds: HoldsContent): boolean | null {
  const cells = lines
    .flatMap((line) => line.cells)
    .filter((cell) => cell.rect[0] >= left.from && cell.rect[2] <= right.to + 1);
  const votes = cells.map((cell) => holds(cell.text)).filter((vote) => vote !== null);
  if (votes.length === 0) return null;
  return votes.filter((vote) => vote === "right").length * 2 > votes.length;
}

/** What a text between two columns must belong to, by the kinds of the columns; null when it may be either's. */
export type HoldsContent = (text: string) => "left" | "right" | null;

/** The place between two headings that the fewest words cross; of several, by the content between them. */
function gutterBetween(
  left: Headed,
  right: Headed,
  lines: readonly Line[],
  spans: readonly Span[],
  holds: HoldsContent,
): number {
  const from = Math.min((left.from + left.to) / 2, right.from);
  const to = Math.max((right.from + right.to) / 2, left.to);
  const headings = [left, right].map((column) => ({ from: column.from, to: column.to, weight: TABULAR }));
  const gaps = gapsBetween(from, to, [...headings, ...spans]);
  let chosen = [...gaps].sort((a, b) => b.to - b.from - (a.to - a.from))[0];
  for (const [i, gap] of gaps.slice(1).entries()) {
    const before = gaps[i] as Gap;
    const side = belongsRight(before, gap, lines, holds);
    if (side === true && (chosen?.from ?? 0) >= gap.from) chosen = before;
    if (side === false && (chosen?.to ?? 0) <= before.to) chosen = gap;
  }
  return chosen ? (chosen.from + chosen.to) / 2 : (left.to + right.from) / 2;
}

/** Where each column ends and the next begins: the drawn line between them, else the gap that their words leave. */
export function columnSeparators<Column extends Headed>(
  columns: readonly Column[],
  lines: readonly Line[],
  rules: readonly Rule[],
  holds: (left: Column, right: Column) => HoldsContent,
): number[] {
  const wide = wideGap(lines);
  const spans = lines.flatMap((line) => spansOf(line, wide));
  return columns.slice(1).map((right, i) => {
    const left = columns[i] as Column;
    const ruled = ruleBetween(rules, (left.from + left.to) / 2, (right.from + right.to) / 2, lines);
    return ruled ?? gutterBetween(left, right, lines, spans, holds(left, right));
  });
}

const columnAt = (x: number, separators: readonly number[]) => separators.filter((s) => s < x).length;

/** Where the cells of a table begin, each in its column. */
type Edge = { x: number; column: number };

const isAtEdge = (word: Word, column: number, edges: readonly Edge[]) =>
  edges.filter((edge) => edge.column === column && Math.abs(edge.x - word.rect[0]) < EDGE_TOLERANCE).length >=
  2;

/** Whether a text can be what a column's cell begins with; `atEdge` when it stands where others of the column begin. */
export type BeginsColumn = (text: string, column: number, atEdge: boolean) => boolean;

/** Text that runs on over a separator with plain word spaces stays whole, unless the next column's own text begins. */
function cutCell(
  cell: Cell,
  separators: readonly number[],
  edges: readonly Edge[],
  begins: BeginsColumn,
  wide: WideGap,
): Piece[] {
  const groups: { column: number; words: Word[] }[] = [];
  for (const [i, word] of cell.words.entries()) {
    const centre = (word.rect[0] + word.rect[2]) / 2;
    const column = columnAt(centre, separators);
    const current = groups.at(-1);
    if (!current) {
      groups.push({
        column: columnAt(Math.min(centre, word.rect[0] + 2 * word.size), separators),
        words: [word],
      });
      continue;
    }
    const breaks =
      gapBefore(cell.words, i) > wide(word.size) ||
      begins(textOf(cell.words.slice(i)), column, isAtEdge(word, column, edges));
    if (column > current.column && breaks) groups.push({ column, words: [word] });
    else current.words.push(word);
  }
  return groups.map((group) => pieceOf(group.column, group.words));
}

function mergeColumns(pieces: readonly Piece[]): Piece[] {
  const columns = [...new Set(pieces.map((piece) => piece.column))];
  const wordsIn = (column: number) =>
    pieces.filter((piece) => piece.column === column).flatMap(({ words }) => words);
  return columns.map((column) => pieceOf(column, wordsIn(column)));
}

/** Cuts the lines of a table at its columns. */
export function cutLines(
  lines: readonly Line[],
  separators: readonly number[],
  begins: BeginsColumn,
): CutLine[] {
  const begun = lines.flatMap((line) => line.cells.map(({ rect }) => rect[0]));
  const edges = begun.map((x): Edge => ({ x, column: columnAt(x + 1, separators) }));
  const wide = wideGap(lines);
  return lines.map((line) => ({
    line,
    afterRemark: false,
    pieces: mergeColumns(
      line.cells
        .filter((cell) => cell.words.length > 0)
        .flatMap((cell) => cutCell(cell, separators, edges, begins, wide)),
    ),
  }));
}
