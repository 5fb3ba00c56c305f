import { expect, test } from "vitest";
import { linesDrawn } from "@/lib/fixtures/drawn-page";

test("text under a white box drawn later is left out, with what was written over it", async () => {
  const lines = await linesDrawn((pdf) => {
    pdf.text("Supplier: Northwick Paints Ltd.", 60, 100);
    pdf.rect(105, 95, 200, 20).fill("white");
    pdf.fillColor("black").text("Harbour Coatings GmbH", 107, 100);
  });
  expect(lines).toEqual(["Supplier:  Harbour Coatings GmbH"]);
});

test("text on a white box stays, and text that a clipped or coloured box leaves in sight", async () => {
  const lines = await linesDrawn((pdf) => {
    pdf.text("Signal word: Danger", 60, 100);
    pdf.save().rect(300, 300, 50, 50).clip().rect(0, 0, 595, 842).fill("white").restore();
    pdf.rect(60, 130, 200, 20).fill("white");
    pdf.fillColor("black").text("Flash point: 12 °C", 60, 135);
    pdf.rect(60, 130, 200, 20).fillOpacity(0.3).fill("white").fillOpacity(1);
  });
  expect(lines).toEqual(["Signal word: Danger", "Flash point: 12 °C"]);
});

test("white letters are read on a dark band alone", async () => {
  const lines = await linesDrawn((pdf) => {
    pdf.rect(50, 90, 400, 30).fill("#003366");
    pdf.fillColor("white").text("SECTION 1: Identification", 60, 100);
    pdf.fillColor("white").text("Mixture, template 2015", 60, 150);
  });
  expect(lines).toEqual(["SECTION 1: Identification"]);
});

test("letters too small to read and words beyond the edge are left out, a word that crosses it is not", async () => {
  const lines = await linesDrawn((pdf) => {
    pdf.fontSize(1).text("46.0.22", 2, 838, { lineBreak: false });
    pdf.fontSize(10).text("None identified", 60, 100, { lineBreak: false });
    pdf.text("No data available", 620, 100, { lineBreak: false });
    pdf.text("severe irritation", 560, 130, { lineBreak: false });
  });
  expect(lines).toEqual(["None identified", "severe irritation"]);
});
