import type { Language } from "@/lib/extraction/model";
import { harmonisedEntries } from "@/lib/regulation/harmonised";

type Named = {
  chemical_name: string | null;
  cas_number: string | null;
  ec_number: string | null;
  index_number?: string | null;
};

/**
 * An amount never stands in a name: "Contains: >= 7% - < 10% Laureth-7" names Laureth-7. Of synonyms the first is the name:
 * a label that printed "2-Propanol; Isopropanol" would seem to name two substances.
 */
export function plainName({ chemical_name }: Pick<Named, "chemical_name">): string | null {
  if (!chemical_name) return null;
  const first = SEVERAL.test(chemical_name) ? chemical_name : (chemical_name.split(/;\s/)[0] ?? "");
  const name = first
    .replace(/^\s*(?:contains|enthält|bevat|contient|contiene)\s*:?\s*/i, "")
    .replace(AMOUNT, (amount, at, whole) => (isOfName(amount, at, whole) ? amount : " "))
    .replace(/\s+/g, " ")
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, "");
  return name.length < 2 || NO_NAME.test(name) ? null : name;
}

// "≥ 10 - < 25 %", "25 % (w/w)", "<0.05%"; numbers without a sign of percent belong to the name.
const AMOUNT =
  /\(?(?:[<>≤≥=~]+\s*)?\d+(?:[.,]\d+)?\s*%?\s*(?:(?:-|–|to|bis|à|tot)\s*(?:[<>≤≥=~]+\s*)?\d+(?:[.,]\d+)?\s*)?%\s*(?:\(?\s*(?:w\/w|wt\.?|m\/m|v\/v|vol\.?|gew\.?)\s*\)?)?\)?/gi;
/** "Hydrocarbons, C6-C7, n-alkanes, cyclics, <5% n-hexane": what a substance holds least of is part of its name. */
const isOfName = (amount: string, at: number, whole: string) =>
  /^[<≤]/.test(amount) &&
  /,\s*$/.test(whole.slice(0, at)) &&
  /^\s*\p{L}/u.test(whole.slice(at + amount.length));
/** What these names list are constituents. */
const SEVERAL = /reaction|reaktion|réaction|reactie|mixture|gemisch|mengsel|mélange/i;
const NO_NAME =
  /^(?:proprietary|trade secret|secret|confidential|geschäftsgeheimnis|cas\s?-?(?:no|nr|number)\b.*|[\d\W]+)$/i;

/**
 * A substance's name for a label in a language: the sheet's where that is its language, the name of Annex VI for labels
 * in English; else the sheet's, which is then in another language (Art. 17(2)).
 */
export function nameFor(
  substance: Named,
  { language, sheetLanguage }: { language: Language; sheetLanguage: string },
): { name: string; isForeign: boolean } | null {
  const printed = plainName(substance);
  if (sheetLanguage === language && printed) return { name: printed, isForeign: false };
  const [harmonised] = language === "en" ? harmonisedEntries(substance) : [];
  const english = harmonised?.name ? firstNameOf(harmonised.name) : null;
  if (english) return { name: english, isForeign: false };
  return printed === null ? null : { name: printed, isForeign: !isInternational(printed) };
}

/** Annex VI lists synonyms: "4,4'-methylenediphenyl diisocyanate; diphenylmethane-4,4'-diisocyanate; …". */
function firstNameOf(names: string): string {
  return (names.split(/;|\[\d\]/)[0] ?? names).trim();
}

/** Names of dyes, enzymes and trade names read the same in every language: "C.I. 12345", "MIT". */
const isInternational = (name: string) =>
  /^(?:C\.?I\.?\s|[A-Z]{2,5}$|[A-Z\d][A-Z\d-]*\d[A-Z\d-]*$)/.test(name);
