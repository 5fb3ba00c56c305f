import { expect, test } from "vitest";
import type { GreyPicture } from "./grey-picture";
import type { OcrLine, OcrPage, OcrWord } from "./ocr-readers";
import { withSecondLook } from "./second-look";

const [width, height] = [400, 100];

/** Boxes of ink, as words are seen from afar. */
function pictureOf(...boxes: [x: number, across: number][]): GreyPicture {
  const pixels = Buffer.alloc(width * height, 255);
  for (const [x, across] of boxes)
    for (let y = 40; y < 64; y++) pixels.fill(0, y * width + x, y * width + x + across);
  return { pixels, width, height };
}

const word = (text: string, confidence: number, x0: number, x1: number): OcrWord => ({
  text,
  confidence,
  bbox: { x0, y0: 40, x1, y1: 64 },
});

function lineOf(...words: OcrWord[]): OcrLine {
  return { words, baseline: {}, rowAttributes: {} } as OcrLine;
}

/** Reads the same in each row of the pieces' picture. */
function reading(text: string, confidence: number, asked: GreyPicture[] = []) {
  return async (picture: GreyPicture): Promise<OcrPage> => {
    asked.push(picture);
    const bbox = { x0: 35, y0: 35, x1: 51, y1: 59 };
    return { confidence, lines: [lineOf({ text, confidence, bbox })] };
  };
}

const label = word("Klasse", 95, 20, 120);
const taken = word("223", 20, 200, 250);

test("a value that was taken together with its colon is read by itself, in its place", async () => {
  const asked: GreyPicture[] = [];
  const picture = pictureOf([20, 100], [200, 2], [234, 16]);
  const [line] = await withSecondLook([lineOf(label, taken)], picture, reading("3", 92, asked));
  expect(line?.words.map(({ text }) => text)).toEqual(["Klasse", "3"]);
  expect(line?.words[1]?.bbox.x0).toBe(234);
  expect(asked).toHaveLength(1);
});

test("what is read with doubt again stays as it was, and what was sure is not asked for", async () => {
  const picture = pictureOf([20, 100], [200, 50]);
  const [line] = await withSecondLook([lineOf(label, taken)], picture, reading("3", 50));
  expect(line?.words).toEqual([label, taken]);
  const asked: GreyPicture[] = [];
  await withSecondLook([lineOf(label)], picture, reading("3", 92, asked));
  expect(asked).toEqual([]);
});
