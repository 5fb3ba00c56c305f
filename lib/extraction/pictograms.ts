import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Picture, Rect } from "@/lib/extraction/model";
import { matchPictogram } from "@/lib/extraction/pictogram-match";
import { type Bitmap, type Diamond, diamondsIn, symbolMask } from "@/lib/extraction/pictogram-shapes";

const TEXT = 1;
const PATH = 2;
const IMAGE = 3;
const SHADING = 4;
const FORM = 5;

/** Pictograms on sheets are 20 to 120 points wide; bullets and check boxes are smaller. */
const SMALLEST_SIDE = 14;
/** Some makers set pictograms as the letters of a symbol font, far larger than running text. */
const SYMBOL_LETTER = 20;
/** A pictogram drawn of many pieces leaves gaps of about this size between them. */
const GAP = 1.5;
/** Pixels a point: enough for the symbol of a small pictogram. */
const SCALE = 2.5;
const LARGEST_BITMAP = 1400;
const MOST_PIECES = 6000;
const MOST_REGIONS = 16;
const DEPTH = 4;

/** Emscripten's views of pdfium's memory, replaced when it grows; the package's types leave them out. */
type Memory = { HEAPU8: Uint8Array; HEAP32: Int32Array; HEAPF32: Float32Array };

type Box = [x0: number, y0: number, x1: number, y1: number];

/** What of pdfium is needed, with a scratch area for its out-parameters. */
class PageDrawing {
  private readonly scratch: number;

  constructor(
    private readonly pdfium: WrappedPdfiumModule,
    private readonly page: number,
  ) {
    this.scratch = pdfium.pdfium.wasmExports.malloc(32);
  }

  private get memory(): Memory {
    return this.pdfium.pdfium as WrappedPdfiumModule["pdfium"] & Memory;
  }

  close(): void {
    this.pdfium.pdfium.wasmExports.free(this.scratch);
  }

  /** Bounds of the images, of the paths that are more than straight rules and of very large letters. */
  pieces(): Box[] {
    const boxes: Box[] = [];
    const count = this.pdfium.FPDFPage_CountObjects(this.page);
    for (let i = 0; i < count && boxes.length < MOST_PIECES; i++)
      this.collect(this.pdfium.FPDFPage_GetObject(this.page, i), boxes, 0);
    return boxes;
  }

  private collect(object: number, boxes: Box[], depth: number): void {
    const type = this.pdfium.FPDFPageObj_GetType(object);
    if (type === FORM && depth < DEPTH) {
      // the objects inside a form have coordinates of their own; its bounds are the page's
      if (this.holdsDrawing(object, depth)) this.add(object, boxes);
      return;
    }
    if (type === TEXT) this.add(object, boxes, SYMBOL_LETTER);
    if (type === IMAGE || type === SHADING || (type === PATH && this.isSlanted(object)))
      this.add(object, boxes);
  }

  private holdsDrawing(form: number, depth: number): boolean {
    const count = Math.min(this.pdfium.FPDFFormObj_CountObjects(form), 400);
    for (let i = 0; i < count; i++) {
      const object = this.pdfium.FPDFFormObj_GetObject(form, i);
      const type = this.pdfium.FPDFPageObj_GetType(object);
      if (type === IMAGE || type === SHADING || (type === PATH && this.isSlanted(object))) return true;
      if (type === FORM && depth < DEPTH && this.holdsDrawing(object, depth + 1)) return true;
    }
    return false;
  }

  private isSlanted(path: number): boolean {
    const { pdfium, scratch } = this;
    const count = Math.min(pdfium.FPDFPath_CountSegments(path), 12);
    let lastX = Number.NaN;
    let lastY = Number.NaN;
    for (let i = 0; i < count; i++) {
      const segment = pdfium.FPDFPath_GetPathSegment(path, i);
      if (pdfium.FPDFPathSegment_GetType(segment) === 1) return true;
      if (!pdfium.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) continue;
      const [x = 0, y = 0] = this.floats(2);
      if (
        pdfium.FPDFPathSegment_GetType(segment) === 0 &&
        Math.abs(x - lastX) > 0.5 &&
        Math.abs(y - lastY) > 0.5
      )
        return true;
      lastX = x;
      lastY = y;
    }
    return false;
  }

