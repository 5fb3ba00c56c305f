import type { Line, Rect } from "@/lib/extraction/model";
import { type Glyph, type GlyphPage, isIn, lettersAt, movedGlyph, movedRule } from "./glyph-pages";
import type { Printed } from "./reading";

const header = "Quellwerk Handels GmbH";
const footer = "Quellwerk Handels GmbH, Musterweg 5, 20095 Hamburg";
const headerSize = 9;
/** Points that a line of its own takes. */
const room = 24;

/** A trader's name above and its address below what every page holds already. */
export function withCompany(page: GlyphPage): GlyphPage {
  const at = { size: headerSize, bold: false };
  const up = (glyph: Glyph | null) => glyph && movedGlyph(glyph, 0, room);
  return {
    ...page,
    height: page.height + 2 * room,
    rules: page.rules.map((rule) => movedRule(rule, 0, room)),
    glyphs: [
      ...lettersAt(header, { ...at, baseline: page.height + room + room / 2 }, 50),
      null,
      ...page.glyphs.map(up),
      null,
      ...lettersAt(footer, { ...at, baseline: room / 2 }, 50),
    ],
  };
}

/** The heads and feet of a page, as the first reading tells them. */
const marginsOf = ({ sheet }: Printed, number: number): Rect[] =>
  (sheet.pages.find((page) => page.number === number)?.margins ?? []).map(({ rect }) => rect);

/** With them, what a page says again at its beginning: headings of sections and tables that go on. */
export function repeatedOn(printed: Printed, number: number): Rect[] {
  const saidOn = (on: (page: number) => boolean) =>
    new Set(
      printed.sheet.pages.flatMap((page) => (on(page.number) ? page.lines.map(({ text }) => text) : [])),
    );
  const before = saidOn((page) => page < number);
  const lines = printed.sheet.pages.find((page) => page.number === number)?.lines ?? [];
  // "Not applicable" and "Packing group: II" are said again without being a heading
  const mayHead = ({ bold, cells }: Line) =>
    bold || (cells.length > 1 && !cells.some(({ text }) => /^:|:$/.test(text)));
  const first = lines.findIndex((line) => !before.has(line.text) || !mayHead(line));
  return [...marginsOf(printed, number), ...lines.slice(0, Math.max(0, first)).map(({ rect }) => rect)];
}

export function withoutFurniture(printed: Printed): GlyphPage[] {
  return printed.pages.map((page) => {
    const margins = marginsOf(printed, page.number);
    return {
      ...page,
      glyphs: page.glyphs.map((one) => (one && margins.some((rect) => isIn(one, rect)) ? null : one)),
    };
  });
}
