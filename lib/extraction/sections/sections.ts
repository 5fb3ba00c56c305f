import { foldText } from "@/lib/extraction/glyphs/folded-text";
import { languageOf } from "@/lib/extraction/language/language";
import { pattern, words } from "@/lib/extraction/language/words";
import type { Line, Page, Section } from "@/lib/extraction/model";
import { isNumbered, withHiddenHeadings } from "./hidden-headings";
import { withLikeHeadings } from "./like-headings";
import { olderHeadingsOf } from "./older-sections";
import {
  continuesTitle,
  endOfSheet,
  furtherSheets,
  type Heading,
  headingsOf,
  titledHeading,
} from "./section-headings";
import { subsectionsOf } from "./subsections";
import { unusualHeadingsOf } from "./unusual-headings";

/** The sixteen sections that a sheet has, or those of today that an older sheet's headings stand for. */
const leastSections = 8;
/** Some headings of a scan cannot be read. */
const leastScannedSections = 5;
const leastOlderSections = 6;
/** Manuals have numbered sections too, but other titles. */
const leastKnownTitles = 4;
/** A chain without known words is a sheet's only when it is nearly whole and begins on one of the first pages. */
const leastUnknownSections = 12;
const numberOfTitle = pattern("i")`^\D*?\d{1,2}\s*(?:${words.text.sectionBehind}|部分)?\s*[.:–—-]*\s*`;
const firstPages = 3;
const casNumber = /(?<![\d-])\d{2,7}-\d{2}-\d(?![\d-])/;
const continuedMark = pattern()`^ ${words.text.continued}$`;
const longestMark = 20;
/** Section 1 takes some lines at least. */
const leastFirstLines = 4;

/** A sheet's sections; none when the file is no safety data sheet. */
export function sectionsOf(pages: Page[]): Section[] {
  const lines = pages.flatMap((page) => page.lines);
  const scans = new Set(pages.filter(({ ocr }) => ocr).map(({ number }) => number));
  const isScanned = (line: Line) => scans.has(line.page);
  const usual = withLikeHeadings(headingsOf(lines, isScanned), lines);
  const isUsual = isSheet(usual, lines, isScanned);
  const chain = isUsual ? usual : unusualHeadingsOf(lines);
  const isToday = isUsual || chain.length > 0;
  const headings = isToday
    ? inOlderOrder(withHiddenHeadings(chain, lines, isScanned), lines, isScanned)
    : unheaded(usual, lines);
  if (!headings.length) return [];
  const end = isToday ? endOfSheet(lines, chain, isScanned) : lines.length;
  const hasComposition = headings.some(({ number }) => number === 3);
  const sections = headings.map((heading, i) => {
    const next = headings[i + 1]?.index ?? end;
    // Without a heading of section 3, its components' codes would be taken for the product's.
    const isBoth = heading.number === 2 && !hasComposition;
    return toSection(heading, lines, isBoth ? firstNumbered(lines, heading.index, next) : next);
  });
  return [...unheadedFirst(lines, headings), ...sections];
}

/**
 * The headings of an older sheet, or of one that prints none or only as pictures: the numbered titles of its
 * subsections tell.
 */
function unheaded(usual: Heading[], lines: Line[]): Heading[] {
  const older = olderHeadingsOf(lines);
  if (older.length >= leastOlderSections) return older;
  const known = usual.filter(({ isKnown }) => isKnown);
  const hidden = withHiddenHeadings(known, lines, isNumbered);
  return hidden.length >= leastSections ? hidden : [];
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

/** What stands before the heading of section 2 is section 1, where its own heading is missing. */
function unheadedFirst(lines: Line[], [heading]: Heading[]): Section[] {
  if (heading?.number !== 2 || heading.index < leastFirstLines) return [];
  const hidden: Heading = { number: 1, index: 0, title: "", score: 0, isKnown: false, isHidden: true };
  return [toSection(hidden, lines, heading.index)];
}

function isSheet(chain: Heading[], lines: Line[], isScanned: (line: Line) => boolean): boolean {
  const least = lines.some(isScanned) ? leastScannedSections : leastSections;
  if (chain.length < least) return false;
  if (chain.filter(({ isKnown }) => isKnown).length >= leastKnownTitles) return true;
  const firstPage = lines[chain[0]?.index ?? 0]?.page ?? 0;
  return chain.length >= leastUnknownSections && firstPage <= firstPages;
}

/** ISO 11014 of 1994 has the composition before the hazards: of these two the other may stand where none is looked for. */
function inOlderOrder(headings: Heading[], lines: Line[], isScanned: (line: Line) => boolean): Heading[] {
  const hazards = headings.findIndex(({ number }) => number === 2);
  const composition = headings.findIndex(({ number }) => number === 3);
  if (hazards >= 0 === composition >= 0) return headings;
  const at = composition >= 0 ? composition + 1 : hazards;
  const from = (headings[at - 1]?.index ?? -1) + 1;
  const to = headings[at]?.index ?? lines.length;
  const missing = titledHeading(composition >= 0 ? 2 : 3, lines, from, to, isScanned);
  return missing ? [...headings.slice(0, at), missing, ...headings.slice(at)] : headings;
}

function toSection(heading: Heading, lines: Line[], end: number): Section {
  const line = lines[heading.index] as Line;
  const title = heading.title.replace(numberOfTitle, "");
  const rest = heading.isHidden ? 0 : titleLines(heading, title, lines);
  const own = lines
    .slice(heading.isHidden ? heading.index : heading.index + 1 + rest, end)
    .filter((one) => one.page === line.page || heading.isHidden || !isSameHeading(one, line));
  const [left, , right, top] = line.rect;
  const titles = lines.slice(heading.index + 1, heading.index + 1 + rest).map(({ text }) => text.trim());
  return {
    number: heading.number,
    title: [title, ...titles].join(" "),
    page: line.page,
    headingRect: heading.isHidden ? [left, top, right, top] : line.rect,
    lines: own,
    subsections: subsectionsOf(heading.number, own),
    tables: [],
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
  return foldText(text).replace(/ +/g, " ").trim();
}

function firstNumbered(lines: Line[], from: number, to: number): number {
  const at = lines.findIndex(({ text }, i) => i > from && i < to && casNumber.test(text));
  return at < 0 ? to : at;
}
