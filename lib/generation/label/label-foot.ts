import type { Frame, LabelItem, Setting, TextItem } from "./label-items";
import { LINE_DISTANCE, type Paragraph, textItem } from "./label-text";

/** What stands at the foot, its last line on the lower margin, the QR code at its right. */
export function placedFoot(
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
