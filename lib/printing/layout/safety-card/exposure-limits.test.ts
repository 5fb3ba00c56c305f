import { expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import { cardContent } from "./content";
import { defaultProfile } from "./profile";

const limit = (list: string, twa: number | null, ceiling: number | null = null) => ({
  substance: "Acetone",
  cas_number: "67-64-1",
  list,
  twa,
  stel: null,
  ceiling,
  unit: "ppm",
});

function limitsOf(
  language: "en" | "nl" | "de" | "fr",
  limits: ReturnType<typeof limit>[],
  country: typeof defaultProfile.country = null,
) {
  const source = extractedFrom(products.acetone, language);
  const section8 = { title: "", page: 1, text: "", subsections: [], exposure_limits: limits };
  const sections = { ...source.sections, section8 };
  const profile = { ...defaultProfile, country, blocks: ["limits" as const] };
  const { blocks } = cardContent({ ...source, sections }, { language, profile });
  return blocks.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries.map(({ text }) => text)));
}

const limits = [
  limit("US ACGIH", 250),
  limit("OSHA PEL", 1000),
  limit("Mexico OEL", 500),
  limit("NIOSH", 250),
  limit("2000/39/EG", 500),
  limit("TRGS 900", 500),
  limit("België. OELs", 246),
];

test.each([
  ["de", ["8 h: 500 ppm (TRGS 900)", "8 h: 500 ppm (2000/39/EG)"]],
  ["nl", ["8 h: 246 ppm (België. OELs)", "8 h: 500 ppm (2000/39/EG)"]],
  ["fr", ["8 h: 500 ppm (2000/39/EG)"]],
] as const)(
  "the limits of the card's country stand first, then the Union's, no others (%s)",
  (language, own) => {
    const shown = limitsOf(language, limits);
    expect(shown.slice(0, own.length)).toEqual(own);
    expect(shown.filter((text) => /OSHA|ACGIH|NIOSH|Mexico/.test(text ?? ""))).toEqual([]);
  },
);

test("the country goes before the language: a German card for the Netherlands has no German limits", () => {
  const both = [limit("TRGS 900", 500), limit("SER", 250)];
  expect(limitsOf("de", both, "NL")).toEqual(["8 h: 250 ppm (SER)"]);
  expect(limitsOf("nl", both, "DE")).toEqual(["8 h: 500 ppm (TRGS 900)"]);
  expect(limitsOf("de", [limit("TRGS 900", 500)], "NL")[1]).toContain("anderen Landes");
});

test("limits of other countries alone are said to be foreign", () => {
  expect(limitsOf("de", [limit("OSHA PEL", 1000)])).toEqual([
    "Das Datenblatt gibt keinen Wert für das Land dieser Karte; die folgenden gelten in anderen.",
    "8 h: 1000 ppm (OSHA PEL; Grenzwert eines anderen Landes)",
  ]);
});

test("a ceiling alone is a limit too", () => {
  expect(limitsOf("en", [limit("EH40", null, 2)])).toEqual(["max. 2 ppm (EH40)"]);
});

test("a limit stands once", () => {
  expect(limitsOf("en", [limit("EH40", 500), limit("EH40", 500)])).toEqual(["8 h: 500 ppm (EH40)"]);
});

test("no limit is a blank", () => {
  expect(limitsOf("en", [])).toEqual([null]);
});
