import { spacedCode } from "../document-words";
import type { Weight } from "../pdf-writer";
import type { PrintedStatement } from "../sheet-statement";
import type { Typeface } from "../typeface";
import type { TextSetter } from "../wrap-text";
import type { LabelContent } from "./content";
import { pictogramLattice } from "./pictogram-lattice";

/** In points from the top left corner of the label. */
export type Rectangle = { x: number; y: number; width: number; height: number };

export type LabelRole =
  | "product name"
  | "identification numbers"
  | "hazardous components"
  | "pictograms"
  | "signal word"
  | "hazard statements"
  | "precautionary statements"
  | "supplemental information"
  | "UFI"
  | "additional information"
  | "nominal quantity"
  | "expiry date"
  | "supplier"
  | "QR code";

export type TextItem = {
  kind: "text";
  role: LabelRole;
  lines: { text: string; x: number; baseline: number }[];
  size: number;
  weight: Weight;
  rect: Rectangle;
};
export type LabelItem =
  | TextItem
  | { kind: "pictogram"; role: "pictograms"; code: string; rect: Rectangle }
  | { kind: "qr"; role: "QR code"; rect: Rectangle };

/** One way to set a label: how large the type and pictograms, and how many pictograms side by side. */
export type Setting = { size: number; pictogramBox: number; perRow: number };

/** How statements are written: with their codes or without, each on lines of its own or one after the other. */
export type StatementStyle = { codes: boolean; runIn: boolean };

export type Frame = {
  width: number;
  height: number;
  margin: number;
  typeface: Typeface;
  setters: Record<Weight, TextSetter>;
  /** Side of the QR code with its quiet zone; 0 without one. */
  qrSide: number;
};

export type Flow = {
  items: LabelItem[];
  /** Names of what does not fit; nothing when all does. */
  overflow: LabelRole[];
};

/** CLP Annex I 1.2.1.5 as of 2024/2865: lines stand at least 120 % of the type size apart. */
export const LINE_DISTANCE = 1.2;
const NAME_SCALE = 1.5;
const SIGNAL_SCALE = 1.35;

/** Places everything for one setting: name, pictograms with the statements beside or below, the rest at the foot. */
export function flowLabel(
  content: LabelContent,
  style: StatementStyle,
  setting: Setting,
  frame: Frame,
): Flow {
  const width = frame.width - 2 * frame.margin;
  const paragraphs = paragraphsOf(content, style, setting.size);
  const head = stacked(paragraphs.head, frame.margin, frame.margin, width, frame);
  const foot = placedFoot(paragraphs.foot, setting, frame);
  const body = placedBody(content, paragraphs.body, head.bottom + setting.size * 0.3, setting, frame);
  const tooLow = [...head.items, ...body].filter(({ rect }) => rect.y + rect.height > foot.top + TOLERANCE);
  const tooWide = [...body, ...head.items].filter(
    ({ rect }) => rect.x + rect.width > frame.width - frame.margin + TOLERANCE,
  );
  const overflow = [...tooLow, ...tooWide].map(({ role }) => role);
  if (foot.top < frame.margin) overflow.push(...foot.items.map(({ role }) => role));
  return { items: [...head.items, ...body, ...foot.items], overflow: [...new Set(overflow)] };
}

// Points; sums of fractions of a point differ in the last digits.
const TOLERANCE = 0.01;

type Paragraph = { role: LabelRole; text: string; size: number; weight: Weight; above: number };

function paragraphsOf(content: LabelContent, style: StatementStyle, size: number) {
  const plain = (role: LabelRole, text: string | null, above = 0.15): Paragraph[] =>
    text ? [{ role, text, size, weight: "regular", above: above * size }] : [];
  const statements = (role: LabelRole, list: PrintedStatement[]) => {
    const texts = list.map(({ code, text }) => (style.codes && code ? `${spacedCode(code)} ${text}` : text));
    const paragraphs = style.runIn ? [texts.join(" ")] : texts;
    return paragraphs.flatMap((text, index) => plain(role, text, index === 0 ? 0.6 : 0.25));
  };
  const bold = (role: LabelRole, text: string | null, scale: number, above: number): Paragraph[] =>
    text ? [{ role, text, size: size * scale, weight: "bold", above: above * size }] : [];
  return {
    head: [
      ...bold("product name", content.productName, NAME_SCALE, 0),
      ...plain("identification numbers", content.identifiers),
      ...plain("hazardous components", content.contains),
    ],
    body: [
      ...bold("signal word", content.signalWord, SIGNAL_SCALE, 0.3),
      ...statements("hazard statements", content.hazardStatements),
      ...statements("precautionary statements", content.precautionaryStatements),
      ...statements("supplemental information", content.supplementalStatements),
    ],
    foot: [
      ...plain("UFI", content.ufi),
      ...plain("additional information", content.additionalInfo),
      ...plain("nominal quantity", content.nominalQuantity),
      ...plain("expiry date", content.expiryDate),
      ...content.supplier.flatMap((line, index): Paragraph[] => [
        {
          role: "supplier",
          text: line,
          size,
          weight: index === 0 ? "bold" : "regular",
          above: index === 0 ? size * 0.4 : 0,
        },
      ]),
    ],
  };
}

