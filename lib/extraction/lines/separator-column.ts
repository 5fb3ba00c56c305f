import type { Cell, Line, Page, Word } from "@/lib/extraction/model";
import { withCells } from "./lines";

/** So many lines of a sheet have a mark in one place between label and value. */
const FEWEST = 10;
/** A mark's place, and what stands right behind it, in points. */
const SAME_PLACE = 2;
const NEAR = 30;
/** Most marks of a sheet stand in one place; the dashes of its tables, for "none", stand in many. */
const LEAST_SHARE = 0.8;
const MARK = /^[-‐‑–—•·]$/;

/** "Inhalation | - | Move to fresh air": the mark behind the label, and where it and the value begin. */
function markIn({ cells: [label, mark, value, ...more] }: Line): { from: number; value: number } | null {
  if (!label || !mark || !value || more.length > 0) return null;
  if (!MARK.test(mark.text) || !/^\p{L}.*[^:]$/u.test(label.text)) return null;
  return value.rect[0] - mark.rect[2] < NEAR ? { from: mark.rect[0], value: value.rect[0] } : null;
}

/** Where the sheet has its marks; null where dashes stand in no one place, or are values themselves. */
function placeOfMarks(pages: readonly Page[]): number | null {
  const marks = pages.flatMap(({ lines }) => lines.flatMap((line) => markIn(line) ?? []));
  const [first] = marks;
  if (!first || marks.length < FEWEST) return null;
  const inPlace = marks.filter(
    ({ from, value }) =>
      Math.abs(from - first.from) < SAME_PLACE && Math.abs(value - first.value) < SAME_PLACE,
  );
  return inPlace.length >= Math.max(FEWEST, LEAST_SHARE * marks.length) ? first.from : null;
}

/** Pages with colons for the dashes, or bullets, that a sheet sets between its labels and their values. */
export function withColonsForMarks(pages: Page[]): Page[] {
  const place = placeOfMarks(pages);
  if (place === null) return pages;
  const isMark = ({ text, rect }: Word) => MARK.test(text) && Math.abs(rect[0] - place) < SAME_PLACE;
  const cellOf = (cell: Cell): Cell => {
    const last = cell.words.at(-1);
    if (!last || !isMark(last)) return cell;
    const words = [...cell.words.slice(0, -1), { ...last, text: ":" }];
    return { ...cell, text: cell.text.replace(/.$/u, ":"), words };
  };
  return pages.map((page) => ({
    ...page,
    lines: page.lines.map((line) => {
      const [label] = line.cells;
      // Below a value a dash begins the next item of a list
      const isLabelled = label !== undefined && !label.words.every(isMark) && !label.text.endsWith(":");
      const isMarked = isLabelled && line.cells.some(({ words }) => words.some(isMark));
      return isMarked ? withCells(line, line.cells.map(cellOf)) : line;
    }),
  }));
}
