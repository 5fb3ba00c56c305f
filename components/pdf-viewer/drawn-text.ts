import type { PdfPageGeometry } from "@embedpdf/models";
import { holdsMiddle, type PageRect } from "./page-places";

/** A word that OCR read on a page that is a picture. */
export type ScannedWord = { text: string; rect: PageRect };

/** What OCR read on one page, each word with its place in the file. */
export type ScannedPage = { page: number; words: { text: string; rect: readonly number[] }[] };

type Slice = { charIndex: number; charCount: number };

/** The letters of a page whose middle lies in a rectangle, as stretches of its text. */
export function slicesIn({ runs }: PdfPageGeometry, rect: PageRect): Slice[] {
  const slices: { charIndex: number; charCount: number }[] = [];
  let isOpen = false;
  for (const { charStart, glyphs } of runs)
    for (const [i, glyph] of glyphs.entries()) {
      // Ends of lines and gaps between words have no size: they go with the letters around them.
      const isGap = glyph.width === 0 || glyph.height === 0;
      const isIn: boolean = isGap ? isOpen : holdsMiddle(rect, glyph);
      const last = slices.at(-1);
      if (isIn && isOpen && last) last.charCount = charStart + i - last.charIndex + 1;
      else if (isIn) slices.push({ charIndex: charStart + i, charCount: 1 });
      isOpen = isIn;
    }
  return slices;
}

/** Stretches of text as one: each on a line of its own, without the breaks that the page makes within words' gaps. */
export function joinedText(texts: string[]): string {
  return texts
    .flatMap((text) => text.split(/[\r\n]+/))
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join("\n");
}

/** The words in a rectangle, line by line as they stand. */
export function wordsIn(words: ScannedWord[], rect: PageRect): string {
  const lines: ScannedWord[][] = [];
  for (const word of words.filter((each) => holdsMiddle(rect, each.rect))) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (line && before && isBeside(before.rect, word.rect)) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.map(({ text }) => text).join(" ")).join("\n");
}

function isBeside(before: PageRect, next: PageRect): boolean {
  const middle = next.y + next.height / 2;
  return middle > before.y && middle < before.y + before.height && next.x > before.x;
}
