import { expect, test } from "vitest";
import { wordsRead } from "./ocr-words";

const read = (...words: [text: string, confidence: number][]) =>
  wordsRead(
    words.map(([text, confidence]) => ({ text, confidence, bbox: { x0: 0, y0: 0, x1: 1, y1: 1 } })),
  ).map(({ text }) => text);

test("what is left of borders and dirt is no word", () => {
  expect(read(["|", 80], ["—", 90], [";", 3], ["Ethanol", 12], ["|Un", 70], ["'118-71-8", 60])).toEqual([
    "Ethanol",
    "Un",
    "118-71-8",
  ]);
});

test("a dash between two numbers is the dash of their range, however unsure", () => {
  expect(read(["50", 90], ["–", 4], ["75", 90])).toEqual(["50", "–", "75"]);
  expect(read(["Ethanol", 90], ["–", 4], ["75", 90])).toEqual(["Ethanol", "75"]);
});

test.each([
  ["Handfıx", "Handfix"],
  ["propy|ene", "propylene"],
  ["EUHO066", "EUH066"],
  ["EUHO66", "EUH066"],
  ["EUH066", "EUH066"],
  ["1ATA", "IATA"],
  ["!MDG:", "IMDG:"],
  ["ADRIRID", "ADR/RID"],
  ["[RID", "RID"],
  ["[1]", "[1]"],
])("%s is put right", (text, mended) => {
  expect(read([text, 80])).toEqual([mended]);
});

test("a mark far from all words is dirt, one behind a word is its own", () => {
  const word = (text: string, x0: number, x1: number) => ({
    text,
    confidence: 80,
    bbox: { x0, y0: 0, x1, y1: 30 },
  });
  const said = (mark: number) => wordsRead([word("acid", 0, 60), word(";", mark, mark + 4)]).length;
  expect(said(64)).toBe(2);
  expect(said(200)).toBe(1);
});
