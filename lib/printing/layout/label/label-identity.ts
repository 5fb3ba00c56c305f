import type { Language } from "@/lib/extraction/model";
import { harmonisedEntries } from "@/lib/regulation/harmonised";
import type { SheetFacts } from "@/lib/sheet/facts";
import { type LabelWarning, warningOf } from "./label-warning";
import { labelWords } from "./label-words";
import { namedComponents, needsNames } from "./named-components";
import { nameFor, plainName } from "./substance-name";

/** What names a product on its label beside its trade name (CLP Art. 18). */
export type LabelIdentity = {
  /** Name, EC and CAS number of a substance. */
  identifiers: string | null;
  /** "Contains: …" of a mixture. */
  contains: string | null;
  warnings: LabelWarning[];
};

export function labelIdentity(
  facts: SheetFacts,
  codes: readonly string[],
  language: Language,
): LabelIdentity {
  return facts.isSubstance ? substanceIdentity(facts, language) : mixtureIdentity(facts, codes, language);
}

function substanceIdentity(facts: SheetFacts, language: Language): LabelIdentity {
  const { document } = facts;
  const words = labelWords[language];
  const numbers = numbersOf(facts);
  const warnings: LabelWarning[] = [];
  const solution = harmonisedEntries(numbers).some(({ isSoldInSolutions }) => isSoldInSolutions)
    ? solutionOf(facts)
    : null;
  if (solution === "") warnings.push(warningOf("no_concentration", document.product_name));
  const own = { ...numbers, chemical_name: document.chemical_name ?? document.product_name };
  const named = plainName(own) ? nameFor(own, { language, sheetLanguage: document.language }) : null;
  const product = document.product_name ?? "";
  const known = [product, ...product.split(/;\s/)];
  const isNew = named !== null && !known.some((name) => same(named.name, name));
  if (named?.isForeign) warnings.push(warningOf("foreign_names", named.name));
  const parts = [
    [isNew ? named.name : null, solution || null].filter(Boolean).join(" ") || null,
    numbers.ec_number && `${words.ec}: ${numbers.ec_number}`,
    numbers.cas_number && `${words.cas}: ${numbers.cas_number}`,
  ];
  return { identifiers: parts.filter(Boolean).join("   ") || null, contains: null, warnings };
}

/** "Ammoniak,wasserfrei" is "Ammoniak, wasserfrei". */
const same = (a: string, b: string) => lettersOf(a) === lettersOf(b);
const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

const WATER = "7732-18-5";
const WATER_NAMES = /\b(?:water|wasser|eau|agua|acqua)\b/i;

/** The product's own numbers: never those of the water in it. */
export function numbersOf({ document }: SheetFacts) {
  const { cas_number, ec_number, product_name, chemical_name } = document;
  const isWater = cas_number === WATER && !WATER_NAMES.test(`${product_name ?? ""} ${chemical_name ?? ""}`);
  return isWater ? { cas_number: null, ec_number: null } : { cas_number, ec_number };
}

/**
 * The percentage that Annex VI note B wants beside the name of what is sold in solutions: "" where the sheet does not
 * tell it, null where the product's name says it already.
 */
function solutionOf({ document }: SheetFacts): string | null {
  if (/\d\s*%/.test(`${document.product_name ?? ""}`)) return null;
  const component = document.components.find(({ cas_number }) => cas_number === document.cas_number);
  const text = component?.concentration_text?.trim() ?? "";
  if (text === "") return component?.concentration_exact ? `${component.concentration_exact} %` : "";
  return text.includes("%") ? text : `${text} %`;
}

function mixtureIdentity(facts: SheetFacts, codes: readonly string[], language: Language): LabelIdentity {
  const { document } = facts;
  const named = namedComponents(document.components, codes, facts.labelText);
  const names = named.flatMap(
    (component) => nameFor(component, { language, sheetLanguage: document.language }) ?? [],
  );
  const foreign = names.filter(({ isForeign }) => isForeign).map(({ name }) => name);
  return {
    identifiers: null,
    contains:
      names.length > 0
        ? `${labelWords[language].contains}: ${names.map(({ name }) => name).join("; ")}`
        : null,
    warnings: [
      ...(names.length === 0 && needsNames(codes) ? [warningOf("no_component_named")] : []),
      ...(foreign.length > 0 ? [warningOf("foreign_names", foreign.join("; "))] : []),
    ],
  };
}
