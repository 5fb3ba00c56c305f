import { describe, expect, it, test } from "vitest";
import { sheetFacts } from "./facts";
import { emptySummary, sectionsOf } from "./stored";
import { componentOf } from "./values";

const printed = { comparator: null, unit: "°C", conditions: null, text: "" };
const factsOf = (sections: Record<string, unknown>) => sheetFacts(emptySummary, sectionsOf(sections));
const propertiesOf = (section9: Record<string, unknown>) => factsOf({ section9 }).properties;

describe("measured values are taken at their more dangerous end", () => {
  it.each([
    [{ boiling_point: { ...printed, value: 56 } }, { boilingPoint: 56 }],
    [{ boiling_point: { ...printed, min: 150, max: 200 } }, { boilingPoint: 150 }],
    [{ boiling_point: { ...printed, value: 100, comparator: "<" } }, { boilingPoint: null }],
    [{ boiling_point: { ...printed, value: 100, comparator: ">" } }, { boilingPoint: 100 }],
    [{ boiling_point: { ...printed, value: 212, unit: "°F" } }, { boilingPoint: 100 }],
    [{ vapour_pressure: { ...printed, min: 10, max: 20, unit: "hPa" } }, { vapourPressure: 20 }],
    [{ vapour_pressure: { ...printed, value: 5, comparator: ">", unit: "hPa" } }, { vapourPressure: null }],
    [
      { vapour_pressure: { ...printed, value: 5, unit: "hPa", conditions: "0 °C" } },
      { vapourPressure: null },
    ],
    [{ vapour_pressure: { ...printed, value: 5, unit: "hPa", conditions: "20°C" } }, { vapourPressure: 5 }],
    [{ ph: { ...printed, min: 6, max: 13, unit: null } }, { ph: 13 }],
    [{ flash_point: { ...printed, min: 23, max: 30 } }, { flashPoint: 23 }],
    [{ flash_point: { ...printed, value: 296.15, unit: "K" } }, { flashPoint: 23 }],
    [
      { boiling_point: "56 °C", ph: 3 },
      { boilingPoint: null, ph: null },
    ],
  ])("%o: %o", (section9, expected) => {
    expect(propertiesOf(section9)).toMatchObject(expected);
  });
});

test("skin corrosion of category 1A is told apart", () => {
  const classes = (category_code: string) => ({
    section2: { classifications: [{ class_code: "Skin Corr.", category_code, hazard_code: "H314" }] },
  });
  expect(factsOf(classes("1A")).properties.isSkinCorrosive1A).toBe(true);
  expect(factsOf(classes("1B")).properties.isSkinCorrosive1A).toBe(false);
});

test("a number is a substance's own only where no other components are", () => {
  const component = componentOf({ chemical_name: "water", cas_number: "7732-18-5" });
  const read = { ...emptySummary, cas_number: "67-64-1" };
  expect(sheetFacts(read, {})).toMatchObject({ kind: "substance", isSubstance: true });
  expect(sheetFacts({ ...read, components: [component, component] }, {}).isSubstance).toBe(false);
  expect(sheetFacts(read, { section3: { kind: "mixture" } })).toMatchObject({
    kind: "mixture",
    isSubstance: false,
  });
});

test("texts come without rules of underscores, uses each once", () => {
  const facts = factsOf({
    section1: { identified_uses: "Paint; Varnish\nPaint" },
    section4: { inhalation: "Fresh air. ______ Page\n2" },
    section14: { un_number: "UN 1263", modes: { imdg: { class: "3" }, adr: { class: "3" } } },
  });
  expect(facts.uses).toEqual(["Paint", "Varnish"]);
  expect(facts.textOf(4, "inhalation")).toBe("Fresh air. Page 2");
  expect([facts.unNumber, facts.transportClasses]).toEqual(["1263", ["3"]]);
});
