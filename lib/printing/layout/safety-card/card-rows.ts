import type { Typeface } from "../typeface";
import { wrapText } from "../wrap-text";
import type { CardEntry, CardPart } from "./card-context";
import type { CardBlock, CardContent } from "./content";

/** Something drawn, in points from the top left corner of its row. */
export type CardMark =
  | { kind: "band"; x: number; y: number; width: number; height: number; fill: string }
  | { kind: "text"; tag: "H1" | "H2" | "P"; runs: TextRun[] }
  | { kind: "sign"; code: string; x: number; y: number; side: number }
  | { kind: "blank"; x: number; y: number; width: number };
export type TextRun = { text: string; x: number; y: number; size: number; bold: boolean; colour: string };

/** A strip of the card that is never divided; a heading stays with the strip after it. */
export type CardRow = { height: number; marks: CardMark[]; keepWithNext: boolean };

/** How a card is set; dense where it would else not fit a page. */
export type CardStyle = { width: number; size: number; dense: boolean; typeface: Typeface };

/** As multiples of the type size: signs of about 12 mm, or of 8; the height of headings and the room around them. */
const MEASURES = { sign: 3.6, heading: 1.5, below: 0.35, end: 0.3 };
const DENSE_MEASURES = { sign: 3, heading: 1.3, below: 0.2, end: 0.25 };
const measuresOf = ({ dense }: CardStyle) => (dense ? DENSE_MEASURES : MEASURES);

export const LINE = 1.22;
/** From the top of a line to its letters' foot. */
const BASELINE = 0.95;
const BLACK = "#000000";

/** The strips of a block: its heading, then each part with its signs at the left. */
export function blockRows(block: CardBlock, content: CardContent, style: CardStyle): CardRow[] {
  const rows: PartRow[] = [];
  for (const part of block.parts.flatMap(inPieces)) {
    const last = rows.at(-1);
    // A part without signs goes on beside those of the part before it, which reach lower than that one's text.
    if (last && part.signs.length === 0 && last.signsHeight > last.textHeight)
      addEntries(last, part.entries, style);
    else rows.push(partRow(part, style));
  }
  const parts = rows.map(({ marks, signsHeight, textHeight }) => ({
    marks,
    height: Math.max(signsHeight, textHeight),
    keepWithNext: false,
  }));
  const last = parts.at(-1);
  if (last) last.height += style.size * measuresOf(style).end;
  return [headingRow(block.heading, content, style), ...parts];
}

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

function headingRow(text: string, { colours, framed }: CardContent, style: CardStyle): CardRow {
  const { width, size, typeface } = style;
  const measures = measuresOf(style);
  const type = size * 1.08;
  const height = type * measures.heading;
  const x = framed ? (width - typeface.bold.widthOf(text, type)) / 2 : size * 0.5;
  return {
    height: height + size * measures.below,
    keepWithNext: true,
    marks: [
      { kind: "band", x: 0, y: 0, width, height, fill: colours.heading },
      {
        kind: "text",
        tag: "H2",
        runs: [{ text, x, y: height / 2 + type * 0.36, size: type, bold: true, colour: colours.headingText }],
      },
    ],
  };
}

const SIGNS_ACROSS = 2;

const stepOf = (style: CardStyle) => style.size * (measuresOf(style).sign + 0.25);

/** A part as it grows: how far down its signs and its text reach. */
type PartRow = { marks: CardMark[]; signsHeight: number; textHeight: number };

function partRow({ signs, entries }: CardPart, style: CardStyle): PartRow {
  const step = stepOf(style);
  const marks: CardMark[] = signs.map((code, index) => ({
    kind: "sign",
    code,
    x: (index % SIGNS_ACROSS) * step,
    y: Math.floor(index / SIGNS_ACROSS) * step,
    side: style.size * measuresOf(style).sign,
  }));
  const signsHeight = Math.ceil(signs.length / SIGNS_ACROSS) * step;
  const row = { marks, signsHeight, textHeight: 0 };
  addEntries(row, entries, style);
  return row;
}

