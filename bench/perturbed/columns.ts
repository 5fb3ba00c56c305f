import type { Line, Rule } from "@/lib/extraction/model";
import { apart, type GlyphPage, middleOf, movedGlyph, wordsOf } from "./glyph-pages";
import type { Printed } from "./reading";

type Gap = [left: number, right: number];
/** Lines below each other that leave the same gaps free. */
export type Band = { top: number; bottom: number; gaps: Gap[]; lines: number; parted: number };

const leastGap = 6;
const leastLines = 3;
const leastParted = 2;
/** Lines further apart than so many type sizes are no one table. */
const mostApart = 3;
/** What stays between columns, in type sizes: readers still see two. */
const leastLeft = 1.6;

export const linesOn = ({ sheet }: Printed, number: number): Line[] =>
  (sheet.pages.find((page) => page.number === number)?.lines ?? []).toSorted((a, b) => b.rect[3] - a.rect[3]);

/** The columns of tables further apart by so many points, or closer; each row's by the same. */
export function withColumnsMoved(printed: Printed, by: number): GlyphPage[] {
  return printed.pages.map((page) =>
    bandsOf(linesOn(printed, page.number)).reduce((so, band) => moved(so, band, by), page),
  );
}

export function bandsOf(lines: readonly Line[]): Band[] {
  const bands: Band[] = [];
  let band: Band | null = null;
  for (const { cells, rect, size } of lines) {
    const own: Gap[] = cells.slice(1).map((cell, i) => [cells[i]?.rect[2] ?? 0, cell.rect[0]]);
    const left = (band?.gaps ?? [])
      .flatMap((gap) =>
        freeOf(
          gap,
          cells.map((cell) => cell.rect),
        ),
      )
      .filter(([from, to]) => to - from >= Math.max(leastGap, 1.1 * size));
    if (band && left.length && band.bottom - rect[3] < mostApart * size) {
      band.gaps = left;
      band.bottom = Math.min(band.bottom, rect[1]);
      band.lines++;
      if (cells.length > 1) band.parted++;
    } else if (own.length) {
      band = {
        top: rect[3],
        bottom: rect[1],
        gaps: own.filter(([from, to]) => to - from >= leastGap),
        lines: 1,
        parted: 1,
      };
      bands.push(band);
    } else band = null;
  }
  return bands.filter(
    ({ lines: count, parted, gaps }) => count >= leastLines && parted >= leastParted && gaps.length,
  );
}

function freeOf(gap: Gap, rects: readonly Line["rect"][]): Gap[] {
  return rects.reduce<Gap[]>(
    (free, [x0, , x1]) =>
      free.flatMap(([from, to]): Gap[] => {
        if (x1 <= from || x0 >= to) return [[from, to]];
        return [...(x0 > from ? [[from, x0] as Gap] : []), ...(x1 < to ? [[x1, to] as Gap] : [])];
      }),
    [gap],
  );
}

function moved(page: GlyphPage, { top, bottom, gaps }: Band, by: number): GlyphPage {
  const steps = gaps.map(([from, to]) => ({
    middle: (from + to) / 2,
    by: Math.max(by, leastLeft * 10 - (to - from)),
  }));
  const usable = steps.filter((step) => (by > 0 ? step.by > 0 : step.by < 0));
  const shiftAt = (x: number) => usable.reduce((sum, step) => sum + (x > step.middle ? step.by : 0), 0);
  const words = wordsOf(page.glyphs).map((word) => {
    const [first] = word;
    if (!first) return word;
    const [, y] = middleOf(first);
    if (y > top || y < bottom) return word;
    const dx = shiftAt(first.rect[0]);
    return dx ? word.map((glyph) => movedGlyph(glyph, dx, 0)) : word;
  });
  const rules = page.rules.flatMap((rule) => ruleParts(rule, top, bottom, shiftAt));
  const most = Math.max(
    0,
    usable.reduce((sum, step) => sum + step.by, 0),
  );
  return { ...page, width: page.width + most, glyphs: apart(words), rules };
}

/** A line beside the table and beyond it goes along with its part beside the table alone. */
export function ruleParts(rule: Rule, top: number, bottom: number, shiftAt: (x: number) => number): Rule[] {
  const { rect, direction } = rule;
  const [x0, y0, x1, y1] = rect;
  const margin = 4;
  if (y1 < bottom - margin || y0 > top + margin) return [rule];
  if (direction === "horizontal") return [{ rect: [x0 + shiftAt(x0), y0, x1 + shiftAt(x1), y1], direction }];
  const dx = shiftAt((x0 + x1) / 2);
  if (!dx) return [rule];
  const [from, to] = [Math.max(y0, bottom - margin), Math.min(y1, top + margin)];
  const own: Rule = { rect: [x0 + dx, from, x1 + dx, to], direction };
  const over: Rule[] = y1 > to ? [{ rect: [x0, to, x1, y1], direction }] : [];
  const under: Rule[] = y0 < from ? [{ rect: [x0, y0, x1, from], direction }] : [];
  return [own, ...over, ...under];
}

/** Wider spaces between the words of a line, as in justified text, where there is room for them. */
export function withSpaces(printed: Printed, by: number): GlyphPage[] {
  return printed.pages.map((page) => {
    const lines = linesOn(printed, page.number);
    const cells = lines.flatMap((line) =>
      line.cells.map((cell, i) => ({ ...cell, next: line.cells[i + 1] })),
    );
    const words = wordsOf(page.glyphs).map((word) => {
      const [first] = word;
      const [x, y] = first ? middleOf(first) : [0, 0];
      const cell = cells.find(({ rect: [x0, y0, x1, y1] }) => x >= x0 && x <= x1 && y >= y0 && y <= y1);
      if (!first || !cell) return word;
      const step = by * first.size;
      const end = cell.rect[2] + step * (cell.words.length - 1);
      if (cell.next && cell.next.rect[0] - end < leastLeft * first.size) return word;
      const before = cell.words.filter(({ rect }) => rect[2] <= first.rect[0] + 0.5).length;
      return word.map((glyph) => movedGlyph(glyph, step * before, 0));
    });
    return { ...page, glyphs: apart(words) };
  });
}
