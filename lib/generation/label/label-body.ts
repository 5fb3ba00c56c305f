import type { LabelContent } from "./content";
import type { Frame, LabelItem, Setting, TextItem } from "./label-items";
import { leastColumn, type Paragraph, textItem } from "./label-text";
import { type Lattice, pictogramLattice } from "./pictogram-lattice";

/**
 * Pictograms at the left, paragraphs in the room beside them as far as it reaches, then across the whole width;
 * a signal word that has no such room stands in the corner that a lattice leaves.
 */
export function placedBody(
  content: LabelContent,
  paragraphs: Paragraph[],
  top: number,
  setting: Setting,
  frame: Frame,
): LabelItem[] {
  const { margin } = frame;
  const width = frame.width - 2 * margin;
  const lattice = pictogramLattice(content.pictograms.length, setting.pictogramBox, 1, setting.perRow);
  const end = top + lattice.height;
  const room = roomBeside(lattice, width, top, setting.size * 0.8, paragraphs[0], frame);
  const [first, ...others] = paragraphs;
  const corner = first && !room ? signalInCorner(first, lattice, top, frame) : null;
  const items: LabelItem[] = [...pictogramsAt(content.pictograms, lattice, top, setting, frame)];
  if (corner) items.push(corner);
  let y = room?.y ?? top;
  let started = false;
  for (const paragraph of corner ? others : paragraphs) {
    const start = started ? y + paragraph.above : y;
    const beside = room && start + paragraph.size <= end ? inRoom(paragraph, room, start, frame) : null;
    const item = beside ?? textItem(paragraph, margin, Math.max(start, end), width, frame);
    items.push(item);
    y = item.rect.y + item.rect.height;
    started = true;
  }
  return items;
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

/** A paragraph beside the pictograms, if the room is wide enough for it. */
function inRoom(paragraph: Paragraph, room: Room, y: number, frame: Frame): TextItem | null {
  return room.width < leastColumn(paragraph, frame)
    ? null
    : textItem(paragraph, room.x, y, room.width, frame);
}

function signalInCorner(first: Paragraph, lattice: Lattice, top: number, frame: Frame): TextItem | null {
  if (first.role !== "signal word" || !lattice.corner) return null;
  const item = textItem(first, frame.margin, top + lattice.corner.y, lattice.corner.width, frame);
  const fits = item.rect.width <= lattice.corner.width && item.rect.height <= lattice.corner.height;
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
