import type { SheetFacts } from "@/lib/sheet/facts";
import { asksFor, asksForOwnAir, breathingSign, equipment } from "./equipment";

/** ISO 7010 signs that a sheet's codes and its texts on protection call for. */
export type CardSigns = {
  protection: string[];
  prohibition: string[];
  emergency: string[];
  rescue: string[];
};

export function cardSigns(facts: SheetFacts): CardSigns {
  const has = hazardTest(facts);
  const present = (signs: [sign: string, when: boolean][]) =>
    signs.filter(([, when]) => when).map(([sign]) => sign);
  return {
    protection: protectionSigns(facts, has),
    prohibition: present([
      ["P003", has(/^H22[0-8]$|^H24[0-2]$/)],
      ["P011", has(/^H26[01]$/)],
      ["P022", has(/^H3/)],
    ]),
    emergency: present([["M047", isToxicGas(facts) || asksForOwnAir(facts.textOf(6, "personal"))]]),
    rescue: present([
      ["E003", true],
      ["E011", has(/^H31[48]$/) || precautionsOf(facts).includes("P305")],
      ["E012", has(/^H314$/)],
    ]),
  };
}

/** Toxic or deadly to breathe, and a gas: section 14 or its pressure says so. */
export function isToxicGas(facts: SheetFacts): boolean {
  const has = hazardTest(facts);
  return (
    has(/^H33[01]$/) && (has(/^H2(?:20|21|70|80|81)$/) || facts.document.ghs_pictograms.includes("GHS04"))
  );
}

function hazardTest({ document }: SheetFacts): (pattern: RegExp) => boolean {
  const hazards = document.hazard_statements.flatMap((code) => code.split("+"));
  return (pattern) => hazards.some((code) => pattern.test(code));
}

const precautionsOf = (facts: SheetFacts) =>
  facts.precautionaryStatements.flatMap(({ code }) => code?.split("+") ?? []);

/**
 * What 8.2 asks for, and P280, P284 and P285: P280 for what its text names, or where the sheet prints the code alone
 * for what its hazards reach.
 */
function protectionSigns(facts: SheetFacts, has: (pattern: RegExp) => boolean): string[] {
  const said = facts.precautionaryStatements.find(({ code }) => code?.split("+").includes("P280"));
  const isNamed = said?.text ? equipment.some(({ precaution }) => precaution?.test(said.text ?? "")) : false;
  const signs = equipment.flatMap(({ sign, fields, words, precaution }) => {
    const texts = fields.map((field) => facts.textOf(8, field));
    if (sign === "M017") return breathing(facts, texts[0] ?? null, words);
    if (texts.some((text) => asksFor(text, words))) return [sign];
    if (!said || precaution === null) return [];
    if (isNamed) return precaution.test(said.text ?? "") ? [sign] : [];
    return has(REACHED[sign] ?? /^$/) ? [sign] : [];
  });
  return signs;
}

function breathing(facts: SheetFacts, text: string | null, words: RegExp): string[] {
  if (asksForOwnAir(text) && isToxicGas(facts)) return ["M047"];
  const named = breathingSign(text, words);
  if (named) return [named];
  return precautionsOf(facts).some((code) => code === "P284" || code === "P285") ? ["M017"] : [];
}

/** The hazards for which the law's tables name P280, by the part of the body that they reach. */
const REACHED: Record<string, RegExp | undefined> = {
  M004: /^H31[4589]$/,
  M009: /^H31[0-24578]$/,
  M010: /^H31[0-4]$/,
};
