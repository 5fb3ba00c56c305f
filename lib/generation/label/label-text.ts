import type { Weight } from "../pdf-writer";
import type { Frame, LabelRole, TextItem } from "./label-items";

/** CLP Annex I 1.2.1.5 as of 2024/2865: lines stand at least 120 % of the type size apart. */
export const LINE_DISTANCE = 1.2;
export type Paragraph = { role: LabelRole; text: string; size: number; weight: Weight; above: number };

/** Paragraphs below each other in one column. */
export function stacked(paragraphs: Paragraph[], x: number, top: number, width: number, frame: Frame) {
  const items: TextItem[] = [];
  let bottom = top;
  for (const [index, paragraph] of paragraphs.entries()) {
    const item = textItem(paragraph, x, bottom + (index === 0 ? 0 : paragraph.above), width, frame);
    items.push(item);
    bottom = item.rect.y + item.rect.height;
  }
  return { items, bottom };
}

export function textItem(paragraph: Paragraph, x: number, y: number, width: number, frame: Frame): TextItem {
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

/** Narrower than this a column breaks nearly every word: 20 letters, or all of a short text. */
export function leastColumn({ text, size, weight }: Paragraph, frame: Frame): number {
  const setter = frame.setters[weight];
  return Math.min(setter.widthOf(text, size), 20 * setter.widthOf("n", size));
}
