import { expect, test } from "vitest";

import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import type { Sections } from "@/lib/sheet/schema";
import type { CardLanguage } from "../languages";
import { cardContent } from "./content";
import { defaultProfile } from "./profile";

type Sheet = {
  language: CardLanguage;
  codes: string[];
  aid: NonNullable<Sections["section4"]>;
  personal?: string;
};

const section = <Fields extends object>(fields: Fields) => ({
  title: "",
  page: 1,
  text: "",
  subsections: [],
  ...fields,
});

function card({ language, codes, aid, personal }: Sheet, cardLanguage: CardLanguage = language) {
  const source = extractedFrom(products.descaler, language);
  source.sections.section2 = section({
    precautionary_statements: codes.map((code) => ({ code, text: null })),
  });
  source.sections.section4 = section(aid);
  source.sections.section6 = section(personal ? { personal } : {});
  return cardContent(source, { language: cardLanguage, profile: { ...defaultProfile, layout: "vik" } });
}

const entriesOf = (content: ReturnType<typeof card>, kind: string) =>
  content.blocks.find((block) => block.kind === kind)?.parts.flatMap(({ entries }) => entries) ?? [];
const aidOf = (content: ReturnType<typeof card>) =>
  Object.fromEntries(entriesOf(content, "first_aid").map(({ label, text }) => [label ?? "", text]));

const acid: Sheet = {
  language: "en",
  codes: ["P301+P330+P331", "P303+P361+P353", "P305+P351+P338", "P310", "P280"],
  aid: {
    general: "Take off soaked clothing at once. Rescuers protect themselves.",
    eye_contact: "Rinse at once with running water for 15 minutes. Protect the uninjured eye.",
    skin_contact: "Wash at once with plenty of water for 20 minutes.",
    inhalation: "Fresh air.",
    ingestion: "Rinse mouth.",
    notes_to_physician: "Perforation of the stomach is possible.",
  },
};

test("the sheet's own text stands first and whole, statements add what it does not say", () => {
  const aid = aidOf(card(acid));
  expect(aid["In the eyes"]).toBe(
    "Rinse at once with running water for 15 minutes. Protect the uninjured eye. IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing. (P305+P351+P338)",
  );
  expect(aid["On the skin"]).toMatch(/^Wash at once with plenty of water for 20 minutes\. /);
  expect(aid.Inhaled).toBe("Fresh air.");
  expect(aid.Swallowed).toBe("Rinse mouth. Do NOT induce vomiting. (P301+P330+P331)");
});

test("general advice comes before the routes and notes to the physician behind them", () => {
  const labels = entriesOf(card(acid), "first_aid").map(({ label }) => label);
  expect(labels).toEqual([
    "Helpers",
    "In general",
    "In the eyes",
    "On the skin",
    "Inhaled",
    "Swallowed",
    "For the physician",
  ]);
  const aid = aidOf(card(acid));
  expect(aid["In general"]).toMatch(
    /^Take off soaked clothing at once\. Rescuers protect themselves\. .*P310/,
  );
  expect(aid["For the physician"]).toBe("Perforation of the stomach is possible.");
});

test("a long text is not cut", () => {
  const long = `${"Rinse the eye with water and hold it open. ".repeat(20)}Then see an eye specialist.`;
  expect(aidOf(card({ ...acid, aid: { eye_contact: long } }))["In the eyes"]).toContain(long);
});

test("a statement that forbids is not taken as said by a text that asks for it", () => {
  const aid = aidOf(
    card({ ...acid, codes: ["P331"], aid: { ingestion: "Induce vomiting and call a doctor." } }),
  );
  expect(aid.Swallowed).toBe(
    "Induce vomiting and call a doctor. IF SWALLOWED: Rinse mouth. Do NOT induce vomiting. (P301+P330+P331)",
  );
});

test("what 6.1 says of people reaches the card whole", () => {
  const personal = "Evacuate. Wear self-contained breathing apparatus unless the air is proven safe.";
  expect(entriesOf(card({ ...acid, personal }), "spill")[0]).toEqual({
    label: "People",
    text: personal,
  });
});

test.each<[CardLanguage, string]>([
  ["nl", "niet beschikbaar in het Nederlands"],
  ["de", "nicht auf Deutsch"],
  ["fr", "pas disponible en français"],
])("a card in %s of an English sheet says that the sheet's text is not on it", (language, words) => {
  const content = card(acid, language);
  const [notice, ...rest] = entriesOf(content, "first_aid");
  expect(notice).toMatchObject({ label: null, strong: true, text: expect.stringContaining(words) });
  expect(JSON.stringify(rest)).toContain("(P305+P351+P338)");
  expect(JSON.stringify(content)).not.toContain("uninjured");
  expect(content.footer.some((line) => line.includes(words))).toBe(true);
});

test("a card in the sheet's language has no such notice", () => {
  const content = card(acid);
  expect(entriesOf(content, "first_aid").some(({ strong }) => strong)).toBe(false);
  expect(content.footer).toHaveLength(1);
});

test("what the hazards demand and the sheet does not print is added, with its code: no vomiting with H304", () => {
  const source = extractedFrom(products.acetone, "de");
  source.document.hazard_statements = ["H304"];
  source.sections.section2 = section({ precautionary_statements: [] });
  source.sections.section4 = section({ ingestion: "Bei anhaltenden Beschwerden Arzt konsultieren." });
  const content = cardContent(source, { language: "de", profile: { ...defaultProfile, layout: "vik" } });
  const swallowed = aidOf(content)["Nach Verschlucken"];
  expect(swallowed).toMatch(/^Bei anhaltenden Beschwerden Arzt konsultieren\./);
  expect(swallowed).toContain("KEIN Erbrechen herbeiführen. (P331)");
});

test("no milder advice stands beside the call at once, and nobody is sent to the label", () => {
  const general = aidOf(card({ ...acid, codes: ["P310", "P312", "P315", "P321"] }))["In general"];
  expect(general).toContain("(P310)");
  expect(general).not.toMatch(/P312|P315|P321/);
});

test("what was not read of a sheet in another language is told, not left blank", () => {
  const swallowed = aidOf(card({ ...acid, codes: [], aid: {} }, "de"))["Nach Einatmen"];
  expect(swallowed).toContain("Abschnitt 4");
});
