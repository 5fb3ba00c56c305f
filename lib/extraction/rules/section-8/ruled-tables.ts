import { hasCas } from "./limit-columns";
import { limitListIn } from "./limit-lists";
import { hasValue, unitIn } from "./limit-statements";
import { headingOf, kindIn } from "./limit-words";
import type { Box } from "./ruled-cells";

/** A part of a ruled table: the headings, where it has any, and the cells under them. */
export type TablePart = { headings: Box[]; cells: Box[] };

const SAME_TOP = 3;
const LONGEST_HEADING = 90;

/** The cells that begin at the same height. */
export function levelsOf(boxes: readonly Box[]): Box[][] {
  const levels: Box[][] = [];
  for (const box of [...boxes].sort((a, b) => a.top - b.top || a.left - b.left)) {
    const level = levels.at(-1);
    if (level && Math.abs((level[0]?.top ?? 0) - box.top) < SAME_TOP) level.push(box);
    else levels.push([box]);
  }
  return levels;
}

const isHeadingText = (text: string) =>
  text.length < LONGEST_HEADING &&
  !hasValue(text) &&
  (headingOf(text) !== null || unitIn(text) !== null || kindIn(text) !== null || limitListIn(text) !== null);

const NUMBER_HEAD = /^\W*(?:n[°ºo.]*\s?)?CAS\b\P{L}{0,4}(?:n[°ºor.]*)?\W*$/iu;

/** "CAS | VME-ppm | VLE-ppm": the substances stand under their number alone. */
function isNumbered(level: readonly Box[]): boolean {
  const kinds = level.filter((box) => kindIn(box.text) !== null && box.text.length < LONGEST_HEADING);
  return kinds.length > 1 && NUMBER_HEAD.test(level[0]?.text ?? "");
}

/** A row of headings names what the substances stand under; rows of groups above it name kinds, units or lists. */
function headingRank(level: readonly Box[]): "names" | "groups" | null {
  if (level.some((box) => hasValue(box.text) || hasCas(box.text) || box.text.length > LONGEST_HEADING))
    return null;
  const isNamed = level.some((box) => headingOf(box.text) === "substance") || isNumbered(level);
  if (isNamed) return level.length > 1 ? "names" : null;
  return level.every((box) => isHeadingText(box.text) && !/^\d/.test(box.text)) ? "groups" : null;
}

/** Headings of several lines may have a frame for each line; a table's first row has a name and numbers. */
function goesOn(level: readonly Box[], headings: readonly Box[]): boolean {
  const names = headings.find((box) => headingOf(box.text) === "substance");
  return (
    names !== undefined &&
    level.every(
      (box) =>
        (box.left > names.right || box.right < names.left) &&
        box.text.length < LONGEST_HEADING &&
        !/\d{2}|^[-–—]+$/.test(box.text) &&
        headings.some((above) => above.left < box.right && above.right > box.left),
    )
  );
}

/** Cuts a table where its row of headings is printed again. */
export function partsOf(boxes: readonly Box[]): TablePart[] {
  // "Further information | : | Indicative" is said of the row above.
  const levels = levelsOf(boxes).filter((level) => level[1]?.text !== ":");
  const ranks = levels.map(headingRank);
  const parts: TablePart[] = [];
  let headings: Box[] = [];
  for (const [i, level] of levels.entries()) {
    const isGroupAbove =
      ranks[i] === "groups" && (ranks[i + 1] === "names" || headings.length > 0 || i === 0);
    const isBelow = ranks[i] === "groups" && headings.length > 0;
    if (ranks[i] === "names" || isGroupAbove || isBelow || goesOn(level, headings)) headings.push(...level);
    else {
      const part = parts.at(-1);
      if (headings.length > 0 || !part) parts.push({ headings, cells: [...level] });
      else part.cells.push(...level);
      headings = [];
    }
  }
  return parts;
}
