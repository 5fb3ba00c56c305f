import type { LabelContent } from "./content";
import type { Foot } from "./label-foot";
import type { Frame, LabelItem, LabelRole, Setting, TextItem } from "./label-items";
import { type Column, fullColumn, leastColumn, type Paragraph, textItem } from "./label-text";
import { type Lattice, pictogramLattice } from "./pictogram-lattice";

/** What is placed, and which of it has too narrow a room to be read. */
export type Body = { items: LabelItem[]; narrow: LabelRole[] };

/**
 * Pictograms at the left, paragraphs in the room beside them as far as it reaches, then across the whole width; at the
 * right they leave out the QR code. Statements that run in flow around the pictograms, others keep their left edge. A
 * signal word that has no such room stands in the corner that a lattice leaves.
 */
export function placedBody(
  content: LabelContent,
  paragraphs: Paragraph[],
  top: number,
  setting: Setting,
  frame: Frame,
  { foot, flows, asFarAsItFits }: { foot: Foot; flows: boolean; asFarAsItFits: boolean },
): Body {
  const width = frame.width - 2 * frame.margin;
  const lattice = pictogramLattice(content.pictograms.length, setting.pictogramBox, 1, setting.perRow);
  const end = top + lattice.height;
  const room = roomBeside(lattice, width, top, setting.size * 0.8, paragraphs[0], frame);
  const [first, ...others] = paragraphs;
  const corner = first && !room ? signalInCorner(first, lattice, top, frame) : null;
  const items: LabelItem[] = [...pictogramsAt(content.pictograms, lattice, top, setting, frame)];
  if (corner) items.push(corner);
  const columns = columnsOf(room, end, foot, frame);
  const narrow: LabelRole[] = [];
  let y = room?.y ?? top;
  let started = false;
  for (const paragraph of corner ? others : paragraphs) {
    const start = started ? y + paragraph.above : y;
    const least = leastColumn(paragraph, frame);
    // Short statements do not stand beside the pictograms where longer ones could not follow them.
    const leastBeside = paragraph.role === "signal word" ? least : fullColumn(paragraph, frame);
    const isAbove = frame.isBand || start + paragraph.size <= end;
    const isBeside = room !== null && isAbove && room.width >= leastBeside;
    const column = !isBeside ? columns.below : flows ? columns.around : columns.beside;
    const item = textItem(paragraph, isBeside ? start : Math.max(start, end), column, frame);
    if (item.room < Math.min(least, width)) narrow.push(item.role);
    items.push(item);
    y = item.rect.y + item.rect.height;
    started = true;
    if (asFarAsItFits && y > foot.top + 1) break;
  }
  return { items, narrow };
}

function columnsOf(room: Room | null, end: number, { qr }: Foot, { margin, width, isBand }: Frame) {
  const rightOf = (bottom: number) => (qr && bottom > qr.top ? qr.left : width - margin);
  const below: Column = (_top, bottom) => ({ left: margin, right: rightOf(bottom) });
  const beside: Column = (_top, bottom) => ({ left: room?.x ?? margin, right: rightOf(bottom) });
  const around: Column = (top, bottom) => (isBand || top < end ? beside(top, bottom) : below(top, bottom));
  return { below, beside, around };
}

/** Room for text beside pictograms. */
type Room = { x: number; y: number; width: number };

/** At the right of all pictograms, else at the right of the last row alone; null where neither is wide enough. */
function roomBeside(
  lattice: Lattice,
  width: number,
  top: number,
  gap: number,
  first: Paragraph | undefined,
  frame: Frame,
): Room | null {
  if (!first || lattice.positions.length === 0) return null;
  const least = leastColumn(first, frame);
  const rooms = [
    { x: lattice.width + gap, y: top },
    { x: lattice.lastRow.right + gap, y: top + lattice.lastRow.freeFrom },
  ];
  const room = rooms.find(({ x }) => width - x >= least);
  return room ? { x: frame.margin + room.x, y: room.y, width: width - room.x } : null;
}

function signalInCorner(first: Paragraph, lattice: Lattice, top: number, frame: Frame): TextItem | null {
  if (first.role !== "signal word" || !lattice.corner) return null;
  const edges = { left: frame.margin, right: frame.margin + lattice.corner.width };
  const item = textItem(first, top + lattice.corner.y, () => edges, frame);
  // A signal word is never broken: "Waarschu-wing" is none.
  const isWhole = item.lines.length === 1;
  const fits =
    isWhole && item.rect.width <= lattice.corner.width && item.rect.height <= lattice.corner.height;
  return fits ? item : null;
}

function pictogramsAt(
  codes: readonly string[],
  lattice: Lattice,
  top: number,
  { pictogramBox }: Setting,
  { margin }: Frame,
): LabelItem[] {
  return codes.map((code, index) => {
    const { x = 0, y = 0 } = lattice.positions[index] ?? {};
    const rect = { x: margin + x, y: top + y, width: pictogramBox, height: pictogramBox };
    return { kind: "pictogram", role: "pictograms", code, rect };
  });
}
