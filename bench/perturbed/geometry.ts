import type { Line, Rule } from "@/lib/extraction/model";
import { apart, type Glyph, type GlyphPage, middleOf, movedGlyph, movedRule, wordsOf } from "./glyph-pages";
import type { Random } from "./random";

type Point = (x: number, y: number) => [number, number];

function mapped(page: GlyphPage, point: Point, glyph: (glyph: Glyph) => Glyph): GlyphPage {
  const rule = ({ rect: [x0, y0, x1, y1], direction }: Rule): Rule => ({
    rect: [...point(x0, y0), ...point(x1, y1)],
    direction,
  });
  return { ...page, glyphs: page.glyphs.map((one) => one && glyph(one)), rules: page.rules.map(rule) };
}

export function scaled(page: GlyphPage, by: number): GlyphPage {
  const glyph = ({ rect, baseline, size, ...rest }: Glyph): Glyph => {
    const [x0, y0, x1, y1] = rect;
    return { ...rest, rect: [by * x0, by * y0, by * x1, by * y1], baseline: by * baseline, size: by * size };
  };
  const all = mapped(page, (x, y) => [by * x, by * y], glyph);
  return { ...all, width: by * page.width, height: by * page.height };
}

/** Letters keep their size; the lines stand further apart, and the page is longer. */
export function spaced(page: GlyphPage, by: number): GlyphPage {
  const all = mapped(
    page,
    (x, y) => [x, by * y],
    (glyph) => movedGlyph(glyph, 0, (by - 1) * glyph.baseline),
  );
  return { ...all, height: by * page.height };
}

export function withMargin(page: GlyphPage, left: number): GlyphPage {
  const all = mapped(
    page,
    (x, y) => [x + left, y],
    (glyph) => movedGlyph(glyph, left, 0),
  );
  return { ...all, width: page.width + 2 * left };
}

export function jittered(page: GlyphPage, most: number, random: Random): GlyphPage {
  const some = () => most * (2 * random() - 1);
  const words = wordsOf(page.glyphs).map((word) => {
    const [dx, dy] = [some(), some()];
    return word.map((glyph) => movedGlyph(glyph, dx, dy));
  });
  return { ...page, glyphs: apart(words), rules: page.rules.map((rule) => movedRule(rule, some(), some())) };
}

export function shuffled(page: GlyphPage, random: Random): GlyphPage {
  const words = wordsOf(page.glyphs).map((word) => ({ word, at: random() }));
  return { ...page, glyphs: apart(words.sort((a, b) => a.at - b.at).map(({ word }) => word)) };
}

/** Rows that grow downwards by so many points: what stands below goes down with them, and the page is longer. */
export function withRowsGrown<Row extends { line: Line; by: number }>(
  page: GlyphPage,
  rows: readonly Row[],
  /** How far right, and which share of its row's growth down, a word that stands at x goes. */
  moveOf: (row: Row, x: number) => { right: number; down: number },
): GlyphPage {
  const all = rows.reduce((sum, { by }) => sum + by, 0);
  const upAt = (y: number) => all - rows.reduce((sum, { line, by }) => sum + (y < line.rect[1] ? by : 0), 0);
  const words = wordsOf(page.glyphs).map((word) => {
    const [first] = word;
    if (!first) return word;
    const [x, y] = middleOf(first);
    const row = rows.find(({ line: { rect } }) => y >= rect[1] && y <= rect[3]);
    const { right, down } = row ? moveOf(row, x) : { right: 0, down: 0 };
    return word.map((glyph) => movedGlyph(glyph, right, upAt(y) - down * (row?.by ?? 0)));
  });
  const rules = page.rules.map(({ rect: [x0, y0, x1, y1], direction }): Rule => {
    return { rect: [x0, y0 + upAt(y0), x1, y1 + upAt(y1)], direction };
  });
  return { ...page, height: page.height + all, glyphs: apart(words), rules };
}
