import { expect, test } from "vitest";
import { sheetFacts } from "@/lib/sheet/facts";
import { emptySummary, sectionsOf } from "@/lib/sheet/stored";
import { detailsOf } from "./details";

function flashPoint(value: Record<string, unknown>) {
  const printed = { comparator: null, unit: "°C", conditions: null, text: "" };
  const sections = sectionsOf({ section9: { flash_point: { ...printed, ...value } } });
  return detailsOf(sheetFacts(emptySummary, sections), sections).flash_point;
}

test.each([
  ["-17", { value: -17 }, "-17 °C"],
  ["< 21,5", { value: 21.5, comparator: "<" }, "< 21,5 °C"],
  ["23 - 30", { min: 23, max: 30 }, "23 - 30 °C"],
  ["55", { value: 55, unit: "°F" }, "12.8 °C"],
  ["131 °F (55 °C)", { value: 55 }, "131 °F (55 °C)"],
  ["> 60 C", { value: 60, comparator: ">" }, "> 60 C"],
  ["", { value: 12 }, "12 °C"],
])("a flash point printed as %j, read as %o, is shown as %j", (text, value, shown) => {
  expect(flashPoint({ ...value, text })?.text).toBe(shown);
});
