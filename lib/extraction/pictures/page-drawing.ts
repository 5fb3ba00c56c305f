import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import { type Matrix, matrixOf, movedRect } from "@/lib/extraction/glyphs/matrix";
import { objectKinds } from "@/lib/extraction/glyphs/page-objects";
import { callsOf, memoryOf, type PdfiumCalls } from "@/lib/extraction/glyphs/pdfium-calls";
import type { Rect } from "@/lib/extraction/model";
import type { Bitmap } from "./pictogram-shapes";

const { text: TEXT, path: PATH, image: IMAGE, shading: SHADING, form: FORM } = objectKinds;
const BEZIER = 1;
const LINE = 0;

/** Some makers set pictograms as the letters of a symbol font, far larger than running text. */
const SYMBOL_LETTER = 20;
/** Thinner than this a path is a rule. */
const RULE = 1.5;
/** Pixels a point: enough for the symbol of a small pictogram, fewer for a larger one. */
const FINEST = 2.5;
const COARSEST = 1.7;
const PIXELS_ACROSS = 110;
const LARGEST_BITMAP = 1400;
const MOST_PIECES = 6000;
/** Forms within forms may hold any number of objects. */
const MOST_OBJECTS = 100_000;
const DEPTH = 4;
const MARGIN = 6;
/** In points. */
export const LARGEST_PICTOGRAM = 130;

/** The place on the page, in points, of a pixel. */
export type ToPage = (x: number, y: number) => [x: number, y: number];

/** What is drawn on a page beside its text; `page` is PDFium's handle. */
export class PageDrawing {
  private readonly scratch: number;
  private objectsLookedAt = 0;
  private readonly call: PdfiumCalls;

  constructor(
    private readonly pdfium: WrappedPdfiumModule,
    private readonly page: number,
  ) {
    this.call = callsOf(pdfium);
    this.scratch = pdfium.pdfium.wasmExports.malloc(32);
  }

  close(): void {
    this.pdfium.pdfium.wasmExports.free(this.scratch);
  }

  /** Bounds of the images, of the paths that are more than straight rules and of very large letters. */
  pieces(): Rect[] {
    const boxes: Rect[] = [];
    const count = this.call.FPDFPage_CountObjects(this.page);
    for (let i = 0; i < count; i++)
      this.addPieces(boxes, this.call.FPDFPage_GetObject(this.page, i), null, 0);
    return boxes;
  }

  private addPieces(boxes: Rect[], object: number, outer: Matrix | null, depth: number): void {
    if (boxes.length >= MOST_PIECES || ++this.objectsLookedAt > MOST_OBJECTS) return;
    const type = this.call.FPDFPageObj_GetType(object);
    const bounds = this.boundsOf(object);
    if (!bounds) return;
    const box = outer ? movedRect(outer, bounds) : bounds;
    const [across, up] = [box[2] - box[0], box[3] - box[1]];
    const smallest = type === TEXT ? SYMBOL_LETTER : type === PATH ? RULE : 0;
    if (across < smallest || up < smallest) return;
    if (type === FORM && (across > LARGEST_PICTOGRAM || up > LARGEST_PICTOGRAM) && depth < DEPTH) {
      const matrix = matrixOf(this.pdfium, object, outer, this.scratch);
      const count = this.call.FPDFFormObj_CountObjects(object);
      for (let i = 0; i < count && this.objectsLookedAt <= MOST_OBJECTS; i++)
        this.addPieces(boxes, this.call.FPDFFormObj_GetObject(object, i), matrix, depth + 1);
    } else if (type === TEXT || (type === FORM ? this.holdsDrawing(object, 0) : this.isDrawing(object, type)))
      boxes.push(box);
  }

  private isDrawing(object: number, type: number): boolean {
    return type === IMAGE || type === SHADING || (type === PATH && this.isSlanted(object));
  }

