import type { Drawing } from "../drawing";
import { openPdf, type PdfWriter, POINTS_PER_MM } from "../pdf-writer";
import { signName } from "../sign-name";
import type { Typeface } from "../typeface";
import { drawnLine } from "../wrap-text";
import { blockRows, type CardMark, type CardRow, type CardStyle, headRow, LOGO } from "./card-rows";
import type { CardContent } from "./content";
import { denseCard } from "./dense-card";

/** What cards are drawn with; see lib/document-assets. */
export type CardAssets = { typeface: Typeface; drawings: ReadonlyMap<string, Drawing> };

const PAGE = { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM };
const MARGIN = 11 * POINTS_PER_MM;
const FRAME = 3;
const FOOT = 22;

// Points. Between these a card on one page is set as large as it fits; one that does not fit takes READABLE.
const LARGEST = 11;
const SMALLEST = 7.5;
const READABLE = 9;
const COMFORTABLE = 8;
const STEP = 0.25;

/**
 * A safety card on A4: one page in the largest type that fits, more pages only where the content asks for it.
 * Tagged, with title and language; the same content makes the same bytes.
 */
export function cardPdf(content: CardContent, assets: CardAssets): Promise<Uint8Array> {
  const { pages, size } = cardPages(content, assets.typeface);
  const pdf = openPdf({
    title: `${content.title}: ${content.productName}`,
    language: content.language,
    typeface: assets.typeface,
  });
  for (const [index, rows] of pages.entries()) {
    pdf.addPage(PAGE.width, PAGE.height);
    let y = MARGIN;
    for (const row of rows) {
      for (const mark of row.marks) drawMark(pdf, mark, MARGIN, y, content, assets);
      y += row.height;
    }
    if (index === 0) drawLogo(pdf, content, size);
    drawFoot(pdf, content, { number: index + 1, of: pages.length });
  }
  return pdf.bytes();
}

/** How a card is set: the strips of each page, the type size, and the content as it is written for that. */
export type CardPages = { pages: CardRow[][]; size: number; content: CardContent };

/** On one page in the largest type; a card whose type gets small, or that takes two, is written in less room. */
export function cardPages(content: CardContent, typeface: Typeface): CardPages {
  const onePage = onOnePage(content, typeface, false, SMALLEST);
  if (onePage && onePage.size >= COMFORTABLE) return onePage;
  const dense = onOnePage(denseCard(content), typeface, true, onePage ? onePage.size + STEP : SMALLEST);
  const pages = () => divided(cardRows(content, { typeface, size: READABLE, dense: false }));
  return dense ?? onePage ?? { pages: pages(), size: READABLE, content };
}

function onOnePage(
  content: CardContent,
  typeface: Typeface,
  dense: boolean,
  smallest: number,
): CardPages | null {
  for (let size = LARGEST; size >= smallest; size -= STEP) {
    const rows = cardRows(content, { typeface, size, dense });
    if (heightOf(rows) <= AVAILABLE) return { pages: [rows], size, content };
  }
  return null;
}

const AVAILABLE = PAGE.height - 2 * MARGIN - FOOT;

const heightOf = (rows: CardRow[]) => rows.reduce((sum, row) => sum + row.height, 0);

function cardRows(content: CardContent, type: Omit<CardStyle, "width">): CardRow[] {
  const style = { ...type, width: PAGE.width - 2 * MARGIN };
  return [headRow(content, style), ...content.blocks.flatMap((block) => blockRows(block, content, style))];
}

function divided(rows: CardRow[]): CardRow[][] {
  const pages: CardRow[][] = [[]];
  for (const [index, row] of rows.entries()) {
    const kept = row.keepWithNext ? row.height + (rows[index + 1]?.height ?? 0) : row.height;
    if (heightOf(pages.at(-1) ?? []) + kept > AVAILABLE) pages.push([]);
    pages.at(-1)?.push(row);
  }
  return pages;
}

function drawMark(
  pdf: PdfWriter,
  mark: CardMark,
  left: number,
  top: number,
  { language }: CardContent,
  { drawings }: CardAssets,
): void {
  if (mark.kind === "band") {
    const { x, y, width, height, fill } = mark;
    pdf.marked({ tag: "Artifact" }, () => pdf.rectangle(left + x, top + y, width, height, { fill }));
  } else if (mark.kind === "text") {
    pdf.marked({ tag: mark.tag }, () => {
      for (const [index, { text, x, y, size, bold, colour }] of mark.runs.entries()) {
        const line = drawnLine(text, index === mark.runs.length - 1);
        pdf.text(line, left + x, top + y, size, bold ? "bold" : "regular", colour);
      }
    });
  } else if (mark.kind === "blank") {
    const y = top + mark.y + 1;
    pdf.marked({ tag: "P" }, () => pdf.line(left + mark.x, y, left + mark.x + mark.width, y, 0.5, "#666666"));
  } else {
    const drawing = drawings.get(mark.code);
    if (!drawing) throw new Error(`There is no drawing of ${mark.code}.`);
    const alt = signName(mark.code, language);
    pdf.marked({ tag: "Figure", alt }, () => pdf.drawing(drawing, left + mark.x, top + mark.y, mark.side));
  }
}

function drawLogo(pdf: PdfWriter, { logo }: CardContent, size: number): void {
  if (!logo) return;
  const bytes = new Uint8Array(Buffer.from(logo.base64, "base64"));
  const x = PAGE.width - MARGIN - LOGO.width;
  pdf.marked({ tag: "Figure", alt: "Logo" }, () =>
    pdf.fittedImage(bytes, x, MARGIN + size * 2.9, LOGO.width, LOGO.height),
  );
}

function drawFoot(pdf: PdfWriter, content: CardContent, page: { number: number; of: number }): void {
  const { colours, footer, framed, pageWord } = content;
  const top = PAGE.height - MARGIN - FOOT;
  pdf.marked({ tag: "Artifact" }, () => {
    if (framed) {
      const [x, width, height] = [
        MARGIN - 2 * FRAME,
        PAGE.width - 2 * MARGIN + 4 * FRAME,
        PAGE.height - 2 * MARGIN + 4 * FRAME,
      ];
      pdf.rectangle(x, x, width, height, { stroke: colours.heading, lineWidth: FRAME });
    } else pdf.line(MARGIN, top + 2, PAGE.width - MARGIN, top + 2, 0.75, colours.heading);
  });
  pdf.marked({ tag: "P" }, () => {
    for (const [index, line] of footer.slice(0, 2).entries()) {
      pdf.text(line, MARGIN, top + 11 + index * 9, FOOT_TYPE, "regular", "#333333");
    }
    if (page.of > 1)
      pdf.text(
        `${pageWord} ${page.number}/${page.of}`,
        PAGE.width - MARGIN - 40,
        top + 11,
        FOOT_TYPE,
        "regular",
      );
  });
}

const FOOT_TYPE = 7;
