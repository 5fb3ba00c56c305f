import type { Typeface } from "../typeface";
import { wrapText } from "../wrap-text";
import { type ReportBlock, type ReportCell, type ReportTone, toneColours } from "./report";

type Tag = "H2" | "P";
/** What is drawn in a row, in points from its top left corner. */
export type ReportMark =
  | {
      kind: "text";
      tag: Tag;
      lines: string[];
      x: number;
      y: number;
      size: number;
      bold: boolean;
      colour: string;
    }
  | { kind: "box"; x: number; y: number; width: number; height: number; fill: string }
  | { kind: "line"; x: number; y: number; width: number; colour: string };
export type ReportRow = { height: number; marks: ReportMark[]; keepWithNext?: boolean };

export const TYPE = 9.5;
export const LEADING = 1.35;
const SMALL = 8;
const PAD = 4;
const RULE = "#b0b0b0";

type Style = { width: number; typeface: Typeface };

/** A block as strips that a page break may part. */
export function rowsOf(block: ReportBlock, style: Style): ReportRow[] {
  switch (block.kind) {
    case "heading":
      return [headingRow(block.text, style)];
    case "paragraph":
      return [paragraphRow(block.text, block.small ? SMALL : TYPE, style)];
    case "facts":
      return block.rows.map(([name, value]) =>
        cellsRow([{ text: name }, { text: value }], [0.4, 0.6], style, 0),
      );
    case "rating":
      return [ratingRow(block, style)];
    case "table":
      return tableRows(block, style);
    case "signature":
      return [signatureRow(block.fields, style)];
  }
}

function headingRow(text: string, { width, typeface }: Style): ReportRow {
  const lines = wrapText(typeface.bold, text, 12, width);
  const height = 14 + lines.length * 12 * LEADING;
  return {
    height,
    keepWithNext: true,
    marks: [{ kind: "text", tag: "H2", lines, x: 0, y: 22, size: 12, bold: true, colour: "#000000" }],
  };
}

function paragraphRow(text: string, size: number, { width, typeface }: Style): ReportRow {
  const lines = wrapText(typeface.regular, text, size, width);
  return {
    height: lines.length * size * LEADING + 4,
    marks: [{ kind: "text", tag: "P", lines, x: 0, y: size + 2, size, bold: false, colour: "#222222" }],
  };
}

const BOX = 78;
function ratingRow(block: ReportBlock & { kind: "rating" }, { width, typeface }: Style): ReportRow {
  const left = BOX + 10;
  const name = wrapText(typeface.bold, block.name, TYPE, width - left);
  const text = wrapText(typeface.regular, block.text, TYPE, width - left);
  const line = TYPE * LEADING;
  const height = Math.max(26, (name.length + text.length) * line + 6);
  const { fill, text: colour } = toneColours[block.tone];
  return {
    height: height + 4,
    marks: [
      { kind: "box", x: 0, y: 2, width: BOX, height: 22, fill },
      {
        kind: "text",
        tag: "P",
        lines: wrapText(typeface.bold, block.box, TYPE, BOX - 8),
        x: 5,
        y: 16,
        size: TYPE,
        bold: true,
        colour,
      },
      {
        kind: "text",
        tag: "P",
        lines: name,
        x: left,
        y: TYPE + 3,
        size: TYPE,
        bold: true,
        colour: "#000000",
      },
      {
        kind: "text",
        tag: "P",
        lines: text,
        x: left,
        y: TYPE + 3 + name.length * line,
        size: TYPE,
        bold: false,
        colour: "#222222",
      },
    ],
  };
}

function tableRows({ columns, rows }: ReportBlock & { kind: "table" }, style: Style): ReportRow[] {
  const shares = columns.map((_, index) => (index === 0 ? 0.28 : 0.72 / (columns.length - 1)));
  const head = cellsRow(
    columns.map((text) => ({ text })),
    shares,
    style,
    1,
  );
  return [{ ...head, keepWithNext: true }, ...rows.map((row) => cellsRow(row, shares, style, 0))];
}

function cellsRow(
  cells: readonly ReportCell[],
  shares: readonly number[],
  { width, typeface }: Style,
  boldRow: 0 | 1,
): ReportRow {
  const line = TYPE * LEADING;
  let x = 0;
  const laid = cells.map((cell, index) => {
    const room = width * (shares[index] ?? 0);
    const face = boldRow ? typeface.bold : typeface.regular;
    const lines = wrapText(face, cell.text, TYPE, room - 2 * PAD);
    const at = x;
    x += room;
    return { cell, room, lines, at };
  });
  const height = Math.max(...laid.map(({ lines }) => lines.length)) * line + 6;
  const marks = laid.flatMap(({ cell, room, lines, at }): ReportMark[] => [
    ...toneBox(cell.tone, at, room, height),
    {
      kind: "text",
      tag: "P",
      lines,
      x: at + PAD,
      y: TYPE + 3,
      size: TYPE,
      bold: boldRow === 1 || cell.tone !== undefined,
      colour: cell.tone ? toneColours[cell.tone].text : "#222222",
    },
  ]);
  return { height, marks: [...marks, { kind: "line", x: 0, y: height, width, colour: RULE }] };
}

function toneBox(tone: ReportTone | undefined, x: number, width: number, height: number): ReportMark[] {
  if (!tone) return [];
  return [
    { kind: "box", x: x + 1, y: 1, width: width - 2, height: height - 2, fill: toneColours[tone].fill },
  ];
}

function signatureRow(fields: readonly string[], { width }: Style): ReportRow {
  const room = width / fields.length;
  return {
    height: 64,
    marks: fields.flatMap((field, index): ReportMark[] => [
      { kind: "line", x: index * room, y: 44, width: room - 14, colour: "#000000" },
      {
        kind: "text",
        tag: "P",
        lines: [field],
        x: index * room,
        y: 55,
        size: SMALL,
        bold: false,
        colour: "#333333",
      },
    ]),
  };
}
