import type { Cell, Line, Page, Rect } from "@/lib/extraction/model";
import { lineOf, toCell } from "./lines";

/** Between these shares of a page's width the second of two columns begins. */
const nearestStart = 0.35;
const farthestStart = 0.65;
/** What begins a column stands this close to its edge, in points. */
const edge = 2;
/** This share of all lines shows the second column's edge where a sheet is set in two. */
const leastShare = 0.15;
/** Columns are this many type sizes apart; words of one line stand closer. */
const gutter = 0.6;

type Side = "left" | "right";
export type Parts = Record<Side, Line | null>;

/** Where the second of two columns may begin on most pages: the places in their middle where most of these cells do. */
export function secondColumnsOf(pages: Page[], cellsOf: (line: Line) => Cell[]): number[] {
  const starts = new Map<number, number>();
  let lines = 0;
  for (const page of pages)
    for (const line of page.lines) {
      lines++;
      for (const { rect } of cellsOf(line)) {
        const share = rect[0] / page.width;
        if (share < nearestStart || share > farthestStart) continue;
        const at = Math.round(rect[0]);
        starts.set(at, (starts.get(at) ?? 0) + 1);
      }
    }
  const near = (at: number) => (starts.get(at - 1) ?? 0) + (starts.get(at) ?? 0) + (starts.get(at + 1) ?? 0);
  const places = [...starts.keys()].filter((at) => near(at) >= leastShare * lines);
  const best = places.sort((a, b) => near(b) - near(a));
  return best.filter((at, i) => best.slice(0, i).every((other) => Math.abs(at - other) > edge));
}

/** A line's part in each of two columns; null for a line across both. */
export function partsOf(line: Line, start: number): Parts | null {
  const words = line.cells.flatMap((cell) => cell.words);
  const at = words.findIndex(({ rect }) => rect[0] >= start - edge);
  const [before, after] = at < 0 ? [words.at(-1), undefined] : [words[at - 1], words[at]];
  if (before && before.rect[2] > start + edge) return null;
  if (before && after && after.rect[0] - before.rect[2] < gutter * line.size) return null;
  return {
    left: lineWithin(line, (left) => left < start - edge),
    right: lineWithin(line, (left) => left >= start - edge),
  };
}

function lineWithin(line: Line, isWithin: (left: number) => boolean): Line | null {
  const cells = line.cells.flatMap((cell): Cell[] => {
    const words = cell.words.filter(({ rect }) => isWithin(rect[0]));
    if (words.length === cell.words.length) return [cell];
    return words.length ? [toCell(words)] : [];
  });
  return cells.length ? lineOf(line, cells) : null;
}

export function beginsAt([left]: Rect, start: number): boolean {
  return Math.abs(left - start) <= edge;
}
