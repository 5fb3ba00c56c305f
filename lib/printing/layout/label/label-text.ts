import type { Language } from "@/lib/extraction/model";
import type { TextLine } from "../line-breaks";
import type { Weight } from "../pdf-writer";
import type { Frame, LabelRole, TextItem } from "./label-items";

/** CLP Annex I 1.2.1.5 as of 2024/2865: lines stand at least 120 % of the type size apart. */
export const LINE_DISTANCE = 1.2;
export type Paragraph = {
  role: LabelRole;
  text: string;
  size: number;
  weight: Weight;
  above: number;
  /** Where it is not the label's first one. */
  language?: Language | undefined;
};

/** Where a line may stand, from left to right. */
export type Edges = { left: number; right: number };
/** The edges between two heights. */
export type Column = (top: number, bottom: number) => Edges;

/** Paragraphs below each other between the same edges. */
export function stacked(paragraphs: Paragraph[], edges: Edges, top: number, frame: Frame) {
  const items: TextItem[] = [];
  let bottom = top;
  for (const [index, paragraph] of paragraphs.entries()) {
    const item = textItem(paragraph, bottom + (index === 0 ? 0 : paragraph.above), () => edges, frame);
    items.push(item);
    bottom = item.rect.y + item.rect.height;
  }
  return { items, bottom };
}

/** A paragraph from a height on, in a column whose edges may change on the way down. */
export function textItem(paragraph: Paragraph, y: number, column: Column, frame: Frame): TextItem {
  const { role, text, size, weight, language } = paragraph;
  const setter = frame.setters[weight];
  const distance = size * LINE_DISTANCE;
  const edgesOf = (line: number) => column(y + line * distance, y + (line + 1) * distance);
  const first = edgesOf(0);
  const even = setter.lines(text, size, first.right - first.left);
  const isEven = areSame(first, edgesOf(even.length - 1));
  const lines = isEven ? even : setter.linesIn(text, size, (line) => widthOf(edgesOf(line)));
  // Ascenders and descenders of the family together are just under the line distance.
  const face = frame.typeface[weight];
  const drop = (distance + (face.ascent - face.descent) * size) / 2;
  const item: TextItem = {
    kind: "text",
    role,
    size,
    weight,
    language,
    lines: [],
    rect: { x: first.left, y, width: 0, height: 0 },
    parts: [],
    room: widthOf(first),
  };
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (line) addLine(item, line, isEven ? first : edgesOf(index), y + index * distance, { distance, drop });
  }
  return item;
}

const widthOf = ({ left, right }: Edges) => right - left;
const areSame = (a: Edges, b: Edges) => a.left === b.left && a.right === b.right;

function addLine(
  item: TextItem,
  line: TextLine,
  edges: Edges,
  top: number,
  { distance, drop }: { distance: number; drop: number },
): void {
  const { rect, parts } = item;
  const width = line.width * item.size;
  item.lines.push({ text: line.text, x: edges.left, baseline: top + drop });
  item.room = Math.min(item.room, widthOf(edges));
  const last = parts[parts.length - 1];
  if (last && last.x === edges.left && last.right === edges.right) {
    last.width = Math.max(last.width, width);
    last.height += distance;
  } else parts.push({ x: edges.left, y: top, width, height: distance, right: edges.right });
  const right = Math.max(rect.x + rect.width, edges.left + width);
  rect.x = Math.min(rect.x, edges.left);
  rect.width = right - rect.x;
  rect.height += distance;
}

/** Narrower than this a column breaks nearly every word: 20 letters. */
export function fullColumn({ size, weight }: Paragraph, frame: Frame): number {
  return 20 * frame.setters[weight].widthOf("n", size);
}

/** The narrowest column for a text: that of 20 letters, or all of a short text. */
export function leastColumn(paragraph: Paragraph, frame: Frame): number {
  const { text, size, weight } = paragraph;
  return Math.min(frame.setters[weight].widthOf(text, size), fullColumn(paragraph, frame));
}
