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
// A pipe is told from afar.
const NAME_SCALE_OF_BAND = 2;
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
  const paragraphs = paragraphsOf(content, style, setting.size, frame.isBand);
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

function paragraphsOf(content: LabelContent, style: StatementStyle, size: number, isBand: boolean) {
  const contents = content.second ? [content, content.second] : [content];
  const bold = (role: LabelRole, text: string | null, scale: number, above: number): Paragraph[] =>
    text ? [{ role, text, size: size * scale, weight: "bold", above: above * size }] : [];
  const inEach = (part: (one: LabelContent) => string | null) => [...new Set(contents.map(part))];
  const plain = (role: LabelRole, part: (one: LabelContent) => string | null): Paragraph[] =>
    inEach(part).flatMap((text) => plainOf(role, text, size));
  const signalWord = inEach(({ signalWord }) => signalWord).join(" / ");
  const head = [
    ...bold("product name", content.productName, isBand ? NAME_SCALE_OF_BAND : NAME_SCALE, 0),
    ...plain("identification numbers", ({ identifiers }) => identifiers),
    ...plain("hazardous components", ({ contains }) => contains),
    ...inEach(({ superseded }) => superseded).flatMap((text) => bold("superseded sheet", text, 1, 0.3)),
    ...inEach(({ unreleased }) => unreleased).flatMap((text) => bold("unreleased sheet", text, 1, 0.3)),
    ...inEach(({ hazardWarning }) => hazardWarning).flatMap((text) => bold("hazard warning", text, 1, 0.3)),
  ];
  const body = [
    ...bold("signal word", signalWord, SIGNAL_SCALE, 0.3),
    // Art. 32(4): the statements of one language stand together.
    ...contents.flatMap((one) => {
      const language = one === content ? undefined : one.language;
      return statementsOf(one, style, size).map((paragraph) => ({ ...paragraph, language }));
    }),
  ];
  return {
    head: isBand ? [] : head,
    body: isBand ? [...head, ...body] : body,
    foot: [
      ...plainOf("UFI", content.ufi, size),
      ...plainOf("additional information", content.additionalInfo, size),
      ...plain("nominal quantity", ({ nominalQuantity }) => nominalQuantity),
      ...plain("expiry date", ({ expiryDate }) => expiryDate),
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

function plainOf(role: LabelRole, text: string | null, size: number, above = 0.15): Paragraph[] {
  return text ? [{ role, text, size, weight: "regular", above: above * size }] : [];
}

function statementsOf(content: LabelContent, style: StatementStyle, size: number): Paragraph[] {
  const statements = (role: LabelRole, list: PrintedStatement[]) => {
    const texts = list.map(({ code, text }) => (style.codes && code ? `${spacedCode(code)} ${text}` : text));
    const paragraphs = style.runIn ? [texts.join(" ")] : texts;
    return paragraphs.flatMap((text, index) => plainOf(role, text, size, index === 0 ? 0.6 : 0.25));
  };
  return [
    ...statements("hazard statements", content.hazardStatements),
    ...statements("precautionary statements", content.precautionaryStatements),
    ...statements("supplemental information", content.supplementalStatements),
  ];
}
