import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { GreyPicture } from "./grey-picture";
import { withPlainBands } from "./heading-bands";
import { withoutRulingLines } from "./ruling-lines";

type Memory = { HEAPU8: Uint8Array };

/** Sheets are scanned at 200 to 300 dots an inch; more pixels cost time and read no better. */
export const dotsPerInch = 250;
const pointsPerInch = 72;
const largestSide = 4_000;
/** PDFium's number for bitmaps of one grey byte a pixel. */
const greyBitmap = 1;

/** A page's picture as OCR reads it best: upright as a reader sees it, without ruling lines and dark bands. */
export async function pictureToRead(pdfium: WrappedPdfiumModule, page: number): Promise<GreyPicture | null> {
  const picture = pictureOf(pdfium, page);
  return picture && withoutRulingLines(await withPlainBands(picture));
}

/** A page as it is drawn, in grey, upright as a reader sees it; null when there is no memory for it. */
export function pictureOf(pdfium: WrappedPdfiumModule, page: number): GreyPicture | null {
  const points = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)] as const;
  const scale = Math.min(dotsPerInch / pointsPerInch, largestSide / Math.max(...points));
  const [width, height] = [Math.round(points[0] * scale), Math.round(points[1] * scale)];
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, greyBitmap, 0, 0);
  if (!bitmap) return null;
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const { HEAPU8 } = pdfium.pdfium as WrappedPdfiumModule["pdfium"] & Memory;
    const pixels = Buffer.alloc(width * height);
    for (let y = 0; y < height; y++)
      pixels.set(HEAPU8.subarray(start + y * stride, start + y * stride + width), y * width);
    return { pixels, width, height };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
