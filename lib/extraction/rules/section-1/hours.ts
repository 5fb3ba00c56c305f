import { anyOf, pattern, words } from "@/lib/extraction/language/words";
import { matchesIn } from "@/lib/extraction/rules/matches";

const of = words.openingHours;
const DAY = anyOf(of.days);
const TO = String.raw`\s?(?:-|–|—|${anyOf(of.to)})\s?`;
const HOUR = anyOf(of.clock);
const CLOCK = "(?:[01]\\d|2[0-4])(?:00|15|30|45)";
/** "0830 - 1700" */
const CLOCKS = String.raw`${CLOCK}\s[-–]\s${CLOCK}`;
const OF_DAY = "(?:[01]?\\d|2[0-4])";
const MINUTES = "[.:](?:00|15|30|45)";
/** Pieces of opening hours; what stands between two of them is theirs when it is punctuation or a small word. */
const TOKEN = new RegExp(
  [
    String.raw`24\s?h?\s?\/\s?(?:24\s?h?|7)(?!\d)(?:\s?\/\s?365)?`,
    String.raw`24[\s-]{0,2}${anyOf(of.hours)}(?!\p{L})`,
    anyOf(of.week),
    String.raw`(?:${anyOf(of.per)} |\/\s?)${anyOf(of.units)}(?!\p{L})`,
    anyOf(of.always),
    String.raw`(?:${anyOf(of.aroundOffice)}\s){0,2}${anyOf(of.office)}`,
    String.raw`(?<!\p{L})${DAY}(?:${TO}${DAY})?(?!\p{L})`,
    String.raw`(?<![\d+:]|\S/|\d[.,]|[-–]\s?)${OF_DAY}(?:[.:]\d{2})?\s?${HOUR}?${TO}(?:${OF_DAY}${MINUTES}(?![.:]?\d)|${OF_DAY}(?=\s?${HOUR}))\s?${HOUR}?(?![\d\p{L}]|\s?\/\s?(?:24|7))`,
    String.raw`(?<![\d.:])\d{1,2}${MINUTES}\s?\/\s?\d{1,2}${MINUTES}(?![.:]?\d)`,
    String.raw`(?<=\p{L}[\s:]{1,2}|\()${CLOCKS}(?![\s-]?\d)`,
    String.raw`(?<!\p{L})${anyOf(of.zones)}(?:\s?[+-]\s?\d{1,2}(?::\d{2})?(?![\s().-]*\d))?(?!\p{L})`,
  ]
    .map((token) => `(?:${token})`)
    .join("|"),
  "giu",
);
const BETWEEN = pattern("iu")`^[\s,;:/&()-]{0,3}(?:${of.joins}\s{1,2})?$`;
/** What is no opening hours by itself: a time zone, "per year". */
const ALONE = pattern("iu")`(?<!\p{L}{3}\s?[+-]\s?)(?<![\d:])\d|${of.alone}`;

export type HoursFound = { text: string; at: number; end: number };

/** Opening hours in a text: "24/7", "Mon-Fri 09:00 AM - 05:00 PM", "24 Stunden/Tag". */
export function hoursIn(text: string): HoursFound[] {
  const spans: { at: number; end: number }[] = [];
  for (const match of matchesIn(text, TOKEN)) {
    const last = spans.at(-1);
    const end = match.index + match[0].length;
    if (last && BETWEEN.test(text.slice(last.end, match.index))) last.end = end;
    else spans.push({ at: match.index, end });
  }
  return spans
    .map((span) => closed(text, span))
    .map(({ at, end }) => ({ at, end, text: text.slice(at, end).replace(/\s+/g, " ").trim() }))
    .filter(({ text: found }) => ALONE.test(found));
}

/** A text without the digits of its opening hours: nobody is called by the clock. */
export function withHoursHidden(text: string): string {
  return text.replace(TOKEN, (hours) => (/\d/.test(hours) ? "|".repeat(hours.length) : hours));
}

/** "office hours (8-17 h" with the bracket that closes it. */
function closed(text: string, { at, end }: { at: number; end: number }) {
  const isOpen = text.slice(at, end).lastIndexOf("(") > text.slice(at, end).lastIndexOf(")");
  return { at, end: isOpen && text.charAt(end) === ")" ? end + 1 : end };
}
