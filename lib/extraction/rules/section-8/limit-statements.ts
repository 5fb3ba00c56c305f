import { remembered } from "@/lib/extraction/glyphs/remembered";
import { anyOf, pattern, words } from "@/lib/extraction/language/words";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { JOINED, kindsOf, type Match } from "./limit-kinds";
import { type ListMention, listMentions } from "./limit-lists";
import { type LimitSign, limitNumber, NUMBER } from "./limit-numbers";
import { type Kind, type KindOf, kindIn } from "./limit-words";

/** One number that a text states as a limit, with what the text itself says of it. */
export type Statement = {
  value: number;
  unit: string;
  kind: Kind | "generic" | null;
  list: string | null;
  /** Words, out of brackets, stand before the number and behind the one before it. */
  isWorded: boolean;
};

const isBare = ({ kind, isWorded }: Statement) => kind === null && !isWorded;

/** "266 mg/m³ | 333 mg/m³": of two numbers in one unit, without a word, nobody can tell which is which. */
export const areAlike = ([first, ...others]: readonly Statement[]): boolean =>
  first !== undefined &&
  isBare(first) &&
  others.some((one) => isBare(one) && one.unit === first.unit && one.value !== first.value);

const FIBRES = pattern("")`f|${words.limitRows.fibres}`.source;
const FIBRE_UNIT = "f/cm³";
const CUBIC_METRE = pattern("")`${words.limitRows.cubicMetre}`.source;
/** "1 mg Cu/m³": milligrams of the element. */
const ELEMENT = String.raw`(?:\s\p{L}{1,2}(?=\s?\/))?`;
const UNIT = String.raw`(?:mg${ELEMENT}\s?\/\s?m\s?[3³ᶟ](?!\d)|mg[\s.·]?m\s?[-–−⁻]\s?[3³ᶟ]|mg\s?\/\s?m(?![\p{L}\d³ᶟ])|MGM3|mg\s?\/\s?${CUBIC_METRE}|[µμu]g\s?\/\s?m\s?[3³ᶟ]|ppm|mppcf|ml\s?\/\s?m\s?[3³ᶟ]|cm[3³ᶟ]\s?\/\s?m[3³ᶟ]|ppb|(?:${FIBRES})\s?\/\s?(?:cm\s?[3³ᶟ]|ml|cc))`;
const ANY_UNIT = new RegExp(UNIT, "giu");
/** A footnote's sign, or the fraction of the dust, between number and unit. */
const MARK = String.raw`(?:\s?(?:CL\s?|[A-Z])?[*†‡#]{1,3}|\s?\(?[EAIRGTCeair]\)?(?=\s|$)|\s?\([a-z]{1,4}\))?`;
const DURATION_WORD = String.raw`(?!mg|ppm|ppb|ml|cm|[fµμ])\p{L}{1,14}`;
/** "15 min", "8 hours": in whatever language, the number tells. */
const SPAN = String.raw`[\s,(]{0,3}(?<span>8|10|12|15|5|30|60)[\s-]?(?<word>${DURATION_WORD})(?!\p{L})(?![^\S\n]?(?:OEL|TWA|STEL|PEL|VLE\p{Lu}*|TLV)\b)(?!\s?:)`;
/** "Up to 100 ppm: respirator with …" */
const UP_TO = pattern("")`(?<!\p{L})${words.limitRows.upTo}\s`.source;
// "TWA125 ppm": a line's end is lost between a kind and the next number; "STEL: 20, 10 mg/m³" are of two substances
const VALUE_ALONE = String.raw`(?<![\d.,'’]|[<>≤≥]=?\s?|${UP_TO}|(?<!\p{L}{2})\p{L}|(?<!m)\d\s?[-–/]|:\s\d{1,3}(?:[.,]\d+)?,\s)(?<number>${NUMBER})(?<mark>${MARK})\s?\(?(?<unit>${UNIT})(?:\s?\(ppm\)|[^\S\n]*\([^()\p{L}\d]*\p{Script=Han}[^()]*\))?\)?(?!\s?[3³]?\s?[\])]?\s*(?:÷|\/\s*[[(]?\s*%))`;
const VALUE = new RegExp(`${VALUE_ALONE}(?:${SPAN})?`, "giu");
const VALUE_WITHOUT_SPAN = new RegExp(VALUE_ALONE, "giu");
/** "8 h - 10 ppm, 15 min - 20 ppm": durations stand before their numbers. */
const SPAN_BEFORE = new RegExp(String.raw`(?<!\d)(?:8|10|12|15)[\s-]?${DURATION_WORD}[.\s:–-]{1,4}$`, "u");
/** "10* (as oxide) {A4}", "10 as dust", "C 2 (15 min)": what stands behind a number of its form, or its time. */
const ASIDES = String.raw`(?<asides>(?:\s?[({](?!I{1,2}\))(?:[^(){}\d]|(?<=\p{L})\d)*\d?[)}]|\s?\[[a-z\d]\]|\s?\(15\s?min\.?\))*)`;
/** "0.05, A3, BEI": what is said of the substance, and not of the kind of its limit. */
const NOTATIONS = String.raw`(?:,\s?(?!C(?!\p{L})|CL|ST|TWA|\p{L}*EL)\p{Lu}\p{L}{0,3}\d?(?![\p{L}\d]))*`;
const BARE = pattern(
  "u",
)`^(?:\(?(?<kind>\p{L}{1,7})\)?\s)?(?<number>${NUMBER})(?<mark>${MARK}|\s?\([a-z]\))(?:\s(?!${words.limitRows.forms}$)(?<behind>\p{L}{2,7}))?${ASIDES}${NOTATIONS}(?:\s${words.limitRows.forms})?$`;
/** "2(II);DFG, EU, Y": by how much and how a limit may be exceeded, who set it, and other remarks. */
const PEAK_CODE =
  /(?<=\s|^)=?\d\(I{1,2}\)(?:(?:\s?\([^()]*\)){1,2}|(?:[;,](?!.*\d\s?(?:ppm|m[gl]\s?\/)).*)?$|(?=[;,]))/gmu;
