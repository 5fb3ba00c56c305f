import type { Frame, LabelItem, Setting, TextItem } from "./label-items";
import { type Edges, LINE_DISTANCE, type Paragraph, textItem } from "./label-text";

/** The foot, and the room that it leaves. */
export type Foot = {
  items: LabelItem[];
  /** The label is free down to here, … */
  top: number;
  /** … but for the room of the QR code, which reaches higher from here to the right. */
  qr: { left: number; top: number } | null;
};

/** What stands at the foot, its last line on the lower margin, the QR code at its right. */
export function placedFoot(paragraphs: Paragraph[], setting: Setting, frame: Frame): Foot {
  const { margin, qrSide, height } = frame;
  const gap = setting.size * 0.5;
  const right = frame.width - margin;
  const edges = { left: margin, right: qrSide > 0 ? right - qrSide - gap : right };
  const rows = inRows(paragraphs, edges, 0, frame);
  const top = height - margin - rows.bottom;
  for (const item of rows.items) moveDown(item, top);
  const items: LabelItem[] = rows.items;
  if (qrSide > 0) {
    const rect = { x: right - qrSide, y: height - margin - qrSide, width: qrSide, height: qrSide };
    items.push({ kind: "qr", role: "QR code", rect });
  }
  return {
    items,
    top: rows.bottom > 0 ? top - gap : top,
    qr: qrSide > 0 ? { left: edges.right, top: height - margin - qrSide - gap } : null,
  };
}

function moveDown({ rect, parts, lines }: TextItem, distance: number): void {
  rect.y += distance;
  for (const part of parts) part.y += distance;
  for (const line of lines) line.baseline += distance;
}

/** Short paragraphs beside each other as long as they fit; a bold one begins a row of its own. */
function inRows(paragraphs: Paragraph[], edges: Edges, top: number, frame: Frame) {
  const items: TextItem[] = [];
  let bottom = top;
  let end = Number.POSITIVE_INFINITY;
  for (const [index, paragraph] of paragraphs.entries()) {
    const length = frame.setters[paragraph.weight].widthOf(paragraph.text, paragraph.size);
    const last = items.at(-1);
    if (last && paragraph.weight === "regular" && last.weight === "regular" && end + length <= edges.right) {
      const left = end;
      items.push(textItem(paragraph, last.rect.y, () => ({ left, right: edges.right }), frame));
    } else {
      items.push(textItem(paragraph, bottom + (index === 0 ? 0 : paragraph.above), () => edges, frame));
    }
    const { rect } = items.at(-1) ?? { rect: { x: edges.left, y: top, width: 0, height: 0 } };
    bottom = Math.max(bottom, rect.y + rect.height);
    end =
      rect.height > paragraph.size * LINE_DISTANCE * 1.5
        ? edges.right
        : rect.x + rect.width + paragraph.size * 1.5;
  }
  return { items, bottom };
}
