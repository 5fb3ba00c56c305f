import type { Line } from "@/lib/extraction/model";
import { isKindCell, isNothing } from "./limit-columns";
import { hasDatedList, limitListIn } from "./limit-lists";
import { hasValue } from "./limit-statements";
import { headingOf } from "./limit-words";
import type { Box, Item } from "./ruled-cells";

/** Lines that follow on each other; the cells too where they make a table that can be trusted. */
export type Run = { lines: Line[]; boxes: Box[] | null };

/** Borders of neighbours may overlap by this many points. */
const CROSSING = 6;

const STACKED_NUMBERS = /^\d[\d.,-]*(?:\n\d[\d.,-]*)+$/;

/** Numbers, or the names of lists, one below the other belong to as many rows. */
function isStack(text: string): boolean {
  const names = text.split("\n").filter((line) => isKindCell(line) && limitListIn(line) !== null);
  const isNumbers = STACKED_NUMBERS.test(text) && !/-\n/.test(text);
  return isNumbers || (names.length > 1 && !hasValue(text)) || hasDatedList(text) || isListOfNone(text);
}

/** "None" beside a number in one cell: they belong to two rows. */
function isListOfNone(text: string): boolean {
  const lines = text.split("\n");
  return lines.some(isNothing) && lines.some((line) => hasValue(line));
}

const hasValueBeside = (box: Box, boxes: readonly Box[]) =>
  boxes.some((other) => other.top < box.bottom && other.bottom > box.top && hasValue(other.text));

/** A column whose heading is not parted from what stands below it. */
const isHeadedStack = (box: Box, boxes: readonly Box[]) =>
  /\n/.test(box.text) && headingOf(box.text) === "substance" && hasValueBeside(box, boxes);

/** Cells that lie over each other, or hold more than one row, are no cells: such a table is read by its lines. */
function isGrid(boxes: readonly Box[]): boolean {
  const cross = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > CROSSING &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > CROSSING;
  return !boxes.some(
    (box, i) =>
      (box.isLoose && hasValueBeside(box, boxes)) ||
      isStack(box.text) ||
      isHeadedStack(box, boxes) ||
      boxes.slice(i + 1).some((other) => cross(box, other)),
  );
}

/** The tables of a section as runs of their own, with the text between them. */
export function runsOf(items: readonly Item[]): Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    const lines = item.boxes ? item.lines : [item.line];
    if (item.boxes && isGrid(item.boxes)) runs.push({ lines, boxes: item.boxes });
    else if (last && !last.boxes) last.lines.push(...lines);
    else runs.push({ lines: [...lines], boxes: null });
  }
  return runs;
}
