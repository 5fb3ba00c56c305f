import { expect, test } from "vitest";
import { withChosenAlternatives, withFilledGap } from "./filled-precaution";
import { labelLanguages } from "./languages";

test.each([
  ["P261", "Avoid breathing vapour.", "de", "Einatmen von Dampf vermeiden."],
  ["P260", "Dampf/Aerosol nicht einatmen.", "en", "Do not breathe vapours/spray."],
  ["P280", "Wear eye protection.", "fr", "Porter un équipement de protection des yeux."],
  ["P280", "Wear protective gloves/face protection.", "it", "Indossare guanti/Proteggere il viso."],
] as const)("%s as the sheet chose it, %s, is in %s: %s", (code, text, language, expected) => {
  const sheetLanguage = text.startsWith("Dampf") ? "de" : "en";
  expect(withChosenAlternatives(code, { text, language: sheetLanguage }, language)).toBe(expected);
});

test("a statement whose choice cannot be told keeps all alternatives", () => {
  expect(withChosenAlternatives("P280", { text: null, language: "en" }, "de")).toBeNull();
  expect(withChosenAlternatives("P280", { text: "As needed.", language: "en" }, "de")).toBeNull();
  expect(withChosenAlternatives("P210", { text: "Keep away.", language: "en" }, "de")).toBeNull();
});

test.each(labelLanguages)("what is washed and what extinguishes is filled in, in %s", (language) => {
  for (const text of [
    withFilledGap("P264", [], language),
    withFilledGap("P370+P378", ["Use CO2, dry chemical or foam."], language),
  ])
    expect(text).toMatch(/^[^…]+\.$/);
});

test.each([
  ["Foam, dry powder", "In case of fire: Use foam, dry powder to extinguish."],
  ["Alkoholbeständiger Schaum", "In case of fire: Use alcohol-resistant foam to extinguish."],
  ["Do not use water.", null],
  [null, null],
])("media are those that the sheet names: %s", (text, expected) => {
  expect(withFilledGap("P370+P378", [text], "en")).toBe(expected);
});
