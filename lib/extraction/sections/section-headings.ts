import { distance } from "fastest-levenshtein";
import { foldedWords } from "@/lib/extraction/glyphs/folded-text";
import { pattern, words } from "@/lib/extraction/language/words";
import type { Line, Page } from "@/lib/extraction/model";

/** A line that is a section's heading; `score` says how surely. */
export type Heading = {
  number: number;
  index: number;
  score: number;
  title: string;
  /** True when its title is one of the law's or of older sheets. */
  isKnown: boolean;
  /** True when its own words cannot be read: its index is that of the section's first line. */
  isHidden?: boolean;
};

/** "SECTl0N": letters that OCR takes for others. */
const misreadLetters = (word: string) => word.replaceAll("i", "[il1]").replaceAll("o", "[o0]");
const sectionWords = words.text.section.map(foldedWords).map(misreadLetters).join("|");
/** "SECTION 2: Hazards", "2. SZAKASZ: …", "第2部分 …", "제2절 …". */
const withWord = pattern()`^(?:(?:${sectionWords}) ?(\d{1,2})|(\d{1,2}) ?${words.text.sectionBehind}|第 ?(\d{1,2}) ?(?:部分|章|节|項|项)|제 ?(\d{1,2}) ?(?:절|항|장))(?: (.*)|$)`;
/** A heading's number stands at its beginning, or behind the word for section. */
const earlyNumber = /^\D{0,30}\d{1,2}(?!\d)/;
/** "SECTION" in a cell too narrow for its number. */
const wordAlone = new RegExp(`^(?:${sectionWords})$`);
/** The same once all spaces are gone. */
const withoutSpaces = new RegExp(`^(${sectionWords})?(\\d{1,2})(\\p{L}.*)$`, "u");
const leastSpacedLetters = 10;
const numberAlone = /^(\d{1,2}) (.+)$/;
/** The side of a box around a heading. */
const boxSide = /^[\s|[\](){}=~_—–\-'`´‘’]+(?=\d)/;
/** A number, a mark, a title: a heading in a language whose headings are not known here. */
const plainNumbered = /^\s*\d{1,2}\s*[.:)–—-]\s*\p{L}/u;
/** "3) Storage": an item of a list more often than a heading. */
const listItem = /^\d{1,2}\s?\)/;
const tableOfContents = /\.{4,}\s*\d+$|(?:\. ){4,}\d+$/;

/** "=====  First Aid Measures  =====": a heading that a typist set between rules. */
const typedRules = /^[=_*#~-]{5,}\s*(\p{L}[^=_*#~]*\p{L})\s*[=_*#~-]{5,}$/u;

/** A title without its number counts less than one with it, but between rules as much. */
const titleAlone = 0.3;
const sureRuled = 2.5;
/** OCR takes up to one letter in seven for another, who types up to one in seventeen. */
const misread = 0.15;
const mistyped = 0.06;
const misreadNumber = new RegExp(`^(?:(?:${sectionWords}) ?\\S{1,3}|[a-z0-9]{1,2}) `);
const shortestTitle = 9;
const longestTitle = 90;
const skippedSection = 0.4;
const sureHeading = 2;
const sureTitle = 0.8;
const likeTitle = 0.5;
/** A sheet in a file of several: so many of its headings are known, over so many lines. Contents are shorter. */
const leastSheetSections = 8;
const leastSheetLines = 40;

const known = new Map<number, string[]>();
for (const [number, titles] of [...Object.entries(words.headings), ...Object.entries(words.otherHeadings)])
  if (!number.includes("."))
    known.set(Number(number), [...(known.get(Number(number)) ?? []), ...titles.flatMap(spellings)]);

/** "Maßnahmen" is "MASSNAHMEN" in capitals. */
function spellings(title: string): string[] {
  return title.includes("ß")
    ? [foldedWords(title), foldedWords(title.replace(/ß/g, "ss"))]
    : [foldedWords(title)];
}

const knownLetters = [...known].flatMap(([number, titles]) =>
  [...new Set(titles.map(lettersOf))].map((letters) => ({ number, letters })),
);
const numberByLetters = new Map(knownLetters.map(({ number, letters }) => [letters, number]));

const knownWords = new Map([...known].map(([number, titles]) => [number, titles.map(tellingWords)]));

function tellingWords(folded: string): string[] {
  return folded.split(" ").filter((word) => word.length > 3);
}

/** The letters of a folded title, without marks, digits and spaces: what OCR splits and joins at will. */
export function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, "");
}

/** The lines that may be headings of a section. */
export function candidatesOf(lines: Line[], isScanned: (line: Line) => boolean): Heading[] {
  const found = lines.flatMap(
    (line, index) => toCandidate(line, index) ?? byTitle(line, index, isScanned(line)) ?? [],
  );
  return withoutContents(found);
}

