import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Turn } from "@/lib/extraction/glyphs/page-frame";
import type { PageSize } from "@/lib/extraction/glyphs/pdf-file";
import { languageOf, readersLanguage } from "@/lib/extraction/language/language";
import { wordsIn } from "@/lib/extraction/language/words";
import { linesOfWords } from "@/lib/extraction/lines/lines";
import type { Line, Page } from "@/lib/extraction/model";
import { readPicture } from "./ocr";
import { mostReaders, type OcrLanguage } from "./ocr-readers";
import { pictureToRead } from "./page-picture";

const first: OcrLanguage = "eng";
/** Enough letters to tell a language by. */
const tellingLetters = 300;

/** A scan's page, upright. */
export type ScannedPage = Pick<Page, "lines" | "rules" | "width" | "height" | "placement">;

/**
 * Reads the pages of one scan by OCR: in English until the sheet's language is known, and that page again when it
 * is another. The page may be closed once the promise resolves; its words follow as `read`, side by side with the
 * next pages'.
 */
export function scanReader(pdfium: WrappedPdfiumModule) {
  let language: OcrLanguage | null = null;
  let likelyTurn: Turn = 0;
  const reading = new Set<Promise<unknown>>();

  return async function scannedPage(
    page: number,
    size: PageSize,
  ): Promise<{ read: Promise<ScannedPage> } | null> {
    while (reading.size >= mostReaders) await Promise.race(reading);
    const unruled = await pictureToRead(pdfium, page);
    if (!unruled) return null;
    const readIn = async (code: OcrLanguage): Promise<ScannedPage> => {
      const scale = size.width / unruled.picture.width;
      const { words, rules, width, height, turn } = await readPicture(unruled, scale, code, likelyTurn);
      likelyTurn = turn;
      const placement = turn === 0 ? undefined : { turn, origin: [0, 0] as const };
      return { lines: linesOfWords(words, size.number, rules), rules, width, height, placement };
    };
    if (!language) {
      const scanned = await readIn(first);
      if (lettersOf(scanned.lines) < tellingLetters) return { read: Promise.resolve(scanned) };
      const own = wordsIn(readersLanguage(languageOf(scanned.lines)), "text").trainingData ?? [];
      language = own[0] ?? first;
      return { read: language === first ? Promise.resolve(scanned) : readIn(language) };
    }
    const read = readIn(language);
    const settled: Promise<boolean> = read.then(
      () => reading.delete(settled),
      () => reading.delete(settled),
    );
    reading.add(settled);
    return { read };
  };
}

export function lettersOf(lines: Line[]): number {
  return lines.reduce((sum, line) => sum + line.text.length, 0);
}
