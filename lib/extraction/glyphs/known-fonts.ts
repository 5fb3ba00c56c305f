import type { FontKind } from "./glyph-meaning";
import { ligaturesIn, mayBeLigature } from "./lost-ligatures";
import { fontsReadAsMacintosh, mayBeMacintosh, ofWindowsCode } from "./macintosh-letters";

/** What is asked about the characters of a page, by their numbers. */
type Glyphs = {
  fontOf: (index: number) => { name: string; kind: FontKind };
  originOf: (index: number) => [x: number, y: number] | null;
  inkOf: (index: number) => { width: number; height: number };
};

const unknown = 0xfffd;
/** Glyphs of one font whose widths differ by less than this part of the type size are one and the same. */
const widthStep = 0.04;
/** A glyph as narrow and as frequent as this is the space between words; ligatures are far rarer. */
const widestSpace = 0.45;
const rarestSpace = 0.08;
const fewLetters = 100;

/** What a file's pages so far have told of the letters that its fonts hand over wrongly. */
export class KnownFonts {
  private readonly macintosh = new Set<string>();
  private readonly ligatures = new Map<string, string>();

  /** What stands on the page where PDFium hands over something else: a code, or the letters of a ligature. */
  lettersMeant(codes: readonly number[], glyphs: Glyphs): Map<number, number | string> | null {
    let hasMacintosh = this.macintosh.size > 0;
    let hasLigatures = false;
    for (const code of codes) {
      if (code >= 0x20 && code <= 0x7e) continue;
      hasMacintosh ||= mayBeMacintosh(code);
      hasLigatures ||= mayBeLigature(code);
    }
    if (!hasMacintosh && !hasLigatures) return null;
    const meant = new Map<number, number | string>();
    if (hasMacintosh) this.addWindowsLetters(codes, glyphs, meant);
    if (hasLigatures) this.addLigatures(codes, glyphs, meant);
    return meant;
  }

  private addWindowsLetters(
    codes: readonly number[],
    glyphs: Glyphs,
    meant: Map<number, number | string>,
  ): void {
    for (const font of fontsReadAsMacintosh(codes, (i) => glyphs.fontOf(i).name)) this.macintosh.add(font);
    if (!this.macintosh.size) return;
    for (const [i, code] of codes.entries()) {
      const next = codes[i + 1] ?? 0;
      const isPair =
        code === 0x66 && next === 0x6c && glyphs.originOf(i)?.[0] === glyphs.originOf(i + 1)?.[0];
      const letter = isPair || code > 0x7e ? ofWindowsCode(code, { code: next, isSameGlyph: isPair }) : code;
      if (letter === code || !this.macintosh.has(glyphs.fontOf(i).name)) continue;
      meant.set(i, letter);
      // The second letter of a glyph that is one letter
      if (isPair) meant.set(i + 1, "");
    }
  }

  private addLigatures(codes: readonly number[], glyphs: Glyphs, meant: Map<number, number | string>): void {
    const keys = new Map<number, string | null>();
    const keyOf = (i: number) => {
      const known = keys.get(i);
      if (known !== undefined) return known;
      const { name, kind } = glyphs.fontOf(i);
      const { width, height } = glyphs.inkOf(i);
      const isGlyph = kind === "text" && width > 0 && height > 0;
      const key = isGlyph ? `${name} ${codes[i]} ${Math.round(width / widthStep)}` : null;
      keys.set(i, key);
      return key;
    };
    const lost = [...codes.keys()].filter((i) => mayBeLigature(codes[i] ?? 0));
    for (const key of spacesAmong(lost, codes, glyphs, keyOf)) this.ligatures.set(key, " ");
    const isKnown = (key: string | null) => key !== null && this.ligatures.has(key);
    const ligatures = ligaturesIn(codes, (i) => (isKnown(keyOf(i)) ? null : keyOf(i)));
    for (const [key, letters] of ligatures) this.ligatures.set(key, letters);
    for (const i of lost) {
      const key = keyOf(i);
      const letters = key === null ? undefined : this.ligatures.get(key);
      const isBlank = codes[i] === unknown && key === null && glyphs.fontOf(i).kind === "text";
      if (letters === " " || isBlank) meant.set(i, 0x20);
      else if (letters) meant.set(i, letters);
    }
  }
}

function spacesAmong(
  lost: readonly number[],
  codes: readonly number[],
  glyphs: Glyphs,
  keyOf: (index: number) => string | null,
): string[] {
  const counts = new Map<string, number>();
  for (const i of lost) {
    const key = keyOf(i);
    if (key !== null && codes[i] === unknown && glyphs.inkOf(i).width <= widestSpace)
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  if (codes.length < fewLetters) return [];
  return [...counts].flatMap(([key, count]) => (count >= rarestSpace * codes.length ? [key] : []));
}