/** In a table of contents the headings follow each other with nothing between. */
export function withoutContents(found: readonly Heading[]): Heading[] {
  return found.map((candidate, i) =>
    found[i + 1]?.index === candidate.index + 1 && found[i + 1]?.number === candidate.number + 1
      ? { ...candidate, score: candidate.score - 0.8 }
      : candidate,
  );
}

/** "S E C T I O N  2 .  H A Z A R D S": nearly every word is one letter. */
export function isLetterSpaced(text: string): boolean {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return (
    words.length >= leastSpacedLetters && words.filter(({ length }) => length === 1).length > words.length / 2
  );
}

/** A heading whose letters stand apart is known by its letters alone: where its words end is lost. */
function spacedCandidate(line: Line, index: number, printed: string): Heading | null {
  const [, word, digits, title] =
    withoutSpaces.exec(foldedWords(printed).replace(/[^\p{L}\p{N}]/gu, "")) ?? [];
  const number = Number(digits ?? 0);
  if (!title || number < 1 || number > 16) return null;
  const isKnown = numberByLetters.get(title) === number;
  if (!word && !isKnown) return null;
  const score = (word ? 1.5 : 0.5) + (isKnown ? 2 : 0) + (line.bold ? 0.3 : 0);
  return { number, index, title: printed, score, isKnown };
}

function toCandidate(line: Line, index: number): Heading | null {
  if (!earlyNumber.test(line.text)) return null;
  const printed = line.text.trim().replace(boxSide, "");
  if (isLetterSpaced(printed)) return spacedCandidate(line, index, printed);
  if (/^\D{0,12}\d{1,2}\s*\.\s*\d/.test(printed) || printed.length > 160) return null;
  const text = foldedWords(printed);
  const word = withWord.exec(text);
  const plain = word ? null : numberAlone.exec(text);
  const printedNumber = Number(word?.slice(1, 5).find(Boolean) ?? plain?.[1] ?? 0);
  if (printedNumber < 1 || printedNumber > 16) return null;
  const title = word?.[5] ?? plain?.[2] ?? "";
  const { number, likeness } = sectionBy(title, printedNumber);
  const base = word ? 1.5 : likeness >= likeTitle ? 0.5 : plainNumbered.test(printed) ? 0.1 : 0;
  if (base === 0) return null;
  const marks =
    (line.bold ? 0.3 : 0) + (tableOfContents.test(printed) ? -3 : 0) + (listItem.test(printed) ? -0.6 : 0);
  return {
    number,
    index,
    title: printed,
    score: base + 2 * likeness + marks,
    isKnown: likeness >= likeTitle,
  };
}

/**
 * The title tells the section where it is clearly another one's: orders have changed, and numbers are mistyped. Up to a few
 * wrong letters make no other title of it.
 */
function sectionBy(title: string, printed: number): { number: number; likeness: number } {
  const likeness = titleLikeness(printed, title);
  if (likeness >= sureTitle) return { number: printed, likeness };
  const letters = lettersOf(title);
  const whole = numberByLetters.get(letters) ?? nearest(letters, mistyped);
  if (whole) return { number: whole, likeness: 1 };
  const others =
    likeness > 0 ? [] : [...known.keys()].filter((one) => titleLikeness(one, title) >= sureTitle);
  const [number = printed] = others.length === 1 ? others : [];
  return { number, likeness: titleLikeness(number, title) };
}

/** A heading by its title alone: its number is missing, misread, or stands in a box beside it. */
function byTitle(line: Line, index: number, isScanned: boolean): Heading | null {
  const ruled = typedRules.exec(line.text)?.[1];
  if (!isScanned && !ruled && (!line.bold || line.cells.length > 2)) return null;
  const [cell, beside] = ruled ? [{ text: ruled }] : line.cells;
  const hasWordAlone = beside !== undefined && wordAlone.test(foldedWords(cell?.text ?? ""));
  if (!isScanned && beside && !hasWordAlone) return null;
  const own = hasWordAlone ? beside : cell;
  const printed = (own && /\p{L}{3}/u.test(own.text) ? own.text : line.text).trim();
  if (printed.length < shortestTitle || printed.length > longestTitle) return null;
  const title = isScanned ? foldedWords(printed).replace(misreadNumber, "") : foldedWords(printed);
  const letters = lettersOf(title);
  const number = numberByLetters.get(letters) ?? (isScanned ? nearest(letters) : null);
  const score = ruled ? sureRuled : titleAlone + 1;
  return number ? { number, index, title: printed, score, isKnown: true } : null;
}

function nearest(letters: string, wrong = misread): number | null {
  if (letters.length < shortestTitle) return null;
  for (const { number, letters: title } of knownLetters) {
    const allowed = Math.floor(title.length * wrong);
    if (Math.abs(title.length - letters.length) > allowed) continue;
    if (distance(title, letters) <= allowed) return number;
  }
  return null;
}

