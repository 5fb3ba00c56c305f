import { distance } from "fastest-levenshtein";
import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { words } from "@/lib/extraction/language/words";
import type { Line } from "@/lib/extraction/model";
import { type Heading, lettersOf } from "./section-headings";

/** Titles that other sections have too, or that are words of running text. */
const ambiguous = new Set(["9.2", "2.3", "3.1", "3.2", "11.2", "12.7", "14.5"]);
const shortest = 8;
/** OCR takes up to one letter in nine for another. */
const misread = 0.11;

const openers = openersBySection();
/** Titles that tell with their number alone: "3.2 Mixtures". */
const numbered = Object.entries(words.headings)
  .filter(([number]) => ambiguous.has(number))
  .map(([number, titles]) => ({ number, titles: titles.map((title) => lettersOf(foldText(title))) }));
const printedNumber = /^\W*(\d{1,2})\s?[.,]\s?(\d)\b/;

/** "4.1 …", as subsections are numbered. */
export const isNumbered = ({ text }: Line) => printedNumber.test(text);

function openersBySection(): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const add = (number: number, titles: readonly string[]) =>
    found.set(number, [...(found.get(number) ?? []), ...titles.map((title) => lettersOf(foldText(title)))]);
  for (const [number, titles] of Object.entries<readonly string[]>(words.headings))
    if (number.includes(".") && !ambiguous.has(number)) add(Math.floor(Number(number)), titles);
  for (const [number, titles] of Object.entries(words.otherHeadings))
    if (number.includes(".") && number !== "12.6") add(Math.floor(Number(number)), titles);
  for (const [number, titles] of Object.entries(words.openers)) add(Number(number), titles);
  return found;
}

/**
 * The chain with those of its missing headings whose own words cannot be read, white on black or set as a picture,
 * but whose section shows by the title that it begins with. The heading then is the place before that line.
 */
export function withHiddenHeadings(
  chain: readonly Heading[],
  lines: readonly Line[],
  isScanned: (line: Line) => boolean,
): Heading[] {
  const whole: Heading[] = [];
  for (let number = 1; number <= 16; number++) {
    const own = chain.find((heading) => heading.number === number);
    if (own) {
      whole.push(own);
      continue;
    }
    const from = (whole.at(-1)?.index ?? -1) + 1;
    const to = chain.find((heading) => heading.number > number)?.index ?? lines.length;
    const index = lines.findIndex(
      (line, at) => at >= from && at < to && isScanned(line) && opens(line, number),
    );
    if (index >= 0) whole.push({ number, index, title: "", score: 0, isKnown: false, isHidden: true });
  }
  return whole;
}

function opens({ cells: [cell] }: Line, number: number): boolean {
  const text = cell?.text ?? "";
  const letters = lettersOf(foldText(text));
  if ((openers.get(number) ?? []).some((title) => title.length >= shortest && beginsWith(letters, title)))
    return true;
  const [, section, part] = printedNumber.exec(text) ?? [];
  if (Number(section) !== number) return false;
  const own = numbered.find((one) => one.number === `${number}.${part}`);
  return own?.titles.some((title) => beginsWith(letters, title)) ?? false;
}

function beginsWith(letters: string, title: string): boolean {
  const allowed = Math.floor(title.length * misread);
  if (letters.length < title.length - allowed) return false;
  return distance(letters.slice(0, title.length), title) <= allowed;
}
