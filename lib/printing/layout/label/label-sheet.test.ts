import { expect, test } from "vitest";
import { POINTS_PER_MM } from "../pdf-writer";
import { labelSheet } from "./label-sheet";

const sheetOf = (width: number, height: number) =>
  labelSheet({ width: width * POINTS_PER_MM, height: height * POINTS_PER_MM });

test.each([
  [210, 297, 1, "upright"],
  [148, 210, 2, "lying"],
  [105, 148, 4, "upright"],
  [74, 105, 8, "lying"],
  [70, 37, 24, "upright"],
])("an A4 sheet takes labels of %i × %i mm: %i of them, %s", (width, height, count, way) => {
  const sheet = sheetOf(width, height);
  expect(sheet?.places).toHaveLength(count);
  expect((sheet?.width ?? 0) < (sheet?.height ?? 0) ? "upright" : "lying").toBe(way);
});

test("labels on a sheet lie beside each other and inside it", () => {
  const sheet = sheetOf(74, 105);
  const [first, second] = sheet?.places ?? [];
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(74 * POINTS_PER_MM);
  for (const { x, y } of sheet?.places ?? []) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + 74 * POINTS_PER_MM).toBeLessThanOrEqual((sheet?.width ?? 0) + 0.1);
    expect(y + 105 * POINTS_PER_MM).toBeLessThanOrEqual((sheet?.height ?? 0) + 0.1);
  }
});

test("a label larger than A4 has no sheet", () => {
  expect(sheetOf(220, 300)).toBeNull();
});
