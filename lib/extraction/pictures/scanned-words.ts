import { rectInFile } from "@/lib/extraction/glyphs/page-frame";
import type { Page, Rect, ScannedPage } from "@/lib/extraction/model";

/** What OCR read on a file's pages, page by page; pages with text of their own are left out. */
export function scannedWords(pages: readonly Page[]): ScannedPage[] {
  const words = new Map<number, ScannedPage["words"]>();
  for (const page of pages.filter(({ ocr }) => ocr)) {
    const read = [...page.lines, ...page.margins].flatMap(({ cells }) => cells.flatMap((cell) => cell.words));
    const placed = read.map(({ text, rect }) => ({ text, rect: rounded(rectInFile(rect, page)) }));
    words.set(page.number, [...(words.get(page.number) ?? []), ...placed]);
  }
  return [...words].map(([page, all]) => ({ page, words: all }));
}

/** A point is fine enough to find a word by, and half as long to keep. */
function rounded([x0, y0, x1, y1]: Rect): Rect {
  return [Math.round(x0), Math.round(y0), Math.round(x1), Math.round(y1)];
}
