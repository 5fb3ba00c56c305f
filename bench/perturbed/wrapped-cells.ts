import type { Cell, Line } from "@/lib/extraction/model";
import { linesOn } from "./columns";
import { withRowsGrown } from "./geometry";
import type { GlyphPage } from "./glyph-pages";
import type { Printed } from "./reading";

/** Where the other cells of a row stand beside one of two lines, as parts of its growth from above. */
const alignments = { top: 0, middle: 0.5, bottom: 1 } as const;
type Alignment = keyof typeof alignments;

/** Sections whose tables' rows are those of substances, and those of labels with their values. */
const tabled: ReadonlySet<number> = new Set([3, 8]);
const labelled: ReadonlySet<number> = new Set([1, 9, 14]);
const leastCells = 3;
const pitch = 1.15;
/** Left edges of one column, in points. */
const sameEdge = 4;

/** The widest cell of each row that is one line goes over two, and the other cells stand beside them as they are aligned. */
export const withCellsWrapped = (printed: Printed, alignment: Alignment): GlyphPage[] =>
  withWrapped(printed, tabled, alignment, (lines) =>
    // A table whose rows have several lines already has an alignment of its own
    alignment === "top" || isOfSingleLines(lines)
      ? lines.flatMap((line, i) => rowOf(line, lines[i + 1]))
      : [],
  );

/** Labels with one value beside them, or the values themselves, go over two lines. */
export const withLabelsWrapped = (printed: Printed, alignment: Alignment): GlyphPage[] =>
  withWrapped(printed, labelled, alignment, (lines) =>
    lines.flatMap((line, i) => (isLabelled(line, lines[i + 1]) ? wrapped(line, line.cells[0]) : [])),
  );
export const withValuesWrapped = (printed: Printed): GlyphPage[] =>
  withWrapped(printed, labelled, "top", (lines) =>
    lines.flatMap((line, i) => (isLabelled(line, lines[i + 1]) ? wrapped(line, line.cells.at(-1)) : [])),
  );

function withWrapped(
  printed: Printed,
  sections: ReadonlySet<number>,
  alignment: Alignment,
  rowsOf: (lines: readonly Line[]) => Row[],
): GlyphPage[] {
  const own = printed.sheet.sections.filter(({ number }) => sections.has(number));
  return printed.pages.map((page) => {
    const lines = linesOn(printed, page.number);
    const rows = own.flatMap((section) =>
      rowsOf(lines.filter((line) => section.lines.some((one) => isSameLine(one, line)))),
    );
    return withRowsGrown(page, rows, ({ left, right, from }, x) => {
      const isOwn = x >= left && x <= right;
      const isSecond = isOwn && x >= from;
      return { right: isSecond ? left - from : 0, down: isSecond ? 1 : isOwn ? 0 : alignments[alignment] };
    });
  });
}

const isSameLine = (one: Line, other: Line) =>
  one.page === other.page && Math.abs(one.rect[1] - other.rect[1]) < 1;

const leftOf = ({ cells }: Line) => cells[0]?.rect[0] ?? 0;
const isParted = ({ cells }: Line) => cells.length >= leastCells;
const NUMBERED = /(?<!\d)\d{2,7}-\d{2}-\d(?!\d)/;
/** Whether two lines are two rows: both have a number of a substance. */
const isBelow = (line: Line, below: Line | undefined): below is Line =>
  below !== undefined &&
  isParted(below) &&
  Math.abs(leftOf(below) - leftOf(line)) < sameEdge &&
  NUMBERED.test(below.text);

/** Whether between its rows no line has fewer cells. */
function isOfSingleLines(lines: readonly Line[]): boolean {
  const first = lines.findIndex((line, i) => isParted(line) && isBelow(line, lines[i + 1]));
  const last = lines.findLastIndex((line, i) => isParted(line) && isBelow(line, lines[i + 1]));
  return lines.slice(first, last).every(isParted);
}

type Row = { line: Line; by: number; left: number; right: number; from: number };

function rowOf(line: Line, below: Line | undefined): Row[] {
  const [widest] = line.cells
    .filter(({ words, text }) => words.length > 1 && /\p{L}{2}/u.test(text))
    .toSorted((a, b) => b.rect[2] - b.rect[0] - (a.rect[2] - a.rect[0]));
  return isParted(line) && isBelow(line, below) ? wrapped(line, widest) : [];
}

/** A label and its value above another such line in the same two columns. */
function isLabelled({ cells }: Line, below: Line | undefined): boolean {
  const isPair = cells.length === 2 && below?.cells.length === 2 && /\p{L}/u.test(cells[0]?.text ?? "");
  return (
    isPair && cells.every(({ rect }, i) => Math.abs(rect[0] - (below.cells[i]?.rect[0] ?? 0)) < sameEdge)
  );
}

/** What a cell says behind a colon that begins it goes on below itself; numbers do not. */
function wrapped(line: Line, cell: Cell | undefined): Row[] {
  const words = (cell?.words ?? []).filter(({ text }, i) => i > 0 || text !== ":");
  const [first] = words;
  const second = words[Math.ceil(words.length / 2)];
  const isSaid = words.filter(({ text }) => /\p{L}{2}/u.test(text)).length > 1;
  if (!cell || !first || !second || !isSaid) return [];
  return [{ line, by: pitch * line.size, left: first.rect[0], right: cell.rect[2], from: second.rect[0] }];
}
