import { remembered } from "@/lib/extraction/glyphs/remembered";
import { anyOf, pattern, words } from "@/lib/extraction/language/words";
import { concentrationsIn } from "@/lib/extraction/rules/concentration";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { hazardCodesIn } from "@/lib/extraction/rules/statement-codes";
import { isCasNumber, isEcNumber } from "@/lib/regulation/substance-numbers";

export type IdentifierKind = "cas" | "ec" | "index" | "reach";

/** A number that names a substance; `at` and `end` enclose its label too, so that both can be cut out of a name. */
export type FoundIdentifier = {
  kind: IdentifierKind;
  /** In its official spelling, without spaces and leading zeros. */
  value: string;
  /** Its check digit holds; index and registration numbers are only checked by their shape. */
  valid: boolean;
  at: number;
  end: number;
};

const DASH = String.raw`\s?[-‐‑–−]\s?`;
const NUMBERS: readonly [IdentifierKind, RegExp][] = [
  [
    "reach",
    new RegExp(
      String.raw`(?<![\d-])(?:0[1-9]|1[78])${DASH}\d{10}${DASH}\d{2}(?:${DASH}(?:\d{4}|[Xx]{1,4}))?(?!\d)`,
      "g",
    ),
  ],
  ["index", new RegExp(String.raw`(?<![\d-])\d{3}${DASH}\d{3}${DASH}\d{2}${DASH}[\dXx](?![\d-])`, "g")],
  // "INDEX: 606_001_00_8", "INDEX: EC_921_024_6"
  ["index", /(?<![\p{L}\d_])(?:\p{Lu}_?)?\d{3}_\d{3}_\d{2}_[\dXx](?![\d_])/gu],
  ["ec", /(?<![\p{L}\d_])EC_\d{3}_\d{3}_\d(?![\d_])/gu],
  ["cas", new RegExp(String.raw`(?<![\d-])(?:\d{2,7}|0\d{6,9})${DASH}\d{2}${DASH}\d(?![\d]|-\d)`, "g")],
  ["ec", new RegExp(String.raw`(?<![\d-])[2-9]\d{2}${DASH}\d{3}${DASH}\d(?![\d]|-\d)`, "g")],
];

const of = words.identifiers;
const NUMBER = anyOf(of.number);
const LABEL_WORD = `(?:CAS(?:RN)?|EINECS|ELINCS|NLP|EEC|EC|EG|CE|WE|ES|EU|UE|${anyOf([...of.index, ...of.registration])}|${NUMBER})`;
const LABEL = new RegExp(
  String.raw`(?<!\p{L})\(?${LABEL_WORD}(?:[\s.:#°º()/,=-]*(?:${LABEL_WORD}|${anyOf(of.small)}))*[\s.:#°º)=-]*$`,
  "iu",
);
const KIND_OF_LABEL: readonly [IdentifierKind, RegExp][] = [
  ["cas", /CAS/i],
  ["index", pattern("iu")`${of.index}`],
  ["reach", pattern("iu")`${of.registration}`],
  ["ec", /EINECS|ELINCS|NLP|\b(?:EEC|EC|EG|CE|WE|ES|EU|UE)\b/i],
];

function normalise(kind: IdentifierKind, written: string): string {
  const compact = written.replace(/\s/g, "").replace(/[‐‑–−_]/g, "-");
  if (kind === "cas") return compact.replace(/^0+/, "");
  if (kind === "ec") return compact.replace(/^EC-/, "");
  return kind === "index" ? compact.toUpperCase() : compact;
}

function labelBefore(text: string): { length: number; kind: IdentifierKind | null } {
  const label = LABEL.exec(text)?.[0] ?? "";
  const kind = KIND_OF_LABEL.find(([, words]) => words.test(label))?.[0] ?? null;
  // "No" or "list" alone is no label of a number, but goes with it
  return { length: label.trimStart().length, kind };
}

function isValid(kind: IdentifierKind, value: string): boolean {
  if (kind === "cas") return isCasNumber(value);
  return kind === "ec" ? isEcNumber(value) : true;
}

