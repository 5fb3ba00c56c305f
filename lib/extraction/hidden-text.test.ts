import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { pagesOf } from "@/lib/extraction/pages";
import { withPdfFile } from "@/lib/extraction/pdf-file";

type Document = InstanceType<typeof PDFDocument>;

/** The lines of one page, on which there is enough text to tell it from a scan. */
async function linesOf(draw: (pdf: Document) => void): Promise<string[]> {
  const pdf = new PDFDocument({ size: [595, 842], margin: 0 });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on("end", resolve));
  pdf.fontSize(10).fillColor("black");
  draw(pdf);
  for (let line = 0; line < 4; line++)
    pdf.fillColor("black").text("Keep the container tightly closed in a dry place.", 60, 700 + 20 * line);
  pdf.end();
  await ended;
  const pages = await withPdfFile(Buffer.concat(chunks), (file) => pagesOf(file));
  if (typeof pages === "string") throw new Error(pages);
  return pages.flatMap(({ lines }) => lines.slice(0, -4).map(({ text }) => text));
}

test("text under a white box drawn later is left out, with what was written over it", async () => {
  const lines = await linesOf((pdf) => {
    pdf.text("Supplier: Northwick Paints Ltd.", 60, 100);
    pdf.rect(105, 95, 200, 20).fill("white");
    pdf.fillColor("black").text("Harbour Coatings GmbH", 107, 100);
  });
  expect(lines).toEqual(["Supplier:  Harbour Coatings GmbH"]);
});

test("text on a white box stays, and text that a clipped or coloured box leaves in sight", async () => {
  const lines = await linesOf((pdf) => {
    pdf.text("Signal word: Danger", 60, 100);
    pdf.save().rect(300, 300, 50, 50).clip().rect(0, 0, 595, 842).fill("white").restore();
    pdf.rect(60, 130, 200, 20).fill("white");
    pdf.fillColor("black").text("Flash point: 12 °C", 60, 135);
    pdf.rect(60, 130, 200, 20).fillOpacity(0.3).fill("white").fillOpacity(1);
  });
  expect(lines).toEqual(["Signal word: Danger", "Flash point: 12 °C"]);
});

test("white letters are read on a dark band alone", async () => {
  const lines = await linesOf((pdf) => {
    pdf.rect(50, 90, 400, 30).fill("#003366");
    pdf.fillColor("white").text("SECTION 1: Identification", 60, 100);
    pdf.fillColor("white").text("Mixture, template 2015", 60, 150);
  });
  expect(lines).toEqual(["SECTION 1: Identification"]);
});

test("letters too small to read and words beyond the edge are left out, a word that crosses it is not", async () => {
  const lines = await linesOf((pdf) => {
    pdf.fontSize(1).text("46.0.22", 2, 838, { lineBreak: false });
    pdf.fontSize(10).text("None identified", 60, 100, { lineBreak: false });
    pdf.text("No data available", 620, 100, { lineBreak: false });
    pdf.text("severe irritation", 560, 130, { lineBreak: false });
  });
  expect(lines).toEqual(["None identified", "severe irritation"]);
});
