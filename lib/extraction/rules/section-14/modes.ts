import { pattern, words } from "@/lib/extraction/language/words";

/**
 * Rules under which dangerous goods travel: by road, rail, inland waterway, sea, air; US, Canada, Australia; the UN
 * model. "land" is carriage by land under whatever rules hold where the sheet is used.
 */
export type Mode = "adr" | "rid" | "adn" | "imdg" | "iata" | "dot" | "tdg" | "adg" | "un" | "land";

const of = words.modes;

const CODES: readonly (readonly [Mode, RegExp])[] = [
  // "ADRRID" is both
  ["adr", /\b(?:ADR|SDR)(?:RID)?(?![a-z])|\bRTMDR?\b|\bVLG\b|\bGGVS(?:EB?|\/E)?\b/gi],
  ["rid", /\b(?:ADR)?(?:RID|RSD)(?![a-z])|\bGGVE\b/gi],
  ["adn", /\bADNR?\b/gi],
  ["imdg", /\bIMDG(?:[\s-]Code(?=\s*(?:[:/]|$)))?(?![a-z])|\bIMO\b|\bI\.M\.O\.|\bIMSBC\b|\bGGVSee\b/gi],
  [
    "iata",
    /\bIATA(?:[\s-]DGR(?=\s*(?:[:/]|$)))?(?![a-z])|\bICAO(?:[\s-]TI(?=\s*(?:[:/]|$)))?(?![a-z])|\bI\.C\.A\.O\b|\bOACI(?![a-z])/gi,
  ],
  ["dot", /\b(?:US\s?)?DOT\b|\b49\s?CFR\b(?!\s?\d{3})|(?:\bU\.?\s?S\.?\s?)?(?:\bDOT\b|\bD\.O\.T\.?)/gi],
  ["tdg", /\bTDG(?![a-z])|\bTMD\b/g],
  ["adg", /\bADG(?![a-z])/g],
  ["un", pattern("gi")`\bUN\s?RTDG\b|\bUNO\b|\bUN\s?${of.modelRules}\b`],
];

/** "By road", "Over de weg" */
const BY = pattern("i")`^\W*${of.by}\s`;
const CARRIAGE = pattern("iu")`${of.carriage}`;

/** Words of a text by themselves, whatever letters they are written in. */
const alone = (list: readonly string[]) => pattern("giu")`(?<![\p{L}\p{N}])${list}(?![\p{L}\p{N}])`;

const WORDS: readonly (readonly [Mode, RegExp])[] = [
  ["adn", alone(of.inland)],
  ["imdg", alone(of.sea)],
  ["iata", alone(of.air)],
  ["land", alone(of.land)],
];

const FILLER = alone([...of.carriage, ...of.filler]);

/** Every mode that a text names by its rules' letters, else by words for road, sea and air. */
export function modesIn(text: string): Mode[] {
  const byCode = CODES.filter(([, pattern]) => search(pattern, text)).map(([mode]) => mode);
  if (byCode.length > 0) return byCode;
  const byWord = WORDS.filter(([, pattern]) => search(pattern, text)).map(([mode]) => mode);
  return byWord.includes("adn") ? ["adn"] : byWord;
}

function search(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0;
  return pattern.test(text);
}

/** True for words of carriage: "Transport im", "Shipping by". */
export const namesCarriage = (text: string) => CARRIAGE.test(text);

const LONGEST_LABEL = 120;
/** "Sea transport (IMDG) [English]": the language of the names below. */
const LANGUAGE = /\[\p{L}{5,12}\]/u;
/** "Road transport (ADG 7.5)", "SANS 10228 / ADR": the edition of the rules, or the standard that brings them. */
const EDITION = /(?<=\(ADG\s?)\d\.\d(?=\))|\bSANS\s?\d{4,5}|\bSS\s?\d{3}(?:-\d)?/;

/** The modes of a text that says nothing but how goods travel: "ADR/RID", "Sea transport (IMDG)"; else none. */
export function modesOfLabel(text: string): Mode[] {
  // "ADR 2017" is an edition of the rules, "ADR: 2014" a UN number
  if (text.length > LONGEST_LABEL || /:\s*\d/.test(text)) return [];
  const modes = modesIn(text);
  if (modes.length === 0) return [];
  const isCoded = CODES.some(([, pattern]) => search(pattern, text));
  const hasCarriage = namesCarriage(text) || BY.test(text);
  if (!isCoded && !hasCarriage) return [];
  let rest = text
    .replace(/^\W*14\.\d\b/, " ")
    .replace(LANGUAGE, " ")
    .replace(EDITION, " ");
  for (const [, pattern] of [...CODES, ...WORDS]) rest = rest.replace(pattern, " ");
  rest = rest
    .replace(FILLER, " ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  if (rest.length <= 2 && !/^(?:I+|\d+)$/i.test(rest)) return modes;
  return isCoded && hasCarriage && /\([^)]*\)\s*:?$/.test(text) && !/\d/.test(rest) && rest.length < 40
    ? modes
    : [];
}

/** The rules by their letters. */
export const CODE = `(?:${CODES.map(([, { source }]) => source).join("|")})`;
const CODES_TOGETHER = String.raw`${CODE}(?:\s?[/,]\s?${CODE})*`;
/** A class, a number or a group with no more than a space between it and its mode; "ADR 2017" is an edition of the rules. */
const BARE_VALUE = pattern(
  "",
)`UN\s?\d{4}(?!\d)|(?:${words.transportValues.classInEntry}\s)?\d(?:\.\d)?(?![\d\p{L}.])|I{1,3}(?!\p{L})`
  .source;
const NEXT_MODE = new RegExp(
  String.raw`\s*(?:[-–;,|]\s*)?(?<![\p{L}/]|/ )(?=${CODES_TOGETHER}(?:\s*:|\s(?:${BARE_VALUE})))`,
  "iu",
);
const TOLD = new RegExp(
  String.raw`^(?<head>${CODES_TOGETHER})(?:\s*:\s*|\s(?=${BARE_VALUE}))(?<value>.*)$`,
  "iu",
);

/**
 * "ADR/RID: 8 - IMDG: 8", "ADR 9, IMDG 9": what a value tells mode by mode; null where it does not. What stands before
 * the first mode, "9; IMDG: 9" behind "Class ADR/RID:", is told without one.
 */
export function toldByMode(text: string): { modes: Mode[] | null; text: string }[] | null {
  const parts = text.split(NEXT_MODE).filter((part) => part !== "");
  const told = parts.map((part, i) => {
    const { head = "", value = "" } = TOLD.exec(part)?.groups ?? {};
    const modes = modesIn(head);
    return modes.length === 0 && i === 0 ? { modes: null, text: part } : { modes, text: value.trim() };
  });
  const areTold = told.some(({ modes }) => modes !== null) && told.every(({ modes }) => modes?.length !== 0);
  return areTold ? told : null;
}
