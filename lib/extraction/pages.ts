import { charactersOf } from "./characters";
import { linesOf } from "./lines";
import type { Line, Page, RefusalCode } from "./model";
import { loadPdfium } from "./pdfium";
import { recognisePictograms } from "./pictograms";

/** Pictograms stand in section 2, which begins on one of the first pages. */
const pictogramPages = 4;
const mostPages = 400;

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
    const withoutPictogram = new Set<string>();
    for (let i = 0; i < count; i++) {
      const page = pdfium.FPDF_LoadPage(document, i);
      if (!page) continue;
      pages.push({
        number: i + 1,
        width: pdfium.FPDF_GetPageWidthF(page),
        height: pdfium.FPDF_GetPageHeightF(page),
        lines: linesOf(charactersOf(pdfium, page), i + 1),
        margins: [],
        rules: [],
        pictures: i < pictogramPages ? recognisePictograms(pdfium, page, i + 1, withoutPictogram) : [],
        ocr: false,
      });
      pdfium.FPDF_ClosePage(page);
    }
    return withoutMargins(pages);
  } finally {
    if (document) pdfium.FPDF_CloseDocument(document);
    pdfium.pdfium.wasmExports.free(at);
  }
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
