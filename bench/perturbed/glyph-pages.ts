import type { Characters } from "@/lib/extraction/glyphs/characters";
import type { Placement, Rule } from "@/lib/extraction/model";

/** A letter of a page as the lines are given it, so far as they ask. */
export type Glyph = {
  text: string;
  rect: [x0: number, y0: number, x1: number, y1: number];
  baseline: number;
  size: number;
  bold: boolean;
};

/** What a page hands to its lines: its letters in the order of its content, null for white space, and its rules. */
export type GlyphPage = {
  number: number;
  width: number;
  height: number;
  glyphs: (Glyph | null)[];
  rules: Rule[];
  placement?: Placement;
};

/** Wider than this part of the type size, a gap ends a word. */
const wordGap = 0.5;

export function glyphsOf({ texts, fonts, rects, baselines }: Characters): (Glyph | null)[] {
  return fonts.map((font, i) => {
    if (!font) return null;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = rects.subarray(4 * i, 4 * i + 4);
    const { size, bold } = font;
    return { text: texts[i] ?? "", rect: [x0, y0, x1, y1], baseline: baselines[i] ?? 0, size, bold };
  });
}

export function charactersOf(glyphs: readonly (Glyph | null)[]): Characters {
  const rects = new Float64Array(4 * glyphs.length);
  for (const [i, glyph] of glyphs.entries()) if (glyph) rects.set(glyph.rect, 4 * i);
  const inherited = {
    name: "",
    kind: "text",
    isLevel: true,
    object: 0,
    isWhite: false,
    baseline: null,
  } as const;
  return {
    texts: glyphs.map((glyph) => glyph?.text ?? ""),
    fonts: glyphs.map((glyph) => glyph && { ...inherited, size: glyph.size, bold: glyph.bold }),
    rects,
    baselines: Float64Array.from(glyphs, (glyph) => glyph?.baseline ?? 0),
    isLegible: true,
  };
}

/** The words of a page in the order of its content. */
export function wordsOf(glyphs: readonly (Glyph | null)[]): Glyph[][] {
  const words: Glyph[][] = [];
  let last: Glyph | null = null;
  for (const glyph of glyphs) {
    if (glyph && last && isNext(last, glyph)) words.at(-1)?.push(glyph);
    else if (glyph) words.push([glyph]);
    last = glyph;
  }
  return words;
}

function isNext(last: Glyph, { baseline, rect: [left] }: Glyph): boolean {
  const isBeside = left - last.rect[2] <= wordGap * last.size && left >= last.rect[0] - wordGap * last.size;
  return isBeside && Math.abs(baseline - last.baseline) <= 0.4 * last.size;
}

export const apart = (words: readonly Glyph[][]): (Glyph | null)[] =>
  words.flatMap((word) => [...word, null]);

/** Letters of even width, from a place on. */
export function lettersAt(
  text: string,
  at: Pick<Glyph, "size" | "bold" | "baseline">,
  left: number,
): (Glyph | null)[] {
  const { size, bold, baseline } = at;
  return [...text].map((letter, i) => {
    const x0 = left + i * letterWidth * size;
    const rect: Glyph["rect"] = [x0, baseline - 0.21 * size, x0 + letterWidth * size, baseline + 0.9 * size];
    return letter === " " ? null : { text: letter, rect, baseline, size, bold };
  });
}
export const letterWidth = 0.55;

export function movedGlyph(glyph: Glyph, dx: number, dy: number): Glyph {
  const [x0, y0, x1, y1] = glyph.rect;
  return { ...glyph, rect: [x0 + dx, y0 + dy, x1 + dx, y1 + dy], baseline: glyph.baseline + dy };
}

export function movedRule({ rect: [x0, y0, x1, y1], direction }: Rule, dx: number, dy: number): Rule {
  return { rect: [x0 + dx, y0 + dy, x1 + dx, y1 + dy], direction };
}

export const middleOf = ({ rect: [x0, y0, x1, y1] }: Pick<Glyph, "rect">) =>
  [(x0 + x1) / 2, (y0 + y1) / 2] as const;

export function isIn(glyph: Glyph, [x0, y0, x1, y1]: readonly number[]): boolean {
  const [x, y] = middleOf(glyph);
  return x >= (x0 ?? 0) && x <= (x1 ?? 0) && y >= (y0 ?? 0) && y <= (y1 ?? 0);
}
