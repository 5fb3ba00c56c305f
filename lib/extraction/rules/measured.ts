import { anyOf, pattern, words } from "@/lib/extraction/language/words";
import type { Measured } from "@/lib/sheet/values";
import type { DecimalSign } from "./decimal-sign";
import { matchesIn } from "./matches";
import { conditionsOf } from "./measured-conditions";
import { COMPARATOR, comparatorOf, NUMBER, numbersIn } from "./measured-number";
import { normalised } from "./measured-text";
import { type Quantity, UNITS, unitIn, unitOf } from "./measured-units";
import { isNoData } from "./no-data";
import { comparatorInSecondScale, ofTwoScales, withoutSecondScale } from "./temperature-scales";

export type MeasuredOptions = {
  /** What stands between label and value; it may name the unit: "Flash point (°C)". */
  qualifier?: string;
  /** The sign that the sheet writes before decimals; null where it does not tell. */
  sign?: DecimalSign | null;
  /** True to leave out °F and pounds, where another value may be printed in metric units. */
  metricOnly?: boolean;
  /** Values outside are no reading of this property. */
  range?: readonly [min: number, max: number];
};

type Candidate = {
  at: number;
  end: number;
  /** Not a number where the sheet does not tell whether it groups thousands. */
  low: number;
  high: number | null;
  comparator: Measured["comparator"];
  /** 0 is the unit that the table names first. */
  rank: number;
  hasUnit: boolean;
  isCondition: boolean;
};

/** Nothing is denser than osmium, in g/cm³: 1.050 is no thousand. */
const DENSITIES = [0, 23] as const;
const RANGE_WORD = anyOf(["-{1,2}", "~", "…", "\\.{2,3}", ...words.comparators.to]);
const FIRST_FOREIGN_PRESSURE = UNITS.pressure.units.findIndex(({ pattern }) => pattern.startsWith("psi"));
/** Words before a number that make it a condition: "at 20 °C". */
const CONDITION_WORD = pattern("i")`(?:\b${words.conditions.at}|@)\s*(?:${words.conditions.about}\s*)?$`;
const PRIVATE_USE = 0xe000;
/** "(20 °C) not determined" */
const LEADING_CONDITION = /^\([^()]*\)\s*/;
/** "(air = 1)" says what a relative density relates to. */
const REFERENCE = /(?<![\p{L}\d])\p{L}[\p{L}\d ]{1,20}=\s?1(?:[.,]0+)?(?![\d.,]*\d)/gu;
const BRACKETED = /\([^()]*\)|\[[^[\]]*\]/g;

/** "33 (°C)" */
const UNIT_IN_BRACKETS = /(?<=\d\s?)\((?<unit>[°º˚]\s?[CF])\)/gu;

/** "2.75 (bulk 0.9 g/cm³)": what air between the grains has its part in is no density of the product. */
const BULK = pattern("iu")`(?<=\d\D{0,12})(?<!\p{L})${words.conditions.bulk}(?!\p{L}).*$`;

/** "ca.1,25 g/cm³" */
const GLUED = /(?<=\p{L}{2}\.)(?=\d)/gu;

/** "165 760 mm Hg": the pressure is a condition of the temperature, and no thousand. */
const AT_PRESSURE = /(?<=\d)\s(?=760\s?mm\s?Hg)/giu;

/** A printed value with its unit, converted to the canonical unit; null when the text holds none. */
export function measured(text: string, quantity: Quantity, options: MeasuredOptions = {}): Measured | null {
  const printed = text.replace(/\s+/g, " ").replace(UNIT_IN_BRACKETS, "$<unit>").trim();
  const celsius = quantity === "temperature" ? ofTwoScales(printed, options.qualifier ?? "") : null;
  const apart = printed.replace(GLUED, " ").replace(AT_PRESSURE, " @ ");
  const own = quantity === "density" ? apart.replace(BULK, "") : apart;
  const read = celsius
    ? measuredIn(celsius, quantity, { ...options, qualifier: "" })
    : measuredIn(own, quantity, options);
  return read && { ...read, text: printed };
}

function measuredIn(printed: string, quantity: Quantity, options: MeasuredOptions): Measured | null {
  if (printed === "" || isNoData(printed.replace(LEADING_CONDITION, ""))) return null;
  const plain = normalised(printed).replace(REFERENCE, hidden);
  const all = candidates(plain, quantity, options).filter(
    (one) => !(options.metricOnly && isForeignScale(one, quantity)),
  );
  const best = bestOf(all, plain, quantity);
  if (!best || Number.isNaN(best.low) || Number.isNaN(best.high) || isListed(best, all, plain)) return null;
  return toMeasured({ best, all, printed, plain, quantity, options });
}

