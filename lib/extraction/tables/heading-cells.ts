import { saying, textOf, toCell } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Word } from "@/lib/extraction/model";
import { type WideGap, wideGap } from "./pieces";

/** Left edges of one column differ by less than this, in points. */
const EDGE = 1.5;
/** Words of two columns stand further apart than this share of the type size. */
const LEAST_GAP = 0.3;
/** And by so much further than the words of these lines, whose letters may all be wide. */
const FURTHER = 1.15;
/** So many cells beginning at one place make it a column's edge. */
const FEWEST_CELLS = 2;

/** What a section says of the words of its tables: whether they head a column, or are what its cells hold. */
export type TableWords = { heads: (text: string) => boolean; holdsData: (text: string) => boolean };

/** Where the cells of lines with data begin. */
type Edges = readonly number[];

/** Lines whose cells hold no headings of two columns, where such headings stood hardly further apart than words. */
export function withHeadingsApart(printed: readonly Line[], { heads, holdsData }: TableWords): Line[] {
  const wide = wideGap(printed);
  const least = Math.max(LEAST_GAP, FURTHER * usualGap(printed));
  const data = printed.map((line) => holdsData(line.text));
  const edges = printed.flatMap((line, i) =>
    data[i] ? line.cells.flatMap((cell) => beginsOf(cell, wide)) : [],
  );
  return printed.map((line, i) => {
    if (data[i]) return line;
    const isAlone = line.cells.length < 2;
    const below = printed[i + 1]?.cells.filter(({ text }) => heads(text)) ?? [];
    const cells = line.cells.flatMap((cell) =>
      isAlone
        ? splitAtWidest(cell, wide, heads)
        : (splitAtBelow(cell, below) ?? splitHeadings(cell, wide, { edges, least }, heads)),
    );
    return cells.length === line.cells.length ? line : saying(line, line.text, cells);
  });
}

const gapBefore = (words: readonly Word[], i: number) =>
  (words[i]?.rect[0] ?? 0) - (words[i - 1]?.rect[2] ?? 0);

/** How far the words of cells mostly stand apart, in type sizes. */
function usualGap(lines: readonly Line[]): number {
  const gaps = lines.flatMap(({ cells }) =>
    cells.flatMap(({ words }) => words.slice(1).map(({ size }, i) => gapBefore(words, i + 1) / size)),
  );
  return gaps.sort((a, b) => a - b)[gaps.length >> 1] ?? 0;
}

function beginsOf({ words }: Cell, wide: WideGap): number[] {
  return words
    .filter(({ size }, i) => i === 0 || gapBefore(words, i) >= wide(size))
    .map(({ rect }) => rect[0]);
}

/** "[wt%] Classification", and "Concentration according to" where cells below begin under "according". */
function splitHeadings(
  cell: Cell,
  wide: WideGap,
  { edges, least }: { edges: Edges; least: number },
  heads: TableWords["heads"],
): Cell[] {
  const { words } = cell;
  const gaps = words.map((_, i) => (i > 0 ? gapBefore(words, i) : 0));
  // Where nothing begins below the first word, the edge below another may be that of numbers set to the right
  const isOverColumns = isEdge(words[0]?.rect[0] ?? 0, edges);
  const at = words.flatMap(({ rect, size }, i) => {
    if (i === 0 || !isEdge(rect[0], edges)) return [];
    return (gaps[i] ?? 0) > (isOverColumns ? LEAST_GAP : least) * size ? [i] : [];
  });
  if (at.length > 0) return [0, ...at].map((from, i) => toCell(words.slice(from, at[i])));
  return splitAtWidest(cell, wide, heads);
}

/** "ACGIH TLV- ACGIH TLV-" over "TWA" and "STEL": headings that touch go on below themselves. */
function splitAtBelow({ words, rect }: Cell, below: readonly Cell[]): Cell[] | null {
  const begins = below.map((cell) => cell.rect[0]).filter((x) => x > rect[0] - EDGE && x < rect[2]);
  const at = words.flatMap((word, i) =>
    i > 0 && begins.some((x) => Math.abs(x - word.rect[0]) < EDGE) ? [i] : [],
  );
  return at.length > 0 && begins.length > at.length
    ? [0, ...at].map((from, i) => toCell(words.slice(from, at[i])))
    : null;
}

/** "Chemical Name CAS Number Concentration": headings on both sides of the widest gap, and of the next one. */
function splitAtWidest(cell: Cell, wide: WideGap, heads: TableWords["heads"]): Cell[] {
  const { words } = cell;
  let widest = wide(words[0]?.size ?? 8);
  let at = 0;
  for (let i = 1; i < words.length; i++) {
    const gap = gapBefore(words, i);
    if (gap < widest) continue;
    widest = gap;
    at = i;
  }
  if (at === 0) return [cell];
  const parts = [words.slice(0, at), words.slice(at)];
  if (!parts.every((part) => heads(textOf(part)))) return [cell];
  return parts.flatMap((part) => splitAtWidest(toCell(part), wide, heads));
}

function isEdge(x: number, edges: Edges): boolean {
  return edges.filter((edge) => Math.abs(edge - x) < EDGE).length >= FEWEST_CELLS;
}
