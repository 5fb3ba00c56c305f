import { expect, test } from "vitest";
import { linesDrawn } from "@/lib/fixtures/drawn-page";

type Drawing = Parameters<Parameters<typeof linesDrawn>[0]>[0];

const typed = (pdf: Drawing, rows: readonly string[]) => {
  pdf.font("Courier").fontSize(9);
  for (const [row, text] of rows.entries()) pdf.text(text, 60, 100 + 11 * row, { lineBreak: false });
};

test("bars typed one below the other are the edges of columns", async () => {
  const rows = [
    "Name                      |Product       |%       ",
    "                          |Identifier    |        ",
    "Distillates (petroleum),  |(CAS No)      |10 - 20 ",
    "hydrotreated light        |64742-47-8    |        ",
  ];
  expect(await linesDrawn((pdf) => typed(pdf, rows))).toEqual([
    "Name  Product  %",
    "Identifier",
    "Distillates (petroleum),  (CAS No)  10 - 20",
    "hydrotreated light  64742-47-8",
  ]);
});

test("bars between words of one or two lines are none", async () => {
  const rows = ["Example | Works", "8 Elm   | Leeds "];
  expect(await linesDrawn((pdf) => typed(pdf, rows))).toEqual(["Example | Works", "8 Elm  | Leeds"]);
});
