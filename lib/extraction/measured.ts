import { COMPARATOR, comparatorOf, NUMBER, toNumber } from "@/lib/extraction/measured-number";
import { type Quantity, UNITS, unitIn, unitOf } from "@/lib/extraction/measured-units";
import type { Measured } from "@/lib/extraction/model";
import { isNoData } from "@/lib/extraction/no-data";

export type MeasuredOptions = {
  /** What stands between label and value; it may name the unit: "Flash point (°C)". */
  qualifier?: string;
  /** True where the sheet's language writes 2,5. */
  decimalComma?: boolean;
  /** True to leave out °F and pounds, where another value may be printed in metric units. */
  metricOnly?: boolean;
  /** Values outside are no reading of this property. */
  range?: readonly [min: number, max: number];
};

type Candidate = {
  at: number;
  end: number;
  low: number;
  high: number | null;
  comparator: Measured["comparator"];
  /** 0 is the unit that the table names first. */
  rank: number;
  hasUnit: boolean;
  isCondition: boolean;
};

const LONGEST_CONDITIONS = 200;
const RANGE_WORD =
  "(?:-{1,2}|to\\b|till\\b|until\\b|bis\\b|tot\\b|à(?=\\s)|a(?=\\s)|~|…|\\.{2,3}|do(?=\\s)|至)";
/** Words before a number that make it a condition: "at 20 °C". */
const CONDITION_WORD =
  /(?:\b(?:at|bei|bij|à|en|w|při|a|t\s*=|temp\w*\.?:?)|@)\s*(?:ca\.?\s*|approx\.?\s*|about\s*)?$/i;
/** Generators that print "Value: 65 °C Method: …" name the value, which is no condition. */
const VALUE_WORD = /\b(?:value|wert|waarde|valeur|valor|valore)\s?:/gi;
const BRACKETED = /\([^()]*\)|\[[^[\]]*\]/g;

/** A printed value with its unit, converted to the canonical unit; null when the text holds none. */
export function measured(text: string, quantity: Quantity, options: MeasuredOptions = {}): Measured | null {
  const printed = text.replace(/\s+/g, " ").trim();
  if (printed === "" || isNoData(printed)) return null;
  const plain = normalised(printed);
  const all = candidates(plain, quantity, options).filter(
    (one) => isPlausible(one, options.range) && !(options.metricOnly && isForeignScale(one, quantity)),
  );
  const best = bestOf(all, plain, quantity);
  if (!best) return null;
  return toMeasured(best, printed, plain, quantity, options);
}

function normalised(text: string): string {
  return text
    .replace(/[−–—‐‑]/g, "-")
    .replace(/(\d)\s?o\s?([CF])(?![a-z])/g, "$1 °$2")
    .replace(/(?<!m\s?)³(?=\s*\d)/g, "≥")
    .replace(/£(?=\s*\d)/g, "≤")
    .replace(/：/g, ":")
    .replace(/（/g, "(")
    .replace(/）/g, ")")
    .replace(/～/g, "~")
    .replace(/^\s*[°º]\s?[CF](?=\s+[<>≤≥-]?\s*\d).*/, unitsLast);
}

/** Some sheets print the unit first: "°C 87 - 89 °F 188 - 192". */
function unitsLast(text: string): string {
  return text.replace(/([°º]\s?[CF])\s+([^°º]*[^°º\s])/g, "$2 $1");
}

function candidatePattern(quantity: Quantity): RegExp {
  const units = UNITS[quantity].units.map((unit) => unit.pattern).join("|") || "(?!)";
  const number = `(?:(?<![\\p{L}\\d°)]\\s?)[-+]\\s?)?(?:${NUMBER})`;
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
  return [...readable.matchAll(pattern)].flatMap((match) => {
    const one = toCandidate(match, readable, quantity, options);
    return one ? [one] : [];
  });
}

