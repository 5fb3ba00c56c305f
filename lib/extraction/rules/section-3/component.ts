import { pattern, words } from "@/lib/extraction/language/words";
import type { Source } from "@/lib/extraction/model";
import {
  type Concentration,
  concentrationsIn,
  parseConcentration,
} from "@/lib/extraction/rules/concentration";
import { hazardCodesIn } from "@/lib/extraction/rules/statement-codes";
import { type Component, componentOf } from "@/lib/sheet/values";
import { type ComponentHazards, HAZARD_FIELDS } from "./component-hazards";
import {
  type FoundIdentifier,
  type IdentifierKind,
  identifiersIn,
  withoutIdentifiers,
} from "./component-identifiers";

export type ComponentField = keyof Component;

export const NAME_UNREAD = "The name of this component could not be read.";

/** A component with the places where each of its values stands. */
export type ReadComponent = {
  value: Component;
  sources: Partial<Record<ComponentField, Source[]>>;
  /** A number of it whose check digit does not hold. */
  doubtful: IdentifierKind[];
  /** What was read and left out, because it contradicts what else is known. */
  doubts: { field: ComponentField; message: string }[];
};

/** Text with the places it was read from. */
export type SourcedText = { text: string; sources: Source[] };

export const emptyComponent = (): ReadComponent => ({
  value: componentOf({}),
  sources: {},
  doubtful: [],
  doubts: [],
});

const FIELD_OF = {
  cas: "cas_number",
  ec: "ec_number",
  index: "index_number",
  reach: "reach_registration_number",
} as const;

/** The pieces that hold a number; all of them when a line break tore it. */
function sourcesOf(found: FoundIdentifier, sources: readonly Source[]): Source[] {
  const compact = (text: string) => text.replace(/\s/g, "");
  const whole = sources.filter((source) => compact(source.text).includes(found.value));
  return whole.length > 0 ? whole.slice(0, 1) : [...sources];
}

/** Takes the first number of each kind that the component lacks. */
export function takeIdentifiers(component: ReadComponent, { text, sources }: SourcedText): void {
  for (const one of identifiersIn(text)) {
    const field = FIELD_OF[one.kind];
    if (component.value[field] !== null) continue;
    component.value[field] = one.value;
    component.sources[field] = sourcesOf(one, sources);
    if (!one.valid) component.doubtful.push(one.kind);
  }
}

