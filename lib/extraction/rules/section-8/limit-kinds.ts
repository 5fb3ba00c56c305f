import { pattern, words } from "@/lib/extraction/language/words";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { isNoData } from "@/lib/extraction/rules/no-data";
import { type Kind, type KindOf, kindIn, kindWordsIn, withoutKinds } from "./limit-words";

/** A number with its unit at its place in a text. */
export type Match = {
  from: number;
  to: number;
  number: string;
  unit: string;
  mark: string;
  span: Kind | null;
};

/** "C" and "STEL" may be remarks. */
const LONGEST_CODE = 4;

/** What joins two numbers of one statement: "500 ppm (1800 mg/m³)", "25 mg/m³, 10 ml/m³", "20 ppm - 76 mg/m³", "or", "and", "250 ppm(Sk) 333 mg/m³". */
export const JOINED = pattern(
  "iu",
)`^(?:[\s,;/(|)]|\((?!C\))\p{L}{1,3}\)|\s[-–]\s|\s(?:${words.joins.or}|${words.joins.and})(?=\s))*$`;
/** "excursion factor 4", "excursion factor 1.5" over "H*" behind a limit says nothing of its kind. */
const FACTOR = /\p{L}[.:]?\s*\d(?:[.,]\d)?(?:\s+\p{Lu}\*?)*\s*$/u;

/** The words nearest to a number that name a kind: the last piece before it, the first behind it. */
function nearestKind(text: string, side: "before" | "behind"): KindOf {
  const told = side === "before" ? withoutEmptyKinds(text) : text;
  // "VME (Suisse) Valeur momentanée:" names a list first
  const pieces = told.split(/\n|;|\.\s|\([^()\d]*\)\s+(?=\p{L})/u);
  const whole = kindIn(told);
  if (whole !== "unclear") return whole;
  const ordered = side === "before" ? pieces.reverse() : pieces;
  return ordered.map(kindIn).find((kind) => kind !== null) ?? null;
}

/** "TWA: not established STEL:" before a number: a kind that there is no limit of is not the number's. */
function withoutEmptyKinds(text: string): string {
  const kinds = kindWordsIn(text);
  const own = kinds.findLast(({ to }, i) => {
    const said = text.slice(to, kinds[i + 1]?.from ?? to);
    return /\p{L}/u.test(said) && isNoData(said);
  });
  return own ? text.slice(kinds[kinds.indexOf(own) + 1]?.from) : text;
}

/** The kind of each number; parts of a text that all name kinds of their own say nothing of each other's. */
export function kindsOf(text: string, matches: readonly Match[]): KindOf[] {
  const lines = partsOf(text, matches, /[^\n]+/g);
  // "100 ppm (list)" over "ST 125 ppm (list)"
  const tellsFirst = ({ printed, own: [first] }: Part, i: number) =>
    first !== undefined && (kindIn(printed.slice(0, first.from)) !== null) === i > 0;
  if (lines.length > 1 && lines.every(tellsFirst)) return lines.flatMap(kindsIn);
  if (lines.length > 1 && lines.every(tellsOwn))
    return lines.flatMap(({ printed, own }) => kindsOf(printed, own));
  const parts = partsOf(text, matches, /[^;]+/g);
  const isFirst = ({ from }: Part) => from === 0 && !isInTwoUnits(parts);
  const isOwn = (part: Part) =>
    part.own.length === 0 || isFirst(part) || ![null, "generic"].includes(kindIn(part.printed));
  return parts.every(isOwn) ? parts.flatMap(kindsIn) : kindsOfPart(text, matches);
}

/** "0.5 ppm; 0.4 mg/m³ (8 h)" over "2 ppm; 1.6 mg/m³ (ceiling)": each line ends with what it tells of its numbers. */
function tellsOwn({ printed, own }: Part): boolean {
  const last = own.at(-1);
  const kind = last && (last.span ?? kindIn(printed.slice(last.to)));
  return kind === "mean" || kind === "short" || kind === "ceiling";
}

/** "250 ppm; 328 mg/m³ STEL": the kind behind a limit's second unit is that of both. */
function isInTwoUnits([part, next, ...others]: readonly Part[]): boolean {
  const [first, ...more] = part?.own ?? [];
  const [second] = next?.own ?? [];
  const isBare = first && more.length === 0 && !/\p{L}/u.test(part?.printed.slice(0, first.from) ?? "");
  return isBare === true && others.length === 0 && second !== undefined && second.unit !== first.unit;
}

