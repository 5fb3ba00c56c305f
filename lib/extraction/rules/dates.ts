import { anyOf, words } from "@/lib/extraction/language/words";
import { matchesIn } from "./matches";

const monthNames = Object.values(words.months).map((names) => names.join("|"));
const anyMonth = monthNames.join("|");
/** "Version 3 March 2024": the number is the version's, and no day is printed. */
const numbered = `\\b${anyOf(words.datePhrases.version)}`;
const ordinal = anyOf(words.datePhrases.ordinal);
const of = anyOf(words.datePhrases.of);

/** Whether numeric dates have the month first; dots are written day first nearly everywhere. */
type Order = { monthFirst: boolean; inDots: boolean };

const patterns: readonly [RegExp, (parts: string[], order: Order) => string | null][] = [
  [
    /(?<![\d.-])(\d{4})\s?[-/.]\s?(\d{1,2})\s?[-/.]\s?(\d{1,2})(?![\d-])/g,
    ([year, month, day]) => iso(year, month, day),
  ],
  [
    /(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]?/g,
    ([year, month, day]) => iso(year, month, day),
  ],
  [
    new RegExp(
      `(?<!\\d[.,]?|${numbered}\\s?)(\\d{1,2})(?:\\s?${ordinal}|\\.)?[\\s./-]*(?:${of}\\s+)?(${anyMonth})(?!\\p{L})\\.?,?[\\s./-]*(?:${of}\\s+)?(\\d{4}|\\d{2})(?!\\d)`,
      "giu",
    ),
    ([day, month, year]) => iso(year, monthNumber(month), day),
  ],
  [
    new RegExp(`(?<![\\d.-])(\\d{4})[\\s./-](${anyMonth})\\.?[\\s./-](\\d{1,2})(?!\\d)`, "giu"),
    ([year, month, day]) => iso(year, monthNumber(month), day),
  ],
  [
    new RegExp(`(?<!\\p{L})(${anyMonth})\\.?[\\s/-]*(\\d{1,2})${ordinal}?,?[\\s/-]+(\\d{4})(?!\\d)`, "giu"),
    ([month, day, year]) => iso(year, monthNumber(month), day),
  ],
  [/(?<![\d.-])(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})(?![\d-]|\.\d)/g, numericDate],
];

const earliestYear = 1980;
const latestYear = 2099;

export type FoundDate = { iso: string; at: number; end: number };

/**
 * The dates of a text in order; `monthFirst` decides 03/04/2020, and 03.04.2020 too where other dates of the sheet show
 * it `inDots`; a number over twelve decides by itself.
 */
export function datesIn(text: string, monthFirst: boolean, inDots = false): FoundDate[] {
  if (!/\d\d/.test(text)) return [];
  const found = patterns.flatMap(([pattern, read]) =>
    [...matchesIn(text, pattern)].flatMap((match) => {
      const date = read(match.slice(1), { monthFirst, inDots });
      return date ? [{ iso: date, at: match.index, end: match.index + match[0].length }] : [];
    }),
  );
  const sorted = found.sort((a, b) => a.at - b.at || b.end - a.end);
  return sorted.filter((date, i) => i === 0 || date.at >= (sorted[i - 1]?.end ?? 0));
}

/** Whether a sheet prints the month first: a number above twelve in any of its dates tells. */
export function isMonthFirst(texts: readonly string[], expected: boolean): boolean {
  for (const text of texts)
    for (const [, first, second] of matchesIn(text, /(?<!\d)(\d{1,2})\/(\d{1,2})\/\d{2,4}/g)) {
      if (Number(first) > 12) return false;
      if (Number(second) > 12) return true;
    }
  return expected;
}

/** Whether a sheet writes "05.18.2016", and no date with the day before the first dot. */
export function isMonthFirstInDots(texts: readonly string[]): boolean {
  const dates = texts.flatMap((text) => [
    ...matchesIn(text, /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?:19|20)\d{2}(?!\d)/g),
  ]);
  const isDay = (part: string | undefined) => Number(part) > 12;
  return dates.some(([, , second]) => isDay(second)) && !dates.some(([, first]) => isDay(first));
}

function numericDate([first = "", mark = "", second = "", year = ""]: string[], order: Order): string | null {
  const isFirst = mark === "." ? order.inDots : order.monthFirst;
  const isMonthFirst = Number(second) > 12 || (isFirst && Number(first) <= 12);
  return isMonthFirst ? iso(year, first, second) : iso(year, second, first);
}

function monthNumber(name = ""): string {
  return String(monthNames.findIndex((names) => names.split("|").includes(name.toLowerCase())) + 1);
}

/** "94" is 1994: no sheet is of the years before the first, nor of the end of this century. */
const fullYear = (year: number) => (1900 + year >= earliestYear ? 1900 + year : 2000 + year);

function iso(year = "", month = "", day = ""): string | null {
  const full = year.length === 2 ? fullYear(Number(year)) : Number(year);
  const date = new Date(Date.UTC(full, Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal && full >= earliestYear && full <= latestYear ? date.toISOString().slice(0, 10) : null;
}
