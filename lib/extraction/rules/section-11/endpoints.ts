import { anyOf, pattern, words } from "@/lib/extraction/language/words";
import type { DecimalSign } from "@/lib/extraction/rules/decimal-sign";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { COMPARATOR, comparatorOf, numbersIn } from "@/lib/extraction/rules/measured-number";
import type { Measured } from "@/lib/sheet/values";
import { type Organism, organismIn, type Route, routeIn, speciesIn } from "./organisms";

/** A test result of section 11 or 12: what was measured, on what, how much, for how long. */
export type Endpoint = {
  substance: string | null;
  cas_number: string | null;
  /** "LD50", "LC50", "EC50", "NOEC", "ATE" …, in the English spelling. */
  endpoint: string;
  route: Route | null;
  organism: Organism | null;
  species: string | null;
  comparator: Measured["comparator"];
  /** The lower end of a range. */
  value: number;
  /** The upper end of a range. */
  max: number | null;
  unit: string;
  hours: number | null;
  text: string;
};
export type Result = Omit<Endpoint, "substance" | "cas_number"> & {
  /** An estimate that is calculated for the whole mixture: "ATEmix". */
  isOfMixture: boolean;
};

const ESTIMATE = anyOf(words.endpoints.estimate);
const NAME = String.raw`(?:LD|DL|LC|CL|EC|CE|ErC|EbC|EyC|IC|CI|LL|EL|LLr|ErL)\s?-?\s?(?:50|10|0)|NOEC|NOELR|NOAEL|NOAEC|LOEC|LOAEL|ATE(?:mix)?|ETA|${ESTIMATE}`;
const ENDPOINT = new RegExp(String.raw`(?<![\p{L}\d])(?:${NAME})(?![\p{L}\d])`, "giu");
const NUMBER = String.raw`\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?`;
const UNIT = String.raw`(?:[mµμu]?g|ml)\s?\/\s?(?:kg|l|m3|m³|ml)|ppmV?|g\s?\/\s?m[3³]`;
const VALUE = new RegExp(
  String.raw`(?<![\d.,\p{L}]|OECD\s|TG\s|EPA\s)(?<comparator>${COMPARATOR})?\s*(?<value>${NUMBER})\s*(?:(?:[-–]|${anyOf(words.amounts.to)}(?!\p{L}))\s*(?:[<>≤≥]\s?=?)?\s*(?<high>${NUMBER})\s*)?(?<unit>${UNIT})(?!\p{L})`,
  "giu",
);
const HOURS = pattern(
  "iu",
)`(?<![\d.,])(?<n>\d{1,3}(?:[.,]\d{1,2})?)\s?-?\s?(?<unit>${words.testDurations.unit})(?!\p{L})`;
const HOURS_BEFORE_NAME = new RegExp(String.raw`${HOURS.source}[\s:)]*$`, "iu");
const ENDS_WITH_VALUE = new RegExp(String.raw`${VALUE.source}\s*$`, "iu");

const IS_ESTIMATE = pattern("i")`^(?:ATE|ETA|${ESTIMATE})`;
const FRENCH: Readonly<Record<string, string>> = { DL: "LD", CL: "LC", CE: "EC", CI: "IC" };

function endpointName(written: string): string {
  const compact = written.replace(/[\s-]/g, "");
  if (IS_ESTIMATE.test(written)) return "ATE";
  const name = /^(?:E[rby]C|E[rb]L|LLr)/i.test(compact)
    ? compact.replace(
        /^(\p{L})(\p{L})(\p{L})/iu,
        (_, a: string, b: string, c: string) => a.toUpperCase() + b.toLowerCase() + c.toUpperCase(),
      )
    : compact.toUpperCase();
  return name.replace(/^(?:DL|CL|CE|CI)(?=\d)/, (letters) => FRENCH[letters] ?? letters);
}

/** True where a text names a test: "LD50", "NOEC". */
export function namesEndpoint(text: string): boolean {
  return text.search(ENDPOINT) >= 0;
}

export function countEndpoints(text: string): number {
  return [...matchesIn(text, ENDPOINT)].length;
}

/** True where a text holds an amount in the unit of a test. */
export function holdsValue(text: string): boolean {
  return text.search(VALUE) >= 0;
}

function hoursIn(text: string, pattern = HOURS): number | null {
  const groups = pattern.exec(text)?.groups;
  if (!groups) return null;
  const factor = /^(?:d|t|j)/i.test(groups.unit ?? "") ? 24 : /^min/i.test(groups.unit ?? "") ? 1 / 60 : 1;
  return Math.round(Number((groups.n ?? "").replace(",", ".")) * factor * 100) / 100;
}

/** Each test's name with the words and numbers that belong to it: most sheets print them behind it. */
type Part = { name: string; told: string; hours: number | null };

