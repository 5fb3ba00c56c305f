import { blackDrawings, type Drawing } from "../drawing";
import { openPdf, type PdfWriter } from "../pdf-writer";
import { signName } from "../sign-name";
import { turnOfOthers } from "../turn-of-others";
import type { Typeface } from "../typeface";
import { drawnLine } from "../wrap-text";
import { flowArrow, flowWords } from "./flow-arrow";
import type { LabelItem, LabelRole, TextItem } from "./label-items";
import { labelSheet } from "./label-sheet";
import type { LabelLayout } from "./layout";
import { type QrModules, QUIET_ZONE } from "./qr-modules";

/** What labels are drawn with; see lib/document-assets. */
export type LabelAssets = { typeface: Typeface; drawings: ReadonlyMap<string, Drawing> };

export type LabelPdfOptions = {
  /** "label": each on a page of its own size; "A4": as many on each sheet as fit, with lines to cut along. */
  paper?: "label" | "A4";
  /** Pictograms in black alone, for printers without colour. */
  blackAndWhite?: boolean;
};

/**
 * One PDF with all labels in their order; those that are to lie on A4 sheets have one size. Text is real text in
 * reading order, tagged, with the language and title of the first label. The same labels make the same bytes.
 * Other work gets its turn between labels, so that a large batch keeps nobody waiting.
 */
export async function labelPdf(
  labels: readonly LabelLayout[],
  assets: LabelAssets,
  { paper = "label", blackAndWhite = false }: LabelPdfOptions = {},
): Promise<Uint8Array> {
  const [first] = labels;
  const pdf = openPdf({
    title: first?.content.productName ?? "",
    language: first?.content.language ?? "en",
    typeface: assets.typeface,
  });
  const drawings = blackAndWhite ? blackDrawings(assets.drawings) : assets.drawings;
  const pen = { pdf, drawings, typeface: assets.typeface };
  const below = labels.some(({ aside }) => aside !== null) ? asideHeight : 0;
  const sheet = paper === "A4" && first ? labelSheet({ ...first, height: first.height + below }) : null;
  for (const [index, label] of labels.entries()) {
    const place = sheet?.places[index % sheet.places.length];
    if (!sheet || !place) pdf.addPage(label.width, label.height + (label.aside ? asideHeight : 0));
    else if (index % sheet.places.length === 0) pdf.addPage(sheet.width, sheet.height);
    drawLabel(pen, label, place ?? { x: 0, y: 0 });
    if (label.aside) drawAside(pen, label, label.aside, place ?? { x: 0, y: 0 });
    if (place) pdf.marked({ tag: "Artifact" }, () => drawCuttingLine(pdf, label, place));
    await turnOfOthers();
  }
  return pdf.bytes();
}

type Pen = { pdf: PdfWriter; drawings: ReadonlyMap<string, Drawing>; typeface: Typeface };
type Place = { x: number; y: number };

function drawLabel(pen: Pen, label: LabelLayout, place: Place): void {
  for (const item of label.items) drawItem(pen, item, label, place);
}

/** What is cut off with the paper around a label, in points. */
const asideHeight = 10;
const asideSize = 6;

function drawAside(
  { pdf, typeface }: Pen,
  { width, height }: LabelLayout,
  text: string,
  { x, y }: Place,
): void {
  const size = Math.min(asideSize, (asideSize * width) / typeface.regular.widthOf(text, asideSize));
  pdf.marked({ tag: "P" }, () => pdf.text(text, x, y + height + asideHeight - 3, size, "regular"));
}

function drawItem({ pdf, drawings }: Pen, item: LabelItem, label: LabelLayout, place: Place): void {
  const { content, qrModules } = label;
  const [x, y, width] = [item.rect.x + place.x, item.rect.y + place.y, item.rect.width];
  if (item.kind === "text") {
    pdf.marked({ tag: TAGS[item.role] ?? "P", language: item.language }, () => drawText(pdf, item, place));
  } else if (item.kind === "pictogram") {
    const drawing = drawings.get(item.code);
    if (!drawing) throw new Error(`There is no drawing of ${item.code}.`);
    const alt = signName(item.code, content.language);
    pdf.marked({ tag: "Figure", alt }, () => pdf.drawing(drawing, x, y, width));
  } else if (item.kind === "arrow") {
    const alt = flowWords[content.language][item.flow];
    pdf.marked({ tag: "Figure", alt }, () => pdf.drawing(flowArrow(item.flow), x, y, width));
  } else if (qrModules) {
    const alt = content.qr?.description ?? "";
    pdf.marked({ tag: "Figure", alt }, () => drawQr(pdf, qrModules, x, y, width));
  }
}

function drawCuttingLine(pdf: PdfWriter, { width, height }: LabelLayout, { x, y }: Place): void {
  pdf.rectangle(x, y, width, height, { stroke: "#c0c0c0", lineWidth: 0.25 });
}

const TAGS: Partial<Record<LabelRole, "H1" | "H2">> = { "product name": "H1", "signal word": "H2" };

function drawText(pdf: PdfWriter, { lines, size, weight }: TextItem, place: Place): void {
  for (const [index, { text, x, baseline }] of lines.entries()) {
    const drawn = drawnLine(text, index === lines.length - 1);
    pdf.text(drawn, x + place.x, baseline + place.y, size, weight);
  }
}

function drawQr(pdf: PdfWriter, { count, dark }: QrModules, x: number, y: number, side: number): void {
  const module = side / (count + 2 * QUIET_ZONE);
  const runs: [number, number, number, number][] = [];
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      const start = column;
      while (column < count && dark(row, column)) column++;
      // One rectangle for each run of dark modules.
      if (column > start) runs.push([start + QUIET_ZONE, row + QUIET_ZONE, column - start, 1]);
    }
  }
  pdf.rectangles(runs, x, y, module, "#000000");
}
