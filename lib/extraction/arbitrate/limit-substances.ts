import { type Fields, isFields } from "@/lib/extraction/fields";
import { pattern, words } from "@/lib/extraction/language/words";
import type { Finding, Section } from "@/lib/extraction/model";
import { identifiersIn } from "@/lib/extraction/rules/section-3/component-identifiers";
import { namesOf } from "@/lib/extraction/rules/substance-names";
import { harmonisedNames } from "@/lib/regulation/annex-vi";

/** "Butane, isomers (isobutane)" */
const IN_BRACKETS = /\(([^()]*)\)\s*$/;

type Named = { name: string; names: ReadonlySet<string>; cas: string };

/** "Electrolyte (sulfuric acid)", "Silica, crystalline: quartz": also the names beside words for what a substance is in. */
function allNamesOf(printed: string): string[] {
  const [, inBrackets = ""] = IN_BRACKETS.exec(printed) ?? [];
  const [, behindColon = ""] = /:\s+([^:]+)$/.exec(printed) ?? [];
  return [printed, inBrackets, behindColon].flatMap(namesOf);
}

/**
 * The dust that a limit is of: "Talc - Respirable fraction.", "Manganese - Fume. - as Cr(VI)", "Glycol, vapour", "Kaolin,
 * fraction alvéolaire", "Lead, inorganic dusts and fumes, as Pb".
 */
const FRACTION = pattern(
  "iu",
)`(?:(?:\s[-–]\s(?:(?:\p{L}+ )?${words.limitRows.fractions}(?!\p{L})[^-–]*|as\s\p{L}{1,2}(?:\s?\([IVX]+\))?))+|,\s(?:${words.limitRows.inorganic}\s)?${words.limitRows.fractions}s?(?:\s(?:${words.joins.and}\s)?${words.limitRows.fractions}s?)*(?:,\s\p{L}{2,3}\s\p{L}{1,2})?)$`;

/** "Crystalline silica (quartz) - sand and aggregate" */
const USE = /\s[-–]\s\p{Ll}.*$/u;

/** The components and limits of a sheet that are read with their CAS numbers. */
function numberedIn(findings: readonly Finding[]): Named[] {
  return findings.flatMap(({ section, path, value }) => {
    const isComponent = section === 3 && path.startsWith("components[") && path.endsWith("]");
    const isLimit = section === 8 && path.startsWith("exposure_limits[");
    if (!(isComponent || isLimit) || !isFields(value)) return [];
    const { cas_number: cas } = value;
    const name = isComponent ? value.chemical_name : value.substance;
    return typeof name === "string" && typeof cas === "string"
      ? [{ name, names: new Set([FRACTION, USE].flatMap((end) => allNamesOf(name.replace(end, "")))), cas }]
      : [];
  });
}

/** What Annex VI calls the substances whose CAS numbers a sheet prints anywhere. */
function harmonisedIn(sections: readonly Section[]): Named[] {
  const printed = sections.flatMap(({ lines }) => lines.flatMap(({ text }) => identifiersIn(text)));
  const numbers = new Set(
    printed.flatMap(({ kind, valid, value }) => (kind === "cas" && valid ? value : [])),
  );
  return [...numbers].flatMap((cas) =>
    harmonisedNames(cas).map((name) => ({ name, names: new Set(namesOf(name)), cas })),
  );
}

/** "MEK", and what methyl ethyl ketone begins with. */
const ABBREVIATION = /^\p{Lu}{3,5}$/u;
function initialsOf(name: string): string {
  const words = name.replace(/\([^()]*\)/g, "").match(/\p{L}+/gu) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase()).join("");
}

/** "Respirable crystalline silica" */
const FRACTION_FIRST = pattern("iu")`^(?:${words.limitRows.fractions}\s)+(?=\p{L}{4})`;

/** "Base metal: Iron", "Butane: all isomers: n-butane", "Zinc, Zinc Dust or Fume" */
function withoutFurtherWords(substance: string): string {
  const behindColon = substance.replace(/^.*:\s+(?=\p{L})/u, "").replace(FRACTION_FIRST, "");
  return /^(?<name>\p{L}+), \k<name>(?!\p{L})/iu.exec(behindColon)?.groups?.name ?? behindColon;
}

function numberOf(substance: string, known: readonly Named[]): string | null {
  const bare = substance.replace(FRACTION, "");
  // "n-butane" is butane, but a limit of "hexane" may be that of the others than n-hexane
  const [, inBrackets = ""] = IN_BRACKETS.exec(bare) ?? [];
  const printed = [bare, withoutFurtherWords(bare), inBrackets];
  const names = [...printed, ...printed.map((one) => one.replace(/^n-/, ""))].flatMap(namesOf);
  const isNamed = (one: Named) =>
    names.some((name) => one.names.has(name)) ||
    (ABBREVIATION.test(substance) && initialsOf(one.name) === substance);
  const [number, ...others] = new Set(known.filter(isNamed).map(({ cas }) => cas));
  return others.length === 0 ? (number ?? null) : null;
}

function withNumber(value: Fields, known: readonly Named[], further: () => readonly Named[]): Fields {
  const { substance, cas_number: cas } = value;
  const own = known.find((one) => one.cas === cas && one.name !== cas);
  if (substance === cas && own) return { ...value, substance: own.name };
  if (cas !== null || typeof substance !== "string") return value;
  const number = numberOf(substance, known) ?? numberOf(substance, further());
  return number ? { ...value, cas_number: number } : value;
}

/**
 * Limits whose substance is printed without its CAS number have that of the one component, or other limit, of this name,
 * else the one that the sheet prints somewhere and that Annex VI gives to a substance of this name.
 */
export function withSubstanceNumbers(
  findings: readonly Finding[],
  sections: readonly Section[] = [],
): Finding[] {
  const known = numberedIn(findings);
  let printed: readonly Named[] | null = null;
  const further = () => {
    printed ??= harmonisedIn(sections);
    return printed;
  };
  return findings.map((finding) => {
    const isLimit = finding.section === 8 && finding.path.startsWith("exposure_limits[");
    if (!isLimit || !isFields(finding.value)) return finding;
    return { ...finding, value: { ...withNumber(finding.value, known, further) } };
  });
}