function candidatePattern(quantity: Quantity): RegExp {
  const units = UNITS[quantity].units.map((unit) => unit.pattern).join("|") || "(?!)";
  const number = `(?:(?:(?<![\\p{L}\\d°)]\\s?)[-+]\\s?|(?<=[\\p{L})]\\s)-(?=\\d)))?(?:${NUMBER})`;
  const second = `\\s*${RANGE_WORD}\\s*(?<c2>${COMPARATOR})?\\s*(?<n2>[-+]?\\s?(?:${NUMBER}))\\s*(?<u2>${units})?`;
  return new RegExp(
    `(?<c1>${COMPARATOR})?\\s*(?<![\\p{L}\\d.,/])(?<n1>${number})\\s*(?<u1>${units})?(?:${second})?`,
    "giu",
  );
}

const patterns = new Map<Quantity, RegExp>();

function candidates(text: string, quantity: Quantity, options: MeasuredOptions): Candidate[] {
  const pattern = patterns.get(quantity) ?? candidatePattern(quantity);
  patterns.set(quantity, pattern);
  const readable = quantity === "temperature" ? withoutSecondScale(text) : text;
  return [...matchesIn(readable, pattern)].flatMap((match) => {
    const one = toCandidate(match, readable, quantity, options);
    return one ? [one] : [];
  });
}

function toCandidate(
  match: RegExpMatchArray,
  text: string,
  quantity: Quantity,
  options: MeasuredOptions,
): Candidate | null {
  const groups = match.groups ?? {};
  const at = match.index ?? 0;
  const { table, unit, printedUnit } = unitFor(groups, quantity, options);
  const isRange = isRangeOf(match);
  const end = isRange || !groups.n2 ? at + match[0].trimEnd().length : at + firstEnd(match);
  if (!unit && !table.unitless) return null;
  if (!printedUnit && isPartOfMore(text, match, isRange)) return null;
  const range = options.range ?? (quantity === "density" ? DENSITIES : undefined);
  const read = (printed: string) =>
    numberOf(printed, unit?.toCanonical ?? Number, options.sign ?? null, range);
  const first = isPair(match) ? Number.NaN : read(groups.n1 ?? "");
  const second = isRange ? read(groups.n2 ?? "") : null;
  if (first === undefined || second === undefined) return null;
  const numberAt = at + match[0].indexOf(groups.n1 ?? "");
  return {
    at,
    end,
    ...rangeOf(first, second),
    comparator: comparatorOf(groups.c1),
    rank: unit ? table.units.indexOf(unit) : table.units.length,
    hasUnit: printedUnit !== undefined,
    isCondition: CONDITION_WORD.test(text.slice(0, groups.c1 ? at : numberAt)),
  };
}

/** "-20 to -30" falls as printed; of "15 - 2,5" a decimal sign was lost, so that nobody can tell what it was. */
function rangeOf(first: number, second: number | null): { low: number; high: number | null } {
  if (second === null || second === first) return { low: first, high: null };
  if (second > first) return { low: first, high: second };
  return first < 0 ? { low: second, high: first } : { low: Number.NaN, high: null };
}

/** The value in the canonical unit; undefined where it cannot be, not a number where nobody can tell which it is. */
function numberOf(
  printed: string,
  toCanonical: (value: number) => number,
  sign: DecimalSign | null,
  range: MeasuredOptions["range"],
): number | undefined {
  const digits = printed.replace(/[-+\s]/g, "");
  const possible = (by: DecimalSign | null) =>
    numbersIn(digits, by)
      .map((magnitude) => rounded(toCanonical(printed.includes("-") ? -magnitude : magnitude)))
      .filter((value) => Number.isFinite(value) && (!range || (value >= range[0] && value <= range[1])));
  const values = possible(sign);
  const all = values.length > 0 ? values : possible(null);
  return all.length > 1 ? Number.NaN : all[0];
}

function isRangeOf(match: RegExpMatchArray): boolean {
  const { n2, u1, u2 } = match.groups ?? {};
  if (n2 === undefined || u2 !== undefined) return n2 !== undefined;
  // "0,72 à 20 °C", "4,8 à 100 %": the second number has a unit of its own
  const after = (match.input ?? "").slice((match.index ?? 0) + match[0].length);
  return !u1 && !/^\s*(?:[°º˚℃%])/.test(after);
}

/** "-160 °C -187 °C" is no range: what stands right before the second number is its sign. */
function isPair(match: RegExpMatchArray): boolean {
  const { n2, u1 } = match.groups ?? {};
  return (
    n2 !== undefined &&
    u1 !== undefined &&
    /\s-$/.test(match[0].slice(firstEnd(match), match[0].lastIndexOf(n2)))
  );
}

