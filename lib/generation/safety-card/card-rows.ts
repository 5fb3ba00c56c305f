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

export type CardStyle = { width: number; size: number; typeface: Typeface };

export const LINE = 1.22;
const BLACK = "#000000";

/** The strips of a block: its heading, then each part with its signs at the left. */
export function blockRows(block: CardBlock, content: CardContent, style: CardStyle): CardRow[] {
  const parts = block.parts.map((part) => partRow(part, style));
  const last = parts.at(-1);
  if (last) last.height += style.size * 0.3;
  return [headingRow(block.heading, content, style), ...parts];
}

function headingRow(
  text: string,
  { colours, framed }: CardContent,
  { width, size, typeface }: CardStyle,
): CardRow {
  const type = size * 1.08;
  const height = type * 1.5;
  const x = framed ? (width - typeface.bold.widthOf(text, type)) / 2 : size * 0.5;
  return {
    height: height + size * 0.35,
    keepWithNext: true,
    marks: [
      { kind: "band", x: 0, y: 0, width, height, fill: colours.heading },
      {
        kind: "text",
        tag: "H2",
        runs: [{ text, x, y: type * 1.1, size: type, bold: true, colour: colours.headingText }],
      },
    ],
  };
}

const SIGN_SCALE = 3.6;
const SIGNS_ACROSS = 2;

function partRow({ signs, entries }: CardPart, style: CardStyle): CardRow {
  const { size, width } = style;
  const step = size * (SIGN_SCALE + 0.25);
  const textLeft = step * SIGNS_ACROSS + size * 0.5;
  const marks: CardMark[] = signs.map((code, index) => ({
    kind: "sign",
    code,
    x: (index % SIGNS_ACROSS) * step,
    y: Math.floor(index / SIGNS_ACROSS) * step,
    side: size * SIGN_SCALE,
  }));
  let y = 0;
  for (const entry of entries) {
    const placed = entryMarks(entry, textLeft, y, width - textLeft - size * 0.3, style);
    marks.push(...placed.marks);
    y += placed.height + size * 0.18;
  }
  const signsHeight = Math.ceil(signs.length / SIGNS_ACROSS) * step;
  return { height: Math.max(y, signsHeight), marks, keepWithNext: false };
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
      y: top + style.size * LINE * 0.9,
      width: (width - labelWidth) * 0.9,
    });
  }
  return { marks, height };
}

function linesAt(lines: string[], x: number, top: number, size: number, bold: boolean): TextRun[] {
  return lines.map((text, index) => ({
    text,
    x,
    y: top + size * (0.95 + index * LINE),
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
  const column = (width - logoWidth) / HEAD_COLUMNS;
  let top = band + size * 0.5;
  for (let first = 0; first < content.head.length; first += HEAD_COLUMNS) {
    const placed = content.head
      .slice(first, first + HEAD_COLUMNS)
      .map((entry, index) => headEntry(entry, index * column, top, column - size * 0.8, style));
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
    marks.push({ kind: "blank", x: x + labelWidth, y: top + size * LINE * 0.9, width: width - labelWidth });
  }
  return { marks, height: Math.max(text.length, 1) * size * LINE };
}