/** Paragraphs below each other in one column. */
function stacked(paragraphs: Paragraph[], x: number, top: number, width: number, frame: Frame) {
  const items: TextItem[] = [];
  let bottom = top;
  for (const [index, paragraph] of paragraphs.entries()) {
    const item = textItem(paragraph, x, bottom + (index === 0 ? 0 : paragraph.above), width, frame);
    items.push(item);
    bottom = item.rect.y + item.rect.height;
  }
  return { items, bottom };
}

function textItem(paragraph: Paragraph, x: number, y: number, width: number, frame: Frame): TextItem {
  const { role, text, size, weight } = paragraph;
  const face = frame.typeface[weight];
  const lines = frame.setters[weight].lines(text, size, width);
  const distance = size * LINE_DISTANCE;
  // Ascenders and descenders of the family together are just under the line distance.
  const drop = (distance + (face.ascent - face.descent) * size) / 2;
  return {
    kind: "text",
    role,
    size,
    weight,
    lines: lines.map(({ text }, index) => ({ text, x, baseline: y + index * distance + drop })),
    rect: {
      x,
      y,
      width: Math.max(0, ...lines.map((line) => line.width)),
      height: lines.length * distance,
    },
  };
}

/** Pictograms at the left; paragraphs beside them as far as they reach, then across the whole width. */
function placedBody(
  content: LabelContent,
  paragraphs: Paragraph[],
  top: number,
  setting: Setting,
  frame: Frame,
): LabelItem[] {
  const { margin } = frame;
  const width = frame.width - 2 * margin;
  const lattice = pictogramLattice(content.pictograms.length, setting.pictogramBox, 1, setting.perRow);
  const items: LabelItem[] = content.pictograms.map((code, index) => {
    const { x = 0, y = 0 } = lattice.positions[index] ?? {};
    const side = setting.pictogramBox;
    return {
      kind: "pictogram",
      role: "pictograms",
      code,
      rect: { x: margin + x, y: top + y, width: side, height: side },
    };
  });
  const gap = setting.size * 0.8;
  const beside = width - lattice.width - gap;
  const pictogramsEnd = top + lattice.height;
  let y = top;
  const [first, ...others] = paragraphs;
  const inCorner = first?.role === "signal word" && beside < leastColumn(first, frame);
  const corner = inCorner ? textItem(first, margin, top + (lattice.corner?.y ?? 0), width, frame) : null;
  const fitsCorner =
    corner !== null &&
    lattice.corner !== null &&
    corner.rect.width <= lattice.corner.width &&
    corner.rect.height <= lattice.corner.height;
  if (fitsCorner) items.push(corner);
  for (const paragraph of fitsCorner ? others : paragraphs) {
    const start = y === top ? y : y + paragraph.above;
    const wide = beside < leastColumn(paragraph, frame) || start + paragraph.size > pictogramsEnd;
    const x = wide ? margin : margin + lattice.width + gap;
    const item = textItem(
      paragraph,
      x,
      wide ? Math.max(start, pictogramsEnd) : start,
      wide ? width : beside,
      frame,
    );
    items.push(item);
    y = item.rect.y + item.rect.height;
  }
  return items;
}

/** Narrower than this a column breaks nearly every word: 20 letters, or all of a short text. */
function leastColumn({ text, size, weight }: Paragraph, frame: Frame): number {
  return Math.min(
    frame.typeface[weight].widthOf(text, size),
    frame.typeface[weight].widthOf("n".repeat(20), size),
  );
}

/** What stands at the foot, its last line on the lower margin, the QR code at its right. */
function placedFoot(
  paragraphs: Paragraph[],
  setting: Setting,
  frame: Frame,
): { items: LabelItem[]; top: number } {
  const { margin, qrSide, height } = frame;
  const width = frame.width - 2 * margin - (qrSide > 0 ? qrSide + setting.size * 0.5 : 0);
  const measured = inRows(paragraphs, margin, 0, width, frame);
  const footHeight = Math.max(measured.bottom, qrSide);
  const top = height - margin - footHeight;
  const items: LabelItem[] = inRows(
    paragraphs,
    margin,
    height - margin - measured.bottom,
    width,
    frame,
  ).items;
  if (qrSide > 0) {
    const rect = {
      x: frame.width - margin - qrSide,
      y: height - margin - qrSide,
      width: qrSide,
      height: qrSide,
    };
    items.push({ kind: "qr", role: "QR code", rect });
  }
  return { items, top: footHeight > 0 ? top - setting.size * 0.5 : height - margin };
}

/** Short paragraphs beside each other as long as they fit; a bold one begins a row of its own. */
function inRows(paragraphs: Paragraph[], x: number, top: number, width: number, frame: Frame) {
  const items: TextItem[] = [];
  let bottom = top;
  let end = Number.POSITIVE_INFINITY;
  for (const [index, paragraph] of paragraphs.entries()) {
    const length = frame.setters[paragraph.weight].widthOf(paragraph.text, paragraph.size);
    const last = items.at(-1);
    if (last && paragraph.weight === "regular" && last.weight === "regular" && end + length <= x + width) {
      items.push(textItem(paragraph, end, last.rect.y, width, frame));
    } else {
      items.push(textItem(paragraph, x, bottom + (index === 0 ? 0 : paragraph.above), width, frame));
    }
    const { rect } = items.at(-1) ?? { rect: { x, y: top, width: 0, height: 0 } };
    bottom = Math.max(bottom, rect.y + rect.height);
    end =
      rect.height > paragraph.size * LINE_DISTANCE * 1.5
        ? width + x
        : rect.x + rect.width + paragraph.size * 1.5;
  }
  return { items, bottom };
}
