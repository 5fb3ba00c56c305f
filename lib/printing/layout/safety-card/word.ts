import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  VerticalAlign,
  WidthType,
} from "docx";
import { SOFT_HYPHEN } from "../line-breaks";
import { signName } from "../sign-name";
import type { Typeface } from "../typeface";
import type { CardEntry, CardPart } from "./card-context";
import { cardPages } from "./card-pages";
import type { CardBlock, CardContent } from "./content";
import { pictureSize } from "./picture-size";
import { cardStyles, FILL_IN, STRONG, wordTypeSize } from "./word-styles";

/** PNG files of the signs and pictograms by code; `signsOf` tells which a card needs. */
export type CardPictures = ReadonlyMap<string, Uint8Array>;

/** The signs and pictograms that a card shows. */
export function signsOf(content: CardContent): string[] {
  return [...new Set(content.blocks.flatMap(({ parts }) => parts.flatMap(({ signs }) => signs)))];
}

/**
 * The safety card as a Word file with the blocks of the PDF: one table, a heading for each block, styles to
 * edit, alternative texts on its pictures, and marked blanks where something is to be filled in.
 */
export async function cardWord(
  card: CardContent,
  pictures: CardPictures,
  typeface: Typeface,
): Promise<Uint8Array> {
  const { content, style } = cardPages(card, typeface);
  const typeSize = wordTypeSize(style.size);
  const document = new Document({
    title: `${content.title}: ${content.productName}`,
    creator: AUTHOR,
    lastModifiedBy: AUTHOR,
    styles: cardStyles(content, typeSize),
    sections: [
      {
        properties: {
          page: { size: PAGE, margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } },
        },
        footers: { default: footer(content) },
        children: [
          titleOf(content),
          ...logoOf(content),
          headTable(content),
          spacer(),
          cardTable(content, pictures, typeSize),
          spacer(),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

const AUTHOR = "Sixteen";

// Twentieths of a point: A4 with margins of 12 mm.
const PAGE = { width: 11906, height: 16838 };
const MARGIN = 680;
const WIDTH = PAGE.width - 2 * MARGIN;
const SIGNS_WIDTH = 2150;
// Pixels at 96 dots an inch, for each point of type.
const SIGN_SCALE = 5;

const hex = (colour: string) => colour.replace("#", "");

function titleOf({ title, framed, colours }: CardContent): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.HEADING_1,
    alignment: framed ? AlignmentType.CENTER : AlignmentType.LEFT,
    shading: { type: ShadingType.CLEAR, fill: hex(colours.heading), color: "auto" },
    children: [new TextRun(title)],
  });
}

function logoOf({ logo }: CardContent): Paragraph[] {
  if (!logo) return [];
  const data = Buffer.from(logo.base64, "base64");
  const size = pictureSize(data) ?? LOGO_ROOM;
  const scale = Math.min(LOGO_ROOM.width / size.width, LOGO_ROOM.height / size.height);
  const image = new ImageRun({
    type: logo.mediaType === "image/png" ? "png" : "jpg",
    data,
    transformation: { width: Math.round(size.width * scale), height: Math.round(size.height * scale) },
    altText: { name: "Logo", title: "Logo", description: "Logo" },
  });
  return [new Paragraph({ alignment: AlignmentType.RIGHT, children: [image] })];
}

// Pixels at 96 dots an inch.
const LOGO_ROOM = { width: 140, height: 40 };

/** Word joins tables that no paragraph parts, and ends a document with one. */
function spacer(): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: "", size: 4 })], spacing: { line: 40, after: 0 } });
}

const HEAD_COLUMNS = 3;

function headTable({ head }: CardContent): Table {
  const rows = Array.from({ length: Math.ceil(head.length / HEAD_COLUMNS) }, (_, row) => {
    const entries = head.slice(row * HEAD_COLUMNS, (row + 1) * HEAD_COLUMNS);
    const cells = Array.from({ length: HEAD_COLUMNS }, (_, column) => {
      const entry = entries[column];
      return cell(WIDTH / HEAD_COLUMNS, entry ? [entryParagraph(entry)] : [new Paragraph({})]);
    });
    return new TableRow({ children: cells });
  });
  return table(Array(HEAD_COLUMNS).fill(WIDTH / HEAD_COLUMNS), rows);
}

