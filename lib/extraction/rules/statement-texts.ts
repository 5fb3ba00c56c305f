import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import { allStatements } from "@/lib/regulation/statements";
import { matchesIn } from "./matches";
import type { FoundCode } from "./statement-codes";
import { type StatementPattern, statementPatterns } from "./statement-patterns";

/** A hazard class's name is followed by its category; a statement never is. */
const CATEGORY_FOLLOWS = pattern()`^[ |]*(?:[-(] *)?(?:${words.categories.before} ?)?${words.categories.word}[ .]*\d`;

/**
 * Folds a text and keeps its breaks: "." where a sentence ends, "|" where a new line begins with a capital letter,
 * for a statement may go on over a line but what a maker fills in does not.
 */
function foldWithBreaks(text: string): string {
  const folded = [...foldText(text)];
  for (const match of matchesIn(text, /[.;!?](?=\s|$)|[•·●▪►]|\n(?=\s*\p{Lu})|\t/gu))
    folded[match.index] = match[0] === "\n" || match[0] === "\t" ? "|" : ".";
  return folded.join("");
}

/** "In case of fire:" is a part of a statement, which alone says nothing. */
const CONDITION = /^P(?:30[1-9]|332|333|335|337|342|370|371)$/;

function endsWell(text: string, folded: string, end: number, code: string): boolean {
  if (CONDITION.test(code)) return true;
  const rest = folded.slice(end);
  if (CATEGORY_FOLLOWS.test(rest)) return false;
  const gap = /^[^\p{L}\p{N}]*/u.exec(text.slice(end))?.[0] ?? "";
  if (/[.;:!?\n\t(•·●▪►|]/.test(gap) || gap.length === text.length - end) return true;
  const next = text.charAt(end + gap.length);
  const capitals = text.slice(Math.max(0, end - 12), end);
  return /\p{Lu}/u.test(next) && capitals !== capitals.toUpperCase();
}

type Sighting = FoundCode & { literals: number };

function longestAt(text: string, folded: string, at: number, languages: readonly string[]): Sighting | null {
  const word = /^[\p{L}\p{N}]+/u.exec(folded.slice(at, at + 40))?.[0] ?? "";
  let best: Sighting | null = null;
  const attempt = (pattern: StatementPattern) => {
    if (best && pattern.literals < best.literals) return;
    pattern.regex.lastIndex = at;
    const match = pattern.regex.exec(folded);
    if (!match) return;
    const end = at + match[0].length;
    if (best && pattern.literals === best.literals && end <= best.end) return;
    if (endsWell(text, folded, end, pattern.code))
      best = { code: pattern.code, at, end, literals: pattern.literals };
  };
  for (const language of languages) {
    const patterns = statementPatterns(language);
    for (const pattern of patterns.beginningWith(word)) attempt(pattern);
    for (const pattern of patterns.beginningWith("")) attempt(pattern);
  }
  return best;
}

const AFTER_CODE = /(?<![\p{L}\p{N}])(?:EUH|H|P)\d{3}[A-Za-z]{0,2}[^\p{L}\p{N}]*$/u;

/** Places where a sentence may begin: after a break, a colon, a bullet or a bracket, a code or a statement just read. */
function isStart(text: string, at: number, lastEnd: number): boolean {
  const gap = /[^\p{L}\p{N}]*$/u.exec(text.slice(Math.max(0, at - 12), at))?.[0] ?? "";
  if (gap.length >= at || at - gap.length === lastEnd || /[.:;!?\n\t()•·●▪►|–—]|^-| - | {2}/.test(gap))
    return true;
  return AFTER_CODE.test(text.slice(Math.max(0, at - gap.length - 8), at));
}

function sightings(text: string, languages: readonly string[]): Sighting[] {
  const folded = foldWithBreaks(text);
  const found: Sighting[] = [];
  let lastEnd = -1;
  for (const match of matchesIn(folded, /[\p{L}\p{N}]+/gu)) {
    if (match.index < lastEnd || !isStart(text, match.index, lastEnd)) continue;
    const sighting = longestAt(text, folded, match.index, languages);
    if (!sighting) continue;
    found.push(sighting);
    lastEnd = sighting.end;
  }
  return found;
}

/** What the answer to a condition joins, and what is told to be done first. */
const isInitial = (code: string) => CONDITION.test(code) || code === "P336";

/** "P305+P351" of "P305+P351+P338": the combinations that the law lists, and what they begin with. */
const BEGUN = new Set(
  allStatements.flatMap(({ code }) => {
    const parts = code.split("+");
    return parts.map((_, i) => parts.slice(0, i + 1).join("+"));
  }),
);

/**
 * Joins parts into the law's combinations: "IF IN EYES:" with what follows, "Store in a well-ventilated place. Keep
 * cool." when both stand in one paragraph.
 */
function compose(text: string, parts: Sighting[]): FoundCode[] {
  const result: FoundCode[] = [];
  for (let i = 0; i < parts.length; i++) {
    const first = parts[i]!;
    let code = first.code;
    let end = first.end;
    for (let next = parts[i + 1]; next?.code.startsWith("P"); next = parts[i + 1]) {
      const between = text.slice(end, next.at);
      const joined = `${code}+${next.code}`;
      const response =
        code === first.code && isInitial(code) && /^P3/.test(next.code) && !isInitial(next.code);
      const near = between.trim().length <= 3 && (isInitial(first.code) || !/\n/.test(between));
      if (!code.startsWith("P") || !near || !(BEGUN.has(joined) || response)) break;
      code = joined;
      end = next.end;
      i++;
    }
    result.push({ code, at: first.at, end });
  }
  return result;
}

/**
 * The statements whose texts stand in a text, recognised without codes by their official wordings and the usual
 * variants in the given languages; parts of the sheet that are no statement are passed over.
 */
export function statementTextsIn(text: string, languages: readonly string[]): FoundCode[] {
  return compose(text, sightings(text, languages)).filter(({ code }) => !CONDITION.test(code));
}
