import { describe, expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import { sheetFacts } from "@/lib/sheet/facts";
import type { Sections } from "@/lib/sheet/schema";
import { type CardLanguage, cardLanguages } from "../languages";
import { cardSigns } from "./card-signs";
import { cardContent } from "./content";
import { asksFor, breathingSign } from "./equipment";
import { defaultProfile } from "./profile";

const section = <Fields extends object>(fields: Fields) => ({
  title: "",
  page: 1,
  text: "",
  subsections: [],
  ...fields,
});

function sheet(codes: string[], sections: Partial<Sections>, language: CardLanguage = "en") {
  const source = extractedFrom(products.acetone, language);
  return {
    document: { ...source.document, hazard_statements: codes },
    sections: { ...source.sections, ...sections },
  };
}
const card = (source: ReturnType<typeof sheet>, language: CardLanguage) =>
  cardContent(source, { language, profile: defaultProfile });
const textOf = (content: ReturnType<typeof card>) =>
  content.blocks.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries.map(({ text }) => text)));

describe("a toxic gas", () => {
  const codes = ["H220", "H280", "H330"];

  test.each(cardLanguages)("sends people away and rescuers in with their own air, in %s", (language) => {
    const content = card(sheet(codes, { section6: section({}) }), language);
    const signs = content.blocks.flatMap(({ parts }) => parts.flatMap((part) => part.signs));
    expect(signs).toContain("M047");
    expect(textOf(content).some((text) => text?.endsWith("(P380)"))).toBe(true);
  });

  test("whose sheet says so itself is not told twice", () => {
    const personal = "Evacuate the area. Wear self-contained breathing apparatus.";
    const texts = textOf(card(sheet(codes, { section6: section({ personal }) }), "en"));
    expect(texts).toContain(personal);
    expect(texts.some((text) => text?.endsWith("(P380)"))).toBe(false);
  });

  test("is none where it is a liquid", () => {
    const texts = textOf(card(sheet(["H330"], { section6: section({}) }), "en"));
    expect(texts.some((text) => text?.endsWith("(P380)"))).toBe(false);
  });
});

test("dangerous reactions and symptoms have a place", () => {
  const source = sheet(["H225"], {
    section4: section({ symptoms: "Dizziness." }),
    section10: section({ hazardous_reactions: "Reacts violently with chloroform." }),
  });
  expect(textOf(card(source, "en"))).toEqual(
    expect.arrayContaining(["Dizziness.", "Reacts violently with chloroform."]),
  );
});

test("the number of the water in it identifies no product", () => {
  const source = sheet(["H314"], {});
  const document = {
    ...source.document,
    product_name: "Descaler",
    chemical_name: null,
    cas_number: "7732-18-5",
  };
  expect(JSON.stringify(card({ ...source, document }, "en"))).not.toContain("7732-18-5");
});

test.each([
  [["H360FD"], "MuSchG", true],
  [["H351"], "MuSchG", false],
  [["H319"], "MuSchG", false],
  [["H319"], "JArbSchG", true],
  [["EUH208"], "JArbSchG", false],
])("a Betriebsanweisung of %s names %s: %s", (codes, law, isNamed) => {
  expect(textOf(card(sheet(codes, {}, "de"), "de")).some((text) => text?.includes(law))).toBe(isNamed);
  expect(textOf(card(sheet(codes, {}, "de"), "nl")).some((text) => text?.includes(law))).toBe(false);
});

describe("signs of protection", () => {
  const goggles = /goggle/i;

  test.each<[string | null, boolean]>([
    ["Wear goggles.", true],
    ["Not required.", false],
    ["Goggles are not required.", false],
    ["No special measures required. In case of splashes wear goggles.", false],
    ["No special measures required for transfer. Wear goggles.", true],
    ["In case of splashes wear goggles.", true],
    ["Equipment is chosen by concentration and amount at the workplace.", false],
    [null, false],
  ])("%s asks for goggles: %s", (text, asks) => {
    expect(asksFor(text, goggles)).toBe(asks);
  });

  test.each<[string, string | null]>([
    ["Half mask with particle filter P2.", "M016"],
    ["Full mask with filter type A (EN 14387).", "M017"],
    ["Respirator with combination filter A-P2.", "M017"],
    ["Respiratory protection is not necessary.", null],
  ])("%s is drawn as %s", (text, sign) => {
    expect(breathingSign(text, /respirat|mask|filter/i)).toBe(sign);
  });

  test.each<[string | null, string[]]>([
    ["Wear protective gloves/eye protection/face protection.", ["M004", "M009", "M013"]],
    ["Wear eye protection.", ["M004"]],
    ["Wear protective gloves.", ["M009"]],
    [null, ["M004", "M009", "M010"]],
  ])("P280 as printed, %s, asks for %s", (text, signs) => {
    const { document, sections } = sheet(["H314"], {
      section2: section({ precautionary_statements: [{ code: "P280", text }] }),
      section8: section({}),
    });
    expect(cardSigns(sheetFacts(document, sections)).protection.sort()).toEqual(signs);
  });

  test.each(["P284", "P285", "P304+P340+P284"])("%s asks for breathing protection", (code) => {
    const { document, sections } = sheet(["H330"], {
      section2: section({ precautionary_statements: [{ code, text: null }] }),
      section8: section({}),
    });
    expect(cardSigns(sheetFacts(document, sections)).protection).toEqual(["M017"]);
  });
});