/** "1 mg/m³, excursion factor 2(I), remark Y": the word for it is none for the limit's kind. */
const PEAK_WORD = /\p{L}{8,}:?\s+(?=\d\s?\(I{1,2}\))/gu;
/** "200 PPM/150 STEL": what a quarter of an hour may have stands behind the mean, in its unit. */
const SHORT_BEHIND = new RegExp(
  String.raw`(${NUMBER})\s?(${UNIT})\s?\/\s?(${NUMBER})\s+(STEL|CEIL\w*)(?![\p{L}])`,
  "giu",
);
/** "15* 5** mg/m³", "20 E, 10 A mg/m³": the dust as a whole and what of it can be breathed in. */
const DUST = String.raw`${NUMBER}(?:[A-Z]?\*{1,2}|\s?[A-Z](?!\p{L}))`;
const TWO_DUSTS = new RegExp(String.raw`(${DUST})(?:\s|,\s|\s?\/\s?)(?=${DUST}\s*(${UNIT}))`, "gu");
const CEILING = /\(\s?[cC]\s?\)|C[lL]|^\s?C$/;
const VACATED = /\(\s?v\s?\)/i;
const SHORT_SPAN = 15;
const SHORT_WORD = pattern("iu")`^${words.limitRows.shortSpan}`;
const SHIFTS = new Set([8, 10, 12]);

export function unitOf(written: string): string {
  const compact = written
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/[3ᶟ]$/, "³")
    .replace(/^[μu]g/, "µg");
  if (/^mg/.test(compact)) return "mg/m³";
  if (compact === "ml/m³" || compact === "cm³/m³" || compact === "cm3/m³") return "ppm";
  return /^(?:mg|µg|ppm|ppb|mppcf)/.test(compact) ? compact : FIBRE_UNIT;
}

/** The units that a text names, each once. */
export const unitsIn = (text: string) => [
  ...new Set([...matchesIn(text, ANY_UNIT)].map((match) => unitOf(match[0]))),
];

/** The unit that a text names; null when it names none or two. */
export function unitIn(text: string): string | null {
  const [unit = null, ...more] = unitsIn(text);
  return more.length === 0 ? unit : null;
}

function spanKind(span: string | undefined, word: string | undefined): Kind | null {
  const length = Number(span);
  if (!span || /^x$/i.test(word ?? "")) return null;
  if (SHORT_WORD.test(word ?? "") || length === SHORT_SPAN) return "short";
  return SHIFTS.has(length) ? "mean" : null;
}

const valuesIn = remembered((text): readonly Match[] => {
  const found = [...matchesIn(text, VALUE)];
  const isSpanBefore = SPAN_BEFORE.test(text.slice(0, found[0]?.index ?? 0));
  const matches = (isSpanBefore ? [...matchesIn(text, VALUE_WITHOUT_SPAN)] : found).map(
    (match): Match => ({
      from: match.index,
      to: match.index + match[0].length,
      number: match.groups?.number ?? "",
      unit: unitOf(match.groups?.unit ?? ""),
      mark: match.groups?.mark ?? "",
      span: spanKind(match.groups?.span, match.groups?.word),
    }),
  );
  // "3 ppm; 7.6 mg/m³ (15 min)"
  for (const [i, match] of matches.entries()) {
    const next = matches[i + 1];
    const isPair = next && next.unit !== match.unit && JOINED.test(text.slice(match.to, next.from));
    if (isPair && match.span === null) match.span = next.span;
  }
  return matches;
});

