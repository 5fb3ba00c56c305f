import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { callsOf } from "./pdfium-calls";

/** PDFium's numbers for the kinds of what is drawn on a page. */
export const objectKinds = { text: 1, path: 2, image: 3, shading: 4, form: 5 } as const;

const mostObjects = 20_000;

/** What is drawn on a page, in the order in which it is drawn, by PDFium's handle. */
export type PageObjects = readonly { handle: number; kind: number }[];

export function objectsOf(pdfium: WrappedPdfiumModule, page: number): PageObjects {
  const calls = callsOf(pdfium);
  const count = Math.min(calls.FPDFPage_CountObjects(page), mostObjects);
  const objects: { handle: number; kind: number }[] = [];
  for (let i = 0; i < count; i++) {
    const handle = calls.FPDFPage_GetObject(page, i);
    objects.push({ handle, kind: calls.FPDFPageObj_GetType(handle) });
  }
  return objects;
}
