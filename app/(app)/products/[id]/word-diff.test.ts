import { expect, test } from "vitest";
import { likeness, wordDiff } from "./word-diff";

const marked = (parts: { text: string; isChanged: boolean }[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(" ");

test.each([
  [
    "Wear nitrile gloves of 0.3 mm.",
    "Wear butyl gloves of 0.5 mm.",
    "Wear [nitrile] gloves of [0.3] mm.",
    "Wear [butyl] gloves of [0.5] mm.",
  ],
  ["Keep cool.", "Keep cool. Keep away from heat.", "Keep cool.", "Keep cool. [Keep away from heat.]"],
  ["1210  mg/m³", "1210 MG/m³", "1210 mg/m³", "1210 MG/m³"],
  ["acetone · 10", "ethanol · 20", "[acetone] · [10]", "[ethanol] · [20]"],
])("%s → %s", (before, after, old, young) => {
  const parts = wordDiff(before, after);
  expect([marked(parts.before), marked(parts.after)]).toEqual([old, young]);
});

test("texts are alike by the words that they share, not by their signs", () => {
  expect(likeness("acetone · 67-64-1 · 10", "acetone · 67-64-1 · 20")).toBeCloseTo(2 / 3);
  expect(likeness("acetone ·", "ethanol ·")).toBe(0);
  expect(likeness("", "")).toBe(0);
});
