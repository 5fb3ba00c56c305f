import { expect, test } from "vitest";
import type { Finding, FindingValue } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { withDerived } from "./derived";

function derived(path: string, value: FindingValue, drawing: string, number = 2): string | undefined {
  const section = sectionOf(number, typedLines(drawing));
  const finding: Finding = { section: number, path, value, confidence: 0.9, sources: [] };
  return withDerived([finding], [section])[0]?.derived;
}

test("a code that the section prints, alone or combined, is read", () => {
  expect(
    derived("hazard_statements[0]", { code: "H225" }, "H225 Highly flammable liquid and vapour"),
  ).toBeUndefined();
  expect(derived("hazard_statements[0]", { code: "H300+H310" }, "H300 + H310 Fatal")).toBeUndefined();
  expect(derived("classifications[0]", { hazard_code: "H360FD" }, "Repr. 1B, H360")).toBeUndefined();
});

test("a code that it does not print says what it follows from", () => {
  expect(derived("hazard_statements[0]", { code: "H225" }, "Highly flammable liquid and vapour")).toBe(
    "H225 follows from the wording; the sheet prints no code.",
  );
  expect(derived("classifications[0]", { hazard_code: "H225" }, "Flam. Liq. 2")).toBe(
    "H225 follows from the class; the sheet prints no code.",
  );
});

test("a component's codes follow from the classes that section 3 prints; other sections classify nothing", () => {
  const classes = ["H225", "H319", "H225"].map((hazard_code) => ({ hazard_code }));
  const component = { chemical_name: "Acetone", classifications: classes };
  const followed = "H225 follows from the class; the sheet prints no code.";
  expect(derived("components[0]", component, "Acetone Flam. Liq. 2 H319", 3)).toBe(followed);
  expect(derived("components[0]", component, "Acetone H225 H319", 3)).toBeUndefined();
  expect(derived("components[0]", component, "Acetone Flam. Liq. 2", 11)).toBeUndefined();
});

test("values without codes follow from nothing", () => {
  expect(derived("signal_word", "Danger", "Danger")).toBeUndefined();
  expect(derived("signal_word", null, "None")).toBeUndefined();
  expect(derived("precautionary_statements[0]", { code: "P210" }, "Keep away from heat")).toBeUndefined();
});
