import type { WrappedPdfiumModule } from "@embedpdf/pdfium";
import type { Rule } from "@/lib/extraction/model";
import { type Matrix, matrixOf, moved } from "./matrix";
import type { Frame } from "./page-frame";
import { objectKinds, type PageObjects } from "./page-objects";
import { callsOf, memoryOf, type PdfiumCalls } from "./pdfium-calls";

const LINE = 0;
const BEZIER = 1;
const MOVE = 2;
/** A box thinner than this is a line; borders are drawn up to two points wide. */
const thickest = 2.2;
/** Shorter lines are letters' strokes, ticks and dots. */
const shortest = 6;
/** A line this little off the level is level. */
const askew = 0.7;
/** A box has four or five points, a frame round a step six or more; what has many more is a drawing. */
const mostCorners = 13;
const mostObjects = 20_000;
const mostSegments = 4_000;
const deepestForm = 4;

type Point = [x: number, y: number];

/** The straight level and upright lines drawn on a page: borders of tables and boxes, lines between rows. */
export function rulesOf(pdfium: WrappedPdfiumModule, objects: PageObjects, frame: Frame): Rule[] {
  const scratch = pdfium.pdfium.wasmExports.malloc(64);
  try {
    const finder = new RuleFinder(pdfium, scratch, frame);
    for (const { handle, kind } of objects) finder.addObject(handle, kind, null, 0);
    return finder.rules;
  } finally {
    pdfium.pdfium.wasmExports.free(scratch);
  }
}

class RuleFinder {
  readonly rules: Rule[] = [];
  private readonly calls: PdfiumCalls;
  private segments = 0;

  constructor(
    private readonly pdfium: WrappedPdfiumModule,
    private readonly scratch: number,
    private readonly frame: Frame,
  ) {
    this.calls = callsOf(pdfium);
  }

  addObject(object: number, kind: number, outer: Matrix | null, depth: number): void {
    if (kind === objectKinds.path) this.addPath(object, outer);
    else if (kind === objectKinds.form && depth < deepestForm) {
      const matrix = matrixOf(this.pdfium, object, outer, this.scratch);
      const count = Math.min(this.calls.FPDFFormObj_CountObjects(object), mostObjects);
      for (let i = 0; i < count; i++) {
        const inner = this.calls.FPDFFormObj_GetObject(object, i);
        this.addObject(inner, this.calls.FPDFPageObj_GetType(inner), matrix, depth + 1);
      }
    }
  }

  private addPath(path: number, outer: Matrix | null): void {
    const count = this.calls.FPDFPath_CountSegments(path);
    if (count < 2 || count + this.segments > mostSegments) return;
    this.segments += count;
    const matrix = matrixOf(this.pdfium, path, outer, this.scratch);
    let points: Point[] = [];
    for (let i = 0; i < count; i++) {
      const segment = this.calls.FPDFPath_GetPathSegment(path, i);
      const type = this.calls.FPDFPathSegment_GetType(segment);
      if (type === BEZIER) return;
      if (type === MOVE) {
        this.addOutline(points);
        points = [];
      }
      if (type === MOVE || type === LINE) points.push(this.pointOf(segment, matrix));
    }
    this.addOutline(points);
  }

  /** A thin box is one line, any other outline is the lines it is drawn by. */
  private addOutline(points: Point[]): void {
    const [first] = points;
    if (!first || points.length < 2) return;
    let [x0, y0] = first;
    let [x1, y1] = first;
    for (const [x, y] of points) {
      x0 = Math.min(x0, x);
      y0 = Math.min(y0, y);
      x1 = Math.max(x1, x);
      y1 = Math.max(y1, y);
    }
    if (x1 - x0 <= thickest || y1 - y0 <= thickest) {
      this.add([x0, y0], [x1, y1]);
      return;
    }
    if (points.length > mostCorners) return;
    for (const [i, point] of points.entries()) {
      const next = points[i + 1] ?? (points.length > 3 ? points[0] : undefined);
      if (next) this.add(point, next);
    }
  }

  private add(from: Point, to: Point): void {
    const [x0, x1] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
    const [y0, y1] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
    const [width, height] = [x1 - x0, y1 - y0];
    const isLevel = height <= Math.max(askew, width > height ? thickest : 0) && width >= shortest;
    const isUpright = width <= Math.max(askew, height > width ? thickest : 0) && height >= shortest;
    if (isLevel) this.rules.push({ rect: [x0, y0, x1, y1], direction: "horizontal" });
    else if (isUpright) this.rules.push({ rect: [x0, y0, x1, y1], direction: "vertical" });
  }

  private pointOf(segment: number, matrix: Matrix): Point {
    this.calls.FPDFPathSegment_GetPoint(segment, this.scratch, this.scratch + 4);
    const floats = memoryOf(this.pdfium).HEAPF32;
    const at = this.scratch >> 2;
    const [x, y] = [floats[at] ?? 0, floats[at + 1] ?? 0];
    return this.frame.point(...moved(matrix, x, y));
  }
}
