import { expect, test } from "vitest";
import { asStyle, holdsMiddle, inFile, onPage } from "./page-places";

const size = { width: 600, height: 800 };
const box = (left: number, bottom: number) => ({
  left,
  bottom,
  right: left + size.width,
  top: bottom + size.height,
});
const shifted = { size, boxes: { media: box(0, 0), crop: box(20, 30) } };

test("a place of the file is counted from the page's top left corner", () => {
  expect(onPage([60, 700, 160, 720], { size })).toEqual({ x: 60, y: 80, width: 100, height: 20 });
});

test("a page that does not begin at 0, 0 moves its places with it", () => {
  expect(onPage([80, 730, 180, 750], shifted)).toEqual({ x: 60, y: 80, width: 100, height: 20 });
});

test("a rectangle of the page goes back to the place it came from", () => {
  const place = [80, 730, 180, 750];
  expect(inFile(onPage(place, shifted), shifted)).toEqual(place);
});

test("a place is a part of the page, whatever its size on the screen", () => {
  expect(asStyle({ x: 60, y: 80, width: 120, height: 40 }, { size })).toEqual({
    left: "10%",
    top: "10%",
    width: "20%",
    height: "5%",
  });
});

test("what lies in a rectangle has its middle there", () => {
  const outer = { x: 0, y: 0, width: 50, height: 20 };
  expect(holdsMiddle(outer, { x: 40, y: 5, width: 16, height: 10 })).toBe(true);
  expect(holdsMiddle(outer, { x: 40, y: 5, width: 24, height: 10 })).toBe(false);
  expect(holdsMiddle(outer, { x: 10, y: 15, width: 5, height: 14 })).toBe(false);
});
