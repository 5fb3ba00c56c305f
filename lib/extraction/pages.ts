import { charactersOf } from "./characters";
import { linesOf } from "./lines";
import type { Line, Page, RefusalCode } from "./model";
import { loadPdfium } from "./pdfium";
import { recognisePictograms } from "./pictograms";
import { lettersOf, scanReader } from "./scanned-lines";

/** Pictograms stand in section 2, which begins on one of the first pages. */
const pictogramPages = 4;
const mostPages = 400;
/** A page with fewer letters than this is a picture of a page, or empty. */
const fewLetters = 120;
const pagesToJudgeBy = 2;
const sheetWords =
  /safety data|M?SDS|sicherheitsdaten|veiligheids(?:informatie)?blad|donn[ée]es de s[ée]curit|\bCAS\b|first[ -]aid|hazard/i;

/** PDFium's error for a file that needs a password. */
const passwordError = 4;

/** The pages of a PDF with their lines, or why it cannot be read. */
export async function pagesOf(bytes: Uint8Array): Promise<Page[] | RefusalCode> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-")) return "not_a_pdf";
  const pdfium = await loadPdfium();
  const heap = pdfium.pdfium as typeof pdfium.pdfium & { HEAPU8: Uint8Array };
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length);
  heap.HEAPU8.set(bytes, at);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, "");
  try {
    if (!document) return pdfium.FPDF_GetLastError() === passwordError ? "encrypted" : "damaged";
    const count = pdfium.FPDF_GetPageCount(document);
    if (count === 0) return "damaged";
    if (count > mostPages) return "too_complex";
    const pages: Page[] = [];
    const scannedLines = scanReader(pdfium);
    const withoutPictogram = new Set<string>();
    for (let i = 0; i < count; i++) {
      const page = pdfium.FPDF_LoadPage(document, i);
      if (!page) continue;
      const size = {
        number: i + 1,
        width: pdfium.FPDF_GetPageWidthF(page),
        height: pdfium.FPDF_GetPageHeightF(page),
      };
      const printed = linesOf(charactersOf(pdfium, page), size.number);
      const isScan = lettersOf(printed) < fewLetters && isWorthReading(pages);
      const scanned = isScan ? await scannedLines(page, size) : [];
      const ocr = lettersOf(scanned) > lettersOf(printed);
      pages.push({
        ...size,
        lines: ocr ? scanned : printed,
        margins: [],
        rules: [],
        pictures: i < pictogramPages ? recognisePictograms(pdfium, page, i + 1, withoutPictogram) : [],
        ocr,
      });
      pdfium.FPDF_ClosePage(page);
    }
    return withoutMargins(pages);
  } finally {
    if (document) pdfium.FPDF_CloseDocument(document);
    pdfium.pdfium.wasmExports.free(at);
  }
}

/** A scan whose first pages say nothing of safety data is not read to its end: reading pictures takes seconds. */
function isWorthReading(pages: Page[]): boolean {
  if (pages.length < pagesToJudgeBy) return true;
  return pages.some((page) => page.lines.some((line) => sheetWords.test(line.text)));
}

/** Moves lines that recur at the same height on most pages to the margins. */
function withoutMargins(pages: Page[]): Page[] {
  if (pages.length < 3) return pages;
  const key = (line: Line) => `${Math.round(line.rect[1] / 3)} ${line.text.replace(/\d+/g, "#")}`;
  const seen = new Map<string, number>();
  for (const page of pages)
    for (const text of new Set(page.lines.map(key))) seen.set(text, (seen.get(text) ?? 0) + 1);
  const least = Math.max(3, 0.5 * pages.length);
  return pages.map((page) => {
    const isMargin = (line: Line) =>
      (line.rect[1] > 0.82 * page.height || line.rect[1] < 0.14 * page.height) &&
      (seen.get(key(line)) ?? 0) >= least;
    return {
      ...page,
      margins: page.lines.filter(isMargin),
      lines: page.lines.filter((line) => !isMargin(line)),
    };
  });
}
