import { expect, test } from "vitest";
import type { GreyPicture } from "./grey-picture";
import { withPlainBands } from "./heading-bands";
import { withoutRulingLines } from "./ruling-lines";

const width = 1000;
const height = 1000;

function paper(): GreyPicture {
  return { pixels: Buffer.alloc(width * height, 255), width, height };
}

function fill({ pixels }: GreyPicture, x: number, y: number, across: number, down: number, value: number) {
  for (let row = y; row < y + down; row++) pixels.fill(value, row * width + x, row * width + x + across);
}

const at = ({ pixels }: GreyPicture, x: number, y: number) => pixels[y * width + x];

test("borders of tables vanish with their grey edges, strokes of letters and broad areas stay", () => {
  const picture = paper();
  fill(picture, 100, 200, 300, 1, 210);
  fill(picture, 100, 201, 300, 3, 20);
  fill(picture, 500, 100, 4, 400, 20);
  fill(picture, 600, 600, 40, 6, 20);
  fill(picture, 100, 700, 200, 100, 20);
  const { picture: cleared, rules } = withoutRulingLines(picture);
  expect([at(cleared, 200, 200), at(cleared, 200, 202), at(cleared, 502, 300)]).toEqual([255, 255, 255]);
  expect([at(cleared, 620, 603), at(cleared, 200, 750)]).toEqual([20, 20]);
  expect(rules).toEqual([
    { direction: "horizontal", from: 100, to: 400, first: 201, last: 203 },
    { direction: "vertical", from: 100, to: 500, first: 500, last: 503 },
  ]);
});

test("where lines cross or meet nothing is left of them", () => {
  const picture = paper();
  fill(picture, 100, 200, 400, 4, 20);
  fill(picture, 100, 200, 4, 300, 20);
  fill(picture, 300, 100, 4, 300, 20);
  const { picture: cleared } = withoutRulingLines(picture);
  expect(cleared.pixels.every((value) => value === 255)).toBe(true);
});

test("light type on a dark band becomes dark on white", async () => {
  const picture = paper();
  fill(picture, 50, 100, 900, 30, 60);
  fill(picture, 120, 108, 30, 12, 255);
  const plain = await withPlainBands(picture);
  expect(at(plain, 130, 114)).toBeLessThan(40);
  expect(at(plain, 500, 114)).toBe(255);
  expect(at(plain, 500, 300)).toBe(255);
});

test("dark type on a grey band stays dark, also beside a dark column", async () => {
  const picture = paper();
  fill(picture, 50, 100, 100, 30, 20);
  fill(picture, 150, 100, 800, 30, 170);
  fill(picture, 220, 108, 30, 12, 30);
  const plain = await withPlainBands(picture);
  expect(at(plain, 230, 114)).toBeLessThan(60);
  expect(at(plain, 500, 114)).toBe(255);
});

test("light type on a grey band becomes dark, also beside a dark column", async () => {
  const picture = paper();
  fill(picture, 50, 100, 100, 30, 20);
  fill(picture, 150, 100, 800, 30, 150);
  fill(picture, 220, 108, 30, 12, 255);
  const plain = await withPlainBands(picture);
  expect(at(plain, 230, 114)).toBeLessThan(60);
  expect(at(plain, 500, 114)).toBe(255);
});
