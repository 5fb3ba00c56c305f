import { foldedWords, foldText } from "@/lib/extraction/glyphs/folded-text";
import type { Line } from "@/lib/extraction/model";
import {
  type Heading,
  isLetterSpaced,
  risingChain,
  sectionOfTitle,
  titleLikeness,
  withoutContents,
} from "./section-headings";

/** "Hoofdstuk 5: …", "Nr. 5 …", "5.0 …", "Part 5/16 …": any short word before the number, or a nought behind it. */
const numbered =
  /^\W*(?:\p{L}{1,12}\W{0,3})?(\d{1,2})(?:\s*\/\s*16|\.0(?=[.\s]))?(?=[\s.:)–—-])[\s.:)–—-]*(?=\p{L})(.{3,120})$/u;
/** "V. …", "Chapitre V - …", "E) …". */
const roman = /^\W*(?:\p{L}{1,12}[.°]?\s+)?([IVX]{1,5})(?=[\s.:)–—-])[\s.:)–—-]+(?=\p{L})(.{3,120})$/u;
const lettered = /^\W*([A-P])\s?[.:)–—-]\s*(?=\p{L})(.{3,120})$/u;
/** "Fire-fighting measures (section 5)". */
const numberBehind = /\s*\(\p{L}{1,12}\W{0,2}\d{1,2}\)\s*$/u;
const romanValues: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
const last = 16;
const longest = 140;
const shortestTitle = 9;
const likeTitle = 0.5;
const leastKnown = 8;

type Numbering = (line: Line) => { number: number; title: string } | null;

/**
 * The headings of a sheet that numbers its sections otherwise than by digits or behind a word that is not known, or
 * not at all: all in one way, half of them with titles of the law or of older sheets.
 */
export function unusualHeadingsOf(lines: readonly Line[]): Heading[] {
  const chains = [byNumber, byRoman, byLetter, byTitle].map((numbering) =>
    risingChain(withoutContents(headingsBy(numbering, lines))),
  );
  const best = chains.reduce((most, chain) => (chain.length > most.length ? chain : most));
  return best.length >= leastKnown ? best : [];
}

function headingsBy(numbering: Numbering, lines: readonly Line[]): Heading[] {
  return lines.flatMap((line, index) => {
    const found = line.text.length <= longest ? numbering(line) : null;
    if (!found || found.number < 1 || found.number > last) return [];
    const { number, title } = found;
    const folded = foldedWords(title);
    const likeness = sectionOfTitle(folded) === number ? 1 : titleLikeness(number, folded);
    if (likeness < likeTitle) return [];
    return [{ number, index, title, score: likeness * 2, isKnown: true }];
  });
}

const byNumber: Numbering = ({ text }) => {
  const [, number, title] = numbered.exec(text) ?? [];
  return title ? { number: Number(number), title } : null;
};

const byRoman: Numbering = ({ text }) => {
  const [, numeral, title] = roman.exec(text) ?? [];
  return numeral && title ? { number: valueOfRoman(numeral), title } : null;
};

const byLetter: Numbering = ({ text }) => {
  const [, letter, title] = lettered.exec(text) ?? [];
  return letter && title ? { number: letter.charCodeAt(0) - "A".charCodeAt(0) + 1, title } : null;
};

const byTitle: Numbering = ({ text, cells }) => {
  const title = text.replace(numberBehind, "").trim();
  if ((cells.length > 1 && !isLetterSpaced(text)) || title.length < shortestTitle) return null;
  const number = sectionOfTitle(foldText(title));
  return number ? { number, title } : null;
};

function valueOfRoman(numeral: string): number {
  const values = [...numeral].map((letter) => romanValues[letter] ?? 0);
  return values.reduce((sum, value, i) => sum + (value < (values[i + 1] ?? 0) ? -value : value), 0);
}