  private holdsDrawing(form: number, depth: number): boolean {
    const count = Math.min(this.call.FPDFFormObj_CountObjects(form), 400);
    for (let i = 0; i < count; i++) {
      const object = this.call.FPDFFormObj_GetObject(form, i);
      const type = this.call.FPDFPageObj_GetType(object);
      if (
        type === FORM ? depth < DEPTH && this.holdsDrawing(object, depth + 1) : this.isDrawing(object, type)
      )
        return true;
    }
    return false;
  }

  /** Curves and slanting lines: a table's boxes have neither, a square on its point has. */
  private isSlanted(path: number): boolean {
    const { call, scratch } = this;
    const count = Math.min(call.FPDFPath_CountSegments(path), 12);
    let lastX = Number.NaN;
    let lastY = Number.NaN;
    for (let i = 0; i < count; i++) {
      const segment = call.FPDFPath_GetPathSegment(path, i);
      const type = call.FPDFPathSegment_GetType(segment);
      if (type === BEZIER) return true;
      if (!call.FPDFPathSegment_GetPoint(segment, scratch, scratch + 4)) continue;
      const [x = 0, y = 0] = memoryOf(this.pdfium).HEAPF32.subarray(scratch / 4, scratch / 4 + 2);
      if (type === LINE && Math.abs(x - lastX) > 0.5 && Math.abs(y - lastY) > 0.5) return true;
      lastX = x;
      lastY = y;
    }
    return false;
  }

  private boundsOf(object: number): Rect | null {
    const { call, scratch } = this;
    if (!call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) return null;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = memoryOf(this.pdfium).HEAPF32.subarray(
      scratch / 4,
      scratch / 4 + 4,
    );
    return [x0, y0, x1, y1];
  }

  /** Renders a box of the page and hands its pixels to `use`; they are gone afterwards. */
  render<T>(box: Rect, use: (bitmap: Bitmap, toPage: ToPage) => T): T | null {
    const { pdfium, page, scratch } = this;
    const [across, down] = [box[2] - box[0], box[3] - box[1]];
    const telling = Math.max(COARSEST, PIXELS_ACROSS / Math.min(across, down));
    const scale = Math.min(FINEST, telling, LARGEST_BITMAP / Math.max(across, down));
    const pageWidth = Math.round(pdfium.FPDF_GetPageWidthF(page) * scale);
    const pageHeight = Math.round(pdfium.FPDF_GetPageHeightF(page) * scale);
    const corner = (x: number, y: number): [number, number] => {
      pdfium.FPDF_PageToDevice(page, 0, 0, pageWidth, pageHeight, 0, x, y, scratch, scratch + 4);
      const [left = 0, top = 0] = memoryOf(this.pdfium).HEAP32.subarray(scratch / 4, scratch / 4 + 2);
      return [left, top];
    };
    const [ax, ay] = corner(box[0], box[1]);
    const [bx, by] = corner(box[2], box[3]);
    const left = Math.max(0, Math.min(ax, bx) - MARGIN);
    const top = Math.max(0, Math.min(ay, by) - MARGIN);
    const width = Math.min(pageWidth, Math.max(ax, bx) + MARGIN) - left;
    const height = Math.min(pageHeight, Math.max(ay, by) + MARGIN) - top;
    if (width <= 0 || height <= 0) return null;
    const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
    if (!bitmap) return null;
    try {
      pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
      pdfium.FPDF_RenderPageBitmap(bitmap, page, -left, -top, pageWidth, pageHeight, 0, 0);
      const stride = pdfium.FPDFBitmap_GetStride(bitmap);
      const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
      const bytes = memoryOf(this.pdfium).HEAPU8.slice(start, start + stride * height);
      return use({ width, height, stride, bytes }, (x, y) => [
        box[0] + ((x + left - Math.min(ax, bx)) / Math.max(1, Math.abs(bx - ax))) * (box[2] - box[0]),
        box[3] - ((y + top - Math.min(ay, by)) / Math.max(1, Math.abs(by - ay))) * (box[3] - box[1]),
      ]);
    } finally {
      pdfium.FPDFBitmap_Destroy(bitmap);
    }
  }
}