const NO_NAME = pattern("i")`^(?:[-–—*.]+|n\.?\s?[avb]\.?|${words.componentRows.noValue})$`;
/** Marks, and the ordinals of a list, around a name. */
const MARKS =
  /^[\s·•ꞏ*~;,:]+|^\d{1,2}[.)]\s+(?=\p{L}{3})|^\[\d{1,2}\]\s+|[\s;,:~]+$|(?<=[\p{L}\p{N})])\s?[*#†‡]+$/gu;

/** "GHS02, GHS07 Dgr" of a classification beside the names (CLP, Annex VI, 1.1.2.3). */
const SYMBOLS = pattern()`^(?:GHS\d{2}[\s,]*)*(?:${words.componentRows.signalCodes})?$`;

/** Letters as a name has them, "2,4-D" among the shortest. */
const LETTERS = /\p{L}{2}|\p{L}\d|\d,\d-\p{Lu}/u;

/** "isomers)", or what "CAS" / "No." leaves of a heading. */
const PART = pattern("iu")`^(?:[^(]*\)|${words.identifiers.number}\W*)$`;

/** Text that stands where a name does and is none: "-", "n.a.", "Not found", "Eye Irrit. 2, H319". */
function isNoName(text: string): boolean {
  const isNothing = NO_NAME.test(text.trim()) || SYMBOLS.test(text.trim()) || !LETTERS.test(text);
  return isNothing || PART.test(text.trim()) || ON_SUBSTANCE.test(text) || hazardCodesIn(text).length > 0;
}

/** "EXAMPLOL - REACH registered number(s)" */
const REACH_BEHIND = /\s+[-–]\s+REACH\b.*$/i;

/** "Substance with a Community workplace exposure limit" stands where a name does. */
export const ON_SUBSTANCE = pattern("iu")`^\W*${words.componentRows.remarkOn}(?!\p{L})`;

/** "Fatty alcohol EINECS": the label of a number that is not told. */
const LABEL_LEFT = /,?\s(?:EINECS|ELINCS)(?:\s?\/\s?ELINCS)?\W*$/;

/** The name without numbers, labels and marks; null when nothing is left of it. */
export function cleanName(text: string): string | null {
  const rest = withoutIdentifiers(text, identifiersIn(text)).replace(REACH_BEHIND, "");
  const bare = rest.replace(LABEL_LEFT, "");
  const name = bare.replace(MARKS, "").replace(MARKS, "").trim().replace(/\s+/g, " ");
  return isNoName(name) ? null : name;
}

/** A wrapped name is joined without a space where the line ends in the middle of it. */
export function joinName(lines: readonly string[]): string {
  return lines.reduce((joined, line) => {
    if (joined === "") return line.trim();
    const tight = /[-‐([{/]$/.test(joined) && !/\s[-–]$/.test(joined);
    return tight ? joined + line.trim() : `${joined} ${line.trim()}`;
  }, "");
}

/** "REACH Reg. *": the label of a number that is not told is no name, nor is a test's. */
const OF_NUMBER_OR_TEST = pattern(
  "iu",
)`^(?:(?:${words.identifiers.registration}\P{L}*)+$|${words.amounts.doses}(?![\p{L}\d]))`;

export function setName(component: ReadComponent, { text, sources }: SourcedText): void {
  const name = cleanName(text);
  if (!name || component.value.chemical_name || OF_NUMBER_OR_TEST.test(name)) return;
  component.value.chemical_name = name;
  component.sources.chemical_name = sources;
}

/** "1 - 5 Trade Secret *", "10 - 20 (TS)": words after an amount. */
const WORDS_AFTER = /(?<=[\d%]\s?)[*†]*\s*\(?\p{L}[\p{L}\s.*†)]*$/u;

/** "to 100 %": what the other components leave. */
export const FILLS_UP = pattern("i")`^${words.componentRows.toHundred}\s*100\s*%?$`;

/** "δ 2,5%": a sign that its font hands over as a letter may be "≤" or "≥". */
export const LOST_SIGN = /^(?![A-Za-z])\p{L}\s*\d/u;

/** "… see section 16.", "… kept above 19.5%." */
const ENDS_SENTENCE = /^\d+(?:[.,]\d+)?\s?%?\.$/;

/** An amount with a unit of its own needs none from its column's heading. */
const HAS_UNIT = /%|ppm|\p{L}\s?\/\s?\p{L}/u;

/** What the heading of the amounts says of numbers that do not say it themselves. */
export type HeadedAmounts = {
  /** Where it is no per cent: "g/kg". */
  unit: string | null;
  /** "less than": a number alone is the largest, or the smallest, amount. */
  bound: string | null;
  /** Whether the least and the largest amount have a column each: "Min. % | Max. %". */
  isRange: boolean;
};

export const NUMBER_ALONE = /^\d+(?:[.,]\d+)?(?:\s*%)?$/;

/** "10.9 (100 g/l)": the same in another unit. */
const IN_GRAMS = /\s*\(\s*\d[\d.,]*\s*m?g\s?\/\s?(?:m?l|kg)\s*\)$/i;

export function setConcentration(
  component: ReadComponent,
  { text, sources }: SourcedText,
  { unit, bound }: Pick<HeadedAmounts, "unit" | "bound"> = { unit: null, bound: null },
): void {
  const printed = text
    .replace(/\s+/g, " ")
    .replace(/(?:\s[-–*])+$/, "")
    .trim();
  if (component.value.concentration_text !== null || /^[-–—*]*$/.test(printed)) return;
  const bounded = bound && NUMBER_ALONE.test(printed) ? `${bound} ${printed}` : printed;
  const written = unit && !HAS_UNIT.test(bounded) ? `${bounded} ${unit}` : bounded;
  const marked = concentrationsIn(written).filter((found) => found.marked || /[<>≤≥]/.test(found.text));
  const one = marked.length === 1 && !LOST_SIGN.test(written) ? marked[0] : undefined;
  const read: Concentration | null =
    parseConcentration(written) ??
    parseConcentration(written.replace(WORDS_AFTER, "").replace(IN_GRAMS, "")) ??
    one ??
    null;
  component.value.concentration_text = written;
  component.sources.concentration_text = sources;
  if (!read || FILLS_UP.test(written) || BREAKS_OFF.test(written) || ENDS_SENTENCE.test(written)) return;
  component.value.concentration_min = read.min;
  component.value.concentration_max = read.max;
  component.value.concentration_exact = read.exact;
  for (const field of ["concentration_min", "concentration_max", "concentration_exact"] as const)
    if (component.value[field] !== null) component.sources[field] = sources;
}

/** ">= 0.25 - <": the second bound stands where it was not found, so that the first alone would be another amount. */
const BREAKS_OFF = /\d\s*(?:%\s*)?(?:[-–]\s*[<≤]?|[<≤]|[≤<]\s*[xC]\s*[<≤]?)\s*=?\s*$/u;

export function setHazards(component: ReadComponent, hazards: ComponentHazards, sources: Source[]): void {
  for (const field of HAZARD_FIELDS) {
    if (hazards[field].length === 0 || component.value[field].length > 0) continue;
    Object.assign(component.value, { [field]: hazards[field] });
    component.sources[field] = sources;
  }
}

/** True when a concentration, bounded or exact, was read. */
export function hasConcentration({ value }: ReadComponent): boolean {
  return (
    value.concentration_min !== null || value.concentration_max !== null || value.concentration_exact !== null
  );
}
