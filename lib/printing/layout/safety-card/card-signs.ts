import signNames from "@/lib/regulation/pictograms/index.json";
import type { CardLanguage } from "../languages";
import type { SheetFacts } from "../sheet-facts";

/** ISO 7010 signs that a sheet's codes and its texts on protection call for. */
export type CardSigns = {
  protection: string[];
  prohibition: string[];
  rescue: string[];
};

export function cardSigns(facts: SheetFacts): CardSigns {
  const hazards = facts.document.hazard_statements.flatMap((code) => code.split("+"));
  const precautions = facts.precautionaryStatements.flatMap(({ code }) => code?.split("+") ?? []);
  const hasHazard = (pattern: RegExp) => hazards.some((code) => pattern.test(code));
  const hasPrecaution = (...codes: string[]) => codes.some((code) => precautions.includes(code));
  const calledFor = (field: string) => isCalledFor(facts.textOf(8, field));
  const present = (signs: [sign: string, when: boolean][]) =>
    signs.filter(([, when]) => when).map(([sign]) => sign);
  const corrosive = hasHazard(/^H31[48]$/);
  return {
    protection: present([
      ["M004", calledFor("eye") || (hasPrecaution("P280") && hasHazard(/^H31[4589]$/))],
      ["M009", calledFor("hand") || (hasPrecaution("P280") && hasHazard(/^H31[0-24578]$/))],
      ["M017", calledFor("respiratory") || hasPrecaution("P284")],
      ["M010", calledFor("skin") || (hasPrecaution("P280") && hasHazard(/^H31[0-4]$/))],
    ]),
    prohibition: present([
      ["P003", hasHazard(/^H22[0-8]$|^H24[0-2]$/)],
      ["P011", hasHazard(/^H26[01]$/)],
      ["P022", hasHazard(/^H3/)],
    ]),
    rescue: present([
      ["E003", true],
      ["E011", corrosive || hasPrecaution("P305")],
      ["E012", hasHazard(/^H314$/)],
    ]),
  };
}

/** The sign's name in a language, for those who cannot see it. */
export function signName(code: string, language: CardLanguage): string {
  const signs = [...signNames.ghs, ...signNames.iso7010];
  return signs.find((sign) => sign.code === code)?.[language] ?? code;
}

/** A text on protection calls for it unless it says that none is needed; no text calls for nothing. */
function isCalledFor(text: string | null): boolean {
  return text !== null && !NOT_NEEDED.test(text);
}

const NOT_NEEDED =
  /\b(?:not (?:be )?(?:required|necessary|needed)|none required|no data|niet (?:nodig|vereist|noodzakelijk)|geen (?:gegevens|bijzondere)|nicht (?:erforderlich|notwendig|nötig)|keine (?:daten|besonderen)|(?:pas|non) (?:nécessaire|requise?)|aucune)\b/i;
