import { expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { withWholeItems } from "./list-items";

test("an item of a list that may go on does so to the next one; a heading with a bullet does not", () => {
  const drawing = `
- Limits of exposure at work:
- Acetone: TWA 500 ppm; STEL
  1500 ppm
- Ethanol: TWA 1000 ppm
- Methanol`;
  const whole = withWholeItems(typedLines(drawing), (item) => item.includes("TWA")).map(({ text }) => text);
  expect(whole).toEqual([
    "- Limits of exposure at work:",
    "- Acetone: TWA 500 ppm; STEL 1500 ppm",
    "- Ethanol: TWA 1000 ppm",
    "- Methanol",
  ]);
});

test("a number that a line's end tears goes on without a space", () => {
  const drawing = `
- Acetone: EC No. 200-
  662-2, 10 %
- Ethanol`;
  const whole = withWholeItems(typedLines(drawing), () => true).map(({ text }) => text);
  expect(whole).toEqual(["- Acetone: EC No. 200-662-2, 10 %", "- Ethanol"]);
});