function addEntries(row: PartRow, entries: CardEntry[], style: CardStyle): void {
  const { size, width } = style;
  const left = stepOf(style) * SIGNS_ACROSS + size * 0.5;
  for (const entry of entries) {
    const placed = entryMarks(entry, left, row.textHeight, width - left, style);
    row.marks.push(...placed.marks);
    row.textHeight += placed.height + size * 0.18;
  }
}

const LABEL_SHARE = 0.24;

function entryMarks(entry: CardEntry, x: number, top: number, width: number, style: CardStyle) {
  const { typeface } = style;
  const size = entry.strong ? style.size * 1.25 : style.size;
  const labelWidth = entry.label ? width * LABEL_SHARE : 0;
  const label = entry.label
    ? wrapText(typeface.bold, `${entry.label}:`, style.size, labelWidth - style.size * 0.5)
    : [];
  const face = entry.strong ? typeface.bold : typeface.regular;
  const text = entry.text ? wrapText(face, entry.text, size, width - labelWidth) : [];
  const runs = [
    ...linesAt(label, x, top, style.size, true),
    ...linesAt(text, x + labelWidth, top, size, entry.strong ?? false),
  ];
  const height = Math.max(label.length * style.size, Math.max(text.length, 1) * size) * LINE;
  const marks: CardMark[] = runs.length > 0 ? [{ kind: "text", tag: "P", runs }] : [];
  if (entry.text === null) {
    marks.push({
      kind: "blank",
      x: x + labelWidth,
      y: top + style.size * BASELINE,
      width: width - labelWidth,
    });
  }
  return { marks, height };
}

function linesAt(lines: string[], x: number, top: number, size: number, bold: boolean): TextRun[] {
  return lines.map((text, index) => ({
    text,
    x,
    y: top + size * (BASELINE + index * LINE),
    size,
    bold,
    colour: BLACK,
  }));
}

/** The card's head: title, product and the entries of the profile, three beside each other. */
export function headRow(content: CardContent, style: CardStyle): CardRow {
  const { size, width, typeface } = style;
  const [titleSize, band] = [size * 1.5, size * 2.4];
  const title: TextRun = {
    text: content.title,
    x: content.framed ? (width - typeface.bold.widthOf(content.title, titleSize)) / 2 : size * 0.5,
    y: size * 1.7,
    size: titleSize,
    bold: true,
    colour: content.colours.headingText,
  };
  const marks: CardMark[] = [
    { kind: "band", x: 0, y: 0, width, height: band, fill: content.colours.heading },
    { kind: "text", tag: "H1", runs: [title] },
  ];
  const logoWidth = content.logo ? LOGO.width + size : 0;
  const gap = size * 0.8;
  const column = (width - logoWidth + gap) / HEAD_COLUMNS;
  let top = band + size * 0.5;
  for (let first = 0; first < content.head.length; first += HEAD_COLUMNS) {
    const placed = content.head
      .slice(first, first + HEAD_COLUMNS)
      .map((entry, index) => headEntry(entry, index * column, top, column - gap, style));
    marks.push(...placed.flatMap(({ marks }) => marks));
    top += Math.max(...placed.map(({ height }) => height)) + size * 0.3;
  }
  const height = Math.max(top, content.logo ? band + size * 0.5 + LOGO.height : 0);
  return { height: height + size * 0.4, marks, keepWithNext: false };
}

const HEAD_COLUMNS = 3;
/** Room for a team's logo at the right of the head, in points. */
export const LOGO = { width: 110, height: 45 };

function headEntry(entry: CardEntry, x: number, top: number, width: number, { size, typeface }: CardStyle) {
  const label = `${entry.label}: `;
  const labelWidth = typeface.bold.widthOf(label, size);
  const text = entry.text ? wrapText(typeface.regular, entry.text, size, width - labelWidth) : [];
  const runs = [
    ...linesAt([label.trim()], x, top, size, true),
    ...linesAt(text, x + labelWidth, top, size, false),
  ];
  const marks: CardMark[] = [{ kind: "text", tag: "P", runs }];
  if (entry.text === null) {
    marks.push({ kind: "blank", x: x + labelWidth, y: top + size * BASELINE, width: width - labelWidth });
  }
  return { marks, height: Math.max(text.length, 1) * size * LINE };
}
