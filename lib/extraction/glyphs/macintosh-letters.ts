/**
 * A TrueType font written without a table of names is taken for one of the Macintosh by PDFium, while its codes are
 * those of Windows: ü is handed over as a cedilla, é as È. Ghostscript writes such fonts.
 */
const ofWindows =
  "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ";
const ofMacintosh =
  "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ";
/** PDF's own Macintosh encoding lacks the mathematical signs; Windows' ° and · in their places are handed over as such. */
const rightAsTheyAre = new Set("°·ºÅÃ");
const meant = new Map(
  [...ofMacintosh].flatMap((letter, i) =>
    rightAsTheyAre.has(letter) ? [] : [[letter.codePointAt(0) ?? 0, ofWindows.charCodeAt(i)] as const],
  ),
);
/** What stands for the small letters of Western Europe, é to ü; capitals and marks, never inside a word. */
const telling = new Set([..."È‡ÁÍÎÓÔÙÛ˚˘‚‰ˆ¸ËÌÏÚÒ"].map((letter) => letter.codePointAt(0) ?? 0));
/** Dash and bullet become letters that are no words; ® becomes Æ. */
const alone = new Set([..."ñï"].map((letter) => letter.codePointAt(0) ?? 0));
const ligatureAE = 0xc6;
const [f, l] = [0x66, 0x6c];
const sharpS = 0xdf;

export function mayBeMacintosh(code: number): boolean {
  return code > 0x7e && (telling.has(code) || alone.has(code) || code === ligatureAE);
}

/** The fonts of a page's characters in which capitals or marks stand inside words where Windows has small letters. */
export function fontsReadAsMacintosh(
  codes: readonly number[],
  fontOf: (index: number) => string,
): Set<string> {
  const balance = new Map<string, number>();
  for (const [i, code] of codes.entries()) {
    if (code <= 0x7e) continue;
    const proof = proofAt(codes, i);
    if (!proof) continue;
    const font = fontOf(i);
    balance.set(font, (balance.get(font) ?? 0) + proof);
  }
  return new Set([...balance].flatMap(([font, sum]) => (sum > 0 ? [font] : [])));
}

/** 1 where only Windows' letter can be meant, -1 where the letter is right as it is. */
function proofAt(codes: readonly number[], i: number): number {
  const [before = 0, code = 0, after = 0] = [codes[i - 1], codes[i], codes[i + 1]];
  if (alone.has(code) && before <= 0x20 && after <= 0x20) return 1;
  if (code === ligatureAE) return isSmall(before) && !isSmall(after) ? 1 : 0;
  if (!isSmall(before) || !isSmall(after)) return 0;
  if (telling.has(code)) return 1;
  return isSmallAccented(code) && !isSmallAccented(meant.get(code) ?? 0) ? -1 : 0;
}

function isSmall(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || isSmallAccented(code);
}

function isSmallAccented(code: number): boolean {
  return code >= 0xdf && code <= 0xff && code !== 0xf7;
}

/** What Windows has for a character; the place of ß is that of a ligature, which comes as two letters of one glyph. */
export function ofWindowsCode(code: number, next: { code: number; isSameGlyph: boolean }): number {
  if (code === f && next.code === l && next.isSameGlyph) return sharpS;
  return code > 0x7e ? (meant.get(code) ?? code) : code;
}
