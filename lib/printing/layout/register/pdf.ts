import pictogramNames from "@/lib/regulation/pictograms/index.json";
import type { Drawing } from "../drawing";
import { openPdf, type PdfWriter } from "../pdf-writer";
import type { Typeface } from "../typeface";
import { wrapText } from "../wrap-text";
import type { RegisterDocument } from "./register-document";
import { type CellMark, type LaidRow, MARGIN, PAGE, PICTOGRAM, registerPages, WIDTH } from "./register-rows";

type Assets = { typeface: Typeface; drawings: ReadonlyMap<string, Drawing> };
type Pen = Assets & { pdf: PdfWriter; document: RegisterDocument };

const TITLE = 16;
const SUBTITLE = 10;
const NOTE = 7.5;
const FOOT = 20;
const FOOT_TYPE = 7;
const ROOM = PAGE.height - 2 * MARGIN - FOOT;
const FILLS = { head: "#dfe5ec", group: "#f0f3f6", row: null };

/** A register on A4 across, tagged as one table; the same register makes the same bytes. */
export function registerPdf(document: RegisterDocument, assets: Assets): Promise<Uint8Array> {
  const { title, subtitle, language } = document;
  const { typeface } = assets;
  const pdf = openPdf({ title: `${title}: ${subtitle}`, language, typeface });
  const pen = { ...assets, pdf, document };
  const note = wrapText(typeface.regular, document.note, NOTE, WIDTH);
  const headHeight = TITLE + SUBTITLE * 1.8 + note.length * NOTE * 1.3 + 10;
  const pages = registerPages(document, typeface, { first: ROOM - headHeight, other: ROOM });
  const begin = (index: number) => {
    pdf.addPage(PAGE.width, PAGE.height);
    drawFoot(pen, index + 1, pages.length);
  };
  begin(0);
  drawHead(pen, note);
  if (pages[0]?.length === 1) {
    pdf.marked({ tag: "P" }, () => pdf.text(document.empty, MARGIN, MARGIN + headHeight + 12, 9, "regular"));
    return pdf.bytes();
  }
  pdf.within("Table", () => {
    for (const [index, rows] of pages.entries()) {
      if (index > 0) begin(index);
      drawRows(pen, rows, MARGIN + (index === 0 ? headHeight : 0));
    }
  });
  return pdf.bytes();
}

function drawHead({ pdf, document: { title, subtitle } }: Pen, note: string[]): void {
  const y = MARGIN + TITLE;
  pdf.marked({ tag: "H1" }, () => pdf.text(title, MARGIN, y, TITLE, "bold"));
  pdf.marked({ tag: "P" }, () => pdf.text(subtitle, MARGIN, y + SUBTITLE * 1.6, SUBTITLE, "regular"));
  pdf.marked({ tag: "P" }, () => {
    for (const [index, line] of note.entries())
      pdf.text(line, MARGIN, y + SUBTITLE * 1.8 + NOTE * 1.3 * (index + 1), NOTE, "regular", "#444444");
  });
}

function drawRows(pen: Pen, rows: readonly LaidRow[], top: number): void {
  let y = top;
  for (const row of rows) {
    const [at, fill] = [y, FILLS[row.kind]];
    pen.pdf.marked({ tag: "Artifact" }, () => {
      if (fill) pen.pdf.rectangle(MARGIN, at, WIDTH, row.height, { fill });
      pen.pdf.line(MARGIN, at + row.height, MARGIN + WIDTH, at + row.height, 0.4, "#aab2bc");
      if (row.isRepeated) for (const cell of row.cells) drawTexts(pen, cell, at);
    });
    if (!row.isRepeated) pen.pdf.within("TR", () => drawCells(pen, row, at));
    y += row.height;
  }
}

function drawCells(pen: Pen, row: LaidRow, top: number): void {
  for (const cell of row.cells)
    pen.pdf.within(row.kind === "row" ? "TD" : "TH", () => {
      if (cell.some(({ kind }) => kind === "text"))
        pen.pdf.marked({ tag: "P" }, () => drawTexts(pen, cell, top));
      for (const mark of cell) if (mark.kind === "pictogram") drawPictogram(pen, mark, top);
    });
}

function drawTexts({ pdf }: Pen, marks: readonly CellMark[], top: number): void {
  for (const mark of marks)
    if (mark.kind === "text")
      pdf.text(mark.text, MARGIN + mark.x, top + mark.y, mark.size, mark.weight, mark.colour);
}

function drawPictogram(
  { pdf, drawings, document }: Pen,
  { code, x, y }: Extract<CellMark, { kind: "pictogram" }>,
  top: number,
): void {
  const drawing = drawings.get(code);
  if (!drawing) return;
  const alt = pictogramNames.ghs.find((name) => name.code === code)?.[document.language] ?? code;
  pdf.marked({ tag: "Figure", alt }, () => pdf.drawing(drawing, MARGIN + x, top + y, PICTOGRAM - 1));
}

function drawFoot({ pdf, typeface, document: { footer, pageWords } }: Pen, page: number, of: number): void {
  const y = PAGE.height - MARGIN;
  const place = pageWords.replace("{page}", String(page)).replace("{of}", String(of));
  const x = PAGE.width - MARGIN - typeface.regular.widthOf(place, FOOT_TYPE);
  pdf.marked({ tag: "Artifact" }, () => {
    pdf.text(footer, MARGIN, y, FOOT_TYPE, "regular", "#444444");
    pdf.text(place, x, y, FOOT_TYPE, "regular", "#444444");
  });
}
