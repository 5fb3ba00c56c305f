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
/** What stands between the bracket of one substance and the name of the next. */
const BEFORE_NAME = pattern(
  "iu",
)`^.*(?:[.:]\s|(?<!\p{L})${words.componentRemarks.contains}\s)|^[\s,;]*(?:${words.joins.and}\s)?`;
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

/** The bracket of a component begins with a number of it; that of an impurity with an amount. */
const isOfComponent = (told: string) =>
  identifiersIn(told)[0]?.at === 0 &&
  identifiersIn(told).some(({ kind, valid }) => kind === "cas" && valid) &&
  concentrationsIn(told).some(({ marked }) => marked);

/** "Contains example (CAS 64-17-5; 5 - 10 %; H225), testene (CAS …) and …": what is told of each substance stands in brackets behind its name. */
export function componentsInSentences(lines: readonly Line[]): ReadComponent[] {
  const { text, ends } = textOf(lines.filter(({ cells }) => cells.length === 1));
  const brackets = [...matchesIn(text, BRACKETS)].filter(([bracket]) => isOfComponent(bracket.slice(1, -1)));
  if (brackets.length < FEWEST) return [];
  return brackets.map(({ 0: bracket, index }, i) => {
    const before = brackets[i - 1];
    const from = before ? before.index + before[0].length : 0;
    const told = bracket.slice(1, -1);
    const sources = lines
      .filter((_, at) => (ends[at] ?? 0) > from && (ends[at - 1] ?? 0) < index + bracket.length)
      .map(sourceOf);
    const items = told.split(/[;,]\s/);
    const amount = items.find((item) => concentrationsIn(item).some(({ marked }) => marked));
    const component = emptyComponent();
    takeIdentifiers(component, { text: told, sources });
    setName(component, { text: text.slice(from, index).replace(BEFORE_NAME, ""), sources });
    if (amount) setConcentration(component, { text: amount.trim(), sources });
    setHazards(component, readHazards(items.filter((item) => item !== amount).join("; ")), sources);
    return component;
  });
}
