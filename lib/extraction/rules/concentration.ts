import { remembered } from "@/lib/extraction/glyphs/remembered";
import { anyOf, pattern, words } from "@/lib/extraction/language/words";

/** How much of a product a component is, in per cent; a bound that is not printed is null. */
export type Concentration = {
  min: number | null;
  max: number | null;
  exact: number | null;
  /** As printed, with its unit. */
  text: string;
};

/** A concentration inside a longer text: `at` and `end` are the places of its first character and after its last. */
export type FoundConcentration = Concentration & { at: number; end: number; marked: boolean };

const NUMBER = String.raw`\d{1,7}(?:[.,]\d+)?`;
const UNIT = String.raw`(?:${anyOf(words.amounts.units)}[.\s-]*%|%|ppm|mg\/kg|g\/kg|g\/100\s?g)`;
// Fonts without a Unicode map hand over the Symbol font's own codes for ≥ and ≤
const AT_LEAST = String.raw`(?:≥|≧|⩾|>\s?=|=\s?>|³|\uF0B3)`;
const AT_MOST = String.raw`(?:≤|≦|⩽|<\s?=|=\s?<|£|\uF0A3)`;
const SIGN = `(?:${AT_LEAST}|${AT_MOST}|[<>])`;
const SEPARATOR = String.raw`(?:[-–—−‐‑~÷]|\.{2,3}|…|${anyOf(words.amounts.to)})`;
const VARIABLE = String.raw`${anyOf(words.amounts.variable)}\s*%?`;
const BELOW = `(?:<|${AT_MOST})`;

type Form = {
  pattern: RegExp;
  read: (groups: Record<string, string | undefined>) => Omit<Concentration, "text"> | null;
};

const toNumber = (written: string | undefined) =>
  written === undefined ? null : Number(written.replace(",", "."));

const atLeast: Form["read"] = ({ a }) => ({ min: toNumber(a), max: null, exact: null });
const atMost: Form["read"] = ({ b }) => ({ min: null, max: toNumber(b), exact: null });

const range = (from: number | null, to: number | null) =>
  from === null || to === null || from > to ? null : { min: from, max: to, exact: null };

const between: Form["read"] = ({ a, b }) => range(toNumber(a), toNumber(b));

// What is left of a range that falls, "25 - 5 %", is no amount: its decimal point was lost
// and a number behind a comparison that is not known none either
const START = String.raw`(?<![\p{L}\p{N}.,])(?<!\p{N}\s?[-‐‑–]\s?)(?<!(?<!\p{L})${anyOf(words.amounts.than)}\s)`;
const END = String.raw`(?![\p{N}])(?![.,]\p{N})`;
const form = (source: string, read: Form["read"]): Form => ({
  pattern: new RegExp(START + source + END, "giu"),
  read,
});

const LESS_WORDS = anyOf(words.amounts.atMost);
const MORE_WORDS = anyOf(words.amounts.atLeast);
const BETWEEN_WORDS = anyOf(words.amounts.between);
const ABOUT_WORDS = anyOf([...words.amounts.about, "≈", "~"]);

const FORMS: readonly Form[] = [
  form(
    // The first sign may be lost in a font of its own or on a scan: "50 € x < 75", "50 Ä x < 75", "50 x < 75"
    `(?<a>${NUMBER})\\s*(?<unit1>${UNIT})?\\s*(?:${BELOW}|[€•?□Äš£\uFFFD])?\\s*${VARIABLE}\\s*${BELOW}\\s*(?<b>${NUMBER})\\s*(?<unit>${UNIT})?`,
    between,
  ),
  form(`(?<a>${NUMBER})\\s*(?:±|\\+\\/-)\\s*(?<b>${NUMBER})\\s*(?<unit>${UNIT})?`, (g) => {
    const middle = toNumber(g.a) ?? 0;
    const deviation = toNumber(g.b) ?? 0;
    return range(round(middle - deviation), round(middle + deviation));
  }),
  // "0+5": a tolerance upwards only
  form(`(?<a>${NUMBER})\\s?\\+\\s?(?<b>${NUMBER})\\s*(?<unit>${UNIT})?`, (g) =>
    range(toNumber(g.a), round((toNumber(g.a) ?? 0) + (toNumber(g.b) ?? 0))),
  ),
  form(
    `(?:${BETWEEN_WORDS}\\s+)?(?:${ABOUT_WORDS}\\s*)?(?:${SIGN}|[?•=])?\\s*(?<a>${NUMBER})\\s*(?<unit1>${UNIT})?\\s*(?:${SEPARATOR}\\s*)(?:${SIGN}|[?])?\\s*(?<b>${NUMBER})\\s*(?<unit>${UNIT})?`,
    between,
  ),
  form(
    `(?:${SIGN}\\s*)?(?<a>${NUMBER})\\s*(?<unit1>${UNIT})?\\s*[,;]?\\s*${BELOW}\\s*(?<b>${NUMBER})\\s*(?<unit>${UNIT})?`,
    between,
  ),
  form(`(?:${VARIABLE}\\s*)?(?:${BELOW}|${LESS_WORDS})\\s*(?<b>${NUMBER})\\s*(?<unit>${UNIT})?`, atMost),
  form(
    `(?:${VARIABLE}\\s*)?(?:>|${AT_LEAST}|${MORE_WORDS})\\s*(?<a>${NUMBER})\\s*(?<unit>${UNIT})?`,
    atLeast,
  ),
  // "90+", "99.9+ %"
  form(`(?<a>${NUMBER})\\s?\\+\\s?(?<unit>${UNIT})?(?!\\s?[\\p{L}\\d(])`, atLeast),
  form(`(?<a>${NUMBER})\\s*(?<unit>${UNIT})?\\s*(?:\\(\\s*)?min(?:\\.|imum\\b|\\b)`, atLeast),
  form(`(?<b>${NUMBER})\\s*(?<unit>${UNIT})?\\s*(?:\\(\\s*)?max(?:\\.|imum\\b|\\b)`, atMost),
  form(`(?:${ABOUT_WORDS}\\s*)?(?<a>${NUMBER})(?!\\s?[-‐‑–]\\s?\\d)\\s*(?<unit>${UNIT})?`, (g) => ({
    min: null,
    max: null,
    exact: toNumber(g.a),
  })),
];

