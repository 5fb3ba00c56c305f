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
    const cells = linesOn(printed, page.number).flatMap((line) =>
      line.cells
        .slice(0, line.cells.length > 1 ? -1 : 0)
        .concat(line.cells.slice(1).filter(({ text }) => text.startsWith(":"))),
    );
    const colons = new Set(
      page.glyphs.filter((glyph): glyph is Glyph => {
        if (glyph?.text !== ":") return false;
        const cell = cells.find(({ rect }) => isIn(glyph, rect));
        if (!cell) return false;
        return glyph.rect[2] >= cell.rect[2] - 1.5 || glyph.rect[0] <= cell.rect[0] + 1.5;
      }),
    );
    return { ...page, glyphs: page.glyphs.map((glyph) => (glyph && colons.has(glyph) ? null : glyph)) };
  });
}

/** What stands beside a label goes below it, where it stands; what follows goes down with it. */
export function withValuesBelow(printed: Printed): GlyphPage[] {
  return printed.pages.map((page) => {
    const lines = linesOn(printed, page.number);
    const steps = lines.filter(isLabelled).map((line) => ({ line, by: 1.15 * line.size }));
    const all = steps.reduce((sum, { by }) => sum + by, 0);
    const downAt = (y: number) => steps.reduce((sum, { line, by }) => sum + (y < line.rect[1] ? by : 0), 0);
    const words = wordsOf(page.glyphs).map((word) => {
      const [first] = word;
      if (!first) return word;
      const [x, y] = middleOf(first);
      const step = steps.find(({ line: { rect } }) => y >= rect[1] && y <= rect[3]);
      const value = step?.line.cells.at(-1);
      const isValue = step && value && x >= value.rect[0];
      const dx = isValue ? (step.line.cells[0]?.rect[0] ?? 0) + 12 - value.rect[0] : 0;
      const dy = all - downAt(y) - (isValue ? step.by : 0);
      return word.map((glyph) => movedGlyph(glyph, dx, dy));
    });
    const rules = page.rules.map((rule) =>
      movedRule(rule, 0, all - downAt((rule.rect[1] + rule.rect[3]) / 2)),
    );
    return { ...page, height: page.height + all, glyphs: apart(words), rules };
  });
}

/** A label with a colon, and one short value beside it that does not go on below. */
function isLabelled({ cells, rect }: Line, at: number, lines: readonly Line[]): boolean {
  const [label, ...rest] = cells;
  const value = rest.at(-1);
  const text = cells
    .slice(0, -1)
    .map((cell) => cell.text)
    .join("");
  const below = lines.slice(at + 1).find((line) => line.rect[3] < rect[3] - 1);
  return (
    !!label &&
    !!value &&
    rest.length <= 2 &&
    /^[^:]*:$/.test(text + (rest.length === 1 ? "" : "")) &&
    /\p{L}/u.test(text) &&
    !!below &&
    below.rect[0] <= label.rect[0] + 6
  );
}
