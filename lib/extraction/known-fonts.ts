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

/** What a file's pages so far have told of the letters that its fonts hand over wrongly. */
export class KnownFonts {
  private readonly macintosh = new Set<string>();
  private readonly ligatures = new Map<string, string>();

  /** What stands on the page where PDFium hands over something else: a code, or the letters of a ligature. */
  lettersMeant(codes: readonly number[], glyphs: Glyphs): Map<number, number | string> | null {
    const hasMacintosh = this.macintosh.size > 0 || codes.some(mayBeMacintosh);
    const hasLigatures = codes.some(mayBeLigature);
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
    const isBlank = (i: number) => !(glyphs.inkOf(i).width > 0 && glyphs.inkOf(i).height > 0);
    const keys = new Map<number, string | null>();
    const keyOf = (i: number) => {
      const known = keys.get(i);
      if (known !== undefined) return known;
      const { name, kind } = glyphs.fontOf(i);
      const isGlyph = kind === "text" && !isBlank(i);
      const key = isGlyph ? `${name} ${codes[i]} ${Math.round(glyphs.inkOf(i).width / widthStep)}` : null;
      keys.set(i, key);
      return key;
    };
    for (const [key, letters] of ligaturesIn(codes, keyOf)) this.ligatures.set(key, letters);
    for (const [i, code] of codes.entries()) {
      if (!mayBeLigature(code)) continue;
      const key = keyOf(i);
      const letters = key === null ? undefined : this.ligatures.get(key);
      if (letters) meant.set(i, letters);
      else if (code === unknown && isBlank(i)) meant.set(i, 0x20);
    }
  }
}
