import { union } from "@/lib/extraction/lines/lines";
import type { Line, Rule, Source, Word } from "@/lib/extraction/model";

/**
 * A cell of a table: what stands between its borders, line by line. `top` and `bottom` grow downwards, from page to
 * page.
 */
export type Box = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  text: string;
  source: Source;
  /** Lines of the cell stand so far apart that they cannot be one text: its table has no lines between rows. */
  isLoose: boolean;
};

/**
 * What follows on each other in a section: lines of text, and the cells of a table with the lines that they were
 * printed on.
 */
export type Item = { line: Line; boxes?: undefined } | { boxes: Box[]; lines: Line[]; line?: undefined };

/** Pages are laid below each other at this distance. */
const PAGE = 10_000;
const PAGE_TOP = 5_000;
/** Rules end this much before or behind the corner that they make. */
const CORNER = 1.5;

/** Lines of one text leave less than this part of their type size between them. */
const APART = 0.9;
/** A remark begins this much behind the left border of its table. */
const INDENT = 20;

type Frame = { left: number; right: number; top: number; bottom: number };

export const depthOf = (page: number, y: number) => page * PAGE - y;

/** Cells of one row begin within so many points. */
const SAME_TOP = 3;

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

/**
 * The ruling lines around a place; null where it lies in no cell. A table that is open at its sides ends where the
 * lines above and below end; one that is open above or below goes on over the page.
 */
function frameAt(x: number, y: number, rules: readonly Rule[]): Frame | null {
  let [left, right]: (number | null)[] = [null, null];
  let [above, below]: (Rule["rect"] | null)[] = [null, null];
  for (const { rect, direction } of rules) {
    const [x0, y0, x1, y1] = rect;
    if (direction === "vertical") {
      if (y < y0 - CORNER || y > y1 + CORNER) continue;
      const at = (x0 + x1) / 2;
      if (at <= x) left = Math.max(left ?? at, at);
      else right = Math.min(right ?? at, at);
    } else if (x > x0 - CORNER && x < x1 + CORNER) {
      const isAbove = (y0 + y1) / 2 >= y;
      if (isAbove && (!above || y0 < above[1])) above = rect;
      if (!isAbove && (!below || y0 > below[1])) below = rect;
    }
  }
  const isOpen = left === null || right === null;
  if ((left === null && right === null) || (isOpen && !(above && below)) || !(above || below)) return null;
  return {
    left: left ?? Math.min(above?.[0] ?? x, below?.[0] ?? x),
    right: right ?? Math.max(above?.[2] ?? x, below?.[2] ?? x),
    top: above ? (above[1] + above[3]) / 2 : PAGE_TOP,
    bottom: below ? (below[1] + below[3]) / 2 : 0,
  };
}

/** Upright lines matter to a line of text only where they pass it. */
const isLevelWith = ({ rect, direction }: Rule, line: Line) =>
  direction === "horizontal" || (rect[1] - CORNER <= line.rect[3] && rect[3] + CORNER >= line.rect[1]);

type Filled = Frame & { page: number; rows: Map<Line, Word[]> };

const keyOf = (frame: Frame, page: number) =>
  [page, frame.left, frame.right, frame.top, frame.bottom].map(Math.round).join(" ");

function fill(lines: readonly Line[], rulesOf: (page: number) => readonly Rule[]): Map<string, Filled> {
  const filled = new Map<string, Filled>();
  for (const line of lines) {
    const rules = rulesOf(line.page).filter((rule) => isLevelWith(rule, line));
    for (const word of line.cells.flatMap((cell) => cell.words)) {
      const [x, y] = [(word.rect[0] + word.rect[2]) / 2, (word.rect[1] + word.rect[3]) / 2];
      const frame = frameAt(x, y, rules);
      if (!frame) continue;
      const key = keyOf(frame, line.page);
      const box: Filled = filled.get(key) ?? { ...frame, page: line.page, rows: new Map() };
      box.rows.set(line, [...(box.rows.get(line) ?? []), word]);
      filled.set(key, box);
    }
  }
  return filled;
}

