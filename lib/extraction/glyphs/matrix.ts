import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Rect } from "@/lib/extraction/model";
import { callsOf, memoryOf } from "./pdfium-calls";

/** Where PDFium's own coordinates of an object lie: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The matrix of a path or form by PDFium's handle, within the form that holds it; `scratch` has room for six floats. */
export function matrixOf(
  pdfium: WrappedPdfiumModule,
  object: number,
  outer: Matrix | null,
  scratch: number,
): Matrix {
  callsOf(pdfium).FPDFPageObj_GetMatrix(object, scratch);
  const at = scratch >> 2;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = memoryOf(pdfium).HEAPF32.subarray(at, at + 6);
  if (!outer) return [a, b, c, d, e, f];
  const [oa, ob, oc, od, oe, of] = outer;
  return [
    a * oa + b * oc,
    a * ob + b * od,
    c * oa + d * oc,
    c * ob + d * od,
    e * oa + f * oc + oe,
    e * ob + f * od + of,
  ];
}

export function moved([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The upright rectangle around a moved one. */
export function movedRect(matrix: Matrix, [x0, y0, x1, y1]: Rect): Rect {
  const corners = [
    moved(matrix, x0, y0),
    moved(matrix, x1, y0),
    moved(matrix, x0, y1),
    moved(matrix, x1, y1),
  ];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
