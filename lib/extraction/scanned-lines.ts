import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { languageOf, readersLanguage } from "./language";
import { linesOfWords } from "./lines";
import type { Line, Page } from "./model";
import { type OcrLanguage, readPicture } from "./ocr";
import type { Turn } from "./page-frame";
import { pictureOf } from "./page-picture";
import type { PageSize } from "./pdf-file";

const ocrLanguages = { en: "eng", de: "deu", nl: "nld", fr: "fra" } as const;
/** Enough letters to tell a language by. */
const tellingLetters = 300;

/** A scan's page, upright. */
export type ScannedPage = Pick<Page, "lines" | "width" | "height" | "placement">;

/**
 * Reads the pages of one scan by OCR: in English until the sheet's language is known, and that page again when it
 * is another.
 */
export function scanReader(pdfium: WrappedPdfiumModule) {
  let language: OcrLanguage | null = null;
  let likelyTurn: Turn = 0;

  return async function scannedPage(page: number, size: PageSize): Promise<ScannedPage | null> {
    const picture = await pictureOf(pdfium, page);
    if (!picture) return null;
    const read = async (code: OcrLanguage): Promise<ScannedPage> => {
      const scale = size.width / picture.width;
      const { words, width, height, turn } = await readPicture(picture, scale, code, likelyTurn);
      likelyTurn = turn;
      const placement = turn === 0 ? undefined : { turn, origin: [0, 0] as const };
      return { lines: linesOfWords(words, size.number), width, height, placement };
    };
    if (language) return read(language);
    const scanned = await read("eng");
    if (lettersOf(scanned.lines) < tellingLetters) return scanned;
    language = ocrLanguages[readersLanguage(languageOf(scanned.lines))];
    return language === "eng" ? scanned : read(language);
  };
}

export function lettersOf(lines: Line[]): number {
  return lines.reduce((sum, line) => sum + line.text.length, 0);
}
