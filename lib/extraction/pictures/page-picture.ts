import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { memoryOf } from "@/lib/extraction/glyphs/pdfium-calls";
import { withoutDarkEdges } from "./dark-edges";
import type { GreyPicture } from "./grey-picture";
import { withPlainBands } from "./heading-bands";
import { type LevelTurns, straightPicture } from "./page-skew";
import { type UnruledPicture, withoutRulingLines } from "./ruling-lines";
import { onWhitePaper, withoutGrain } from "./white-paper";

export type PictureToRead = UnruledPicture & { levelTurns: LevelTurns };

/** Sheets are scanned at 200 to 300 dots an inch; more pixels cost time and read no better. */
export const dotsPerInch = 250;
const pointsPerInch = 72;
const largestSide = 4_000;
/** PDFium needs several times a picture's memory to draw it: larger ones are drawn in strips. */
const mostPixels = 6_500_000;
/** PDFium's number for bitmaps of one grey byte a pixel. */
const greyBitmap = 1;

/** A page's picture as OCR reads it best: straight, on white paper, without ruling lines and dark bands. */
export async function pictureToRead(
  pdfium: WrappedPdfiumModule,
  page: number,
): Promise<PictureToRead | null> {
  const picture = pictureOf(pdfium, page);
  if (!picture) return null;
  const { picture: straight, levelTurns } = await straightPicture(
    await onWhitePaper(withoutDarkEdges(picture)),
  );
  const { picture: unruled, rules } = withoutRulingLines(await withPlainBands(straight));
  return { picture: withoutGrain(unruled), rules, levelTurns };
}

/** A page as it is drawn, in grey, upright as a reader sees it; null when there is no memory for it. */
export function pictureOf(pdfium: WrappedPdfiumModule, page: number): GreyPicture | null {
  const points = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)] as const;
  const scale = Math.min(dotsPerInch / pointsPerInch, largestSide / Math.max(...points));
  const [width, height] = [Math.round(points[0] * scale), Math.round(points[1] * scale)];
  const pixels = Buffer.alloc(width * height);
  const rows = Math.ceil(height / Math.ceil((width * height) / mostPixels));
  for (let top = 0; top < height; top += rows) {
    const strip = { width, height, top, rows: Math.min(rows, height - top) };
    if (!drawStrip(pdfium, page, strip, pixels)) return null;
  }
  return { pixels, width, height };
}

type Strip = { width: number; height: number; top: number; rows: number };

/** Draws some rows of the page where they belong among its pixels. */
function drawStrip(pdfium: WrappedPdfiumModule, page: number, strip: Strip, pixels: Buffer): boolean {
  const { width, height, top, rows } = strip;
  const bitmap = pdfium.FPDFBitmap_CreateEx(width, rows, greyBitmap, 0, 0);
  if (!bitmap) return false;
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, rows, 0xffffffff);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, -top, width, height, 0, 0);
    const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
    const stride = pdfium.FPDFBitmap_GetStride(bitmap);
    const { HEAPU8 } = memoryOf(pdfium);
    for (let y = 0; y < rows; y++)
      pixels.set(HEAPU8.subarray(start + y * stride, start + y * stride + width), (top + y) * width);
    return true;
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
