import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import { decorationLength, labelsOf } from "@/lib/extraction/lines/label-match";
import type { Line } from "@/lib/extraction/model";
import { matchesIn } from "@/lib/extraction/rules/matches";

export const routes = ["inhalation", "skin_contact", "eye_contact", "ingestion"] as const;
export type Route = (typeof routes)[number];

/** All that is known to head a text of section 4. */
export const adviceLabels = labelsOf(words.firstAid);
/** "4.1 Description of first aid measures" */
export const NUMBERED = /^\W*4\s?\.\s?\d/;
/** "4.2": what follows first aid. */
export const FURTHER_PART = /^\W*4\s?\.\s?[2-9]/;

const LONGEST_HEADING = 90;
const MOST_WORDS = 14;
const IN_BRACKETS = /\([^()]*\)/g;

/** "(wet it first). Skin": the end of a sentence and the beginning of the next. */
const ENDS_SENTENCE = /^\s*\([^()]*\)\s*[.;]/;

/** "eye*" stands for all words that begin so. */
function matcherOf(form: string): (word: string) => boolean {
  const folded = foldText(form).trim();
  return form.endsWith("*") ? (word) => word.startsWith(folded) : (word) => word === folded;
}

const named = routes.map((route) => ({ route, forms: words.routeHeadings[route].map(matcherOf) }));
const besides = new Set(words.routeHeadings.besides.map((word) => foldText(word)));

const routeOf = (word: string): Route | null =>
  named.find(({ forms }) => forms.some((isForm) => isForm(word)))?.route ?? null;

function routesAmong(folded: readonly string[]): Route[] {
  const found = new Set(folded.map(routeOf));
  return routes.filter((route) => found.has(route));
}

/**
 * The routes of exposure that a heading names, if it names nothing else: "Direkter Hautkontakt (mit dem Produkt)",
 * "First aid: eyes and skin", "En cas de contact avec la peau". No routes for anything else.
 */
export function routesNamed(heading: string): Route[] {
  if (ENDS_SENTENCE.test(heading)) return [];
  const all = foldText(heading.replace(IN_BRACKETS, " ")).split(" ").filter(Boolean);
  if (all.length === 0 || all.length > MOST_WORDS) return [];
  return all.every((word) => routeOf(word) !== null || besides.has(word)) ? routesAmong(all) : [];
}

/** The routes whose words stand anywhere in a text. */
export const routesIn = (text: string): Route[] => routesAmong(foldText(text).split(" "));

const openers = new Set(words.routeHeadings.openers.map((word) => foldText(word)));

/** "If …", "In case of …", "Bei …": words that a condition begins with. */
export const startsCondition = (text: string): boolean =>
  openers.has(foldText(text).trim().split(" ")[0] ?? "");

/** What may be a heading in a cell: all of it when it is short, and what stands before each of its colons. */
function headingsIn(text: string): string[] {
  const own = text.slice(decorationLength(text)).trim();
  const heads = [...matchesIn(own, /:/g)].map((colon) => own.slice(0, colon.index));
  return [...heads, own].filter((head) => head.length > 0 && head.length <= LONGEST_HEADING);
}

/** "Protection of first-aiders", "Ersthelfer": headings of what is for those who help, not for the one hurt. */
const OF_HELPERS = pattern("iu")`(?<!\p{L})${words.routeHeadings.helpers}(?!\p{L})[^.!?,;]*$`;
const MOST_WORDS_OF_HELPERS = 7;

function fieldOf(head: string): string {
  const isShort = head.split(/\s+/).length <= MOST_WORDS_OF_HELPERS && !/[.!?,;]/.test(head);
  return isShort && OF_HELPERS.test(head) ? "other" : routesNamed(head).join("+");
}

/** "mouth-" over "to-mouth breathing", "comfortable for" over "breathing." */
const goesOn = (above: Line | undefined, { text }: Line) =>
  /^\p{Ll}/u.test(text) && (/-$/.test(above?.text ?? "") || text.endsWith("."));

/** The headings that the lines hold, by the field that they head: "skin_contact+eye_contact" for both routes. */
export function routeHeadingsIn(lines: readonly Line[]): Record<string, string[]> {
  const headings: Record<string, string[]> = {};
  const heads = lines.filter((line, i) => !goesOn(lines[i - 1], line));
  for (const cell of heads.flatMap((line) => line.cells.slice(0, 2)))
    for (const head of headingsIn(cell.text)) {
      const field = fieldOf(head);
      if (field !== "") headings[field] = [...(headings[field] ?? []), head.trim()];
    }
  return headings;
}
