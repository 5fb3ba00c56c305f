import PDFDocument from "pdfkit";
import type { Drawing } from "./drawing";
import { openPdfFile, type Pdf, type PdfFileOptions } from "./pdf-file";

/** Points in a millimetre. */
export const POINTS_PER_MM = 72 / 25.4;

export type Weight = "regular" | "bold";

/** Marks and structure of what is drawn: one element of the reading order, or decoration outside it. */
type Mark = {
  tag: "H1" | "H2" | "P" | "LI" | "Figure" | "Artifact";
  alt?: string;
  language?: string | undefined;
};

/** Draws at exact places, in points from the top left corner, and tags what it draws for screen readers. */
export type PdfWriter = {
  addPage: (width: number, height: number) => void;
  /** Text on its baseline. */
  text: (text: string, x: number, baseline: number, size: number, weight: Weight, colour?: string) => void;
  rectangle: (x: number, y: number, width: number, height: number, paint: Paint) => void;
  line: (x0: number, y0: number, x1: number, y1: number, width: number, colour?: string) => void;
  /** Filled rectangles [x, y, width, height] as one shape, in units of `scale`. */
  rectangles: (all: readonly Rectangle[], x: number, y: number, scale: number, fill: string) => void;
  drawing: (drawing: Drawing, x: number, y: number, width: number) => void;
  image: (bytes: Uint8Array, x: number, y: number, width: number, height: number) => void;
  /** Everything that `draw` draws is one element of the document's structure. */
  marked: (mark: Mark, draw: () => void) => void;
  /** Ends the document; nothing may be drawn after. */
  bytes: () => Promise<Uint8Array>;
};

type Rectangle = readonly [x: number, y: number, width: number, height: number];
type Paint = { fill?: string; stroke?: string; lineWidth?: number };

/** A new document. The same calls make the same bytes: no clock and no chance goes into the file. */
export function openPdf(options: PdfFileOptions): PdfWriter {
  const { pdf, bytes } = openPdfFile(options);
  return {
    ...drawingCalls(pdf),
    ...structureCalls(pdf, options.tagged ?? true),
    bytes: () => {
      pdf.end();
      return bytes;
    },
  };
}

function drawingCalls(pdf: Pdf) {
  const drawing: PdfWriter["drawing"] = (picture, x, y, width) => drawShapes(pdf, picture, x, y, width);
  return {
    addPage: (width: number, height: number) => void pdf.addPage({ size: [width, height], margin: 0 }),
    text: (text: string, x: number, baseline: number, size: number, weight: Weight, colour = "#000000") => {
      if (text === "") return;
      pdf.font(weight, size).fillColor(colour).text(text, x, baseline, LINE);
    },
    rectangle: (x: number, y: number, width: number, height: number, paint: Paint) => {
      pdf.rect(x, y, width, height);
      if (paint.stroke) pdf.lineWidth(paint.lineWidth ?? 0.5);
      if (paint.fill && paint.stroke) pdf.fillAndStroke(paint.fill, paint.stroke);
      else if (paint.fill) pdf.fill(paint.fill);
      else pdf.stroke(paint.stroke ?? "#000000");
    },
    line: (x0: number, y0: number, x1: number, y1: number, width: number, colour = "#000000") =>
      void pdf.moveTo(x0, y0).lineTo(x1, y1).lineWidth(width).stroke(colour),
    rectangles: (all: readonly Rectangle[], x: number, y: number, scale: number, fill: string) => {
      pdf.save().translate(x, y).scale(scale);
      for (const rectangle of all) pdf.rect(...rectangle);
      pdf.fill(fill).restore();
    },
    drawing,
    image: (bytes: Uint8Array, x: number, y: number, width: number, height: number) =>
      void pdf.image(Buffer.from(bytes), x, y, { width, height }),
  };
}

/** One line as it stands, from its baseline. */
const LINE = { lineBreak: false, baseline: "alphabetic" } as const;

function drawShapes(pdf: Pdf, { viewBox, shapes }: Drawing, x: number, y: number, width: number): void {
  const [left, top, boxWidth] = viewBox;
  pdf
    .save()
    .translate(x, y)
    .scale(width / boxWidth)
    .translate(-left, -top);
  for (const shape of shapes) {
    if (!shape.fill && !shape.stroke) continue;
    pdf.save();
    for (const matrix of shape.transforms) pdf.transform(...matrix);
    pdf.addContent(operatorsOf(shape.path));
    pdf.lineWidth(shape.strokeWidth).lineCap(shape.lineCap).lineJoin(shape.lineJoin);
    const rule = shape.fillRule === "evenodd" ? "even-odd" : "non-zero";
    if (shape.fill && shape.stroke) pdf.fillAndStroke(shape.fill, shape.stroke, rule);
    else if (shape.fill) pdf.fill(shape.fill, rule);
    else pdf.stroke(shape.stroke ?? "#000000");
    pdf.restore();
  }
  pdf.restore();
}

const operatorsOfPaths = new Map<string, string>();

/** Pictograms come again and again: their path data is read once and its operators are written from then on. */
function operatorsOf(path: string): string {
  const known = operatorsOfPaths.get(path);
  if (known !== undefined) return known;
  const operators = new Operators().of(path);
  operatorsOfPaths.set(path, operators);
  return operators;
}

/** Keeps what would go to a page. */
class Operators extends PDFDocument {
  private readonly written: string[] = [];

  constructor() {
    super({ autoFirstPage: false, font: "" });
  }

  override addContent(operators: string) {
    this.written.push(operators);
    return this;
  }

  of(path: string): string {
    this.path(path);
    return this.written.join("\n");
  }
}

function structureCalls(pdf: Pdf, tagged: boolean): Pick<PdfWriter, "marked"> {
  if (!tagged) return { marked: (_mark, draw) => draw() };
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  return {
    marked: ({ tag, alt, language }, draw) => {
      if (tag === "Artifact") {
        pdf.markContent("Artifact");
        draw();
        pdf.endMarkedContent();
        return;
      }
      const told = { ...(alt !== undefined && { alt }), ...(language && { lang: language }) };
      root.add(pdf.struct(tag, told, [pdf.markStructureContent(tag)]));
      draw();
      pdf.endMarkedContent();
    },
  };
}