  private add(object: number, boxes: Box[], smallest = 0): void {
    const { scratch } = this;
    if (!this.pdfium.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = this.floats(4);
    if (x1 - x0 >= smallest && y1 - y0 >= smallest) boxes.push([x0, y0, x1, y1]);
  }

  private floats(count: number): number[] {
    return [...this.memory.HEAPF32.subarray(this.scratch / 4, this.scratch / 4 + count)];
  }

  private integers(): [number, number] {
    const heap = this.memory.HEAP32;
    return [heap[this.scratch / 4] ?? 0, heap[this.scratch / 4 + 1] ?? 0];
  }

  private size(scale: number): [width: number, height: number] {
    return [
      Math.round(this.pdfium.FPDF_GetPageWidthF(this.page) * scale),
      Math.round(this.pdfium.FPDF_GetPageHeightF(this.page) * scale),
    ];
  }

  /** Renders a box of the page and hands its pixels to `use`; they are gone afterwards. */
  render<T>(
    box: Box,
    use: (bitmap: Bitmap, toPage: (x: number, y: number) => [number, number]) => T,
  ): T | null {
    const { pdfium, page, scratch } = this;
    const longest = Math.max(box[2] - box[0], box[3] - box[1]);
    const scale = Math.min(SCALE, LARGEST_BITMAP / longest);
    const [pageWidth, pageHeight] = this.size(scale);
    const corner = (x: number, y: number) => {
      pdfium.FPDF_PageToDevice(page, 0, 0, pageWidth, pageHeight, 0, x, y, scratch, scratch + 4);
      return this.integers();
    };
    const [ax, ay] = corner(box[0], box[1]);
    const [bx, by] = corner(box[2], box[3]);
    const margin = 6;
    const left = Math.max(0, Math.min(ax, bx) - margin);
    const top = Math.max(0, Math.min(ay, by) - margin);
    const width = Math.min(pageWidth, Math.max(ax, bx) + margin) - left;
    const height = Math.min(pageHeight, Math.max(ay, by) + margin) - top;
    if (width <= 0 || height <= 0) return null;
    const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
    if (!bitmap) return null;
    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      pdfium.FPDF_RenderPageBitmap(bitmap, page, -left, -top, pageWidth, pageHeight, 0, 0);
      const stride = pdfium.FPDFBitmap_GetStride(bitmap);
      const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
      const bytes = this.memory.HEAPU8.slice(start, start + stride * height);
      return use({ width, height, stride, bytes, red: 2, blue: 0 }, (x, y) => [
        box[0] + ((x + left - Math.min(ax, bx)) / Math.max(1, Math.abs(bx - ax))) * (box[2] - box[0]),
        box[3] - ((y + top - Math.min(ay, by)) / Math.max(1, Math.abs(by - ay))) * (box[3] - box[1]),
      ]);
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap);
    }
  }
}

/** Pieces that touch or nearly touch, taken together. */
function clusters(pieces: Box[]): Box[] {
  const regions: Box[] = [];
  for (const piece of pieces) {
    let box: Box = [...piece];
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

function isWorthALook([x0, y0, x1, y1]: Box): boolean {
  const width = x1 - x0;
  const height = y1 - y0;
  return width >= SMALLEST_SIDE && height >= SMALLEST_SIDE && width / height < 12 && height / width < 12;
}

function toRect(diamond: Diamond, toPage: (x: number, y: number) => [number, number]): Rect {
  const [x0, y0] = toPage(diamond.x - diamond.halfWidth, diamond.y + diamond.halfHeight);
  const [x1, y1] = toPage(diamond.x + diamond.halfWidth, diamond.y - diamond.halfHeight);
  return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)];
}

/**
 * The GHS pictograms drawn or embedded on a page, recognised by their shape. `page` is pdfium's page handle, `within`
 * the span of the page (bottom and top in points) to look at; rectangles are in PDF points, origin bottom left.
 */
export function recognisePictograms(
  pdfium: WrappedPdfiumModule,
  page: number,
  pageNumber: number,
  within: { bottom: number; top: number } = {
    bottom: Number.NEGATIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
  },
): Picture[] {
  const drawing = new PageDrawing(pdfium, page);
  try {
    const pieces = drawing.pieces().filter((box) => box[3] >= within.bottom && box[1] <= within.top);
    const regions = clusters(pieces).filter(isWorthALook).slice(0, MOST_REGIONS);
    return regions.flatMap(
      (region) =>
        drawing.render(region, (bitmap, toPage) =>
          diamondsIn(bitmap).flatMap((diamond): Picture[] => {
            const match = matchPictogram(symbolMask(bitmap, diamond));
            if (!match) return [];
            const rect = toRect(diamond, toPage);
            return [{ page: pageNumber, rect, pictogram: match.pictogram, confidence: match.confidence }];
          }),
        ) ?? [],
    );
  } finally {
    drawing.close();
  }
}