/** Takes off what binary fractions add: 72 + 5, 0.1 + 0.2. */
function round(value: number): number {
  return Number(value.toFixed(9));
}

function factorOf(unit: string | undefined): number {
  const compact = unit?.replace(/\s/g, "").toLowerCase();
  if (compact === "ppm" || compact === "mg/kg") return 1e-4;
  return compact === "g/kg" ? 0.1 : 1;
}

function inPercent(
  read: Omit<Concentration, "text">,
  unit: string | undefined,
): Omit<Concentration, "text"> | null {
  const factor = factorOf(unit);
  const scaled = (value: number | null) => (value === null ? null : round(value * factor));
  const result = { min: scaled(read.min), max: scaled(read.max), exact: scaled(read.exact) };
  const largest = Math.max(result.min ?? 0, result.max ?? 0, result.exact ?? 0);
  return largest > 100 ? null : result;
}

/** Where a form stands next in a text; what it found before `passedTo` could not be read. */
type Place = { form: Form; next: RegExpExecArray | null; passedTo: number };

function placeFrom(text: string, form: Form, from: number): Place {
  form.pattern.lastIndex = from;
  return { form, next: form.pattern.exec(text), passedTo: from };
}

/** A range printed without "%" in both places is still a percentage where its column says so. */
function readMatch(form: Form, match: RegExpExecArray): FoundConcentration | null {
  const groups = match.groups ?? {};
  const unit = groups.unit ?? groups.unit1;
  const value = form.read(groups);
  const percent = value && inPercent(value, unit);
  if (!percent) return null;
  const end = match.index + match[0].trimEnd().length;
  return { ...percent, text: match[0].trim(), at: match.index, end, marked: Boolean(unit) };
}

/** Each form goes through the text once: where it stands next is kept until the text before that has been read. */
function* readingIn(text: string): Generator<FoundConcentration> {
  if (!/\d/.test(text)) return;
  const places = FORMS.map((form) => placeFrom(text, form, 0));
  for (;;) {
    // The first in the text, and of those that begin together the first in the list
    const place = places.reduce((first, other) =>
      (other.next?.index ?? text.length) < (first.next?.index ?? text.length) ? other : first,
    );
    if (!place.next) return;
    const read = readMatch(place.form, place.next);
    const passed = place.next.index + place.next[0].length;
    if (!read) {
      Object.assign(place, placeFrom(text, place.form, passed));
      continue;
    }
    yield read;
    for (const other of places)
      if (other.passedTo > read.end || (other.next && other.next.index < read.end))
        Object.assign(other, placeFrom(text, other.form, read.end));
  }
}

/** "LD50 Oral: 333 mg/kg": a dose of what has been tested. */
const DOSE = /(?:mg|g)\s?\/\s?kg/i;
const LONGEST_BEFORE_DOSE = 50;
const BEFORE_DOSE = pattern("iu")`(?<!\p{L})${words.amounts.doses}(?![\p{L}\d])[^;\n]{0,40}$`;

/** The concentrations of a text in reading order; `marked` tells those that print a unit. */
export const concentrationsIn = remembered((text): readonly FoundConcentration[] =>
  [...readingIn(text)].filter(({ text: own, at }) => {
    const before = text.slice(Math.max(0, at - LONGEST_BEFORE_DOSE), at);
    return !(DOSE.test(own) && BEFORE_DOSE.test(before));
  }),
);

const AROUND = pattern("giu")`(?<!\p{L})${words.amounts.share}(?!\p{L})|%`;

/** "[Gewicht %] 1": a heading's unit with the number of its footnote. */
const UNIT_WITH_FOOTNOTE = /^\s*\[[^\]]*%\s*\]\s*\d$/;

/**
 * The concentration that a text consists of ("≥ 10 - < 25 %", "0,1-<1", "72±5"); null when the text says more than
 * a concentration, or a unit that per cent cannot be reckoned from (g/L).
 */
export function parseConcentration(text: string): Concentration | null {
  const [found] = readingIn(text);
  if (!found || UNIT_WITH_FOOTNOTE.test(text)) return null;
  // "- 30": the lower bound stands elsewhere
  if (found.exact !== null && /[-–—]\s*$/.test(text.slice(0, found.at))) return null;
  const rest = `${text.slice(0, found.at)} ${text.slice(found.end)}`.replace(AROUND, " ");
  if (/[\p{L}\p{N}]/u.test(rest.replace(/[¹²³⁴⁵⁶⁷⁸⁹]/g, ""))) return null;
  return { min: found.min, max: found.max, exact: found.exact, text: text.trim().replace(/\s+/g, " ") };
}
