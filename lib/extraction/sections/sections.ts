import { foldedWords } from "@/lib/extraction/glyphs/folded-text";
import { languageOf } from "@/lib/extraction/language/language";
import { pattern, words } from "@/lib/extraction/language/words";
import type { Line, Page, Section } from "@/lib/extraction/model";
import { withDisplaced } from "./displaced-headings";
import { isNumbered, withHiddenHeadings } from "./hidden-headings";
import { withLikeHeadings } from "./like-headings";
import { withMarginTitles } from "./margin-titles";
import { bareOlderHeadingsOf, olderHeadingsOf } from "./older-sections";
import {
  continuesTitle,
  endOfSheet,
  furtherSheets,
  type Heading,
  headingsOf,
  titleLikeness,
} from "./section-headings";
import { besideTitle } from "./side-headings";
import { withWholeNumbers } from "./spaced-numbers";
import { subsectionsOf } from "./subsections";
import { unusualHeadingsOf } from "./unusual-headings";

/** The sixteen sections that a sheet has, or those of today that an older sheet's headings stand for. */
const leastSections = 8;
/** Some headings of a scan cannot be read. */
const leastScannedSections = 5;
const leastOlderSections = 6;
const mostOlderSections = 10;
const leastOtherwise = 2;
/** Of a sheet that is cut off: its hazards and its composition are there. */
const leastPartSections = 5;
/** Manuals have numbered sections too, but other titles. */
const leastKnownTitles = 4;
/** A chain without known words is a sheet's only when it is nearly whole and begins on one of the first pages. */
const leastUnknownSections = 12;
/** "SECTION 2:", "2.", "第2部分"; a number further on is of the title. */
const numberOfTitle = pattern(
  "iu",
)`^[^\p{L}\d]*(?:\p{L}+[^\p{L}\d]*){0,2}?\d{1,2}\s*(?:${words.text.sectionBehind}|部分)?\s*[.:–—-]*\s*`;
const firstPages = 3;
const casNumber = /(?<![\d-])\d{2,7}-\d{2}-\d(?![\d-])/;
const continuedMark = pattern()`^ ${words.text.continued}$`;
const longestMark = 20;
const leastFilled = 3;
/** Section 1 takes some lines at least. */
const leastFirstLines = 4;

/** "3. Composition/information on ingredients" and no more. */
const entryOfContents = /^\W*(\d{1,2})\s?[.:)]?\s+(\p{L}.{4,120})$/u;
/** So many entries one below the other, from the first on, are a list of contents. */
const leastContents = 8;

/** The lines without a list of contents, whose entries would be taken for headings. */
function withoutListOfContents(lines: Line[]): Line[] {
  const numberAt = (i: number) => {
    const [, number = "0", title = ""] = entryOfContents.exec(lines[i]?.text ?? "") ?? [];
    return titleLikeness(Number(number), foldedWords(title)) > 0 ? Number(number) : 0;
  };
  const first = lines.findIndex((_, i) => numberAt(i) === 1 && numberAt(i + 1) === 2);
  if (first < 0) return lines;
  let end = first;
  while (numberAt(end) === end - first + 1) end++;
  return end - first < leastContents ? lines : [...lines.slice(0, first), ...lines.slice(end)];
}

/** A sheet's sections; none when the file is no safety data sheet, or its list of contents alone. */
export function sectionsOf(pages: Page[]): Section[] {
  const lines = withoutListOfContents(withMarginTitles(pages.flatMap((page) => page.lines)));
  const scans = new Set(pages.filter(({ ocr }) => ocr).map(({ number }) => number));
  const isScanned = (line: Line) => scans.has(line.page);
  const usual = withLikeHeadings(headingsOf(lines, isScanned), lines);
  const isUsual = isSheet(usual, lines, isScanned);
  const chain = isUsual ? usual : unusualHeadingsOf(lines);
  const end = chain.length > 0 ? endOfSheet(lines, chain, isScanned) : lines.length;
  const whole = withDisplaced(withHiddenHeadings(chain, lines, isScanned), lines.slice(0, end), isScanned);
  const isModern = holdsBoth(whole) && whole.length > mostOlderSections;
  const heads = pages.flatMap(({ margins }) => margins);
  const headings = isModern ? whole : otherHeadings(whole, { chain, usual }, lines, heads);
  if (!headings.length) return [];
  const hasComposition = headings.some(({ number }) => number === 3);
  const sections = headings.map((heading, i) => {
    const next = headings[i + 1]?.index ?? end;
    // Without a heading of section 3, its components' codes would be taken for the product's.
    const isBoth = heading.number === 2 && !hasComposition;
    return toSection(heading, lines, isBoth ? firstNumbered(lines, heading.index, next) : next);
  });
  const all = [...unheadedFirst(lines, headings), ...sections];
  return all.filter(({ lines: own }) => own.length > 0).length >= leastFilled ? all : [];
}

/**
 * The headings of an older sheet, or of one that prints none or only as pictures: the numbered titles of its
 * subsections tell. Those that were found stay where none are better.
 */
