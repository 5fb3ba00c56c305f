import { expect, test } from "vitest";
import { withoutDarkEdges } from "./dark-edges";
import type { GreyPicture } from "./grey-picture";
import { onWhitePaper, withoutGrain } from "./white-paper";

const width = 1000;
const height = 1400;

function drawn(valueAt: (x: number, y: number) => number): GreyPicture {
  const pixels = Buffer.alloc(width * height);
  for (let at = 0; at < pixels.length; at++) pixels[at] = valueAt(at % width, Math.floor(at / width));
  return { pixels, width, height };
}

const at = ({ pixels }: GreyPicture, x: number, y: number) => pixels[y * width + x] ?? -1;
const isType = (x: number, y: number) => y % 40 < 8 && x % 9 < 3;

test("the shadow of a book's fold is taken off the paper, type stays dark", async () => {
  const shaded = drawn((x, y) => (isType(x, y) ? 20 : Math.min(240, 150 + x / 4)));
  const even = await onWhitePaper(shaded);
  expect(at(even, 105, 130)).toBeGreaterThan(220);
  expect(at(even, 900, 130)).toBeGreaterThan(220);
  expect(at(even, 99, 122)).toBeLessThan(60);
});

test("white paper stays as it is, and so does a picture in two values", async () => {
  const white = drawn((x, y) => (isType(x, y) ? 0 : 255));
  expect((await onWhitePaper(white)).pixels).toBe(white.pixels);
  expect(withoutGrain(white).pixels).toBe(white.pixels);
});

test("the grain of paper vanishes", () => {
  const clear = withoutGrain(drawn((x, y) => (isType(x, y) ? 40 : 200 + ((x * 7 + y * 13) % 40))));
  expect(at(clear, 105, 130)).toBe(255);
  expect(at(clear, 99, 122)).toBe(0);
});

test("pale headings on grained paper are darkened", () => {
  const isPale = (y: number) => y > 700 && y < 900;
  const grained = drawn((x, y) => (isType(x, y) ? (isPale(y) ? 170 : 60) : 232 + ((x * 7 + y * 13) % 14)));
  const clear = withoutGrain(grained);
  expect(at(clear, 99, 722)).toBeLessThan(150);
  expect(at(clear, 105, 730)).toBeGreaterThan(245);
});

test("the dark edge of what lay around a page is white, as far as a band that runs into it", () => {
  const isBand = (x: number, y: number) => y >= 600 && y < 630 && x < 800;
  const edged = drawn((x, y) => (x < 30 || isBand(x, y) ? 40 : 250));
  const cleared = withoutDarkEdges(edged);
  expect([at(cleared, 10, 100), at(cleared, 29, 1000), at(cleared, 10, 610)]).toEqual([255, 255, 255]);
  expect(at(cleared, 200, 610)).toBe(40);
});

test("what stands at one place of the edge alone stays", () => {
  const punched = drawn((x, y) => (x < 30 && y > 500 && y < 560 ? 20 : 250));
  expect(at(withoutDarkEdges(punched), 10, 530)).toBe(20);
});
