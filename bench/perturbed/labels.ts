import type { Line } from "@/lib/extraction/model";
import { linesOn } from "./columns";
import { withRowsGrown } from "./geometry";
import { type Glyph, type GlyphPage, isIn } from "./glyph-pages";
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
    const rows = linesOn(printed, page.number)
      .filter(isLabelled)
      .map((line) => ({ line, by: pitch * line.size }));
    return withRowsGrown(page, rows, ({ line: { cells } }, x) => {
      const [label, value] = [cells[0], cells.at(-1)];
      return label && value && x >= value.rect[0]
        ? { right: label.rect[0] + indent - value.rect[0], down: 1 }
        : { right: 0, down: 0 };
    });
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
