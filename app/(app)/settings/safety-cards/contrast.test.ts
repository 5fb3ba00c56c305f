import { expect, test } from "vitest";
import { cardLayouts } from "@/lib/printing/layout/safety-card/card-layouts";
import { contrastOf } from "./contrast";

test.each([
  ["#000000", "#ffffff", 21],
  ["#ffffff", "#ffffff", 1],
  ["#777777", "#ffffff", 4.48],
])("%s on %s has a contrast of %d", (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 1);
  expect(contrastOf(other, one)).toBeCloseTo(contrast, 1);
});

test.each(Object.entries(cardLayouts))("the headings of a %s read well", (_, { colours }) => {
  expect(contrastOf(colours.heading, colours.headingText)).toBeGreaterThan(4.5);
});
