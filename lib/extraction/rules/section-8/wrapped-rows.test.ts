import { expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { withWrappedCells } from "./wrapped-rows";

const textsIn = (drawing: string) => withWrappedCells(typedLines(drawing)).map(({ text }) => text);

test("a row's cells go on in the lines below it, also its name; the other unit makes a row of its own", () => {
  expect(
    textsIn(`
Sour            64-18-6     STEL        5 ppm       GB list
acid                                    9 mg/m3     of limits
Sour acid       64-18-6     Mean of     2 ppm       EU list
                            a shift`),
  ).toEqual([
    "Sour acid  64-18-6  STEL  5 ppm  GB list of limits",
    "Sour acid  64-18-6  STEL  9 mg/m3  GB list of limits",
    "Sour acid  64-18-6  Mean of a shift  2 ppm  EU list",
  ]);
});

test("another row, a name of its own and text elsewhere are no part of the row above", () => {
  const drawing = `
Methanol        67-56-1     TWA         200 ppm     GB list
Acetone                     STEL        500 ppm
Ethanol         64-17-5     TWA         900 ppm     GB list
trans-Butene
Toluene         108-88-3    TWA         50 ppm      GB list
    set in between the columns`;
  expect(textsIn(drawing)).toEqual(typedLines(drawing).map(({ text }) => text));
});
