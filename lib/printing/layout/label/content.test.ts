import { expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import { labelLanguages } from "../languages";
import { labelContent } from "./content";
import { namedComponents } from "./named-components";

test("a mixture names the ingredients behind its severe hazards", () => {
  const content = labelContent(extractedFrom(products.paint, "en"), { language: "nl" });
  expect(content.contains).toBe("Bevat: toluene; 2-butanone oxime");
  expect(content.identifiers).toBeNull();
});

test.each([
  ["unknown", [], "Gefahren unbekannt: siehe SDB"],
  ["doubtful", ["H319", "H336"], "Gefahren unsicher: siehe SDB"],
])(
  "a label of a sheet whose hazards are %s says so, whatever statements are wished for",
  (state, codes, text) => {
    const { document, sections } = extractedFrom(products.acetone, "en");
    for (const showHazardStatements of [true, false]) {
      const content = labelContent(
        { document: { ...document, hazard_statements: codes }, sections },
        { language: "de", showHazardStatements },
      );
      expect(content.hazardWarning).toBe(text);
      expect(content.warnings[0]).toEqual({ code: `hazards_${state}`, subject: null });
    }
  },
);

test.each(Object.values(products))(
  "a label of a sheet that was read well warns of no hazards: $name",
  (data) => {
    expect(labelContent(extractedFrom(data, "en"), { language: "en" }).hazardWarning).toBeNull();
  },
);

test("a substance has its numbers instead of ingredients", () => {
  const content = labelContent(extractedFrom(products.acetone, "en"), { language: "fr" });
  expect(content.contains).toBeNull();
  expect(content.identifiers).toBe("N° CE: 200-662-2   N° CAS: 67-64-1");
});

test("an ingredient whose hazard the mixture does not have is not named", () => {
  const { document } = extractedFrom(products.paint, "en");
  expect(namedComponents(document.components, ["H226"])).toEqual([]);
});

test("four names are enough where they show every hazard", () => {
  const { document } = extractedFrom(products.paint, "en");
  const sensitiser = document.components.filter(({ chemical_name }) => chemical_name === "2-butanone oxime");
  const many = Array.from({ length: 7 }, (_, index) =>
    sensitiser.map((component) => ({ ...component, chemical_name: `sensitiser ${index}` })),
  ).flat();
  const named = namedComponents(many, ["H317"]);
  expect(named.map(({ chemical_name }) => chemical_name)).toEqual([0, 1, 2, 3].map((n) => `sensitiser ${n}`));
});

test("statements are in the label's language, whatever the sheet's", () => {
  for (const sheet of labelLanguages) {
    const content = labelContent(extractedFrom(products.descaler, sheet), { language: "de" });
    expect(content.signalWord).toBe("Gefahr");
    expect(content.hazardStatements.map(({ text }) => text)).toEqual([
      "Kann gegenüber Metallen korrosiv sein.",
      "Verursacht schwere Verätzungen der Haut und schwere Augenschäden.",
    ]);
  }
});

test("a statement without a code is printed in the sheet's language alone", () => {
  const source = extractedFrom(products.acetone, "de");
  source.sections.section2 = {
    ...{ title: "", page: 1, text: "", subsections: [] },
    supplemental_statements: [{ code: null, text: "Nur für gewerbliche Anwender." }],
  };
  const [german, dutch] = (["de", "nl"] as const).map((language) => labelContent(source, { language }));
  expect(german?.supplementalStatements.map(({ text }) => text)).toContain("Nur für gewerbliche Anwender.");
  expect(dutch?.supplementalStatements.map(({ code }) => code)).toEqual(["EUH066"]);
  expect(dutch?.warnings).toContainEqual({ code: "foreign_statements", subject: "1" });
});

test("codes that CLP does not know are left out with a warning", () => {
  const source = extractedFrom(products.acetone, "en");
  const document = { ...source.document, hazard_statements: ["H225", "H303"] };
  const content = labelContent({ ...source, document }, { language: "en" });
  expect(content.hazardStatements.map(({ code }) => code)).toEqual(["H225"]);
  expect(content.warnings).toContainEqual({ code: "no_wording", subject: "H303" });
});

test("EUH208 names the sensitiser", () => {
  const source = extractedFrom(products.paint, "en");
  const document = { ...source.document, hazard_statements: ["H226", "EUH208"] };
  const content = labelContent({ ...source, document }, { language: "en" });
  expect(content.supplementalStatements.map(({ text }) => text)).toEqual([
    "Contains 2-butanone oxime. May produce an allergic reaction.",
  ]);
});

test("the sheet's completed wording fills the law's gap in its own language", () => {
  const source = extractedFrom(products.acetone, "en");
  const text = "Dispose of contents/container to an approved plant.";
  source.sections.section2 = {
    ...{ title: "", page: 1, text: "", subsections: [] },
    precautionary_statements: [
      { code: "P501", text },
      { code: "P321", text: "Specific treatment (see … on this label)." },
    ],
  };
  const texts = (language: "en" | "fr") =>
    labelContent(source, { language }).precautionaryStatements.map((statement) => statement.text);
  expect(texts("en").at(-1)).toBe(text);
  expect(texts("fr").slice(-1)).toEqual([
    "Éliminer le contenu/récipient conformément à la réglementation nationale.",
  ]);
});

test("brackets that the sheet's statement leaves open are closed", () => {
  const source = extractedFrom(products.acetone, "en");
  source.sections.section2 = {
    ...{ title: "", page: 1, text: "", subsections: [] },
    precautionary_statements: [
      { code: "P321", text: "Specific treatment (see supplemental first aid instructions on this label" },
    ],
  };
  const texts = labelContent(source, { language: "en" }).precautionaryStatements.map(({ text }) => text);
  expect(texts).toContain("Specific treatment (see supplemental first aid instructions on this label).");
});

test("switches leave the statements out", () => {
  const content = labelContent(extractedFrom(products.acetone, "en"), {
    language: "en",
    showHazardStatements: false,
    showPrecautionaryStatements: false,
  });
  expect([content.hazardStatements, content.precautionaryStatements, content.supplementalStatements]).toEqual(
    [[], [], []],
  );
  expect(content.pictograms).toEqual(["GHS02", "GHS07"]);
});
