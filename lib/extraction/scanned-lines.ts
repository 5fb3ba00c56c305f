import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { languageOf, readersLanguage } from "./language";
import { linesOfWords } from "./lines";
import type { Line } from "./model";
import { type OcrLanguage, readPicture } from "./ocr";
import { pictureOf } from "./page-picture";
import type { PageSize } from "./pdf-file";

const ocrLanguages = { en: "eng", de: "deu", nl: "nld", fr: "fra" } as const;
/** Enough letters to tell a language by. */
const tellingLetters = 300;

/**
 * Reads the pages of one scan by OCR: in English until the sheet's language is known, and that page again when it
 * is another.
 */
export function scanReader(pdfium: WrappedPdfiumModule) {
  let language: OcrLanguage | null = null;

  return async function scannedLines(page: number, size: PageSize): Promise<Line[]> {
    const picture = await pictureOf(pdfium, page);
    if (!picture) return [];
    const read = async (code: OcrLanguage) =>
      linesOfWords(await readPicture(picture, size, code), size.number);
    if (language) return read(language);
    const lines = await read("eng");
    if (lettersOf(lines) < tellingLetters) return lines;
    language = ocrLanguages[readersLanguage(languageOf(lines))];
    return language === "eng" ? lines : read(language);
  };
}

export function lettersOf(lines: Line[]): number {
  return lines.reduce((sum, line) => sum + line.text.length, 0);
}
