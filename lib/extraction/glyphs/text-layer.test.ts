import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { pagesOf } from "@/lib/extraction/lines/pages";
import { withPdfFile } from "./pdf-file";

/** A page whose lines are drawn in this mode of PDF: 0 is filled, 3 is not drawn. */
async function page(mode: 0 | 3) {
  const pdf = new PDFDocument({ size: [595, 842], margin: 0 });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on("end", resolve));
  pdf.rect(60, 60, 200, 12).fill("#222");
  pdf.addContent(`${mode} Tr`);
  for (let line = 0; line < 5; line++)
    pdf.text("Keep the container tightly closed in a dry place.", 60, 100 + 20 * line);
  pdf.end();
  await ended;
  const pages = await withPdfFile(Buffer.concat(chunks), (file) => pagesOf(file));
  if (typeof pages === "string") throw new Error(pages);
  return pages.map(({ ocr, lines }) => ({ ocr, lines: lines.length }));
}

test("text that a scanner laid invisibly over its picture is told as read by OCR", async () => {
  expect(await page(3)).toEqual([{ ocr: true, lines: 5 }]);
  expect(await page(0)).toEqual([{ ocr: false, lines: 5 }]);
});
