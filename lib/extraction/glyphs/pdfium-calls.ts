import type { WrappedPdfiumModule } from "@embedpdf/pdfium";

type Name =
  | "FPDFText_LoadPage"
  | "FPDFText_ClosePage"
  | "FPDFText_CountChars"
  | "FPDFText_GetUnicode"
  | "FPDFText_HasUnicodeMapError"
  | "FPDFText_GetLooseCharBox"
  | "FPDFText_GetCharBox"
  | "FPDFText_GetCharOrigin"
  | "FPDFText_GetTextObject"
  | "FPDFText_GetFontInfo"
  | "FPDFTextObj_GetFont"
  | "FPDFTextObj_GetTextRenderMode"
  | "FPDFText_GetFontSize"
  | "FPDFText_GetMatrix"
  | "FPDFPage_CountObjects"
  | "FPDFPage_GetObject"
  | "FPDFPage_GetRotation"
  | "FPDF_GetPageBoundingBox"
  | "FPDFPageObj_GetType"
  | "FPDFPageObj_GetBounds"
  | "FPDFPageObj_GetMatrix"
  | "FPDFPageObj_GetFillColor"
  | "FPDFPageObj_GetStrokeColor"
  | "FPDFPageObj_GetStrokeWidth"
  | "FPDFPageObj_HasTransparency"
  | "FPDFPageObj_GetClipPath"
  | "FPDFFormObj_CountObjects"
  | "FPDFFormObj_GetObject"
  | "FPDFPath_CountSegments"
  | "FPDFPath_GetPathSegment"
  | "FPDFPath_GetDrawMode"
  | "FPDFClipPath_CountPaths"
  | "FPDFClipPath_CountPathSegments"
  | "FPDFClipPath_GetPathSegment"
  | "FPDFPathSegment_GetType"
  | "FPDFPathSegment_GetPoint";

/** PDFium's own exports: many times faster than the package's wrappers, which look up their function at each call. */
export type PdfiumCalls = Readonly<Record<Name, (...numbers: number[]) => number>>;

/** Emscripten's views of PDFium's memory, replaced when it grows; the package's types leave them out. */
export type PdfiumMemory = {
  HEAPU8: Uint8Array;
  HEAP32: Int32Array;
  HEAPU32: Uint32Array;
  HEAPF32: Float32Array;
  HEAPF64: Float64Array;
};

export function callsOf(pdfium: WrappedPdfiumModule): PdfiumCalls {
  return pdfium.pdfium.wasmExports as WrappedPdfiumModule["pdfium"]["wasmExports"] & PdfiumCalls;
}

/** The views as they are now: ask again after every call that may allocate. */
export function memoryOf(pdfium: WrappedPdfiumModule): PdfiumMemory {
  return pdfium.pdfium as WrappedPdfiumModule["pdfium"] & PdfiumMemory;
}
