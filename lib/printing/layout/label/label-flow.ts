import { spacedCode } from "../document-words";
import type { PrintedStatement } from "../sheet-statement";
import type { LabelContent } from "./content";
import { placedBody } from "./label-body";
import { type Foot, placedFoot } from "./label-foot";
import type { Frame, LabelItem, LabelRole, Setting } from "./label-items";
import { type Paragraph, stacked } from "./label-text";

/** How statements are written: with their codes or without, each on lines of its own or one after the other. */
export type StatementStyle = { codes: boolean; runIn: boolean };

export type Flow = {
  items: LabelItem[];
  /** Names of what does not fit; nothing when all does. */
  overflow: LabelRole[];
};

const NAME_SCALE = 1.5;
const SIGNAL_SCALE = 1.35;

/** Places everything for one setting: name, pictograms with the statements beside or below, the rest at the foot. */
export function flowLabel(
  content: LabelContent,
  style: StatementStyle,
  setting: Setting,
  frame: Frame,
): Flow {
  return flow(content, style, setting, frame, false);
}

/** Whether everything fits with one setting. */
export function labelFits(
  content: LabelContent,
  style: StatementStyle,
  setting: Setting,
  frame: Frame,
): boolean {
  return flow(content, style, setting, frame, true).overflow.length === 0;
}

function flow(
  content: LabelContent,
  style: StatementStyle,
  setting: Setting,
  frame: Frame,
  asFarAsItFits: boolean,
): Flow {
  const { margin } = frame;
  const paragraphs = paragraphsOf(content, style, setting.size);
  const head = stacked(paragraphs.head, { left: margin, right: frame.width - margin }, margin, frame);
  const foot = placedFoot(paragraphs.foot, setting, frame);
  const top = head.bottom + setting.size * 0.3;
  const manner = { foot, flows: style.runIn, asFarAsItFits };
  const body = placedBody(content, paragraphs.body, top, setting, frame, manner);
  const upper = [...head.items, ...body.items];
  const overflow = upper.filter((item) => !isFree(item, foot, frame)).map(({ role }) => role);
  overflow.push(...body.narrow);
  if (foot.top < margin || (foot.qr && foot.qr.top < 0)) overflow.push(...foot.items.map(({ role }) => role));
  return { items: [...upper, ...foot.items], overflow: [...new Set(overflow)] };
}

/** Whether an item stands above the foot, beside or above the QR code, and within the margins. */
function isFree(item: LabelItem, { top, qr }: Foot, { width, margin }: Frame): boolean {
  const parts = item.kind === "text" ? item.parts : [item.rect];
  return parts.every((part) => {
    const [right, bottom] = [part.x + part.width, part.y + part.height];
    const meetsQr = qr && right > qr.left + TOLERANCE && bottom > qr.top + TOLERANCE;
    return bottom <= top + TOLERANCE && right <= width - margin + TOLERANCE && !meetsQr;
  });
}

// Points; sums of fractions of a point differ in the last digits.
const TOLERANCE = 0.01;

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
      ...bold("superseded sheet", content.superseded, 1, 0.3),
      ...bold("unreleased sheet", content.unreleased, 1, 0.3),
      ...bold("hazard warning", content.hazardWarning, 1, 0.3),
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