function otherHeadings(
  found: Heading[],
  { chain, usual }: Chains,
  lines: Line[],
  heads: readonly Line[],
): Heading[] {
  const older = olderHeadingsOf(lines);
  const isOtherwise = isOtherwiseTitled(found, older);
  if (holdsBoth(found) && !isOtherwise) return found;
  const isOlder = chain.length === 0 || isOtherwise || (older.length >= found.length - 1 && holdsBoth(older));
  if (isOlder && older.length >= leastOlderSections) return older;
  if (chain.length > 0) return found;
  const bare = bareOlderHeadingsOf(lines, heads);
  if (bare.length >= leastOlderSections && (holds(bare, 3) || isWholeWithout(bare))) return bare;
  const known = usual.filter(({ isKnown }) => isKnown);
  const hidden = withHiddenHeadings(known, lines, isNumbered);
  return hidden.length >= leastSections ? hidden : found;
}

type Chains = { chain: Heading[]; usual: Heading[] };

/** The numbers of an older form's parts may be those of other sections: its titles tell. */
function isOtherwiseTitled(found: readonly Heading[], older: readonly Heading[]): boolean {
  const others = older.filter(({ index, number }) =>
    found.some((heading) => heading.index === index && heading.number !== number),
  );
  return found.length <= mostOlderSections && others.length >= leastOtherwise;
}

/**
 * How many sheets follow the one whose sections these are, in its own language: a file may hold a kit's sheets, or a
 * product's in several languages.
 */
export function sheetsAfter(pages: Page[], sections: Section[]): number {
  const lines = pages.flatMap((page) => page.lines);
  const last = sections.at(-1)?.lines.at(-1);
  const rest = last ? lines.slice(lines.indexOf(last) + 1) : [];
  const scans = new Set(pages.filter(({ ocr }) => ocr).map(({ number }) => number));
  const further = furtherSheets(rest, (line) => scans.has(line.page));
  if (!further.length) return 0;
  const language = languageOf(sections.flatMap((section) => section.lines));
  return further.filter((sheet) => languageOf(sheet) === language).length;
}

/** What stands before the first of the sections on hazards and composition is section 1, where its heading is missing. */
function unheadedFirst(lines: Line[], headings: readonly Heading[]): Section[] {
  const [first] = headings;
  if (!first || first.number > 3 || first.index < leastFirstLines) return [];
  if (headings.some(({ number }) => number === 1)) return [];
  const hidden: Heading = { number: 1, index: 0, title: "", score: 0, isKnown: false, isHidden: true };
  return [toSection(hidden, lines, first.index)];
}

const holds = (headings: readonly Heading[], ...wanted: number[]) =>
  wanted.every((one) => headings.some(({ number }) => number === one));

/** Without a heading of either, one section's codes would be taken for the other's. */
const holdsBoth = (headings: readonly Heading[]) => holds(headings, 2, 3);

/** A sheet may name its one substance among the product's names: the other parts tell that it is a sheet. */
const isWholeWithout = (headings: readonly Heading[]) =>
  headings.length >= leastSections && holds(headings, 1, 2, 4);

function isSheet(chain: Heading[], lines: Line[], isScanned: (line: Line) => boolean): boolean {
  const known = chain.filter(({ isKnown }) => isKnown);
  if (known.length >= leastPartSections && holdsBoth(known)) return true;
  const least = lines.some(isScanned) ? leastScannedSections : leastSections;
  if (chain.length < least) return false;
  if (known.length >= leastKnownTitles) return true;
  const firstPage = lines[chain[0]?.index ?? 0]?.page ?? 0;
  return chain.length >= leastUnknownSections && firstPage <= firstPages;
}

function toSection(heading: Heading, lines: Line[], end: number): Section {
  const line = lines[heading.index] as Line;
  const beside = heading.isHidden ? null : besideTitle(lines.slice(heading.index), end - heading.index);
  const printed = beside ? (line.cells[0]?.text ?? "") : heading.title;
  const title = printed.replace(numberOfTitle, "");
  const rest = heading.isHidden || beside ? 0 : titleLines(heading, title, lines);
  const below = lines.slice(heading.isHidden ? heading.index : heading.index + 1 + rest, end);
  const once = (beside?.lines ?? below).filter(
    (one) => one.page === line.page || heading.isHidden || !isSameHeading(one, line),
  );
  const own = withWholeNumbers(heading.number, once);
  const [left, , right, top] = line.rect;
  const further = lines.slice(heading.index + 1, heading.index + 1 + rest).map(({ text }) => text.trim());
  const titles = beside?.titles ?? further;
  return {
    number: heading.number,
    title: [title, ...titles].join(" "),
    page: line.page,
    headingRect: heading.isHidden ? [left, top, right, top] : line.rect,
    lines: own,
    subsections: subsectionsOf(heading.number, own),
    pictures: [],
  };
}

/** How many lines below a heading its title takes. */
function titleLines({ number, index }: Heading, title: string, lines: Line[]): number {
  const below = lines.slice(index + 1, index + 3).map(({ text }) => text);
  return below.findIndex((_, i) => continuesTitle(number, title, below.slice(0, i + 1).join(" "))) + 1;
}

/** Some makers print a section's heading again on each of its pages, with or without "continued". */
function isSameHeading(line: Line, heading: Line): boolean {
  if (line.text.length > heading.text.length + longestMark) return false;
  const [own, first] = [wording(line), wording(heading)];
  return own === first || (own.startsWith(first) && continuedMark.test(own.slice(first.length)));
}

function wording({ text }: Line): string {
  return foldedWords(text);
}

function firstNumbered(lines: Line[], from: number, to: number): number {
  const at = lines.findIndex(({ text }, i) => i > from && i < to && casNumber.test(text));
  return at < 0 ? to : at;
}