/** How much of a title's words, folded, are those of the law's or older titles of a section: 0 to 1. */
export function titleLikeness(number: number, title: string): number {
  const words = new Set(tellingWords(title));
  if (!words.size) return 0;
  return Math.max(
    0,
    ...(knownWords.get(number) ?? []).map((wanted) => {
      const hits = wanted.filter((word) => words.has(word)).length;
      return hits / Math.max(1, Math.min(wanted.length, words.size));
    }),
  );
}

/** True for a line that only with the heading above it makes one of the titles whole: the heading wraps. */
export function continuesTitle(number: number, title: string, below: string): boolean {
  if (below.length > longestTitle) return false;
  const letters = lettersOf(foldedWords(title));
  const rest = lettersOf(foldedWords(below));
  if (letters.length < shortestTitle || rest === "" || numberOfTitle(letters) === number) return false;
  return numberOfTitle(letters + rest) === number;
}

/** The section that a folded title stands for, letter by letter. */
export const sectionOfTitle = (title: string) => numberByLetters.get(lettersOf(title)) ?? null;

const numberOfTitle = (letters: string) => numberByLetters.get(letters) ?? nearest(letters);

/** The most plausible rising chain of section headings. */
export function headingsOf(lines: Line[], isScanned: (line: Line) => boolean): Heading[] {
  const all = candidatesOf(lines, isScanned);
  // The first sheet's own first heading may be none of the sure ones
  const second = sheetStarts(all).find((at) => holdsSheet(all.slice(0, at)));
  return risingChain(all.slice(0, second));
}

/** Of headings in reading order those whose numbers rise, with the highest score together. */
export function risingChain(candidates: readonly Heading[]): Heading[] {
  const best = candidates.map((heading) => ({ heading, score: heading.score, previous: -1 }));
  for (const [i, here] of best.entries()) {
    for (const [j, before] of best.slice(0, i).entries()) {
      const skipped = here.heading.number - before.heading.number - 1;
      if (skipped < 0) continue;
      const score = before.score + here.heading.score - skippedSection * skipped;
      if (score > here.score) Object.assign(here, { score, previous: j });
    }
  }
  const chain: Heading[] = [];
  let at = best.reduce((top, { score }, i) => (score > (best[top]?.score ?? 0) ? i : top), 0);
  for (let entry = best[at]; entry; entry = best[at]) {
    chain.unshift(entry.heading);
    at = entry.previous;
  }
  return chain;
}

/** How many headings of the law or of older sheets rise in these pages' order. */
export function knownHeadings(pages: Pick<Page, "number" | "ocr" | "lines">[]): number {
  const scans = new Set(pages.filter(({ ocr }) => ocr).map(({ number }) => number));
  const lines = pages.flatMap((page) => page.lines);
  return headingsOf(lines, ({ page }) => scans.has(page)).filter(({ isKnown }) => isKnown).length;
}

/** The lines that may be headings of a section by their titles, those of a table of contents among them. */
export const titledHeadings = (lines: Line[], isScanned: (line: Line) => boolean): Heading[] =>
  candidatesOf(lines, isScanned).filter(({ isKnown }) => isKnown);

/** The candidates that begin a sheet: a first section's heading, and those of half the sections with text between. */
export function sheetStarts(candidates: Heading[]): number[] {
  const firsts = [...candidates.keys()].filter((at) => {
    const { number, score } = candidates[at] as Heading;
    return number === 1 && score >= sureHeading;
  });
  return firsts.filter((from, i) => holdsSheet(candidates.slice(from, firsts[i + 1])));
}

/** Whether these are the headings of a whole sheet: half the sections at least, with text between. */
export function holdsSheet(candidates: Heading[]): boolean {
  const own = candidates.filter(({ isKnown }) => isKnown);
  const isLong = (own.at(-1)?.index ?? 0) - (own[0]?.index ?? 0) >= leastSheetLines;
  return isLong && new Set(own.map(({ number }) => number)).size >= leastSheetSections;
}

/** The lines of each further sheet that begins among these. */
export function furtherSheets(lines: Line[], isScanned: (line: Line) => boolean): Line[][] {
  if (lines.length < leastSheetLines) return [];
  const candidates = candidatesOf(lines, isScanned);
  const starts = sheetStarts(candidates).map((at) => candidates[at]?.index ?? 0);
  return starts.map((start, i) => lines.slice(start, starts[i + 1]));
}

/**
 * Where the last section ends: a second sheet in the same file begins with its own first heading, and with what stands
 * above that on its page.
 */
export function endOfSheet(lines: Line[], chain: Heading[], isScanned: (line: Line) => boolean): number {
  const after = (chain.at(-1)?.index ?? 0) + 1;
  const next = candidatesOf(lines.slice(after), isScanned).find(
    ({ number, score }) => number === 1 && score >= sureHeading,
  );
  if (!next) return lines.length;
  const heading = after + next.index;
  const top = lines.findIndex(({ page }) => page === lines[heading]?.page);
  return top >= after ? top : heading;
}
