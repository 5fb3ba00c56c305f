import { saying, textOf, toCell } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { afterWidestGap, gapBefore, gapsOf, median, type WideGap, wideGap } from "./pieces";

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

/** How far the words of cells mostly stand apart, in type sizes. */
function usualGap(lines: readonly Line[]): number {
  const shares = ({ words }: Cell) => gapsOf(words).map((gap, i) => gap / (words[i + 1]?.size ?? 1));
  return median(lines.flatMap(({ cells }) => cells.flatMap(shares)));
}

function beginsOf({ words }: Cell, wide: WideGap): number[] {
  return words
    .filter(({ size }, i) => i === 0 || gapBefore(words, i) >= wide(size))
    .map(({ rect }) => rect[0]);
}

const splitAt = ({ words }: Cell, at: readonly number[]): Cell[] =>
  [0, ...at].map((from, i) => toCell(words.slice(from, at[i])));

/** "[wt%] Classification", and "Concentration according to" where cells below begin under "according". */
function splitHeadings(
  cell: Cell,
  wide: WideGap,
  { edges, least }: { edges: Edges; least: number },
  heads: TableWords["heads"],
): Cell[] {
  const { words } = cell;
  // Where nothing begins below the first word, the edge below another may be that of numbers set to the right
  const isOverColumns = isEdge(words[0]?.rect[0] ?? 0, edges);
  const at = words.flatMap(({ rect, size }, i) => {
    if (i === 0 || !isEdge(rect[0], edges)) return [];
    return gapBefore(words, i) > (isOverColumns ? LEAST_GAP : least) * size ? [i] : [];
  });
  return at.length > 0 ? splitAt(cell, at) : splitAtWidest(cell, wide, heads);
}

/** "ACGIH TLV- ACGIH TLV-" over "TWA" and "STEL": headings that touch go on below themselves. */
function splitAtBelow(cell: Cell, below: readonly Cell[]): Cell[] | null {
  const { words, rect } = cell;
  const begins = below.map((one) => one.rect[0]).filter((x) => x > rect[0] - EDGE && x < rect[2]);
  const at = words.flatMap((word, i) =>
    i > 0 && begins.some((x) => Math.abs(x - word.rect[0]) < EDGE) ? [i] : [],
  );
  return at.length > 0 && begins.length > at.length ? splitAt(cell, at) : null;
}

/** "Chemical Name CAS Number Concentration": headings on both sides of the widest gap, and of the next one. */
function splitAtWidest(cell: Cell, wide: WideGap, heads: TableWords["heads"]): Cell[] {
  const { words } = cell;
  const at = afterWidestGap(words);
  if (words.length < 2 || gapBefore(words, at) < wide(words[0]?.size ?? 8)) return [cell];
  const parts = [words.slice(0, at), words.slice(at)];
  if (!parts.every((part) => heads(textOf(part)))) return [cell];
  return parts.flatMap((part) => splitAtWidest(toCell(part), wide, heads));
}

function isEdge(x: number, edges: Edges): boolean {
  return edges.filter((edge) => Math.abs(edge - x) < EDGE).length >= FEWEST_CELLS;
}
