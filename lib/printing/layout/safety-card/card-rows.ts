import { type BrokenText, broken, heightOf } from "../pages/broken-text";
import type { Typeface } from "../typeface";
import type { CardEntry, CardPart } from "./card-context";
import type { CardBlock, CardContent } from "./content";

/** A strip of the card that is never divided, in points; a heading stays with the strip after it. */
export type CardRow =
  | { kind: "head"; height: number; keepWithNext?: false; title: CardBand; lines: HeadLine[] }
  | { kind: "heading"; height: number; keepWithNext: true; band: CardBand }
  | { kind: "part"; height: number; keepWithNext?: false; signs: CardSignRoom; entries: LaidEntry[] };

/** A title on its colour. */
export type CardBand = { text: BrokenText; height: number };
/** Entries beside each other, each in a column. */
type HeadLine = { height: number; column: number; entries: LaidEntry[] };
/** Signs at the left: how large, and how far from one to the next. */
export type CardSignRoom = { codes: string[]; side: number; step: number };
/** A label with its text beside it; a text of null is a blank. */
export type LaidEntry = {
  label: BrokenText | null;
  text: BrokenText | null;
  labelWidth: number;
  textWidth: number;
  height: number;
};

/** How a card is set; dense where it would else not fit a page. */
export type CardStyle = { width: number; size: number; dense: boolean; typeface: Typeface };

/** As multiples of the type size: signs of about 12 mm, or of 8; the height of headings and the room around them. */
const MEASURES = { sign: 3.6, heading: 1.5, below: 0.35, end: 0.3 };
const DENSE_MEASURES = { sign: 3, heading: 1.3, below: 0.2, end: 0.25 };
const measuresOf = ({ dense }: CardStyle) => (dense ? DENSE_MEASURES : MEASURES);

const LEADING = 1.22;
/** Between entries, as a multiple of the type size. */
export const ENTRY_GAP = 0.18;

/** The strips of a block: its heading, then each part with its signs at the left. */
export function blockRows(block: CardBlock, content: CardContent, style: CardStyle): CardRow[] {
  const parts: PartRow[] = [];
  for (const part of block.parts.flatMap(inPieces)) {
    const last = parts.at(-1);
    // A part without signs goes on beside those of the part before it, which reach lower than that one's text.
    if (last && part.signs.length === 0 && signsHeight(last) > textHeight(last, style))
      last.entries.push(...laidEntries(part.entries, style));
    else parts.push(partRow(part, style));
  }
  for (const part of parts) part.height = Math.max(signsHeight(part), textHeight(part, style));
  const last = parts.at(-1);
  if (last) last.height += style.size * measuresOf(style).end;
  return [headingRow(block.heading, content, style), ...parts];
}

type PartRow = CardRow & { kind: "part" };

/** So many characters stand in one strip; longer parts may go on overleaf, between two entries. */
const LONGEST_STRIP = 1000;

function inPieces({ signs, entries }: CardPart): CardPart[] {
  const pieces: CardPart[] = [{ signs, entries: [] }];
  let length = 0;
  for (const entry of entries) {
    if (length > LONGEST_STRIP) {
      pieces.push({ signs: [], entries: [] });
      length = 0;
    }
    pieces.at(-1)?.entries.push(entry);
    length += entry.text?.length ?? 0;
  }
  return pieces;
}

function headingRow(text: string, { colours }: CardContent, style: CardStyle): CardRow {
  const measures = measuresOf(style);
  const band = bandOf(
    text,
    { size: style.size * 1.08, height: measures.heading, colour: colours.headingText },
    style,
  );
  return { kind: "heading", height: band.height + style.size * measures.below, keepWithNext: true, band };
}

type Band = { size: number; height: number; colour: string };

function bandOf(
  text: string,
  { size, height, colour }: Band,
  { width, size: type, typeface }: CardStyle,
): CardBand {
  const title = broken({ text, size, weight: "bold", leading: LEADING, colour }, width - type, typeface);
  return { text: title, height: size * (height + (title.lines.length - 1) * LEADING) };
}

const SIGNS_ACROSS = 2;

const signsHeight = ({ signs: { codes, step } }: PartRow) => Math.ceil(codes.length / SIGNS_ACROSS) * step;
const textHeight = ({ entries }: PartRow, { size }: CardStyle) =>
  entries.reduce((sum, { height }) => sum + height + size * ENTRY_GAP, 0);

function partRow({ signs, entries }: CardPart, style: CardStyle): PartRow {
  const side = style.size * measuresOf(style).sign;
  const room = { codes: signs, side, step: side + style.size * 0.25 };
  return { kind: "part", height: 0, signs: room, entries: laidEntries(entries, style) };
}

const LABEL_SHARE = 0.24;

function laidEntries(entries: readonly CardEntry[], style: CardStyle): LaidEntry[] {
  const left = signsWidth(style);
  return entries.map((entry) => {
    const labelWidth = entry.label ? (style.width - left) * LABEL_SHARE : 0;
    const textWidth = style.width - left - labelWidth;
    return laidEntry(entry, { labelWidth, textWidth, labelRoom: labelWidth - style.size * 0.5 }, style);
  });
}

/** The room that signs have at the left of every part. */
export const signsWidth = (style: CardStyle) =>
  style.size * ((measuresOf(style).sign + 0.25) * SIGNS_ACROSS + 0.5);

// Points.
const SPARE = 1;

type Columns = Pick<LaidEntry, "labelWidth" | "textWidth">;

function laidEntry(
  { label, text, strong }: CardEntry,
  { labelRoom, ...columns }: Columns & { labelRoom: number },
  { size, typeface }: CardStyle,
): LaidEntry {
  const set = { leading: LEADING, size };
  const large = { ...set, weight: "bold", size: size * 1.25 } as const;
  const name = label && broken({ ...set, weight: "bold", text: `${label}:` }, labelRoom, typeface);
  // The library leaves out a line that just fits by our measure and not by its own.
  const value = text && broken({ ...(strong ? large : set), text }, columns.textWidth - SPARE, typeface);
  const heights = [name, value].map((laid) => (laid ? heightOf([laid]) : size * LEADING));
  return { label: name || null, text: value || null, ...columns, height: Math.max(...heights) };
}

/** The card's head: title, product and the entries of the profile, three beside each other. */
export function headRow(content: CardContent, style: CardStyle): CardRow {
  const { size, width, typeface } = style;
  const title = bandOf(
    content.title,
    { size: size * 1.5, height: 1.6, colour: content.colours.headingText },
    style,
  );
  const gap = size * 0.8;
  const column = (width - (content.logo ? LOGO.width + size : 0) + gap) / HEAD_COLUMNS;
  const lines: HeadLine[] = [];
  for (let first = 0; first < content.head.length; first += HEAD_COLUMNS) {
    const entries = content.head.slice(first, first + HEAD_COLUMNS).map((entry) => {
      const labelWidth = typeface.bold.widthOf(`${entry.label}: `, size);
      return laidEntry(
        entry,
        { labelWidth, textWidth: column - gap - labelWidth, labelRoom: labelWidth },
        style,
      );
    });
    const height = Math.max(...entries.map((entry) => entry.height)) + size * 0.3;
    lines.push({ column, entries, height });
  }
  const below = Math.max(
    lines.reduce((sum, { height }) => sum + height, 0),
    content.logo ? LOGO.height : 0,
  );
  return { kind: "head", height: title.height + size * 0.5 + below + size * 0.4, title, lines };
}

const HEAD_COLUMNS = 3;
/** Room for a team's logo at the right of the head, in points. */
export const LOGO = { width: 110, height: 45 };
