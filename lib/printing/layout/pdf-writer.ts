import type { Drawing } from "./drawing";
import { openPdfFile, type Pdf, type PdfFileOptions } from "./pdf-file";
import type { Typeface } from "./typeface";

/** Points in a millimetre. */
export const POINTS_PER_MM = 72 / 25.4;

export type Weight = "regular" | "bold";

/** Marks and structure of what is drawn: one element of the reading order, or decoration outside it. */
export type Mark = { tag: "H1" | "H2" | "P" | "LI" | "Figure" | "Artifact"; alt?: string };

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
  /** An image as large as it fits, in the middle of its room. */
  fittedImage: (bytes: Uint8Array, x: number, y: number, width: number, height: number) => void;
  /** Everything that `draw` draws is one element of the document's structure. */
  marked: (mark: Mark, draw: () => void) => void;
  /** What is marked meanwhile belongs to this part of a table. */
  within: (part: "Table" | "TR" | "TH" | "TD", draw: () => void) => void;
  /** Ends the document; nothing may be drawn after. */
  bytes: () => Promise<Uint8Array>;
};

export type Rectangle = readonly [x: number, y: number, width: number, height: number];
export type Paint = { fill?: string; stroke?: string; lineWidth?: number };

export type PdfOptions = PdfFileOptions & { typeface: Typeface };

/** A new document. The same calls make the same bytes: no clock and no chance goes into the file. */
export function openPdf({ typeface, ...options }: PdfOptions): PdfWriter {
  const { pdf, bytes } = openPdfFile(options);
  pdf.registerFont("regular", typeface.regular.font).registerFont("bold", typeface.bold.font);
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
      pdf.font(weight).fillColor(colour);
      writeLine(pdf, text, x, baseline, size);
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
      const operators = all.map((rectangle) => `${rectangle.join(" ")} re`).join("\n");
      pdf.save().translate(x, y).scale(scale).addContent(operators).fill(fill).restore();
    },
    drawing,
    image: (bytes: Uint8Array, x: number, y: number, width: number, height: number) =>
      void pdf.image(Buffer.from(bytes), x, y, { width, height }),
    fittedImage: (bytes: Uint8Array, x: number, y: number, width: number, height: number) =>
      void pdf.image(Buffer.from(bytes), x, y, { fit: [width, height], align: "right", valign: "center" }),
  };
}

/** One line in the open font; what PDFKit's own call does more than this is for texts that it breaks itself. */
function writeLine(pdf: Pdf, text: string, x: number, baseline: number, size: number): void {
  const font = pdf._font;
  pdf.page.fonts[font.id] ??= font.ref();
  const [glyphs] = font.encode(text);
  // PDFKit turns the page upside down, so that heights count from its top; letters are turned back.
  const place = `1 0 0 -1 ${rounded(x)} ${rounded(baseline)} Tm`;
  pdf.addContent(`BT /${font.id} ${rounded(size)} Tf ${place} <${glyphs.join("")}> Tj ET`);
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

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
    drawKnownPath(pdf, shape.path);
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
function drawKnownPath(pdf: Pdf, path: string): void {
  const known = operatorsOfPaths.get(path);
  if (known !== undefined) {
    pdf.addContent(known);
    return;
  }
  const written: string[] = [];
  const { addContent } = pdf;
  pdf.addContent = (operators) => {
    written.push(operators);
    return pdf;
  };
  pdf.path(path);
  pdf.addContent = addContent;
  const operators = written.join("\n");
  operatorsOfPaths.set(path, operators);
  pdf.addContent(operators);
}

function structureCalls(pdf: Pdf, tagged: boolean): Pick<PdfWriter, "marked" | "within"> {
  if (!tagged) return { marked: (_mark, draw) => draw(), within: (_part, draw) => draw() };
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  let parent = root;
  return {
    within: (part, draw) => {
      const outer = parent;
      parent = pdf.struct(part);
      outer.add(parent);
      draw();
      parent = outer;
    },
    marked: ({ tag, alt }, draw) => {
      if (tag === "Artifact") {
        pdf.markContent("Artifact");
        draw();
        pdf.endMarkedContent();
        return;
      }
      parent.add(pdf.struct(tag, alt === undefined ? {} : { alt }, [pdf.markStructureContent(tag)]));
      draw();
      pdf.endMarkedContent();
    },
  };
}

declare global {
  namespace PDFKit {
    interface PDFDocument {
      /** Writes operators to the page as they are. */
      addContent(operators: string): this;
      /** The font that is open. */
      _font: { id: string; ref(): unknown; encode(text: string): [glyphs: string[], positions: unknown[]] };
    }
  }
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that is open already: read once, drawn in every document. */
      registerFont(name: string, source: import("fontkit").Font): this;
    }
  }
}
