import { foldedWords } from "@/lib/extraction/glyphs/folded-text";
import { anyOf, words as vocabulary } from "@/lib/extraction/language/words";
import type { Cell, Rect, Word } from "@/lib/extraction/model";
import { linesOn } from "./columns";
import { type Glyph, type GlyphPage, isIn } from "./glyph-pages";
import type { Random } from "./random";
import type { Printed } from "./reading";

/** How often a word that is known becomes one that is not. */
const share = 0.3;

/** Some of the labels, and of the heads of columns, in words that no vocabulary holds: what they head may be lost, and nothing else. */
export const withUnknownLabels = (printed: Printed, random: Random): GlyphPage[] =>
  withUnknown(printed, random, isLabel);

export const withUnknownHeads = (printed: Printed, random: Random): GlyphPage[] =>
  withUnknown(printed, random, isHead);

function withUnknown(printed: Printed, random: Random, isKnown: (text: string) => boolean): GlyphPage[] {
  return printed.pages.map((page) => {
    const places = linesOn(printed, page.number)
      .flatMap(({ cells }) => cells.map(labelOf))
      .filter((words) => isKnown(foldedWords(words.map(({ text }) => text).join(" "))) && random() < share)
      .flatMap((words) => words.filter(({ text }) => !isAbbreviation(text)).map(({ rect }) => rect));
    return { ...page, glyphs: page.glyphs.map((glyph) => glyph && unknown(glyph, places)) };
  });
}

/** What all makers call by the same letters. */
const isAbbreviation = (text: string) => /^[^\p{Ll}]{1,6}$/u.test(text) || /\d/.test(text);

/** What a cell says before its colon, without a number before it. */
function labelOf({ words }: Cell): Word[] {
  const start = words.findIndex(({ text }) => /\p{L}/u.test(text));
  const colon = words.findIndex(({ text }) => text.endsWith(":"));
  return words.slice(Math.max(0, start), colon < 0 ? words.length : colon + 1);
}

type Group = keyof typeof vocabulary;
/** Whether a text is one of the words, of which some go on ("*"); words that are patterns of more than words are left. */
const known = (groups: readonly Group[]) => {
  const phrases = groups.flatMap((group) => Object.values(vocabulary[group]).flat());
  const plain = phrases.filter((phrase) => /^[^|()[\]?+\\]*$/.test(phrase));
  const sources = plain.map(
    (phrase) => foldedWords(phrase) + (phrase.endsWith("*") ? "[a-z]*(?: [a-z]+){0,2}" : ""),
  );
  const any = new RegExp(`^${anyOf([...new Set(sources)])}$`);
  return (text: string) => any.test(text);
};
const isLabel = known([
  "identification",
  "dates",
  "hazardZones",
  "firstAid",
  "firefighting",
  "release",
  "storage",
  "stability",
  "disposal",
  "protection",
  "properties",
  "toxicity",
  "ecology",
  "transport",
  "closing",
]);
const isHead = known(["columns", "exposure", "exposureHeadings"]);

const unknown = (glyph: Glyph, places: readonly Rect[]): Glyph =>
  places.some((rect) => isIn(glyph, rect)) ? { ...glyph, text: otherWord(glyph.text) } : glyph;

/** A word of the same length and case that nobody knows. */
export const otherWord = (word: string): string => [...word].map(otherLetter).join("");

function otherLetter(letter: string): string {
  const lower = letter.toLowerCase();
  const row = rows.find((letters) => letters.includes(lower));
  if (!row || !lower) return letter;
  const next = row[(row.indexOf(lower) + 1) % row.length] ?? "";
  return lower === letter ? next : next.toUpperCase();
}
/** A letter becomes the next one: words stay such that could be said. */
const rows = ["aeiou", "bcdfghjklmnpqrstvwxz"];
