import { expect, test } from "vitest";
import { linesDrawn } from "@/lib/fixtures/drawn-page";

const rows = [
  ["Component", "CAS number", "Share"],
  ["Butanone", "78-93-3", "50 - 100 %"],
  ["Toluene", "108-88-3", "2.5 - 10 %"],
];

type Drawing = Parameters<Parameters<typeof linesDrawn>[0]>[0];

function table(pdf: Drawing): void {
  pdf.fontSize(10).fillColor("black").fillOpacity(1);
  for (const [row, cells] of rows.entries())
    for (const [column, cell] of cells.entries()) pdf.text(cell, 60 + 170 * column, 100 + 16 * row);
}

const printed = rows.map((cells) => cells.join("  "));

test("a pale word across the text is left out, wherever its letters stand", async () => {
  const lines = await linesDrawn((pdf) => {
    pdf.fontSize(90).fillColor("#dddddd").text("DRAFT", 120, 80);
    table(pdf);
  });
  expect(lines).toEqual(printed);
});

test("a stamp drawn over the text in thin ink is left out", async () => {
  const lines = await linesDrawn((pdf) => {
    table(pdf);
    pdf
      .fontSize(30)
      .fillColor("black")
      .fillOpacity(0.2)
      .text("UNCONTROLLED COPY", 60, 106)
      .fillOpacity(1)
      .fontSize(10);
  });
  expect(lines).toEqual(printed);
});

test("a large title in colour stays, with what is printed close to it", async () => {
  const lines = await linesDrawn((pdf) => {
    pdf.fontSize(28).fillColor("#3377cc").text("Safety data sheet", 60, 66);
    table(pdf);
  });
  expect(lines).toEqual(["Safety data sheet", ...printed]);
});
