import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Picture, Rect } from "@/lib/extraction/model";
import { PageDrawing, type ToPage } from "./page-drawing";
import { matchPictogram } from "./pictogram-match";
import { type Bitmap, type Diamond, diamondsIn, symbolMask } from "./pictogram-shapes";

/** Pictograms on sheets are 20 to 120 points wide; bullets and check boxes are smaller. */
const SMALLEST_SIDE = 14;
/** A pictogram drawn of many pieces leaves gaps of about this size between them. */
const GAP = 1.5;
const MOST_REGIONS = 16;

/** Pieces that touch or nearly touch, taken together. */
function clusters(pieces: readonly Rect[]): Rect[] {
  const regions: Rect[] = [];
  for (const piece of pieces) {
    let box: Rect = [...piece];
    for (let i = regions.length - 1; i >= 0; i--) {
      const other = regions[i]!;
      const apart =
        other[0] > box[2] + GAP ||
        other[2] < box[0] - GAP ||
        other[1] > box[3] + GAP ||
        other[3] < box[1] - GAP;
      if (apart) continue;
      box = [
        Math.min(box[0], other[0]),
        Math.min(box[1], other[1]),
        Math.max(box[2], other[2]),
        Math.max(box[3], other[3]),
      ];
      regions.splice(i, 1);
      // the larger box may now touch a region passed over before
      i = regions.length;
    }
    regions.push(box);
  }
  return regions;
}

function isWorthALook([x0, y0, x1, y1]: Rect): boolean {
  const width = x1 - x0;
  const height = y1 - y0;
  return width >= SMALLEST_SIDE && height >= SMALLEST_SIDE && width / height < 12 && height / width < 12;
}

function toRect(diamond: Diamond, toPage: ToPage): Rect {
  const [x0, y0] = toPage(diamond.x - diamond.halfWidth, diamond.y + diamond.halfHeight);
  const [x1, y1] = toPage(diamond.x + diamond.halfWidth, diamond.y - diamond.halfHeight);
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
}

/** A page by its number; what is printed on a scan, or on a page whose text is turned, may lie on its side. */
type PageLooked = { number: number; mayBeTurned: boolean };

function picturesIn(bitmap: Bitmap, toPage: ToPage, page: PageLooked): Picture[] {
  return diamondsIn(bitmap).flatMap((diamond): Picture[] => {
    const match = matchPictogram(symbolMask(bitmap, diamond), page.mayBeTurned);
    if (!match) return [];
    return [
      {
        page: page.number,
        rect: toRect(diamond, toPage),
        pictogram: match.pictogram,
        confidence: match.confidence,
      },
    ];
  });
}

/**
 * The GHS pictograms drawn or embedded on a page, in what `partOfInterest` leaves of each region, recognised by their
 * shape; rectangles are in PDF points, origin bottom left. `page` is PDFium's page handle.
 */
export function recognisePictograms(
  pdfium: WrappedPdfiumModule,
  page: number,
  looked: PageLooked,
  partOfInterest: (region: Rect) => Rect | null,
): Picture[] {
  const drawing = new PageDrawing(pdfium, page);
  try {
    return clusters(drawing.pieces())
      .filter(isWorthALook)
      .map(partOfInterest)
      .filter((region) => region !== null)
      .slice(0, MOST_REGIONS)
      .flatMap(
        (region) => drawing.render(region, (bitmap, toPage) => picturesIn(bitmap, toPage, looked)) ?? [],
      );
  } finally {
    drawing.close();
  }
}
