import { openPdf, type PdfWriter, POINTS_PER_MM } from "../pdf-writer";
import type { Typeface } from "../typeface";
import { drawnLine, wrapText } from "../wrap-text";
import type { Report } from "./report";
import { LEADING, type ReportMark, type ReportRow, rowsOf } from "./rows";

const PAGE = { width: 210 * POINTS_PER_MM, height: 297 * POINTS_PER_MM };
const MARGIN = 16 * POINTS_PER_MM;
const WIDTH = PAGE.width - 2 * MARGIN;
const FOOT = 24;
const TITLE = 17;
const SUBTITLE = 11;

/** A report on A4, tagged, with title and language; the same report makes the same bytes. */
export function reportPdf(report: Report, typeface: Typeface): Promise<Uint8Array> {
  const pdf = openPdf({
    title: `${report.title}: ${report.subtitle}`,
    language: report.language,
    typeface,
  });
  const head = headHeight(report, typeface);
  const pages = reportPages(report, typeface);
  for (const [index, rows] of pages.entries()) {
    pdf.addPage(PAGE.width, PAGE.height);
    if (index === 0) drawHead(pdf, report, typeface);
    let y = MARGIN + (index === 0 ? head : 0);
    for (const row of rows) {
      for (const mark of row.marks) drawMark(pdf, mark, y);
      y += row.height;
    }
    drawFoot(pdf, report, index + 1, pages.length);
  }
  return pdf.bytes();
}

/** The strips of each page: what stands with the next strip goes to the next page with it. */
function reportPages(report: Report, typeface: Typeface): ReportRow[][] {
  const rows = report.blocks.flatMap((block) => rowsOf(block, { width: WIDTH, typeface }));
  const pages: ReportRow[][] = [[]];
  let room = AVAILABLE - headHeight(report, typeface);
  for (const [index, row] of rows.entries()) {
    const kept = row.height + (row.keepWithNext ? (rows[index + 1]?.height ?? 0) : 0);
    if (kept > room && pages.at(-1)?.length) {
      pages.push([]);
      room = AVAILABLE;
    }
    pages.at(-1)?.push(row);
    room -= row.height;
  }
  return pages;
}

const AVAILABLE = PAGE.height - 2 * MARGIN - FOOT;

function subtitleLines({ subtitle }: Report, typeface: Typeface): string[] {
  return wrapText(typeface.regular, subtitle, SUBTITLE, WIDTH);
}

function headHeight(report: Report, typeface: Typeface): number {
  return TITLE * 1.4 + subtitleLines(report, typeface).length * SUBTITLE * LEADING + 8;
}

function drawHead(pdf: PdfWriter, report: Report, typeface: Typeface): void {
  pdf.marked({ tag: "H1" }, () => pdf.text(report.title, MARGIN, MARGIN + TITLE, TITLE, "bold"));
  const lines = subtitleLines(report, typeface);
  pdf.marked({ tag: "P" }, () => {
    for (const [index, line] of lines.entries()) {
      const y = MARGIN + TITLE * 1.4 + SUBTITLE + index * SUBTITLE * LEADING;
      pdf.text(drawnLine(line, index === lines.length - 1), MARGIN, y, SUBTITLE, "regular", "#333333");
    }
  });
}

function drawMark(pdf: PdfWriter, mark: ReportMark, top: number): void {
  if (mark.kind === "text") {
    const { lines, size, bold, colour } = mark;
    pdf.marked({ tag: mark.tag }, () => {
      for (const [index, line] of lines.entries()) {
        const y = top + mark.y + index * size * LEADING;
        const text = drawnLine(line, index === lines.length - 1);
        pdf.text(text, MARGIN + mark.x, y, size, bold ? "bold" : "regular", colour);
      }
    });
    return;
  }
  pdf.marked({ tag: "Artifact" }, () => {
    const [x, y] = [MARGIN + mark.x, top + mark.y];
    if (mark.kind === "box") pdf.rectangle(x, y, mark.width, mark.height, { fill: mark.fill });
    else pdf.line(x, y, x + mark.width, y, 0.5, mark.colour);
  });
}

function drawFoot(pdf: PdfWriter, { footer, pageWord }: Report, page: number, of: number): void {
  const y = PAGE.height - MARGIN;
  pdf.marked({ tag: "P" }, () => {
    pdf.text(footer, MARGIN, y, 7.5, "regular", "#444444");
    pdf.text(`${pageWord} ${page}/${of}`, PAGE.width - MARGIN - 50, y, 7.5, "regular", "#444444");
  });
}
