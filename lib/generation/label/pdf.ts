import pictogramNames from "@/lib/regulation/pictograms/index.json";
import type { Drawing } from "../drawing";
import { openPdf, type PdfWriter } from "../pdf-writer";
import { turnOfOthers } from "../turn-of-others";
import type { Typeface } from "../typeface";
import { drawnLine } from "../wrap-text";
import type { LabelItem, LabelRole, TextItem } from "./label-items";
import { type LabelLayout, type QrModules, QUIET_ZONE } from "./layout";

/** What labels are drawn with; see lib/document-assets. */
export type LabelAssets = { typeface: Typeface; drawings: ReadonlyMap<string, Drawing> };

/**
 * One PDF with a page for each label, in their order and each in its own size. Text is real text in reading
 * order, tagged, with the language and title of the first label. The same labels make the same bytes. Other work
 * gets its turn between labels, so that a large batch keeps nobody waiting.
 */
export async function labelPdf(labels: readonly LabelLayout[], assets: LabelAssets): Promise<Uint8Array> {
  const [first] = labels;
  const pdf = openPdf({
    title: first?.content.productName ?? "",
    language: first?.content.language ?? "en",
    typeface: assets.typeface,
  });
  for (const label of labels) {
    drawLabel(pdf, label, assets);
    await turnOfOthers();
  }
  return pdf.bytes();
}

function drawLabel(pdf: PdfWriter, label: LabelLayout, { drawings }: LabelAssets): void {
  pdf.addPage(label.width, label.height);
  for (const item of label.items) drawItem(pdf, item, label, drawings);
}

function drawItem(
  pdf: PdfWriter,
  item: LabelItem,
  { content, qrModules }: LabelLayout,
  drawings: ReadonlyMap<string, Drawing>,
): void {
  const { x, y, width } = item.rect;
  if (item.kind === "text") {
    pdf.marked({ tag: TAGS[item.role] ?? "P" }, () => drawText(pdf, item));
  } else if (item.kind === "pictogram") {
    const drawing = drawings.get(item.code);
    if (!drawing) throw new Error(`There is no drawing of ${item.code}.`);
    const names = pictogramNames.ghs.find(({ code }) => code === item.code);
    const alt = names?.[content.language] ?? item.code;
    pdf.marked({ tag: "Figure", alt }, () => pdf.drawing(drawing, x, y, width));
  } else if (qrModules) {
    const alt = content.qr?.description ?? "";
    pdf.marked({ tag: "Figure", alt }, () => drawQr(pdf, qrModules, x, y, width));
  }
}

const TAGS: Partial<Record<LabelRole, "H1" | "H2">> = { "product name": "H1", "signal word": "H2" };

function drawText(pdf: PdfWriter, { lines, size, weight }: TextItem): void {
  for (const [index, { text, x, baseline }] of lines.entries()) {
    pdf.text(drawnLine(text, index === lines.length - 1), x, baseline, size, weight);
  }
}

function drawQr(pdf: PdfWriter, { count, dark }: QrModules, x: number, y: number, side: number): void {
  const module = side / (count + 2 * QUIET_ZONE);
  let path = "";
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      if (dark(row, column)) path += `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`;
    }
  }
  pdf.path(path, x, y, module, "#000000");
}