/** A cell of a table has another beside it; a frame around text or a page has none. */
function hasNeighbour(box: Filled, all: readonly Filled[]): boolean {
  return all.some((other) => {
    if (other === box || other.page !== box.page) return false;
    const shared = Math.min(box.top, other.top) - Math.max(box.bottom, other.bottom);
    const height = Math.min(box.top - box.bottom, other.top - other.bottom);
    const isBeside = other.left >= box.right - CORNER || other.right <= box.left + CORNER;
    return isBeside && shared > height / 2;
  });
}

function boxOf(filled: Filled): Box {
  const rows = [...filled.rows.values()];
  const words = rows.flat();
  const text = rows.map((row) => row.map((word) => word.text).join(" ")).join("\n");
  const rect = union(words.map((word) => word.rect));
  return {
    left: filled.left,
    right: filled.right,
    top: depthOf(filled.page, filled.top),
    bottom: depthOf(filled.page, filled.bottom),
    text,
    source: { page: filled.page, rect, text: text.replaceAll("\n", " ") },
    isLoose: isLoose([...filled.rows.keys()]),
  };
}

function isLoose(lines: readonly Line[]): boolean {
  return lines.some((line, i) => {
    const above = lines[i - 1];
    return above !== undefined && above.rect[1] - line.rect[3] > line.size * APART;
  });
}

/** A remark within a table: its frame leaves out the first column, whose cells are empty there. */
function isRemark(line: Line, filled: readonly Filled[], boxes: readonly Box[]): boolean {
  const frame = filled.find((one) => one.rows.has(line));
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  return frame !== undefined && frame.left > left + INDENT && frame.right < right + INDENT;
}

/** What stands in the frame of a column of the table above, but the first, is that column's, beside empty cells. */
function inColumn(line: Line, filled: readonly Filled[], boxes: readonly Box[]): Box | null {
  const frame = filled.find((one) => one.rows.has(line));
  if (!frame || frame.left < Math.min(...boxes.map((box) => box.left)) + INDENT) return null;
  const isOf = (box: Box) =>
    Math.abs(box.left - frame.left) < CORNER && Math.abs(box.right - frame.right) < CORNER;
  return boxes.some(isOf) ? boxOf(frame) : null;
}

/** The lines of a section in their order; those within ruled tables as the tables' cells. */
export function ruledItems(lines: readonly Line[], rulesOf: (page: number) => readonly Rule[]): Item[] {
  const filled = [...fill(lines, rulesOf).values()];
  const tabular = filled.filter((box) => hasNeighbour(box, filled));
  const items: Item[] = [];
  const done = new Set<Filled>();
  const boxesOf = new Map<Line, Filled[]>();
  for (const box of tabular)
    for (const line of box.rows.keys()) boxesOf.set(line, [...(boxesOf.get(line) ?? []), box]);
  let page = 0;
  for (const line of lines) {
    const own = boxesOf.get(line) ?? [];
    const last = page === line.page ? items.at(-1) : undefined;
    const cell = own.length === 0 && last?.boxes ? inColumn(line, filled, last.boxes) : null;
    if (cell && last?.boxes) {
      if (!last.boxes.some((box) => box.top === cell.top && box.left === cell.left)) last.boxes.push(cell);
      last.lines.push(line);
    } else if (own.length === 0) {
      if (!last?.boxes || !isRemark(line, filled, last.boxes)) items.push({ line });
    } else {
      const boxes = own.filter((box) => !done.has(box)).map(boxOf);
      for (const box of own) done.add(box);
      if (last?.boxes) {
        last.boxes.push(...boxes);
        last.lines.push(line);
      } else items.push({ boxes, lines: [line] });
    }
    page = line.page;
  }
  return items;
}
