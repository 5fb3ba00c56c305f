import { demandedPrecautions, recommendation } from "@/lib/regulation/precautions";
import type { SheetFacts } from "@/lib/sheet/facts";
import { labelCodes } from "../label/label-hazards";
import { asksFor, asksForOwnAir, asksForOwnAirAlone, breathingSign, equipment, releases } from "./equipment";

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
      ["P003", isKeptFromFire(facts)],
      ["P011", has(/^H26[01]$/)],
      ["P022", has(/^H3/)],
    ]),
    emergency: present([["M047", isToxicGas(facts) || asksForOwnAir(facts.textOf(6, "personal"))]]),
    rescue: present([
      ["E003", true],
      ["E011", has(/^H31[48]$/) || precautionsOf(facts).includes("P305")],
      ["E012", has(/^H31[04]$/)],
    ]),
  };
}

/** Toxic or deadly to breathe, and a gas: section 14 or its pressure says so. */
export function isToxicGas(facts: SheetFacts): boolean {
  return hazardTest(facts)(/^H33[01]$/) && isGas(facts);
}

function isGas(facts: SheetFacts): boolean {
  return hazardTest(facts)(/^H2(?:20|21|70|80|81)$/) || facts.document.ghs_pictograms.includes("GHS04");
}

/** P210 forbids fire and smoking: where the sheet prints it, or the law's tables have it as highly recommended or more. */
function isKeptFromFire(facts: SheetFacts): boolean {
  if (precautionsOf(facts).includes("P210")) return true;
  return labelCodes(facts.document.hazard_statements).some((hazard) => {
    const level = recommendation("P210", hazard, "work");
    return level !== null && level <= HIGHLY_RECOMMENDED;
  });
}

const HIGHLY_RECOMMENDED = 1;

export function hazardTest({ document }: SheetFacts): (pattern: RegExp) => boolean {
  const hazards = document.hazard_statements.flatMap((code) => code.split("+"));
  return (pattern) => hazards.some((code) => pattern.test(code));
}

const precautionsOf = (facts: SheetFacts) =>
  facts.precautionaryStatements.flatMap(({ code }) => code?.split("+") ?? []);

/** What the hazards demand, whether the sheet prints it or not. */
const demandsOf = ({ document }: SheetFacts) =>
  demandedPrecautions(labelCodes(document.hazard_statements), "work").flatMap(({ oneOf }) => oneOf);

/**
 * What 8.2 asks for, and P280, P282, P284 and P285: P280 for what its text names, or where the sheet prints the code
 * alone or not at all for what its hazards reach.
 */
function protectionSigns(facts: SheetFacts, has: (pattern: RegExp) => boolean): string[] {
  const printed = facts.precautionaryStatements.find(({ code }) => code?.split("+").includes("P280"));
  const demanded = demandsOf(facts);
  const said = printed ?? (demanded.includes("P280") ? { text: null } : undefined);
  const isCold = [...precautionsOf(facts), ...demanded].includes("P282");
  const isNamed = said?.text ? equipment.some(({ precaution }) => precaution?.test(said.text ?? "")) : false;
  const signs = equipment.flatMap(({ sign, fields, words, precaution }) => {
    const texts = fields.map((field) => facts.textOf(8, field));
    if (sign === "M017") return breathing(facts, texts[0] ?? null, words);
    if (texts.some((text) => asksFor(text, words)) || (isCold && COLD.includes(sign))) return [sign];
    if (!said || precaution === null) return [];
    if (isNamed) return precaution.test(said.text ?? "") ? [sign] : [];
    return has(REACHED[sign] ?? /^$/) ? [sign] : [];
  });
  return [...new Set(signs)];
}

function breathing(facts: SheetFacts, text: string | null, words: RegExp): string[] {
  // No filter helps where a gas takes the place of air; an aerosol in its can does not.
  const isAsphyxiant = isGas(facts) && !hazardTest(facts)(/^H22[239]$/);
  if ((asksForOwnAir(text) && isAsphyxiant) || asksForOwnAirAlone(text, words)) return ["M047"];
  const named = breathingSign(text, words);
  if (named) return [named];
  if (precautionsOf(facts).some((code) => code === "P284" || code === "P285")) return ["M017"];
  return demandsOf(facts).includes("P284") && !releases(text) ? ["M017"] : [];
}

/** P282: cold insulating gloves and either face shield or eye protection. */
const COLD = ["M004", "M009"];

/** The hazards for which the law's tables name P280, by the part of the body that they reach. */
const REACHED: Record<string, RegExp | undefined> = {
  M004: /^H31[4589]$/,
  M009: /^H31[0-24578]$/,
  M010: /^H31[0-4]$/,
};
