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

test("what it must not meet has a place, and reactivity where 10.3 only leads elsewhere", () => {
  const source = sheet(["H314"], {
    section10: section({
      reactivity: "With acids it gives off chlorine.",
      hazardous_reactions: "See section reactivity.",
      incompatible_materials: "Acids, ammonia.",
    }),
  });
  const texts = textOf(card(source, "en"));
  expect(texts).toEqual(expect.arrayContaining(["With acids it gives off chlorine.", "Acids, ammonia."]));
  expect(texts).not.toContain("See section reactivity.");
});

test("protection that the hazards call for and the sheet does not name is a blank to fill in", () => {
  const source = sheet(["H319", "H317"], { section8: section({}), section2: section({}) });
  const blanks = card(source, "en")
    .blocks.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries))
    .filter(({ text }) => text === null)
    .map(({ label }) => label);
  expect(blanks).toEqual(expect.arrayContaining(["Eyes", "Hands"]));
});

test("a sensitiser's card names who must not work with it, however long the sheet's advice is", () => {
  const rule = "People with asthma must not work with it.";
  const handling = `${"Keep the workplace aired and clean at all times. ".repeat(8)}${rule}`;
  const section7 = section({ handling });
  expect(textOf(card(sheet(["H334"], { section7 }), "en"))).toContain(rule);
  expect(textOf(card(sheet(["H319"], { section7 }), "en"))).not.toContain(rule);
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

  const signsOf = (codes: string[], fields: object, printed: string[] = []) => {
    const { document, sections } = sheet(codes, {
      section2: section({ precautionary_statements: printed.map((code) => ({ code, text: null })) }),
      section8: section(fields),
    });
    const { protection, prohibition, rescue } = cardSigns(sheetFacts(document, sections));
    return [...protection, ...prohibition, ...rescue];
  };

  test("what the hazards demand is drawn though the sheet does not print it", () => {
    expect(signsOf(["H281"], {})).toEqual(expect.arrayContaining(["M004", "M009"]));
    expect(signsOf(["H330"], {})).toContain("M017");
    expect(signsOf(["H330"], { respiratory: "Not required." })).not.toContain("M017");
    expect(signsOf(["H314"], {})).toEqual(expect.arrayContaining(["M004", "M009", "M010"]));
  });

  test("gloves are found where the sheet names them with the body", () => {
    expect(signsOf(["H315"], { skin: "Impermeable gloves and protective clothing." })).toContain("M009");
  });

  test("a filter is not drawn where only air that is carried along helps", () => {
    const scba = "Use self-contained breathing apparatus (EN 137).";
    expect(signsOf(["H281"], { respiratory: `${scba} Filter masks give no protection.` })).toContain("M047");
    expect(signsOf(["H310"], { respiratory: scba })).toContain("M047");
    expect(signsOf(["H310"], { respiratory: `Half mask with filter A2, else ${scba}` })).toContain("M017");
  });

  test.each([
    [["H225"], [], true],
    [["H229"], [], true],
    [["H272"], [], true],
    [["H330"], ["P210"], true],
    [["H330"], [], false],
  ])("fire and smoking are forbidden with %s and %s: %s", (codes, printed, isForbidden) => {
    expect(signsOf(codes, {}, printed).includes("P003")).toBe(isForbidden);
  });

  test("who is reached through the skin finds the shower", () => {
    expect(signsOf(["H310"], {})).toContain("E012");
  });
});
