import { describe, expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import { type Component, componentOf } from "@/lib/sheet/values";
import { labelLanguages } from "../languages";
import { type LabelOptions, labelContent } from "./content";
import { namedComponents } from "./named-components";
import { nameFor, plainName } from "./substance-name";

const section = <Fields extends object>(fields: Fields) => ({
  title: "",
  page: 1,
  text: "",
  subsections: [],
  ...fields,
});

type Document = ReturnType<typeof extractedFrom>["document"];

function mixture(codes: string[], components: Component[], options: Partial<LabelOptions> = {}) {
  const { document, sections } = extractedFrom(products.paint, "en");
  return labelContent(
    { document: { ...document, hazard_statements: codes, components }, sections },
    { language: "en", ...options },
  );
}

function substance(fields: Partial<Document>, options: Partial<LabelOptions> = {}) {
  const { document, sections } = extractedFrom(products.acetone, "en");
  return labelContent({ document: { ...document, ...fields }, sections }, { language: "en", ...options });
}

const codesOf = ({ warnings }: ReturnType<typeof mixture>) => warnings.map(({ code }) => code);

describe("ingredients (Art. 18(3))", () => {
  const methanol = componentOf({ chemical_name: "Methanol", cas_number: "67-56-1", concentration_max: 12 });

  test("are named by Annex VI where section 3 prints no codes", () => {
    expect(namedComponents([methanol], ["H301"])).toEqual([methanol]);
    expect(namedComponents([{ ...methanol, concentration_max: 0.01 }], ["H301"])).toEqual([]);
    expect(mixture(["H301"], [methanol]).contains).toBe("Contains: Methanol");
  });

  test("that are in another language than the label are told", () => {
    const german = mixture(["H301"], [methanol], { language: "de" });
    expect(german.warnings).toContainEqual({ code: "foreign_names", subject: "Methanol" });
    expect(codesOf(mixture(["H301"], [methanol]))).not.toContain("foreign_names");
  });

  test("that nobody names are told", () => {
    expect(codesOf(mixture(["H317"], []))).toContain("no_component_named");
    expect(codesOf(mixture(["H319"], []))).not.toContain("no_component_named");
  });

  test.each([
    [">= 7% - < 10% Laureth-7", "Laureth-7"],
    ["Contains: Toluene (25 %)", "Toluene"],
    ["Ethanol 96 % (v/v)", "Ethanol"],
    ["2-Propanol; Isopropanol", "2-Propanol"],
    ["Reaction mass of: A; B", "Reaction mass of: A; B"],
    ["1,2-Benzisothiazol-3(2H)-one", "1,2-Benzisothiazol-3(2H)-one"],
    ["Alkohole, C12-14, ethoxyliert <2,5 EO", "Alkohole, C12-14, ethoxyliert <2,5 EO"],
    ["PROPRIETARY", null],
    ["10 - 20 %", null],
    ["Hydrocarbons, C6-C7, cyclics, <5% n-hexane", "Hydrocarbons, C6-C7, cyclics, <5% n-hexane"],
    ["Hydrocarbons, C9-C11, < 2% aromatics", "Hydrocarbons, C9-C11, < 2% aromatics"],
    ["Laureth-7, <5%", "Laureth-7"],
  ])("%s is named %s", (chemical_name, name) => {
    expect(plainName({ chemical_name })).toBe(name);
  });

  test("have the name of Annex VI on a label in English of a sheet in another language", () => {
    const named = { ...methanol, chemical_name: "Méthanol" };
    expect(nameFor(named, { language: "en", sheetLanguage: "fr" })).toEqual({
      name: "methanol",
      isForeign: false,
    });
    expect(nameFor(named, { language: "nl", sheetLanguage: "fr" })).toEqual({
      name: "Méthanol",
      isForeign: true,
    });
  });
});

describe("a substance (Art. 18(2))", () => {
  test("never has the number of the water in it", () => {
    const water = { cas_number: "7732-18-5", ec_number: "231-791-2", chemical_name: null };
    expect(substance({ ...water, product_name: "Kühlmittel" }).identifiers).toBeNull();
    expect(substance({ ...water, product_name: "Water" }).identifiers).toContain("7732-18-5");
  });

  test("sold in solutions tells its percentage (Annex VI note B)", () => {
    const acid = { product_name: "Sulphuric acid", chemical_name: "Sulphuric acid", cas_number: "7664-93-9" };
    const content = componentOf({ chemical_name: "Sulphuric acid", cas_number: "7664-93-9" });
    const water = componentOf({ chemical_name: "Water", concentration_text: "4 %" });
    const told = (over: Partial<Component>) =>
      substance({ ...acid, components: [water, { ...content, ...over }] }).identifiers;
    expect(told({ concentration_text: "95 - 97 %" })).toMatch(/^95 - 97 % {3}/);
    expect(told({ concentration_text: " 95 - 97 " })).toMatch(/^95 - 97 % {3}/);
    expect(told({ concentration_exact: 96 })).toMatch(/^96 % {3}/);
    const trade = { ...acid, product_name: "Accu 1", components: [{ ...content, concentration_exact: 96 }] };
    expect(substance(trade).identifiers).toMatch(/^Sulphuric acid 96 % {3}/);
    expect(codesOf(substance(trade))).not.toContain("no_concentration");
    expect(codesOf(substance({ ...acid, components: [content] }))).toContain("no_concentration");
    const named = { ...acid, product_name: "Sulphuric acid 96 %", components: [content] };
    expect(codesOf(substance(named))).not.toContain("no_concentration");
  });

  test("has its name beside a trade name, and the numbers that there are", () => {
    const trade = { product_name: "Solvo 3", cas_number: "67-64-1", ec_number: "200-662-2" };
    const name = "Acetone";
    const [ec, cas] = ["EC No: 200-662-2", "CAS No: 67-64-1"];
    expect(substance(trade).identifiers).toBe(`${name}   ${ec}   ${cas}`);
    expect(substance({ ...trade, ec_number: null }).identifiers).toBe(`${name}   ${cas}`);
    expect(substance({ ...trade, cas_number: null }).identifiers).toBe(`${name}   ${ec}`);
    expect(substance({ ...trade, cas_number: null, ec_number: null }).identifiers).toBe(name);
    expect(substance({ ...trade, product_name: "Acetone" }).identifiers).toBe(`${ec}   ${cas}`);
  });

  test("has a name in the label's language, or a warning", () => {
    const bromine = {
      product_name: "Brom",
      chemical_name: null,
      cas_number: "7726-95-6",
      language: "de" as const,
    };
    expect(substance(bromine).identifiers).toMatch(/^bromine /i);
    expect(codesOf(substance(bromine))).not.toContain("foreign_names");
    expect(codesOf(substance(bromine, { language: "fr" }))).toContain("foreign_names");
    expect(codesOf(substance(bromine, { language: "de" }))).not.toContain("foreign_names");
  });

  test("is not named twice where only signs tell the names apart", () => {
    const names = { product_name: "Ammonia,anhydrous", chemical_name: "Ammonia, anhydrous" };
    expect(substance(names).identifiers).toMatch(/^EC No/);
    const synonyms = "acetone; propan-2-one; propanone";
    expect(substance({ product_name: synonyms, chemical_name: synonyms }).identifiers).toMatch(/^EC No/);
  });
});

test("EUH380 to EUH451 stand beside the signal word, other EUH statements apart (Art. 21, 25)", () => {
  const label = mixture(["EUH066", "EUH380", "EUH431", "EUH450", "H226"], []);
  expect(label.hazardStatements.map(({ code }) => code)).toEqual(["EUH380", "EUH431", "EUH450", "H226"]);
  expect(label.supplementalStatements.map(({ code }) => code)).toEqual(["EUH066"]);
});

test("EUH208 has the names that the sheet prints in it", () => {
  const { document, sections } = extractedFrom(products.paint, "de");
  const text = "Enthält Butanonoxim und IPBC. Kann allergische Reaktionen hervorrufen";
  sections.section2 = section({ supplemental_statements: [{ code: "EUH208", text }] });
  const source = { document: { ...document, hazard_statements: ["EUH208"], components: [] }, sections };
  const textsIn = (language: "de" | "fr") => labelContent(source, { language }).supplementalStatements;
  expect(textsIn("de").map((statement) => statement.text)).toEqual([`${text}.`]);
  expect(textsIn("fr").map((statement) => statement.text)).toEqual([
    "Contient Butanonoxim und IPBC. Peut produire une réaction allergique.",
  ]);
});

describe("texts of REACH Annex XVII", () => {
  const tdi = componentOf({ chemical_name: "TDI", cas_number: "26471-62-5", concentration_max: 5 });

  test.each(labelLanguages)("stand on the label or are told to be missing, in %s", (language) => {
    for (const [codes, components] of [
      [["H350"], []],
      [["H334"], [tdi]],
    ] as const) {
      const label = mixture([...codes], [...components], { language });
      const isThere = label.supplementalStatements.some(({ code }) => code === null);
      expect(isThere).toBe(!codesOf(label).includes("no_restriction_text"));
    }
  });

  test("on diisocyanates ask for training from 0.1 % on", () => {
    const textsOf = (most: number) =>
      mixture(["H334"], [{ ...tdi, concentration_max: most }]).supplementalStatements.map(({ text }) => text);
    expect(textsOf(0.1)).toEqual([
      "As from 24 August 2023 adequate training is required before industrial or professional use.",
    ]);
    expect(textsOf(0.05)).toEqual([]);
  });
});

describe("a sheet that no label of the Union follows from is told:", () => {
  test.each([
    ["1953 South Harvey Street, Muskegon, MI 49442", "1-800-932-5000", true],
    ["Denby, DE5 8JZ, UK", "+44 (0) 1773 855 100", true],
    ["CH-8606 Greifensee, Switzerland", "+41 22 567 53 22", true],
    [null, "+82-2-2186-1182", true],
    ["Robert-Bosch-Str. 9, D-85235 Odelzhausen", "+49 8134 9305-0", false],
    ["d'Arcyweg 76, 3198 NA Europoort Rotterdam", "+32 (0)800 49312", false],
    ["Bookkoppel 7, D-22926 Ahrensburg", null, false],
    ["Georgia Street 5, 2440 Geel, Belgium", null, false],
  ])("its supplier in %s, %s: %s", (address, phone, isOutside) => {
    const label = substance({ supplier: { name: "A", address, phone, email: null } });
    expect(codesOf(label).includes("supplier_outside_union")).toBe(isOutside);
  });

  test.each([
    ["OSHA Hazard Communication Standard (29 CFR 1910.1200)", "HazCom"],
    ["Classified under WHMIS 2015", "WHMIS"],
    ["Classification according to Regulation (EC) No 1272/2008", null],
  ])("its classification by %s", (text, subject) => {
    const { document, sections } = extractedFrom(products.acetone, "en");
    sections.section2 = { ...sections.section2, text };
    const { warnings } = labelContent({ document, sections }, { language: "en" });
    const told = warnings.find(({ code }) => code === "other_classification");
    expect(told?.subject ?? null).toBe(subject);
  });

  test("its age", () => {
    expect(substance({}, { olderThanYears: 3 }).warnings).toContainEqual({
      code: "older_than_limit",
      subject: "3",
    });
  });

  test("a class of 2.1 that 2.2 has no statement for", () => {
    const { document, sections } = extractedFrom(products.acetone, "en");
    const classifications = [{ class_code: "Carc.", category_code: "1B", hazard_code: "H350" }];
    sections.section2 = { ...sections.section2, classifications };
    const label = labelContent({ document, sections }, { language: "en" });
    expect(label.warnings).toContainEqual({ code: "class_without_statement", subject: "Carc. 1B" });
    expect(label.hazardStatements.map(({ code }) => code)).not.toContain("H350");
  });
});