/** "120 °C (248 °F) - 140 °C (284 °F)" is one range once the second scale is gone. */
function withoutSecondScale(text: string): string {
  if (!/\d\s*(?:[°º˚]\s?C|℃|oC|C)(?![a-z])/i.test(text)) return text;
  const one = `(?:${COMPARATOR})?\\s*(?:(?<!\\d\\s?)-)?\\s*(?:${NUMBER})\\s*(?:[°º˚]\\s?F|℉(?:\\([^)]*\\))?|F(?![a-z]))`;
  const part = `(?:(?:${COMPARATOR})?\\s*-?(?:${NUMBER})\\s*-\\s*)?${one}(?:\\s*(?:-|to)\\s*${one})?`;
  return text.replace(new RegExp(`\\(\\s*${part}\\s*\\)|/?\\s*${part}\\s*/?`, "gi"), (cut) =>
    " ".repeat(cut.length),
  );
}

function toCandidate(
  match: RegExpMatchArray,
  text: string,
  quantity: Quantity,
  options: MeasuredOptions,
): Candidate | null {
  const groups = match.groups ?? {};
  const at = match.index ?? 0;
  const end = at + match[0].trimEnd().length;
  const { table, unit, printedUnit } = unitFor(groups, quantity, options);
  const isRange = groups.n2 !== undefined && (groups.u2 !== undefined || !groups.u1);
  if (!unit && !table.unitless) return null;
  if (!printedUnit && isPartOfMore(text, match, isRange)) return null;
  const read = (source: string) => {
    const magnitude = toNumber(source.replace(/[-+\s]/g, ""), {
      decimalComma: options.decimalComma ?? false,
      thousands: quantity === "density" ? (unit?.toCanonical(1) ?? 1) < 0.01 : quantity !== "plain",
    });
    return (unit?.toCanonical ?? Number)(source.includes("-") ? -magnitude : magnitude);
  };
  const low = rounded(read(groups.n1 ?? ""));
  const high = isRange ? rounded(read(groups.n2 ?? "")) : null;
  const numberAt = at + match[0].indexOf(groups.n1 ?? "");
  return {
    at,
    end,
    low,
    high,
    comparator: comparatorOf(groups.c1),
    rank: unit ? table.units.indexOf(unit) : table.units.length,
    hasUnit: printedUnit !== undefined,
    isCondition: CONDITION_WORD.test(text.slice(0, groups.c1 ? at : numberAt)),
  };
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

function isPlausible(one: Candidate, range: MeasuredOptions["range"]): boolean {
  if (!Number.isFinite(one.low)) return false;
  if (one.high !== null && one.high <= one.low) one.high = null;
  if (!range) return true;
  return one.low >= range[0] && (one.high ?? one.low) <= range[1];
}

/** °F and pounds come second where the sheet prints both scales. */
function isForeignScale(one: Candidate, quantity: Quantity): boolean {
  if (quantity === "temperature") return one.rank === 1;
  return quantity === "density" && one.rank >= 6;
}

/** A printed unit before none, a value before a condition, outside brackets before inside, the first of them. */
function bestOf(all: Candidate[], text: string, quantity: Quantity): Candidate | undefined {
  const brackets = [...text.matchAll(BRACKETED)].map((match) => [match.index, match.index + match[0].length]);
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

function toMeasured(
  best: Candidate,
  printed: string,
  plain: string,
  quantity: Quantity,
  options: MeasuredOptions,
): Measured {
  const rest = `${plain.slice(0, best.at)} ${plain.slice(best.end)}`.replace(VALUE_WORD, " ");
  const conditions = [options.qualifier ?? "", rest]
    .map((part) => part.replace(/^[\s,;:()[\].-]+|[\s,;:(){}[\].-]+$/g, "").replace(/\s+/g, " "))
    .filter((part) => /[\p{L}\d]/u.test(part))
    .join("; ")
    .slice(0, LONGEST_CONDITIONS);
  const common = {
    unit: best.rank < UNITS[quantity].units.length ? UNITS[quantity].canonical : null,
    conditions: conditions === "" ? null : conditions,
    text: printed,
  };
  if (best.high !== null) return { min: best.low, max: best.high, comparator: null, ...common };
  return { value: best.low, comparator: best.comparator, ...common };
}
