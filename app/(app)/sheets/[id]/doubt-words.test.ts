import { expect, test } from "vitest";
import { doubtWords } from "./doubt-words";

test.each([
  ["Not found: the product name.", { name: "missing", values: {} }],
  [
    "The file holds 3 sheets; only the first was read, pages 1 to 9.",
    { name: "severalSheets", values: { count: "3", from: "1", to: "9" } },
  ],
  ["Section 9 was not found.", { name: "section", values: { number: "9" } }],
  ["The check digit of CAS number 67-64-2 is wrong.", { name: "checkDigit", values: { number: "67-64-2" } }],
  ["The check digit of 200-662-3 does not hold.", { name: "checkDigit", values: { number: "200-662-3" } }],
  [
    "H225 calls for GHS02, which was not found.",
    { name: "noPictogram", values: { code: "H225", pictogram: "GHS02" } },
  ],
  ["H412 calls for none.", { name: "callsForNone", values: { codes: "H412" } }],
  ["Class 2 has no packing groups.", { name: "noGroups", values: { name: "2" } }],
  ["The sheet now reads otherwise than when a person looked at it.", { name: "otherwise", values: {} }],
])("%s has words of its own", (sentence, words) => {
  expect(doubtWords(sentence)).toEqual(words);
});

test("a sentence that is not known keeps its own words", () => {
  expect(doubtWords("Something else.")).toBeNull();
});
