import { gapAbove } from "./pieces";
import { type Alignable, alignedCut } from "./row-alignment";
import type { RowLines } from "./rows";

/** White space between rows is wider than that within them by this part of the type size. */
const APART = 0.5;
/** One name may stand at any place of a table. */
const FEWEST = 2;

/** Where rows begin below white space, if each of them has one name. */
function begunApart(lines: RowLines, names: readonly number[]): number[] | null {
  const gaps = lines.map((_, i) => gapAbove(lines, i));
  const least = Math.min(...gaps.filter((gap) => gap !== null));
  const isApart = (gap: number | null, i: number) =>
    i === 0 || (gap !== null && gap > least + APART * (lines[i]?.line.size ?? 0));
  const begins = gaps.flatMap((gap, i) => (isApart(gap, i) ? [i] : []));
  const isIn = (name: number, i: number) =>
    name >= (begins[i] ?? 0) && name < (begins[i + 1] ?? lines.length);
  return begins.length === names.length && names.every(isIn) ? begins : null;
}

/**
 * The rows of a table whose names stand anywhere in them, mostly in the middle; null where neither white space nor the
 * alignment of all cells parts these. `numbered` are the lines with a number in a column of its own, one of a row.
 */
export function rowsAround(
  lines: RowLines,
  nameColumn: number,
  columnCount: number,
  numbers: Alignable["numbers"],
  numbered: readonly number[],
): RowLines[] | null {
  const nameAt = (i: number) => lines[i]?.pieces.some(({ column }) => column === nameColumn) === true;
  const named = lines.flatMap((_, i) => (nameAt(i) && !nameAt(i - 1) ? [i] : []));
  // Of names right below each other nobody can tell where one ends, but for their numbers
  const anchors = numbered.length > named.length ? numbered : named;
  if (anchors.length < FEWEST) return null;
  const never = () => false;
  const table = { columnCount, lines, goesOn: never, isNote: never, numbers };
  const begins = begunApart(lines, anchors) ?? alignedCut(table, anchors, [0, lines.length])?.begins;
  return begins?.map((begin, i) => lines.slice(begin, begins[i + 1])) ?? null;
}
