import sharp from "sharp";
import { expect, test } from "vitest";
import { type GreyPicture, greyOf } from "@/lib/extraction/grey-picture";
import { withRomanNumerals } from "@/lib/extraction/roman-numerals";

/** A cell with shapes in it, given as left edge, width and height; all stand on one line. */
async function cell(shapes: [left: number, width: number, height: number][]): Promise<GreyPicture> {
  const boxes = shapes
    .map(([x, w, h]) => `<rect x="${x}" y="${70 - h}" width="${w}" height="${h}"/>`)
    .join("");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="100"><rect width="100%" height="100%" fill="white"/>${boxes}</svg>`;
  return greyOf(sharp(Buffer.from(svg)).greyscale());
}

const word = (text: string, x0: number, x1: number) => ({
  text,
  confidence: 20,
  bbox: { x0, y0: 40, x1, y1: 70 },
});

function read(words: ReturnType<typeof word>[], picture: GreyPicture): string[] {
  const [line] = withRomanNumerals([{ words }], picture);
  return (line?.words ?? []).map(({ text }) => text);
}

const three: [number, number, number][] = [
  [100, 5, 30],
  [112, 5, 30],
  [124, 5, 30],
];

test("three strokes are III, whatever they were taken for and however few of them", async () => {
  const picture = await cell(three);
  expect(read([word("11]", 99, 130)], picture)).toEqual(["III"]);
  expect(read([word("ll", 99, 118)], picture)).toEqual(["III"]);
  expect(read([word("I", 99, 106), word("ll", 111, 130)], picture)).toEqual(["III"]);
});

test("dirt between and a column's border further off make no stroke", async () => {
  const picture = await cell([...three, [118, 3, 4], [160, 4, 70]]);
  expect(read([word("[ll", 99, 130)], picture)).toEqual(["III"]);
});

test("one stroke, strokes of several heights and letters stay as they were read", async () => {
  expect(read([word("l", 99, 106)], await cell([[100, 5, 30]]))).toEqual(["l"]);
  const uneven = await cell([
    [100, 5, 30],
    [112, 5, 20],
  ]);
  expect(read([word("ll", 99, 120)], uneven)).toEqual(["ll"]);
  expect(read([word("Ill", 99, 130)], await cell([[100, 24, 30]]))).toEqual(["Ill"]);
  const brackets = await cell([
    [100, 3, 30],
    [100, 7, 3],
    [115, 3, 30],
    [111, 7, 3],
  ]);
  expect(read([word("[]", 99, 119)], brackets)).toEqual(["[]"]);
  expect(read([word("acid", 99, 130)], await cell(three))).toEqual(["acid"]);
});
