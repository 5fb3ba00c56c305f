import type { Line, Rule } from "@/lib/extraction/model";
import { linesOn } from "./columns";
import { apart, type GlyphPage, middleOf, movedGlyph, wordsOf } from "./glyph-pages";
import type { Printed } from "./reading";

/** Where the other cells of a row stand beside one of two lines, as parts of its growth from above. */
export const alignments = { top: 0, middle: 0.5, bottom: 1 } as const;

/** Sections whose tables' rows are those of substances. */
const tabled: ReadonlySet<number> = new Set([3, 8]);
const leastCells = 3;
const pitch = 1.15;
/** Left edges of one column, in points. */
const sameEdge = 4;

/** The widest cell of each row that is one line goes over two, and the other cells stand beside them as they are aligned. */
export function withCellsWrapped(printed: Printed, alignment: keyof typeof alignments): GlyphPage[] {
  const tables = printed.sheet.sections.filter(({ number }) => tabled.has(number));
  return printed.pages.map((page) => {
    const lines = linesOn(printed, page.number);
    const rows = tables.flatMap((section) => {
      const own = lines.filter((line) => section.lines.some((one) => isSameLine(one, line)));
      // A table whose rows have several lines already has an alignment of its own
      return alignment === "top" || isOfSingleLines(own)
        ? own.flatMap((line, i) => rowOf(line, own[i + 1]))
        : [];
    });
    const all = rows.reduce((sum, { by }) => sum + by, 0);
    const downAt = (y: number) => rows.reduce((sum, { line, by }) => sum + (y < line.rect[1] ? by : 0), 0);
    const words = wordsOf(page.glyphs).map((word) => {
      const [first] = word;
      if (!first) return word;
      const [x, y] = middleOf(first);
      const row = rows.find(({ line: { rect } }) => y >= rect[1] && y <= rect[3]);
      const isOwn = row && x >= row.left && x <= row.right;
      const isSecond = isOwn && x >= row.from;
      const down = downAt(y) + (row ? row.by * (isSecond ? 1 : isOwn ? 0 : alignments[alignment]) : 0);
      return word.map((glyph) => movedGlyph(glyph, isSecond ? row.left - row.from : 0, all - down));
    });
    const rules = page.rules.map(({ rect: [x0, y0, x1, y1], direction }): Rule => {
      const [low, high] = [y0 + all - downAt(y0), y1 + all - downAt(y1)];
      return { rect: [x0, low, x1, high], direction };
    });
    return { ...page, height: page.height + all, glyphs: apart(words), rules };
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
  const second = widest?.words[Math.ceil(widest.words.length / 2)];
  if (!isParted(line) || !isBelow(line, below) || !widest || !second) return [];
  const [left, , right] = widest.rect;
  return [{ line, by: pitch * line.size, left, right, from: second.rect[0] }];
}
