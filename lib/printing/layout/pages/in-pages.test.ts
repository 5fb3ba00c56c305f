import fc from "fast-check";
import { expect, test } from "vitest";
import { inPages, type Room } from "./in-pages";

const strip = (height: number, keepWithNext = false): Room => ({ height, keepWithNext });
const heightsOf = (pages: Room[][]) => pages.map((page) => page.map(({ height }) => height));

test("a page holds what fits, the first less than the others", () => {
  const pages = inPages(
    [40, 40, 40, 40].map((height) => strip(height)),
    { first: 50, other: 80 },
  );
  expect(heightsOf(pages)).toEqual([[40], [40, 40], [40]]);
});

test("a heading goes to the next page with what it is the heading of", () => {
  const pages = inPages([strip(50), strip(10, true), strip(45)], { first: 100, other: 100 });
  expect(heightsOf(pages)).toEqual([[50], [10, 45]]);
});

test("no page holds more than it has room for, and nothing is lost", () => {
  const strips = fc.array(fc.record({ height: fc.integer({ min: 1, max: 50 }), keepWithNext: fc.boolean() }));
  fc.assert(
    fc.property(strips, (all) => {
      const pages = inPages(
        all.map(({ height, keepWithNext }) => strip(height, keepWithNext)),
        { first: 60, other: 80 },
      );
      expect(heightsOf(pages).flat()).toEqual(all.map(({ height }) => height));
      for (const [index, heights] of heightsOf(pages).entries())
        expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThanOrEqual(index === 0 ? 60 : 80);
    }),
  );
});
