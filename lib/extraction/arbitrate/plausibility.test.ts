import { describe, expect, test } from "vitest";
import type { Finding, FindingValue, SheetContext } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { plausibilityProblems } from "./plausibility";
import { doubtfulFindings, missingFields, qualityScore } from "./quality";

const eu: SheetContext = { language: "en", words: "en", monthFirst: false, jurisdiction: "eu", pages: [] };

function reading(values: Record<number, Record<string, unknown>>, context = eu) {
  const sections = Array.from({ length: 16 }, (_, i) => sectionOf(i + 1));
  const objects = Object.fromEntries(
    sections.map(({ number }) => {
      const object = { title: "", page: 1, text: "", subsections: [], ...values[number] };
      return [`section${number}`, object];
    }),
  );
  return { sections, objects, findings: [] as Finding[], context };
}

const flash = (value: number, comparator?: string) => ({
  flash_point: { value, comparator, unit: "°C", conditions: null, text: `${value} °C` },
  physical_state: { value: "liquid", text: "liquid" },
});
const statements = (...codes: string[]) => ({ hazard_statements: codes.map((code) => ({ code })) });
const paths = (values: Record<number, Record<string, unknown>>, context = eu) =>
  plausibilityProblems(reading(values, context)).map(({ path, code }) => `${path} ${code}`);

describe("plausibilityProblems", () => {
  test("a file with more sheets than the one that was read is named", () => {
    expect(paths({})).not.toContain("file several_sheets");
    const sections = [1, 2].map((number) => ({
      ...sectionOf(number, typedLines("on it")),
      page: 2 * number,
    }));
    const { context, ...read } = reading({}, { ...eu, sheetsAfter: 2 });
    expect(plausibilityProblems({ ...read, sections, context })).toContainEqual({
      path: "file",
      code: "several_sheets",
      message: "The file holds 3 sheets; only the first was read, pages 1 to 4.",
    });
  });

  test.each([
    ["H225 with 30 °C contradicts", "H225", flash(30), true],
    ["H225 with 12 °C agrees", "H225", flash(12), false],
    ["H226 with 40 °C agrees", "H226", flash(40), false],
    ["H226 with -4 °C contradicts", "H226", flash(-4), true],
    ["H226 with 72 °C agrees: gas oils count up to 75 °C", "H226", flash(72), false],
    ["H226 with more than 100 °C contradicts", "H226", flash(100, ">"), true],
    ["no flammable liquid with 40 °C contradicts", "H319", flash(40), true],
    ["no flammable liquid with more than 60 °C agrees", "H319", flash(60, ">"), false],
    ["an aerosol's flash point proves nothing", "H222", flash(-40), false],
  ])("%s", (_, code, section9, expected) => {
    const found = paths({ 2: statements(code), 9: section9 });
    expect(found.includes("section9.flash_point contradiction")).toBe(expected);
  });
  test("an extreme pH without an effect on skin or eyes is named", () => {
    const ph = { ph: { value: 13, unit: null, conditions: null, text: "13" } };
    expect(paths({ 2: statements("H412"), 9: ph })).toEqual(["section9.ph contradiction"]);
    expect(paths({ 2: statements("H314"), 9: ph })).toEqual([]);
  });
  test("wrong bounds and sums of the composition are named", () => {
    const components = [{ concentration_min: 60, concentration_max: 40 }, { concentration_exact: 55 }];
    expect(paths({ 3: { components } })).toEqual([
      "section3.components[0].concentration_min contradiction",
      "section3.components contradiction",
    ]);
  });
  test("an EU sheet older than Regulation (EU) 2020/878 is named, a newer one is not", () => {
    expect(paths({ 1: { revision_date: "2018-05-01" } })).toEqual(["section1.revision_date outdated"]);
    expect(paths({ 1: { revision_date: "2023-05-01" } })).toEqual([]);
  });
  test("missing sections are named; sections 12 to 15 only where the law calls for them", () => {
    const some = {
      ...reading({}),
      sections: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16].map((number) => sectionOf(number)),
    };
    expect(plausibilityProblems(some)).toHaveLength(4);
    expect(plausibilityProblems({ ...some, context: { ...eu, jurisdiction: "us" } })).toEqual([]);
  });
  test("a UN number whose hazard the classification lacks is named", () => {
    expect(paths({ 2: statements("H319"), 14: { un_number: "3082" } })).toEqual([
      "section14.un_number contradiction",
    ]);
    expect(paths({ 2: statements("H411"), 14: { un_number: "3082" } })).toEqual([]);
  });
});

