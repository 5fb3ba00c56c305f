import type { Line } from "@/lib/extraction/model";
import { type Glyph, type GlyphPage, isIn, wordsOf } from "./glyph-pages";
import type { Printed } from "./reading";

/** The same signs by other characters, as another program sets them. */
const others: Readonly<Record<string, string>> = {
  "–": "-",
  "≥": ">=",
  "≤": "<=",
  µ: "μ",
  "³": "3",
  "²": "2",
  "'": "’",
};

export const withOtherSigns = (page: GlyphPage): GlyphPage => ({
  ...page,
  glyphs: page.glyphs.map((glyph) => glyph && { ...glyph, text: others[glyph.text] ?? glyph.text }),
});

/** Sections whose numbers are measured. */
const measured: ReadonlySet<number> = new Set([3, 8, 9, 11, 12]);
/** A number with one sign. */
const SIGNED = /^[^\d.,]*\d+([.,])\d+[^\d.,]*$/;

/** "0.5" for "0,5", "2.000" for "2,000" and the other way round. */
export function withOtherDecimalSign({ pages, sheet }: Printed): GlyphPage[] {
  const lines = sheet.sections
    .filter(({ number }) => measured.has(number))
    .flatMap((section) => section.lines);
  return pages.map((page) => {
    const own = lines.filter((line) => line.page === page.number);
    const swapped = new Set(wordsOf(page.glyphs).flatMap((word) => signOf(word, own)));
    const other = (glyph: Glyph) => ({ ...glyph, text: glyph.text === "," ? "." : "," });
    return {
      ...page,
      glyphs: page.glyphs.map((glyph) => glyph && (swapped.has(glyph) ? other(glyph) : glyph)),
    };
  });
}

/** The sign of a word that is a number; a line may begin with the number of a part. */
function signOf(word: readonly Glyph[], lines: readonly Line[]): Glyph[] {
  const [first] = word;
  const sign = SIGNED.exec(word.map(({ text }) => text).join(""))?.[1];
  const line = first && lines.find(({ rect }) => isIn(first, rect));
  if (!first || !sign || !line || first.rect[0] < line.rect[0] + first.size) return [];
  return word.filter(({ text }) => text === sign);
}
