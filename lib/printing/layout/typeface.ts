import * as fontkit from "fontkit";

/** One weight of a family, measured without kerning or ligatures so that what is measured is what is drawn. */
export type Face = {
  /** Heights as shares of the type size. */
  xHeight: number;
  ascent: number;
  descent: number;
  /** Width in the unit of `size`. */
  widthOf: (text: string, size: number) => number;
  /** Whether every character has a glyph. */
  covers: (text: string) => boolean;
  /** Where a word may break between syllables, where the language of its text is known. */
  syllableEndsOf?: (word: string) => number[];
  /** For the PDF writer alone. */
  font: fontkit.Font;
};

export type Typeface = { regular: Face; bold: Face };

/** The family that labels and cards are set in, from the bytes of two TrueType files. */
export function typefaceOf(files: { regular: Uint8Array; bold: Uint8Array }): Typeface {
  return { regular: faceOf(files.regular), bold: faceOf(files.bold) };
}

function faceOf(bytes: Uint8Array): Face {
  const opened = fontkit.create(Buffer.from(bytes));
  if (!("layout" in opened)) throw new TypeError("a font collection is no face");
  const glyphs = new Map<string, PlainGlyph>();
  const glyphOf = (character: string): PlainGlyph => {
    const known = glyphs.get(character);
    if (known) return known;
    const codePoint = character.codePointAt(0) ?? 0;
    const { id, advanceWidth } = opened.glyphForCodePoint(codePoint);
    const glyph = { id, advanceWidth, codePoints: [codePoint] };
    glyphs.set(character, glyph);
    return glyph;
  };
  const em = opened.unitsPerEm;
  const layout = (text: string) => plainRun(Array.from(text, glyphOf));
  return {
    // Measured: old font files do not state it.
    xHeight: opened.glyphForCodePoint(0x78).bbox.maxY / em,
    ascent: opened.ascent / em,
    descent: -opened.descent / em,
    widthOf: (text, size) => {
      let units = 0;
      for (const character of text) units += glyphOf(character).advanceWidth;
      return (units * size) / em;
    },
    covers: (text) => Array.from(text).every((character) => glyphOf(character).id !== 0),
    font: Object.create(opened, { layout: { value: layout } }),
  };
}

type PlainGlyph = { id: number; advanceWidth: number; codePoints: number[] };

// A glyph carries the one character it stands for: text copied out of a PDF has no ligatures, and the
// bytes do not depend on what was set before.
function plainRun(glyphs: PlainGlyph[]) {
  return {
    glyphs,
    positions: glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    })),
    advanceWidth: glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0),
  };
}