/** Where the first number and its unit end in the text of a match. */
function firstEnd(match: RegExpMatchArray): number {
  const { n1 = "", u1 = "" } = match.groups ?? {};
  const number = match[0].indexOf(n1) + n1.length;
  return u1 ? match[0].indexOf(u1, number) + u1.length : number;
}

function unitFor(groups: Record<string, string | undefined>, quantity: Quantity, options: MeasuredOptions) {
  const table = UNITS[quantity];
  const printedUnit = groups.u2 ?? groups.u1;
  const unit = printedUnit ? unitOf(printedUnit, quantity) : unitIn(options.qualifier ?? "", quantity);
  return { table, unit, printedUnit };
}

/** A bare number followed by another unit or glued to letters is no value: "1 %", "20 °C", "7A". */
function isPartOfMore(text: string, match: RegExpMatchArray, isRange: boolean): boolean {
  const groups = match.groups ?? {};
  const last = isRange ? groups.n2 : groups.n1;
  const from = (match.index ?? 0) + match[0].lastIndexOf(last ?? "") + (last ?? "").length;
  return /^(?:\s*(?:%|[°º˚℃℉]|(?:g|mg|kg|ml|l|hPa|kPa|mbar|mm|min|sec|s|h|cm|nm|µm|C|F|K|wt|vol|ppm|psi\w?|bar\w?|mol|lbs?)(?![a-z]))|[\p{L}\d]|[.,]\d|\/\d)/iu.test(
    text.slice(from),
  );
}

function rounded(value: number): number {
  return Number(value.toPrecision(6));
}

/** °F, psi and pounds come second where the sheet prints both scales. */
function isForeignScale(one: Candidate, quantity: Quantity): boolean {
  if (quantity === "temperature") return one.rank === 1;
  if (quantity === "pressure")
    return one.rank >= FIRST_FOREIGN_PRESSURE && one.rank < UNITS.pressure.units.length;
  return quantity === "density" && one.rank >= 6;
}

/** A printed unit before none, a value before a condition, outside brackets before inside, the first of them. */
function bestOf(all: Candidate[], text: string, quantity: Quantity): Candidate | undefined {
  const brackets = [...matchesIn(text, BRACKETED)].map((match) => [
    match.index,
    match.index + match[0].length,
  ]);
  const inBrackets = (one: Candidate) =>
    brackets.some(([from = 0, to = 0]) => one.at >= from && one.end <= to);
  const cost = (one: Candidate) =>
    (one.isCondition ? 8 : 0) +
    (one.hasUnit ? 0 : 4) +
    (inBrackets(one) && (quantity !== "temperature" || isForeignScale(one, quantity)) ? 2 : 0) +
    (one.hasUnit && isForeignScale(one, quantity) ? 3 : 0);
  const sorted = all
    .map((one) => ({ one, cost: cost(one) }))
    .sort((a, b) => a.cost - b.cost || a.one.at - b.one.at);
  const best = sorted[0];
  return best && best.cost < (quantity === "temperature" ? 12 : 8) ? best.one : undefined;
}

/** Values of the same unit side by side are those of a mixture's components, not its own. */
function isListed(best: Candidate, all: readonly Candidate[], text: string): boolean {
  return all.some(
    (one) =>
      one !== best && best.hasUnit && one.rank === best.rank && /^\s+$/.test(text.slice(best.end, one.at)),
  );
}

type Reading = {
  best: Candidate;
  all: Candidate[];
  printed: string;
  plain: string;
  quantity: Quantity;
  options: MeasuredOptions;
};

function toMeasured({ best, all, printed, plain, quantity, options }: Reading): Measured {
  const sameInOtherUnit = all.filter((one) => one.hasUnit && !one.isCondition && one.rank !== best.rank);
  const readable = quantity === "temperature" ? withoutSecondScale(plain) : plain;
  const rest = [best, ...sameInOtherUnit].reduce((text, { at, end }) => blanked(text, at, end), readable);
  const common = {
    unit: best.rank < UNITS[quantity].units.length ? UNITS[quantity].canonical : null,
    conditions: conditionsOf([options.qualifier ?? "", shown(rest)], quantity),
    text: printed,
  };
  if (best.high !== null) return { min: best.low, max: best.high, comparator: null, ...common };
  const comparator = best.comparator ?? (quantity === "temperature" ? comparatorInSecondScale(plain) : null);
  return { value: best.low, comparator, ...common };
}

/** Digits that no number is read from. */
function hidden(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode(PRIVATE_USE + Number(digit)));
}

function shown(text: string): string {
  return text.replace(/[\uE000-\uE009]/g, (digit) => String(digit.charCodeAt(0) - PRIVATE_USE));
}

function blanked(text: string, from: number, to: number): string {
  return text.slice(0, from) + " ".repeat(to - from) + text.slice(to);
}
