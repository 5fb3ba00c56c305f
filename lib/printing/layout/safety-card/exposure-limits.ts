import type { TeamCountry } from "@/lib/regulation/team-countries";
import type { CardLanguage } from "../languages";
import type { CardContext, CardEntry, CardPart } from "./card-context";

/**
 * The sheet's limits for the workplace, each once: those of the card's country and the Union's. A substance that has
 * only those of other countries has these, and each says that it is one.
 */
export function limitsPart({ facts, words, language, profile }: CardContext): CardPart {
  const national = profile.country ? OF_COUNTRY[profile.country] : OF_LANGUAGE[language];
  const nearest = facts.exposureLimits
    .map((limit) => ({ limit, distance: distanceOf(limit.list, national) }))
    .sort((a, b) => a.distance - b.distance);
  const areForeign = nearest.every(({ distance }) => distance === FOREIGN);
  const isNear = (substance: string | null) =>
    nearest.some(({ limit, distance }) => distance < FOREIGN && limit.substance === substance);
  const shown = nearest.filter(({ limit, distance }) => distance < FOREIGN || !isNear(limit.substance));
  const entries = shown.flatMap(({ limit, distance }): CardEntry[] => {
    const { substance, list, twa, stel, ceiling, unit } = limit;
    const told = [at("8 h:", twa), at("15 min:", stel), at("max.", ceiling)];
    const values = told.flatMap((one) => one ?? []).join("; ");
    if (values === "") return [];
    const text = `${values} ${unit}`.trim();
    const origin = [
      substance && list && list.length <= LONGEST_LIST ? list : null,
      distance === FOREIGN ? words.foreignLimit : null,
    ].filter(Boolean);
    return [{ label: substance || list, text: origin.length > 0 ? `${text} (${origin.join("; ")})` : text }];
  });
  const once = entries.filter(
    ({ label, text }, index) =>
      index === entries.findIndex((other) => other.label === label && other.text === text),
  );
  const signs: string[] = [];
  if (once.length === 0) return { signs, entries: [{ label: words.noLimits, text: null }] };
  const notice = areForeign ? [{ label: words.noLimits, text: words.noOwnLimit }] : [];
  return { signs, entries: [...notice, ...once.slice(0, MOST_LIMITS)] };
}

const FOREIGN = 2;
const MOST_LIMITS = 4;
const LONGEST_LIST = 30;

function at(time: string, value: number | null | undefined): string | null {
  return typeof value === "number" ? `${time} ${value}` : null;
}

/** 0 for a list of the card's country, 1 for one of the Union, 2 for others. */
function distanceOf(list: string | null, national: RegExp): number {
  if (list === null) return 1;
  if (national.test(list)) return 0;
  return UNION.test(list) ? 1 : 2;
}

/** Where no country is set: the lists of all countries of the language. */
const OF_LANGUAGE: Record<CardLanguage, RegExp> = {
  en: /\b(?:EH40|WEL|UK)\b|United Kingdom|Ireland/,
  nl: /\b(?:SER|MAC)\b|Nederland|Belgi/i,
  de: /\b(?:TRGS|AGW|DFG|MAK)\b|Deutschland|Österreich|Schweiz|SUVA/i,
  fr: /\b(?:VLEP|INRS)\b|France|Belgique|Suisse/i,
};
const OF_COUNTRY: Record<TeamCountry, RegExp> = {
  NL: /\b(?:SER|MAC)\b|Nederland|Netherlands|Niederlande|Pays-Bas/i,
  BE: /Belgi|Belgique/i,
  DE: /\b(?:TRGS|AGW|DFG)\b|Deutschland|Germany|Duitsland|Allemagne/i,
  AT: /\bGKV\b|Österreich|Austria|Oostenrijk|Autriche/i,
  CH: /\bSUVA\b|Schweiz|Switzerland|Zwitserland|Suisse/i,
  FR: /\b(?:VLEP|INRS)\b|France|Frankreich|Frankrijk/i,
  GB: /\b(?:EH40|WEL|UK)\b|United Kingdom|Großbritannien|Verenigd Koninkrijk|Royaume-Uni/i,
};
const UNION = /\b(?:EU|UE|EG|EC|CE)\b|IOELV/;