/** The list of each number: the last one named before it; where the text begins with numbers, the next one behind. */
function listsOf(text: string, matches: readonly Match[]): (string | null)[] {
  const mentions = listMentions(text);
  const first = matches[0]?.from ?? 0;
  if (mentions.some((mention) => mention.to <= first))
    return matches.map(({ from }) => mentions.findLast((mention) => mention.to <= from)?.list ?? null);
  const lists: (string | null)[] = [];
  for (let i = matches.length - 1; i >= 0; i--) {
    const end = matches[i + 1]?.from ?? text.length;
    const isWithin = (one: ListMention) => one.from >= (matches[i]?.to ?? 0) && one.to <= end;
    const joint = text.slice(matches[i]?.to ?? 0, end).replace(/\b(?:TWA|STEL|Ceiling)\b/g, "");
    lists[i] = mentions.find(isWithin)?.list ?? (JOINED.test(joint) ? (lists[i + 1] ?? null) : null);
  }
  return lists;
}

/** "PEAK: 880 mg/m³, 4 times per shift, 15 minutes": what a quarter of an hour may have. */
const PEAK_OF_SHIFT = new RegExp(
  String.raw`\b${anyOf(words.exposureHeadings.peak)}:\s(?=${NUMBER}\s?${UNIT},\s\d\s[^\d.;]{3,30},\s15\s)`,
  "giu",
);

/** "Limit value (short term)" over "Value: 2 ppm" and "Value: 2.5 mg/m³" */
const VALUE_AGAIN = pattern("giu")`(?<=\n)${words.limitRows.notAList}:\s*(?=\d)`;

/** "50 ppm = 192 mg/m³" */
const SAME_IN_OTHER_UNIT = new RegExp(`(${NUMBER}\\s?${UNIT})\\s?=\\s?(${NUMBER}\\s?${UNIT})`, "giu");

/** What a text states, number by number; a number whose kind is contradicted or that is no limit is left out. */
export function statementsIn(printed: string, sign: LimitSign): Statement[] {
  const alike = printed.includes("=") ? printed.replace(SAME_IN_OTHER_UNIT, "$1 ($2)") : printed;
  const text = alike
    .replace(PEAK_WORD, "")
    .replace(PEAK_CODE, "")
    .replace(PEAK_OF_SHIFT, "STEL: ")
    .replace(VALUE_AGAIN, "")
    .replace(TWO_DUSTS, "$1 $2; ")
    .replace(SHORT_BEHIND, "$1 $2; $4: $3 $2");
  const matches = valuesIn(text);
  if (matches.length === 0) return [];
  const kinds = kindsOf(text, matches);
  const lists = listsOf(text, matches);
  return matches.flatMap((match, i): Statement[] => {
    const value = limitNumber(match.number, sign);
    const kind = combined(kinds[i] ?? null, match);
    // "1 mg/m³ [3 mg/m³]": what the second one is a footnote tells at best
    const isBracketed = text[match.from - 1] === "[" && matches[i - 1]?.unit === match.unit;
    if (value === null || kind === "unclear" || kind === "other" || (isBracketed && kind === null)) return [];
    const before = text.slice(matches[i - 1]?.to ?? 0, match.from).replace(/\([^()]*\)/g, "");
    return [{ value, unit: match.unit, kind, list: lists[i] ?? null, isWorded: /\p{L}{3}/u.test(before) }];
  });
}

function combined(kind: KindOf, { span, mark }: Match): KindOf {
  if (VACATED.test(mark)) return "other";
  if (CEILING.test(mark)) return "ceiling";
  if (!span || kind === "other" || kind === "unclear") return kind;
  if (kind === null || kind === "generic") return span;
  return kind === span || kind === "ceiling" ? kind : "unclear";
}

/** What a number's own remark says of its kind, but for its form. */
function asideKind(asides: string): Kind | null {
  const kind = kindIn(asides);
  return kind === "short" || kind === "ceiling" ? kind : null;
}

/** "10." */
const WHOLE = /(?<=^\d+)\.$/;

type Bare = { value: number; kind: Kind | null; isOfForm: boolean };

