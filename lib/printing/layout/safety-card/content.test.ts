import { expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import { sectionKey } from "@/lib/sheet/section-keys";
import { hazardAdvice, hazardWarnings } from "../document-words";
import { labelContent } from "../label/content";
import { cardLanguages } from "../languages";
import { type CardContent, cardContent } from "./content";
import { CardBlockKind, defaultProfile, SafetyCardProfile } from "./profile";

const card = (
  name: keyof typeof products,
  language: "en" | "nl" | "de" | "fr",
  sheetLanguage = language,
  profile: Partial<SafetyCardProfile> = {},
) =>
  cardContent(extractedFrom(products[name], sheetLanguage), {
    language,
    profile: { ...defaultProfile, ...profile },
  });

function entriesOf(content: CardContent, kind: CardContent["blocks"][number]["kind"]) {
  const block = content.blocks.find((block) => block.kind === kind);
  return block?.parts.flatMap(({ entries }) => entries) ?? [];
}
const textsOf = (content: CardContent, kind: CardContent["blocks"][number]["kind"]) =>
  entriesOf(content, kind).map(({ text }) => text);
const signsIn = (content: CardContent) =>
  content.blocks.flatMap(({ parts }) => parts.flatMap(({ signs }) => signs));

test.each(cardLanguages)("a card of a sheet whose hazards were not read warns first, in %s", (language) => {
  const { document, sections } = extractedFrom(products.acetone, "en");
  const silent = { ...document, hazard_statements: [] };
  for (const blocks of [null, ["phones" as const]]) {
    const content = cardContent(
      { document: silent, sections },
      { language, profile: { ...defaultProfile, blocks } },
    );
    expect(content.warnings).toEqual([{ code: "hazards_unknown", subject: null }]);
    expect(content.blocks[0]).toMatchObject({ kind: "warning", heading: hazardWarnings[language].unknown });
    expect(textsOf(content, "warning")).toEqual([hazardAdvice[language].unknown]);
  }
});

test("an aerosol's card says the aspiration hazard, and shows the pictograms of the label (Annex I 1.3.3)", () => {
  const { document, sections } = extractedFrom(products.acetone, "en");
  const hazard_statements = ["H222", "H229", "H304", "H336"];
  const source = { document: { ...document, hazard_statements }, sections };
  const content = cardContent(source, { language: "en", profile: defaultProfile });
  expect(content.blocks.find(({ kind }) => kind === "hazards")?.parts[0]?.signs).toEqual(["GHS02", "GHS07"]);
  expect(textsOf(content, "hazards").join()).toContain("(H304)");
  const label = labelContent(source, { language: "en" });
  expect(label.pictograms).toEqual(["GHS02", "GHS07"]);
  expect(label.hazardStatements.map(({ code }) => code)).toEqual(["H222", "H229", "H336"]);
});

test("a card of a sheet whose hazards are known warns of nothing", () => {
  const content = card("acetone", "en");
  expect([content.warnings, content.blocks[0]?.kind]).toEqual([[], "product"]);
});

test("a German card is a Betriebsanweisung in the order of TRGS 555", () => {
  const content = card("descaler", "de");
  expect(content.title).toBe("Betriebsanweisung gemäß § 14 GefStoffV");
  expect(content.blocks.map(({ heading }) => heading)).toEqual([
    "Anwendungsbereich",
    "Gefahrstoffbezeichnung",
    "Gefahren für Mensch und Umwelt",
    "Schutzmaßnahmen und Verhaltensregeln",
    "Verhalten im Gefahrfall (Notruf: 112)",
    "Erste Hilfe (Notruf: 112)",
    "Sachgerechte Entsorgung",
  ]);
  expect(content.colours.heading).toBe("#F39200");
});

test("hazards stand in the card's language whatever the sheet's", () => {
  expect(textsOf(card("descaler", "fr", "de"), "hazards")).toEqual([
    "Danger",
    "Peut être corrosif pour les métaux. (H290)",
    "Provoque de graves brûlures de la peau et de graves lésions des yeux. (H314)",
  ]);
});

test("the sheet's text stands on a card of its language, and a card in another says that it is not available", () => {
  const media = (content: CardContent) => entriesOf(content, "fire")[0];
  expect(media(card("paint", "nl", "nl"))?.text).toBe("Schuim, bluspoeder, kooldioxide");
  expect(media(card("paint", "nl", "en"))).toEqual({
    label: "Blussen met",
    text: "Niet beschikbaar in het Nederlands: zie rubriek 5 van het blad.",
    isUnavailable: true,
  });
});

test("nothing of a foreign sheet's sentences is on a card", () => {
  for (const language of cardLanguages) {
    const other = language === "en" ? "de" : "en";
    const source = extractedFrom(products.lubricant, other);
    const written = JSON.stringify(cardContent(source, { language, profile: defaultProfile }));
    for (const section of [4, 5, 6, 7, 8, 13]) {
      for (const text of Object.values(source.sections[sectionKey(section)] ?? {})) {
        if (typeof text === "string" && text.length > 10) expect(written).not.toContain(text);
      }
    }
  }
});

test("signs follow from codes and from the texts on protection", () => {
  expect(signsIn(card("descaler", "de"))).toEqual(
    expect.arrayContaining(["GHS05", "M004", "M009", "M010", "E003", "E011", "E012", "E004"]),
  );
  expect(signsIn(card("lubricant", "nl"))).toContain("P003");
  expect(signsIn(card("detergent", "nl"))).not.toContain("P003");
});

test("protection that the sheet says is not needed has no sign", () => {
  const source = extractedFrom(products.acetone, "de");
  source.sections.section8 = {
    title: "",
    page: 1,
    text: "",
    subsections: [],
    respiratory: "Nicht erforderlich.",
  };
  const content = cardContent(source, { language: "de", profile: defaultProfile });
  expect(signsIn(content)).not.toContain("M017");
});

test("first aid is given by route", () => {
  const [helpers, general, eyes, skin, inhaled, swallowed] = entriesOf(card("descaler", "en"), "first_aid");
  expect(helpers?.text).toBe("Protect yourself before you help others.");
  expect(general?.text).toMatch(/^Immediately call a POISON CENTER.*\(P310\)$/);
  expect(eyes?.text).toMatch(/^Rinse with water.*Remove contact lenses.*\(P305\+P351\+P338\)$/);
  expect(skin?.text).toMatch(/IF ON SKIN.*\(P303\+P361\+P353\)$/);
  expect(swallowed?.text).toBe("Rinse the mouth. Do not induce vomiting.");
  expect(inhaled?.text).toBe("Bring the person into fresh air and let them rest.");
});

test("a profile chooses layout, blocks, numbers and colours", () => {
  const content = card("acetone", "de", "de", {
    layout: "vik",
    blocks: ["phones", "hazards"],
    emergencyNumber: "4444",
    phones: [{ label: "Werkfeuerwehr", number: "4445" }],
    country: "AT",
    colours: { heading: "#000000", headingText: "#FFFFFF" },
  });
  expect(content.blocks.map(({ kind }) => kind)).toEqual(["phones", "hazards"]);
  expect(textsOf(content, "phones").slice(0, 3)).toEqual(["4444", "4445", "01 406 43 43"]);
  expect(content.colours.heading).toBe("#000000");
});

test("a block that has a place of its own is not repeated inside another", () => {
  const content = card("descaler", "de", "de", { blocks: ["precautions", "storage"] });
  const lockers = content.blocks.map(({ kind }) =>
    textsOf(content, kind).includes("Unter Verschluss aufbewahren."),
  );
  expect(lockers).toEqual([false, true]);
});

test("the default profile is a valid profile", () => {
  expect(SafetyCardProfile.parse(defaultProfile)).toEqual(defaultProfile);
});

test("every kind of block has its heading and content in every language", () => {
  for (const language of cardLanguages) {
    const content = card("paint", language, language, { layout: "vik", blocks: [...CardBlockKind.options] });
    expect(content.blocks.map(({ kind }) => kind)).toEqual(
      CardBlockKind.options.filter((kind) => kind !== "emergency"),
    );
    for (const { heading, parts } of content.blocks)
      expect([heading !== "", parts.length > 0]).toEqual([true, true]);
  }
});