type Part = { printed: string; from: number; own: Match[] };

/** The parts of a text, each with its numbers at their places in it. */
function partsOf(text: string, matches: readonly Match[], apart: RegExp): Part[] {
  return [...matchesIn(text, apart)].map(({ 0: printed, index: from }) => ({
    printed,
    from,
    own: matches
      .filter((match) => match.from >= from && match.to <= from + printed.length)
      .map((match) => ({ ...match, from: match.from - from, to: match.to - from })),
  }));
}

const kindsIn = ({ printed, own }: Part) => kindsOfPart(printed, own);

/** From the words before the numbers or, where none stand before the first, behind them. */
function kindsOfPart(text: string, matches: readonly Match[]): KindOf[] {
  if (matches.length === 0) return [];
  const before = matches.map((match, i) => text.slice(matches[i - 1]?.to ?? 0, match.from));
  const behind = matches.map((match, i) => text.slice(match.to, matches[i + 1]?.from ?? text.length));
  const first = nearestKind(before[0] ?? "", "before");
  const end = behind.at(-1) ?? "";
  const told = nearestKind(end, "behind");
  const last = told === "other" && FACTOR.test(end) ? null : told;
  // Where words stand between the numbers alone, they are those of the number that follows
  const isTold = last !== null && last !== "generic";
  const isBefore =
    first === null ? last === null : first !== "generic" || !isTold || isToldBefore(before, last);
  const side = isBefore ? "before" : "behind";
  const own = (isBefore ? before : behind).map((part) => nearestKind(part, side));
  const order = isBefore ? own.map((_, i) => i) : own.map((_, i) => own.length - 1 - i);
  for (const i of order) {
    const neighbour = isBefore ? i - 1 : i + 1;
    const joint = isBefore ? before[i] : behind[i];
    if (own[i] !== null || !(neighbour in own) || !JOINED.test(joint ?? "")) continue;
    const told = own[neighbour] ?? null;
    // "Ceiling: 300 ppm / 500 ppm": what the second one is nobody tells
    if (differs(matches, i, neighbour)) own[i] = isOfOther(matches, i, told, own) ? null : told;
    else if (isBefore && told !== null && told !== "generic" && /[/,]/.test(joint ?? "")) own[i] = "unclear";
  }
  // "The limit is 1.3 mg/m³ as a short-term value, which is 0.5 ppm": the kind may be that of both
  if (
    isBefore &&
    first === "generic" &&
    own.length === 2 &&
    own[1] === "short" &&
    matches[0]?.unit !== matches[1]?.unit
  )
    own[0] = "unclear";
  return isCeilingBehind(end) ? own.with(-1, "ceiling") : own;
}

/** "50 ppm" / "221 mg/m³" over "100 ppm (STEL)" / "442 mg/m³ (STEL)": of one kind and unit there is another limit, so this is none. */
const isOfOther = (matches: readonly Match[], i: number, told: KindOf, kinds: readonly KindOf[]): boolean =>
  told !== null &&
  told !== "generic" &&
  matches.some(
    (one, j) =>
      j !== i && one.unit === matches[i]?.unit && one.mark === matches[i]?.mark && kinds[j] === told,
  );

/** "OEL 10 ppm, short-term limit 20 ppm (15 min)": the last kind stands before its number, too. */
const isToldBefore = ([, ...further]: readonly string[], last: KindOf): boolean =>
  further.some((text) => /,/.test(text) && kindIn(text.slice(text.lastIndexOf(",") + 1)) === last);

/** "TWA: 2 mg/m³ Peak limitation": what ends a text right behind its last number says of it that it is a ceiling. */
function isCeilingBehind(end: string): boolean {
  const [word] = kindWordsIn(end);
  const isWord = word !== undefined && word.kind === "ceiling" && word.to - word.from > LONGEST_CODE;
  return isWord && withoutKinds(end) === "" && !/\p{L}/u.test(end.slice(0, word.from));
}

/** In two units, or of two fractions of a dust: "20 E mg/m³, 10 A mg/m³". */
function differs(matches: readonly Match[], a: number, b: number): boolean {
  const [one, other] = [matches[a], matches[b]];
  const marks = [one?.mark.trim() ?? "", other?.mark.trim() ?? ""];
  return one?.unit !== other?.unit || (marks[0] !== marks[1] && !marks.includes(""));
}
