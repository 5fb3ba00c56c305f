import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { objectKinds, type PageObjects } from "./page-objects";
import { callsOf } from "./pdfium-calls";

/** PDFium's number for text that is not drawn (ISO 32000-2, 9.3.6). */
const invisible = 3;

/** Whether all text of a page is invisible: what a scanner read of the picture it lies on. */
export function isTextLayer(pdfium: WrappedPdfiumModule, objects: PageObjects): boolean {
  const calls = callsOf(pdfium);
  let hasText = false;
  for (const { handle, kind } of objects) {
    if (kind !== objectKinds.text) continue;
    if (calls.FPDFTextObj_GetTextRenderMode(handle) !== invisible) return false;
    hasText = true;
  }
  return hasText;
}
