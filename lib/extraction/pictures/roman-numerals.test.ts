import sharp from "sharp";
import { expect, test } from "vitest";
import { type GreyPicture, greyOf } from "./grey-picture";
import { withRomanNumerals } from "./roman-numerals";

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

test("behind the words for a packing group strokes are read that OCR saw nothing in, or a word with its colon", async () => {
  const group = word("Verpackungsgruppe", 10, 60);
  expect(read([group], await cell(three))).toEqual(["Verpackungsgruppe", "III"]);
  const colon: typeof three = [[70, 4, 12], ...three.slice(0, 2)];
  expect(read([group, word("zoom", 70, 118)], await cell(colon))).toEqual(["Verpackungsgruppe", "II"]);
  expect(read([word("Klasse", 10, 60)], await cell(three))).toEqual(["Klasse"]);
});

test("faint strokes are counted, an i and an l are none", async () => {
  const faint = await cell(three);
  faint.pixels.forEach((value, i) => {
    if (value < 128) faint.pixels[i] = (i % faint.width) % 12 < 6 ? 120 : 165;
  });
  expect(read([word("I", 99, 130)], faint)).toEqual(["III"]);
  const il = await cell([
    [100, 5, 22],
    [112, 5, 30],
  ]);
  for (let y = 40; y < 44; y++) il.pixels.fill(0, y * il.width + 100, y * il.width + 105);
  expect(read([word("il", 99, 118)], il)).toEqual(["il"]);
});
