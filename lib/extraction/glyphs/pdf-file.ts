import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { RefusalCode } from "@/lib/extraction/model";
import { loadPdfium } from "./pdfium";
import { memoryOf } from "./pdfium-calls";

export type PdfFile = {
  pdfium: WrappedPdfiumModule;
  document: number;
  pageCount: number;
  /** Pages that stay open until the file is closed, by number: a second look at them costs little. */
  open: Map<number, number>;
};

const mostPages = 400;
/** PDFium's error for a file that needs a password. */
const passwordError = 4;

/** Opens a PDF for the time of a function's work; a file that cannot be opened gives the reason instead. */
export async function withPdfFile<Result>(
  bytes: Uint8Array,
  run: (file: PdfFile) => Promise<Result>,
): Promise<Result | RefusalCode> {
  // Readers accept the mark anywhere in the first 1,024 bytes (ISO 32000-2, Annex I).
  if (!new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-")) return "not_a_pdf";
  const pdfium = await loadPdfium();
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length);
  memoryOf(pdfium).HEAPU8.set(bytes, at);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, "");
  const open = new Map<number, number>();
  try {
    if (!document) return pdfium.FPDF_GetLastError() === passwordError ? "encrypted" : "damaged";
    const pageCount = pdfium.FPDF_GetPageCount(document);
    if (pageCount === 0) return "damaged";
    if (pageCount > mostPages) return "too_complex";
    return await run({ pdfium, document, pageCount, open });
  } finally {
    for (const page of open.values()) pdfium.FPDF_ClosePage(page);
    if (document) pdfium.FPDF_CloseDocument(document);
    pdfium.pdfium.wasmExports.free(at);
  }
}

/**
 * Runs a function on each page in turn; a page that cannot be loaded is left out. True keeps the page open, with all
 * that was drawn on it.
 */
export async function eachPage(
  { pdfium, document, pageCount, open }: PdfFile,
  run: (page: number, size: PageSize) => Promise<unknown>,
): Promise<void> {
  for (let i = 0; i < pageCount; i++) {
    const page = open.get(i + 1) ?? pdfium.FPDF_LoadPage(document, i);
    if (!page) continue;
    const width = pdfium.FPDF_GetPageWidthF(page);
    const height = pdfium.FPDF_GetPageHeightF(page);
    if ((await run(page, { number: i + 1, width, height })) === true) open.set(i + 1, page);
    else {
      open.delete(i + 1);
      pdfium.FPDF_ClosePage(page);
    }
  }
}

/** Runs a function on one page, numbered from 1; null when the page cannot be loaded. */
export function onPage<Result>(
  { pdfium, document, open }: PdfFile,
  number: number,
  run: (page: number) => Result,
): Result | null {
  const kept = open.get(number);
  if (kept) return run(kept);
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  if (!page) return null;
  try {
    return run(page);
  } finally {
    pdfium.FPDF_ClosePage(page);
  }
}

/** A page's number from 1 and its width and height in points. */
export type PageSize = { number: number; width: number; height: number };
