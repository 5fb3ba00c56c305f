import { pattern, words } from "@/lib/extraction/language/words";
import { labelsOf, lettersOf, matchLabel } from "@/lib/extraction/lines/label-match";
import { isNoData } from "@/lib/extraction/rules/no-data";
import { cleanName } from "@/lib/extraction/rules/section-3/component";
import { identifiersIn } from "@/lib/extraction/rules/section-3/component-identifiers";
import { holdsValue, namesEndpoint } from "./endpoints";
import { organismIn, routeIn, speciesIn } from "./organisms";

/** Whose results follow; both null for the product itself, a name of null with "unknown" where nobody can tell. */
export type Substance = {
  name: string | null;
  cas: string | null;
  isKnown: boolean;
  /** Where a line of its own above what is said of it begins. */
  headingAt?: number;
};

export const PRODUCT: Substance = { name: null, cas: null, isKnown: true };
export const UNKNOWN: Substance = { name: null, cas: null, isKnown: false };

const labels = [labelsOf(words.toxicity), labelsOf(words.ecology)];
/** Rows of tables are named after effects, tests and organs as well as after substances. */
const NO_NAME = pattern("iu")`${words.testSubstances.noName}`;
const THE_PRODUCT = pattern("iu")`^${words.testSubstances.theProduct}\W*$`;
const LONGEST_NAME = 14;

/** A table's first head above the names of substances. */
const NAME_HEAD = pattern("iu")`^${words.testSubstances.nameHeads}`;

export const isNameHead = (text: string): boolean => NAME_HEAD.test(text.trim());

/** The substance that a table's first cell names; null for labels, organisms, numbers and torn pieces of text. */
export function substanceIn(text: string): Substance | null {
  const cas = identifiersIn(text).find((one) => one.kind === "cas" && one.valid)?.value ?? null;
  const name = nameIn(text);
  if (name && THE_PRODUCT.test(name)) return PRODUCT;
  if (cas) return { name, cas, isKnown: true };
  return name ? { name, cas: null, isKnown: true } : null;
}

function nameIn(text: string): string | null {
  const name = cleanName(text.replace(/^[\s*·•-]+/, "").replace(/\s*:\s*$/, ""));
  if (!name || name.length < 3 || name.split(" ").length > LONGEST_NAME || isNameHead(name)) return null;
  if (/^[\p{Ll}]{1,3}\d*$|^[>)\]<≥≤=]|^\d+(?:[.,]\d+)?\s|[.:;]$|^\S{1,12}:\s|\d\s*h$/u.test(name))
    return null;
  if (!isBalanced(name) || NO_NAME.test(name) || isNoData(name)) return null;
  if (namesEndpoint(name) || holdsValue(name) || /\b(?:mg|µg|g)\/(?:l|kg|m3|m³)/i.test(name)) return null;
  if (routeIn(name) || organismIn(name) || speciesIn(name)) return null;
  return labels.some((one) => matchLabel(name, one)) ? null : name;
}

function isBalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length;
  return count("(") >= count(")") && count("[") >= count("]");
}

/** A name that goes on in the next line of its cell: it ends with a hyphen, a comma, an open bracket, or "and". */
export function isOpenName(name: string): boolean {
  const count = (mark: string) => name.split(mark).length;
  return UNFINISHED.test(name) || count("(") > count(")");
}

const { and, of, with: together } = words.joins;
const UNFINISHED = pattern("iu")`\S-$|[,/(]$|\s(?:${and}|${of}|${together})$`;
const CAS = /(?<!\d)\d{2,7}-\d{2}-\d(?!\d)/;
const SHORTEST_KNOWN = 4;

/** What section 3 calls the components. */
export type Components = {
  /** True for a name or a part of one. */
  hold: (name: string) => boolean;
  /** True for a name or what one begins with. */
  name: (name: string) => boolean;
};

export function componentsNamed(names: readonly string[]): Components {
  const known = names.map((name) => lettersOf(name).letters);
  const isKnown = (name: string, isPart: (known: string, letters: string) => boolean) => {
    const { letters } = lettersOf(name);
    return letters.length >= SHORTEST_KNOWN && known.some((one) => isPart(one, letters));
  };
  return {
    hold: (name) => isKnown(name, (one, letters) => one.includes(letters)),
    name: (name) => isKnown(name, (one, letters) => one.startsWith(letters)),
  };
}

/** The CAS number that a text consists of; null when it says more. */
export function casAlone(text: string): string | null {
  const cas = identifiersIn(text).find((one) => one.kind === "cas" && one.valid);
  return cas && !/[\p{L}\d]/u.test(text.replace(CAS, " ").replace(/\bCAS\b(?:-?Nr)?/i, " "))
    ? cas.value
    : null;
}