/** "(< 0.1 % butadiene (203-450-8))" behind a name tells of an impurity, with its number. */
const BRACKET = /\((?:[^()]|\([^()]*\))*\)/g;
const OF_IMPURITY = /[<≤]\s*=?\s*\d[\d.,]*\s*(?:%|ppm)/;

function impurities(text: string): { from: number; to: number }[] {
  if (!text.includes("(")) return [];
  return [...matchesIn(text, BRACKET)]
    .filter(([bracket]) => OF_IMPURITY.test(bracket))
    .map(({ 0: bracket, index }) => ({ from: index, to: index + bracket.length }));
}

/** All substance numbers of a text in reading order, numbers that a line break or spaces tore apart included. */
export function identifiersIn(text: string): readonly FoundIdentifier[] {
  return /\d\d/.test(text) ? numbersOf(text) : NONE;
}

const NONE: readonly FoundIdentifier[] = [];
const numbersOf = remembered((text): readonly FoundIdentifier[] => {
  const found: FoundIdentifier[] = [];
  const others = impurities(text);
  for (const [kind, pattern] of NUMBERS)
    for (const match of matchesIn(text, pattern)) {
      const at = match.index;
      const end = at + match[0].length;
      if (found.some((other) => at < other.end && other.at < end)) continue;
      if (others.some(({ from, to }) => at > from && end <= to)) continue;
      const value = normalise(kind, match[0]);
      const label = labelBefore(text.slice(Math.max(0, at - 70), at));
      const valid = isValid(kind, value);
      const torn = /\s/.test(match[0]);
      if (!valid && (torn || (label.kind !== kind && !isBare(text, at, end)))) continue;
      found.push({ kind, value, valid, at: at - label.length, end });
    }
  return found.sort((a, b) => a.at - b.at);
});

/** A number that stands alone in its cell is what its column says, right or wrong. */
function isBare(text: string, at: number, end: number): boolean {
  return (text.slice(0, at) + text.slice(end)).replace(/[\s*()]/g, "") === "";
}

const EMPTY_LABEL = pattern(
  "giu",
)`(?<!\p{L})\(?(?:CAS|EINECS|ELINCS|EC|EG|CE|INDEX|REACH)(?![\p{L}])(?:[\s./#°º-]*(?:${NUMBER}|${of.registration}))*[\s.#°º)]*:?\s*(?:[-–—]+|${of.none})?\s*(?=$|[;,)\n])`;

/** The text without its numbers, their labels, and labels that nothing follows. */
export function withoutIdentifiers(text: string, identifiers: readonly FoundIdentifier[]): string {
  let rest = "";
  let from = 0;
  for (const { at, end } of identifiers) {
    rest += `${text.slice(from, Math.max(from, at))} `;
    from = Math.max(from, end);
  }
  const cut = (rest + text.slice(from)).replace(/KE-\d{5}/g, " ").replace(EMPTY_LABEL, " ");
  const tidy =
    cut === text ? text : cut.replace(/(?:^|\s)[;,:()[\]]+(?=\s|$)/g, " ").replace(/^\s*\/|\/\s*$/g, " ");
  return tidy.replace(/\s+/g, " ").trim();
}

/** "Reg. REACH 01-…", "XXXX", "CAS -": a label, a number, or the masked end of one. */
const NUMBER_ALONE =
  /^\W*(?:r[eèé]g(?:\p{L}{0,12})?\W*(?:n[°ºor.]*)?|X{2,}|(?:CAS|EC|EG|CE|INDEX|REACH)\P{L}*)\W*$/iu;

/** True for what is left of a labelled number when the number is taken out. */
export const isLabelAlone = (text: string) => NUMBER_ALONE.test(text);

/** Whether a text holds words beside its numbers and their labels. */
export function mayBeName(text: string): boolean {
  const rest = withoutIdentifiers(text, identifiersIn(text));
  return /\p{L}{3}/u.test(rest) && !isLabelAlone(rest);
}

/** A line holds data when it has a substance number, a marked concentration or an H code. */
export function holdsData(text: string): boolean {
  return (
    identifiersIn(text).length > 0 ||
    hazardCodesIn(text).length > 0 ||
    concentrationsIn(text).some((found) => found.marked)
  );
}
