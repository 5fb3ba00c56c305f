import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import sharp from "sharp";
import { withPlainBands } from "./heading-bands";
import { withoutRulingLines } from "./ruling-lines";

type Memory = { HEAPU8: Uint8Array };

/** Sheets are scanned at 200 to 300 dots an inch; more pixels cost time and read no better. */
export const dotsPerInch = 250;
const pointsPerInch = 72;
const largestSide = 4_000;

export type PagePicture = { png: Buffer; width: number; height: number };

/** A page as a grey PNG, upright as a reader sees it. */
export async function pictureOf(pdfium: WrappedPdfiumModule, page: number): Promise<PagePicture | null> {
  const points = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)] as const;
  const scale = Math.min(dotsPerInch / pointsPerInch, largestSide / Math.max(...points));
  const [width, height] = [Math.round(points[0] * scale), Math.round(points[1] * scale)];
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (!bitmap) return null;
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const memory = pdfium.pdfium as WrappedPdfiumModule["pdfium"] & Memory;
    const pixels = memory.HEAPU8.slice(start, start + stride * height);
    const raw = { width: stride / 4, height, channels: 4 as const };
    const grey = await sharp(pixels, { raw }).removeAlpha().greyscale().raw().toBuffer();
    const plain = withoutRulingLines(await withPlainBands({ pixels: grey, width, height }));
    const png = await sharp(plain.pixels, { raw: { width, height, channels: 1 } })
      .png({ compressionLevel: 1 })
      .toBuffer();
    return { png, width, height };
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
