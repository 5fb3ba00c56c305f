/** Macintosh Roman from 0x80 on, the order in which TrueType fonts of Windows number their first glyphs. */
const macintosh =
  "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ";
export const glyphOfSpace = 3;
const toAscii = 29;
const lastAsciiGlyph = 97;
/** This share of a text are letters: the rest are spaces, digits and marks. */
const leastLetters = 0.4;

/**
 * Some PDFs print glyph numbers where the text should be: every letter stands 29 places too low, a space is the
 * character 3. Tells by the spaces which of a page's fonts are like that; `codes` are its characters by font.
 */
export function fontsWithGlyphNumbers(codes: ReadonlyMap<string, readonly number[]>): Set<string> {
  const shifted = new Set<string>();
  for (const [font, printed] of codes)
    if (count(printed, glyphOfSpace) > count(printed, 0x20)) shifted.add(font);
  const own = [...codes].flatMap(([font, printed]) => (shifted.has(font) ? printed : []));
  // Numbered in a font's own order, the glyph of a frequent letter may be the third
  if (letters(own.map(characterOfGlyph)) < leastLetters * own.length) return new Set();
  for (const [font, printed] of codes) {
    const hasSpaces = count(printed, 0x20) > 0;
    if (!hasSpaces && lowerCase(printed.map(characterOfGlyph)) > lowerCase(printed)) shifted.add(font);
  }
  return shifted;
}

function count(codes: readonly number[], wanted: number): number {
  return codes.reduce((sum, code) => sum + (code === wanted ? 1 : 0), 0);
}

function letters(codes: readonly number[]): number {
  return codes.reduce(
    (sum, code) => sum + (code >= 0x41 && /\p{L}/u.test(String.fromCodePoint(code)) ? 1 : 0),
    0,
  );
}

/** Words are written in lower case letters far more than in capitals and marks. */
function lowerCase(codes: readonly number[]): number {
  return codes.reduce((sum, code) => sum + (code >= 0x61 && code <= 0x7a ? 1 : 0), 0);
}

/** The character that a glyph number stands for; 0 for one outside the common order and for ends of lines. */
export function characterOfGlyph(glyph: number): number {
  if (glyph === 0x0a || glyph === 0x0d) return 0;
  if (glyph <= lastAsciiGlyph) return glyph + toAscii;
  return macintosh.codePointAt(glyph - lastAsciiGlyph - 1) ?? 0;
}