function partsOf(text: string): Part[] {
  const names = [...matchesIn(text, ENDPOINT)];
  const first = names[0];
  if (!first) return [];
  if (names.length === 1) return [{ name: first[0], told: text, hours: hoursIn(text) }];
  const before = text.slice(0, first.index);
  if (isRouteBefore(text, before, names)) return partsBehindRoutes(text, names);
  const isBehindValues = ENDS_WITH_VALUE.test(before);
  const areHoursBefore = HOURS_BEFORE_NAME.test(before);
  let from = 0;
  return names.map((name, i) => {
    const next = names[i + 1]?.index ?? text.length;
    const until = isBehindValues ? valueStart(text, name.index + name[0].length, next) : next;
    const told = text.slice(from, until);
    from = until;
    const hours = areHoursBefore ? hoursIn(text.slice(0, name.index), HOURS_BEFORE_NAME) : hoursIn(told);
    return { name: name[0], told, hours };
  });
}

/** "Dermal LD50 rabbit > 2000 mg/kg Oral LD50 rat > 5000 mg/kg": each name stands behind its route. */
function isRouteBefore(text: string, before: string, [first, second]: readonly RegExpExecArray[]): boolean {
  if (!first || !second || routeIn(before) === null || holdsValue(before)) return false;
  const behind = text.slice(first.index, second.index);
  const end = valueEnd(behind);
  return end !== null && routeIn(behind.slice(0, end)) === null && routeIn(behind.slice(end)) !== null;
}

function valueEnd(text: string): number | null {
  const [value] = matchesIn(text, VALUE);
  return value ? value.index + value[0].length : null;
}

/** "5 mg/l/4 h", "5 mg/l (dust)": what is told right behind a value is told of it. */
const REST_OF_VALUE = /^(?:\s?\/?\s?\d+(?:[.,]\d+)?\s?\p{L}{1,7}(?!\p{L}))?(?:\s?\([^)]*\))?/u;

function partsBehindRoutes(text: string, names: readonly RegExpExecArray[]): Part[] {
  let from = 0;
  return names.map((name, i) => {
    const next = names[i + 1]?.index ?? text.length;
    const end = valueEnd(text.slice(name.index, next));
    const at = name.index + (end ?? 0);
    const until = end === null ? next : at + (REST_OF_VALUE.exec(text.slice(at, next))?.[0].length ?? 0);
    const told = text.slice(from, until);
    from = until;
    return { name: name[0], told, hours: hoursIn(told) };
  });
}

/** Where values come first, the next value begins the next result. */
function valueStart(text: string, from: number, until: number): number {
  VALUE.lastIndex = 0;
  const at = text.slice(from, until).search(VALUE);
  return at < 0 ? until : from + at;
}

/** The results of one text; `head` is what stands above it in its table: "LD50 oral", "Freshwater fish". */
export function resultsIn(text: string, sign: DecimalSign | null, head = ""): Result[] {
  const named = namesEndpoint(text) ? text : headed(text, head);
  return partsOf(named).flatMap(({ name, told, hours }) => {
    const values = [...matchesIn(told, VALUE)];
    const at = told.toLowerCase().indexOf(name.toLowerCase());
    const found = values.find(({ index }) => index > at) ?? values.at(-1);
    const { value, high, unit = "", comparator } = found?.groups ?? {};
    if (value === undefined) return [];
    const low = numberOf(value, sign);
    const top = high === undefined ? null : numberOf(high, sign);
    if (low === null || (high !== undefined && top === null)) return [];
    const isRange = top !== null && top > low;
    return [
      {
        endpoint: endpointName(name),
        route: routeIn(told) ?? routeIn(head),
        organism: organismIn(told) ?? organismIn(head),
        species: speciesIn(told) ?? speciesIn(head),
        comparator: isRange ? null : comparatorOf(comparator),
        value: low,
        max: isRange ? top : null,
        unit: unit.replace(/\s/g, "").replace(/[μu]g/i, "µg").replace("m3", "m³"),
        hours: hours ?? hoursIn(head),
        text: text.trim(),
        isOfMixture: /mix$/i.test(name),
      },
    ];
  });
}

/** A value under a head that names the test. */
function headed(text: string, head: string): string {
  const name = [...matchesIn(head, ENDPOINT)];
  return name.length === 1 && holdsValue(text) ? `${name[0]?.[0]} ${text}` : text;
}

/** Null where the sheet does not tell whether the number groups thousands. */
function numberOf(printed: string, sign: DecimalSign | null): number | null {
  const text = printed.replace(/\s/g, "");
  const [value, ...more] = numbersIn(text, sign);
  if (value === undefined || more.length > 0 || !Number.isFinite(value)) return null;
  return value < 100 && ROUND.test(text) ? null : value;
}
/** "2,000" of another maker's test in a sheet with decimal commas. */
const ROUND = /^\d{1,2}[.,]000$/;