function cardTable(content: CardContent, pictures: CardPictures, typeSize: number): Table {
  const rows = content.blocks.flatMap((block) => [
    headingRow(block, content),
    ...block.parts.map((part) => partRow(part, content, pictures, typeSize)),
  ]);
  return table([SIGNS_WIDTH, WIDTH - SIGNS_WIDTH], rows);
}

function headingRow({ heading }: CardBlock, { colours, framed }: CardContent): TableRow {
  const paragraph = new Paragraph({
    heading: HeadingLevel.HEADING_2,
    alignment: framed ? AlignmentType.CENTER : AlignmentType.LEFT,
    keepNext: true,
    children: [new TextRun(heading)],
  });
  const shading = { type: ShadingType.CLEAR, fill: hex(colours.heading), color: "auto" };
  return new TableRow({
    cantSplit: true,
    children: [new TableCell({ columnSpan: 2, shading, children: [paragraph] })],
  });
}

function partRow(
  { signs, entries }: CardPart,
  content: CardContent,
  pictures: CardPictures,
  typeSize: number,
): TableRow {
  const side = Math.round(typeSize * SIGN_SCALE);
  const images = signs.map((code) => signImage(code, content, pictures, side));
  return new TableRow({
    cantSplit: true,
    children: [
      cell(SIGNS_WIDTH, [new Paragraph({ children: images })]),
      cell(WIDTH - SIGNS_WIDTH, entries.map(entryParagraph)),
    ],
  });
}

function signImage(code: string, { language }: CardContent, pictures: CardPictures, side: number): ImageRun {
  const data = pictures.get(code);
  if (!data) throw new Error(`There is no picture of ${code}.`);
  const name = signName(code, language);
  return new ImageRun({
    type: "png",
    data: Buffer.from(data),
    transformation: { width: side, height: side },
    altText: { name: code, title: name, description: name },
  });
}

function entryParagraph({ label, text, strong }: CardEntry): Paragraph {
  const runs = [
    ...(label ? [new TextRun({ text: `${label.replaceAll(SOFT_HYPHEN, "")}: `, bold: true })] : []),
    text === null
      ? new TextRun({ text: FILL_IN.text, style: FILL_IN.style })
      : new TextRun({ text, style: strong ? STRONG : undefined }),
  ];
  return new Paragraph({ children: runs });
}

function cell(width: number, children: Paragraph[]): TableCell {
  return new TableCell({
    width: { size: Math.floor(width), type: WidthType.DXA },
    verticalAlign: VerticalAlign.TOP,
    margins: { top: 30, bottom: 30, left: 80, right: 80 },
    children: children.length > 0 ? children : [new Paragraph({})],
  });
}

function table(columnWidths: number[], rows: TableRow[]): Table {
  const none = { style: BorderStyle.NONE, size: 0, color: "auto" };
  return new Table({
    columnWidths: columnWidths.map(Math.floor),
    width: { size: WIDTH, type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: {
      top: none,
      bottom: none,
      left: none,
      right: none,
      insideHorizontal: none,
      insideVertical: none,
    },
    rows,
  });
}

function footer({ footer, pageWord }: CardContent): Footer {
  const page = new TextRun({
    children: ["\t", `${pageWord} `, PageNumber.CURRENT, "/", PageNumber.TOTAL_PAGES],
  });
  const tabStops = [{ type: TabStopType.RIGHT, position: WIDTH }];
  const [first = "", ...others] = footer;
  return new Footer({
    children: [
      new Paragraph({ style: "Footer", tabStops, children: [new TextRun(first), page] }),
      ...others.map((text) => new Paragraph({ style: "Footer", children: [new TextRun(text)] })),
    ],
  });
}
