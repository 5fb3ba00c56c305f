import { expect, test } from "vitest";
import type { Page } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { withColonsForMarks } from "./separator-column";

function read(drawing: string): string[] {
  const page: Page = {
    number: 1,
    width: 600,
    height: 812,
    lines: typedLines(drawing),
    rules: [],
    margins: [],
    ocr: false,
  };
  return withColonsForMarks([page]).flatMap(({ lines }) => lines.map(({ text }) => text));
}

const labels = "Inhalation Skin Eye Ingestion Colour Odour State Density Solubility Manufacturer".split(" ");

test("dashes between labels and values, all in one place, become colons", () => {
  const lines = labels.map((label) => `${label.padEnd(20)}-   told of ${label}`);
  expect(read(lines.join("\n"))).toEqual(labels.map((label) => `${label}  :  told of ${label}`));
});

test("the dashes of a table stay, and so do those of lists behind a label with a colon", () => {
  const table = labels.map((label) => `${label.padEnd(20)}-           500 ppm`).join("\n");
  expect(read(table)[0]).toBe("Inhalation  -  500 ppm");
  const lists = labels.map((label) => `${`${label}:`.padEnd(20)}-   one\n${"".padEnd(20)}-   two`).join("\n");
  expect(read(lists).slice(0, 2)).toEqual(["Inhalation:  -  one", "-  two"]);
});