describe("qualityScore", () => {
  const found = (number: number, path: string, value: Finding["value"], confidence = 1): Finding => ({
    section: number,
    path,
    value,
    confidence,
    sources: [],
  });
  const whole: Finding[] = [
    found(1, "product_name", "Acetone"),
    found(1, "supplier.name", "Example"),
    found(1, "supplier.phone", "1"),
    found(1, "emergency_contacts", []),
    found(1, "revision_date", "2024-01-01"),
    found(2, "classifications", []),
    found(2, "precautionary_statements", []),
    found(2, "signal_word", "Danger"),
    found(2, "pictograms", []),
    found(3, "components", []),
    found(4, "inhalation", "air"),
    found(9, "physical_state", { value: "liquid" }),
    found(14, "un_number", "1090"),
  ];
  const values = { 2: statements("H225"), 3: { components: [{ concentration_exact: 100 }] } };

  test("everything found with certainty is 1, nothing found is near 0", () => {
    expect(qualityScore({ ...reading(values), findings: whole }, [])).toBe(1);
    expect(qualityScore(reading(values), [])).toBeLessThan(0.2);
  });
  test("less certainty, contradictions and OCR each lower it", () => {
    const full = { ...reading(values), findings: whole };
    const doubtful = { ...full, findings: whole.map((one) => ({ ...one, confidence: 0.8 })) };
    const page = { number: 1, width: 1, height: 1, lines: [], margins: [], rules: [], pictures: [] };
    const scanned = (...ocr: boolean[]) => ({
      ...full,
      context: { ...eu, pages: ocr.map((one) => ({ ...page, ocr: one })) },
    });
    const problem = (code: "contradiction" | "doubt" | "outdated") => ({ path: "file", code, message: "" });
    expect(qualityScore(doubtful, [])).toBeLessThan(0.85);
    expect(qualityScore(full, [problem("contradiction")])).toBe(0.96);
    expect(qualityScore(full, [problem("doubt"), problem("contradiction")])).toBe(0.94);
    expect(qualityScore(full, [problem("outdated")])).toBe(1);
    expect(qualityScore(full, Array(50).fill(problem("contradiction")))).toBe(0.6);
    expect(qualityScore(scanned(true), [])).toBe(0.85);
    expect(qualityScore(scanned(true, false), [])).toBe(0.925);
    expect(qualityScore(scanned(false, false), [])).toBe(1);
  });
  test("a text of too little certainty is shown with its doubt, another value only named", () => {
    const unsure = (path: string, value: FindingValue) => ({ ...found(1, path, value), confidence: 0.4 });
    const findings = [unsure("product_name", "Aceton"), unsure("dates", ["2026"]), found(1, "ufi", "x")];
    expect(doubtfulFindings({ ...reading(values), findings })).toEqual([
      {
        path: "section1.product_name",
        code: "doubt",
        message: '"Aceton" may stand here, but was read with too little certainty.',
      },
      { path: "section1.dates", code: "doubt", message: "A value was read with too little certainty." },
    ]);
  });
  test("what was expected and not found is named once", () => {
    const full = { ...reading(values), findings: whole.filter(({ path }) => path !== "product_name") };
    expect(missingFields(full, [])).toEqual([
      { path: "section1.product_name", code: "missing", message: "Not found: the product name." },
    ]);
    expect(missingFields(full, [{ path: "section1.product_name", code: "doubt", message: "" }])).toEqual([]);
  });
});
