import { pattern, words } from "@/lib/extraction/language/words";
import { sourceOf } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { concentrationsIn } from "@/lib/extraction/rules/concentration";
import { matchesIn } from "@/lib/extraction/rules/matches";
import {
  emptyComponent,
  joinName,
  type ReadComponent,
  setConcentration,
  setHazards,
  setName,
  takeIdentifiers,
} from "./component";
import { readHazards } from "./component-hazards";
import { identifiersIn } from "./component-identifiers";

/** Brackets, which may hold others: "(CAS 64-17-5, EC 200-578-6; 5 - 10 %; H225)". */
const BRACKETS = /\((?:[^()]|\([^()]*\))*\)/gu;
/** What an item of a list ends with before the name of the next: "5 %", "H225", "; ", "]", and what joins that. */
const BEFORE_ITEM = pattern("iu")`^.*(?:[;\]%]|H\d{3}\p{L}{0,2})|^[\s,]*(?:${words.joins.and}\s)?`;
/** "A solution that contains example": a sentence's words before the name. */
const BEFORE_NAME = pattern("iu")`^.*(?:[.:]|(?<!\p{L})${words.componentRemarks.contains})\s+`;
const FIRST_JOIN = pattern("iu")`^[\s,.:]*(?:(?:${words.joins.and}|${words.joins.articles})\s+)?`;
const MOST_WORDS = 2;
const FEWEST = 2;

/** The text of lines, and where each of them ends in it. */
function textOf(lines: readonly Line[]): { text: string; ends: number[] } {
  let text = "";
  const ends = lines.map((line) => {
    text = joinName([text, line.text]);
    return text.length;
  });
  return { text, ends };
}

/** The bracket of a substance begins with a number of it; that of an impurity with an amount. */
const isOfSubstance = (told: string) =>
  identifiersIn(told)[0]?.at === 0 && identifiersIn(told).some(({ kind, valid }) => kind === "cas" && valid);

/** The name before a bracket: what an item of a list begins with, else the last word of a sentence that goes before. */
function nameIn(between: string, isItem: boolean): string {
  const item = isItem ? between.replace(BEFORE_ITEM, "") : between;
  const told = item.replace(BEFORE_NAME, "");
  const name = told.replace(FIRST_JOIN, "").trim();
  const own = name.split(/\s+/);
  const isSentence = (!isItem || told !== item) && own.length > MOST_WORDS && !/\)$/.test(name);
  return isSentence ? (own.at(-1) ?? "") : name;
}

const amountIn = (text: string) => concentrationsIn(text).find(({ marked }) => marked);

/**
 * "Contains example (CAS 64-17-5; 5 - 10 %; H225), testene (CAS …) in an amount of 3 to 5 %, classified as …": what is told
 * of each substance stands in brackets behind its name, or behind these. A substance without an amount is only mentioned.
 */
export function componentsInSentences(lines: readonly Line[]): ReadComponent[] {
  const { text, ends } = textOf(lines.filter(({ cells }) => cells.length === 1));
  const brackets = [...matchesIn(text, BRACKETS)].filter(([bracket]) => isOfSubstance(bracket.slice(1, -1)));
  const names = brackets.map(({ index }, i) => {
    const before = brackets[i - 1];
    const from = before ? before.index + before[0].length : 0;
    return nameIn(text.slice(from, index), i > 0);
  });
  const components = brackets.flatMap(({ 0: bracket, index }, i): ReadComponent[] => {
    const name = names[i] ?? "";
    const end = (brackets[i + 1]?.index ?? text.length) - (names[i + 1]?.length ?? 0);
    const told = bracket.slice(1, -1);
    const behind = text.slice(index + bracket.length, end);
    const amount = amountIn(told) ?? amountIn(behind);
    if (!amount) return [];
    const from = index - name.length;
    const sources = lines
      .filter((_, at) => (ends[at] ?? 0) > from && (ends[at - 1] ?? 0) < end)
      .map(sourceOf);
    const component = emptyComponent();
    takeIdentifiers(component, { text: told, sources });
    setName(component, { text: name, sources });
    setConcentration(component, { text: amount.text, sources });
    const rest = `${told}; ${behind}`.replace(amount.text, "");
    setHazards(component, readHazards(rest.slice(rest.search(/;/))), sources);
    return [component];
  });
  return components.length < FEWEST ? [] : components;
}
