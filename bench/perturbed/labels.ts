import type { Line } from "@/lib/extraction/model";
import { linesOn } from "./columns";
import {
  apart,
  type Glyph,
  type GlyphPage,
  isIn,
  middleOf,
  movedGlyph,
  movedRule,
  wordsOf,
} from "./glyph-pages";
import type { Printed } from "./reading";

/** Labels in a column of their own without the colon behind them. */
export function withoutColons(printed: Printed): GlyphPage[] {
  return printed.pages.map((page) => {
    const parted = linesOn(printed, page.number).filter(({ cells }) => cells.length > 1);
    const labels = parted.flatMap(({ cells }) => cells.slice(0, -1));
    const values = parted.flatMap(({ cells }) => cells.slice(1));
    const isColon = (glyph: Glyph) =>
      glyph.text === ":" &&
      (labels.some(({ rect }) => isIn(glyph, rect) && glyph.rect[2] >= rect[2] - edge) ||
        values.some(({ rect }) => isIn(glyph, rect) && glyph.rect[0] <= rect[0] + edge));
    return { ...page, glyphs: page.glyphs.map((glyph) => (glyph && isColon(glyph) ? null : glyph)) };
  });
}
/** What begins or ends a cell does so within so many points. */
const edge = 1.5;

/** What stands beside a label goes below it, set in a little; what follows goes down with it. */
export function withValuesBelow(printed: Printed): GlyphPage[] {
  return printed.pages.map((page) => {
    const steps = linesOn(printed, page.number)
      .filter(isLabelled)
      .map((line) => ({ line, by: pitch * line.size }));
    const all = steps.reduce((sum, { by }) => sum + by, 0);
    const downAt = (y: number) => steps.reduce((sum, { line, by }) => sum + (y < line.rect[1] ? by : 0), 0);
    const words = wordsOf(page.glyphs).map((word) => {
      const [first] = word;
      if (!first) return word;
      const [x, y] = middleOf(first);
      const step = steps.find(({ line: { rect } }) => y >= rect[1] && y <= rect[3]);
      const [label, value] = [step?.line.cells[0], step?.line.cells.at(-1)];
      const isValue = step && label && value && x >= value.rect[0];
      const dx = isValue ? label.rect[0] + indent - value.rect[0] : 0;
      const dy = all - downAt(y) - (isValue ? step.by : 0);
      return word.map((glyph) => movedGlyph(glyph, dx, dy));
    });
    const rules = page.rules.map((rule) =>
      movedRule(rule, 0, all - downAt((rule.rect[1] + rule.rect[3]) / 2)),
    );
    return { ...page, height: page.height + all, glyphs: apart(words), rules };
  });
}
const pitch = 1.15;
const indent = 12;

/** A label with a colon, and one short value beside it that does not go on below. */
function isLabelled({ cells, rect }: Line, at: number, lines: readonly Line[]): boolean {
  const label = cells
    .slice(0, -1)
    .map(({ text }) => text)
    .join("");
  const below = lines.slice(at + 1).find((line) => line.rect[3] < rect[3] - 1);
  const left = cells[0]?.rect[0] ?? 0;
  return (
    cells.length <= 3 && /^[^:]*\p{L}[^:]*:$/u.test(label) && !!below && below.rect[0] <= left + indent / 2
  );
}
