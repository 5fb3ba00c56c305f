import { expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { withWholeNumbers } from "./spaced-numbers";

const read = (section: number, drawing: string) =>
  withWholeNumbers(section, typedLines(drawing)).map(({ cells }) =>
    cells.map(({ text }) => text).join(" | "),
  );

test("numbers of a section's parts are put together where makers set a space within them", () => {
  const drawing = `14. 1. UN number      1384
14. 2. UN proper shipping name
14 pallets at most`;
  expect(read(14, drawing)).toEqual([
    "14.1. UN number | 1384",
    "14.2. UN proper shipping name",
    "14 pallets at most",
  ]);
});

test("one such line, one among others, or another section's number, stays as it is", () => {
  expect(read(3, "3. 2. Examples of three\nother words")).toEqual(["3. 2. Examples of three", "other words"]);
  const mixed = "6. 2 Environmental precautions\n6. 3 Methods\n8.2.2 Gloves";
  expect(read(6, mixed)).toEqual(mixed.split("\n"));
  expect(read(8, "14. 1. UN number\n14. 2. Name")).toEqual(["14. 1. UN number", "14. 2. Name"]);
});

test("numbers with a dash are told with a point, where a section has no others", () => {
  expect(read(4, "4-1 Description of measures\n4 - 2 Symptoms     None\n4-5 times a day")).toEqual([
    "4.1 Description of measures",
    "4.2 Symptoms | None",
    "4-5 times a day",
  ]);
  const mixed = "4-1 Description\n4-2 Symptoms\n4.3 Medical attention";
  expect(read(4, mixed)).toEqual(mixed.split("\n"));
  const amounts = "3-7 Xylene\n3-5 Toluene";
  expect(read(3, amounts)).toEqual(amounts.split("\n"));
});