/** A cell that holds a number alone, under a heading that gives the unit: "10", "C 2", "5 R* (fume)", "0.5 STEL". */
export function bareNumber(text: string, sign: LimitSign): Bare | null {
  const {
    number = "",
    mark = "",
    asides = "",
    ...beside
  } = BARE.exec(text.trim().replace(WHOLE, ""))?.groups ?? {};
  const named = [beside.kind, beside.behind].filter((word) => word !== undefined).map(kindIn);
  const isKind = (kind: KindOf) => kind !== null && kind !== "other" && kind !== "unclear";
  if (VACATED.test(mark) || kindIn(asides) === "other" || !named.every(isKind)) return null;
  const value = limitNumber(number, sign);
  const told = named.find((kind) => kind !== "generic") as Kind | undefined;
  const kind = told ?? (CEILING.test(mark) ? "ceiling" : asideKind(asides));
  return value === null ? null : { value, kind, isOfForm: mark.trim() !== "" || asides !== "" };
}

/** "0.1 I* / 0.02 R*", "1 (metal), 0.5 (compounds)", "15 (T) 5 (R)": each number is of another form of the substance. */
const FORMS_APART = /\s*[/,]\s(?=\d)|(?<=\d\s?\([A-Z]\))\s(?=\d)/;
const NUMBERS_APART = /\n(?=(?:\p{Lu}{1,4}\s)?\d)|;\s*(?=\d)/u;
/** "– / 300": there is a limit in one of two units alone. */
const NO_NUMBER = /^[\s\p{P}]*$/u;

/** What a cell states, with its units from the heading where it has numbers alone: "50 / 220" under "ppm / mg/m³". */
export function statementsOfCell(text: string, units: readonly string[], sign: LimitSign): Statement[] {
  const own = statementsIn(text, sign);
  const [unit, second] = units;
  const aside = unit && !second ? besideItsUnit(text, own, unit, sign) : null;
  if (aside) return [aside, ...own];
  const isContradicted = own.length === 1 && own[0]?.unit !== unit && own[0]?.unit !== FIBRE_UNIT;
  if (own.length > 0) return unit && !second && isContradicted ? [] : own;
  if (!unit) return [];
  return second ? statementsOfPairs(text, units, sign) : statementsOfNumbers(text, unit, sign);
}

/** "191 (50 ppm)" under "mg/m³": what stands before the same in another unit. */
function besideItsUnit(text: string, own: readonly Statement[], unit: string, sign: LimitSign) {
  const [before = "", inside] = text.split(/[()]/);
  const bare = own.length === 1 && own[0]?.unit !== unit ? bareNumber(before, sign) : null;
  return bare && hasValue(inside ?? "") ? statementOf(bare, unit) : null;
}

const statementOf = ({ value, kind }: Bare, unit: string): Statement => {
  return { value, kind, unit, list: null, isWorded: false };
};

function statementsOfNumbers(text: string, unit: string, sign: LimitSign): Statement[] {
  const bare = text.split(NUMBERS_APART).map((part) => bareNumber(part, sign));
  const ofForms = text.split(FORMS_APART).map((part) => bareNumber(part, sign));
  const areForms = ofForms.length > 1 && ofForms.every((one) => one?.isOfForm);
  const told = (areForms ? ofForms : bare).filter((one) => one !== null);
  return areForms || told.length === bare.length ? told.map((one) => statementOf(one, unit)) : [];
}

/** "50 – 221", "575 (100)": what stands between or around the numbers of two units. */
const PAIRS: [RegExp, string][] = [
  [/(?<=\d)\s[–-]\s(?=\d)/g, "/"],
  [/(?<=\d)\s?\((\d[\d.,]*)\)/g, "/$1"],
];

/** A number for each unit, one below the other or side by side. */
function statementsOfPairs(printed: string, units: readonly string[], sign: LimitSign): Statement[] {
  const text = PAIRS.reduce((told, [between, slash]) => told.replace(between, slash), printed);
  const inOrder = (parts: readonly string[]) => {
    const bare = parts.map((part) => bareNumber(part, sign));
    const isTold = parts.length === units.length && bare.some(Boolean);
    if (!isTold || !bare.every((one, i) => one || NO_NUMBER.test(parts[i] ?? ""))) return null;
    return bare.flatMap((one, i) => (one ? statementOf(one, units[i] ?? "") : []));
  };
  const whole = inOrder(text.split(/\n|\s*[/;]\s*/));
  const lines = whole ? [whole] : text.split("\n").map((line) => inOrder(line.split(/\s*[/;]\s*/)));
  return lines.every((line) => line !== null) ? lines.flat() : [];
}

/** Whether a text holds a number with a unit of concentration in air. */
export function hasValue(text: string): boolean {
  return valuesIn(text).length > 0;
}

/** What stands before the first number with a unit. */
export function beforeFirstValue(text: string): string {
  return text.slice(0, valuesIn(text)[0]?.from ?? text.length);
}
