/** Macintosh Roman from 0x80 on, the order in which TrueType fonts of Windows number their first glyphs. */
const macintosh =
  "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ";
const glyphOfSpace = 3;
const toAscii = 29;
const lastAsciiGlyph = 97;
/** In running text every sixth to eighth character is a space; none at all, and glyph 3 instead, is a lost map. */
const leastSpaces = 0.06;
const fewSpaces = 0.01;
const leastCharacters = 80;

/**
 * Some PDFs print glyph numbers where the text should be: every letter stands 29 places too low, a space is the
 * character 3. Tells by the spaces whether a page is like that.
 */
export function holdsGlyphNumbers(codes: readonly number[]): boolean {
  if (codes.length < leastCharacters) return false;
  const share = (wanted: number) => codes.filter((code) => code === wanted).length / codes.length;
  return share(glyphOfSpace) > leastSpaces && share(0x20) < fewSpaces;
}

/** The character that a glyph number stands for; 0 for one outside the common order and for ends of lines. */
export function characterOfGlyph(glyph: number): number {
  if (glyph === 0x0a || glyph === 0x0d) return 0;
  if (glyph <= lastAsciiGlyph) return glyph + toAscii;
  return macintosh.codePointAt(glyph - lastAsciiGlyph - 1) ?? 0;
}
