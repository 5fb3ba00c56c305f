import { foldText } from "@/lib/extraction/glyphs/folded-text";
import type { Language, Line } from "@/lib/extraction/model";
import { files, languages } from "./words";

/** Words that are frequent in one language's sheets and rare in the others'. */
const frequent = new Map(
  [...files].flatMap(([language, { text }]) => (text?.frequent ? [[language, text.frequent] as const] : [])),
);
const languagesOfWord = new Map<string, string[]>();
// "n.e." below each number is no word of anybody's
const isWord = (word: string) => word.length > 1;
for (const [language, words] of frequent)
  for (const word of words.filter(isWord))
    languagesOfWord.set(word, [...(languagesOfWord.get(word) ?? []), language]);
const scripts: [string, RegExp][] = [
  ["ko", /\p{Script=Hangul}/gu],
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["zh", /\p{Script=Han}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["ar", /\p{Script=Arabic}/gu],
];
/** A sheet's language shows in so many characters. */
const enoughToTell = 10_000;
const scriptShare = 0.1;
/** Dashes, quotes and symbols alone come to this share at most. */
const fewBeyondLatin = 0.02;
/** Languages share short words: one is clear by this many of its own, by this share, and by this many times the next one's. */
const leastWords = 12;
const leastWordShare = 0.06;
const clearly = 1.5;

/** The language most of the text is in, ISO 639-1. */
export function languageOf(lines: Line[]): string {
  const text = sampleOf(lines);
  const language = languageOfScript(text);
  if (language) return language;
  const [best] = scoresOf(text);
  return best?.[0] ?? "en";
}

function sampleOf(lines: Line[]): string {
  let text = "";
  for (const line of lines) {
    if (text.length > enoughToTell) break;
    text += `${line.text}\n`;
  }
  return text;
}

/** The language that the running words of a text are in; null for a mixture, for lists and for little text. */
export function clearLanguageOf(text: string): string | null {
  const language = languageOfScript(text);
  if (language) return language;
  const [best, second] = scoresOf(text);
  const words = text.split(/\s+/).length;
  if (!best || !second || best[1] < Math.max(leastWords, leastWordShare * words)) return null;
  return best[1] < clearly * second[1] ? null : best[0];
}

export function holdsWordsOf(text: string, language: string): boolean {
  const words = frequent.get(language) ?? [];
  return foldText(text)
    .split(/\s+/)
    .some((word) => words.includes(word));
}

/** How many frequent words of each language a text holds, the most first. */
function scoresOf(text: string): [language: string, words: number][] {
  const counts = Object.fromEntries([...frequent.keys()].map((language) => [language, 0]));
  for (const word of foldText(text).split(" "))
    for (const language of languagesOfWord.get(word) ?? []) counts[language] = (counts[language] ?? 0) + 1;
  return Object.entries(counts).sort(([, left], [, right]) => right - left);
}

/** Letters that no other language's sheets have, and their share of a text in Turkish at least. */
const turkish = /[ğıİ]/gu;
const turkishShare = 0.015;

function languageOfScript(text: string): string | null {
  const own = text.match(turkish)?.length ?? 0;
  if (own > 0 && own > turkishShare * (text.match(/\p{L}/gu)?.length ?? 0)) return "tr";
  const beyondLatin = text.match(/[^\0-\u036f]/gu)?.length ?? 0;
  if (beyondLatin < fewBeyondLatin * text.length) return null;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([, letter]) => (text.match(letter)?.length ?? 0) > scriptShare * letters);
  return found?.[0] ?? null;
}

/** The language whose words are looked for in a sheet of the given one. */
export function readersLanguage(language: string): Language {
  return languages.find((one) => one === language) ?? "en";
}
