import { expect, test } from "vitest";
import { scannedHits } from "./scanned-hits";

const rect = (x: number) => ({ x, y: 0, width: 30, height: 10 });
const words = ["Emergency", "phone", "+49", "621", "Phone"].map((text, i) => ({ text, rect: rect(40 * i) }));

test("words are found wherever they stand, capitals or not", () => {
  expect(scannedHits([{ page: 3, words }], "PHONE")).toEqual([
    { page: 3, rects: [rect(40)] },
    { page: 3, rects: [rect(160)] },
  ]);
});

test("several words in a row are one hit over all of them", () => {
  expect(scannedHits([{ page: 1, words }], "phone +49")).toEqual([{ page: 1, rects: [rect(40), rect(80)] }]);
});

test("a part of a word lights the word", () => {
  expect(scannedHits([{ page: 1, words }], "merg")).toEqual([{ page: 1, rects: [rect(0)] }]);
});

test("what is not there is not found", () => {
  expect(scannedHits([{ page: 1, words }], "fax")).toEqual([]);
});
