import { withHiddenHeadings } from "./hidden-headings";
import type { Line, Page, Section, Subsection } from "./model";
import { olderHeadingsOf } from "./older-sections";
import { endOfSheet, type Heading, headingsOf } from "./section-headings";

/** The sixteen sections that a sheet has, or those of today that an older sheet's headings stand for. */
const leastSections = 8;
/** Some headings of a scan cannot be read. */
const leastScannedSections = 5;
const leastOlderSections = 6;
/** Manuals have numbered sections too, but other titles. */
const leastKnownTitles = 4;
/** A chain without known words is a sheet's only when it is nearly whole and begins on one of the first pages. */
const leastUnknownSections = 12;
const firstPages = 3;
const casNumber = /(?<![\d-])\d{2,7}-\d{2}-\d(?![\d-])/;
/** Section 1 takes some lines at least. */
const leastFirstLines = 4;

/** A sheet's sections; none when the file is no safety data sheet. */
export function sectionsOf(pages: Page[]): Section[] {
  const lines = pages.flatMap((page) => page.lines);
  const scans = new Set(pages.filter(({ ocr }) => ocr).map(({ number }) => number));
  const isScanned = (line: Line) => scans.has(line.page);
  const chain = headingsOf(lines, isScanned);
  const isToday = isSheet(chain, lines, isScanned);
  const headings = isToday ? withHiddenHeadings(chain, lines, isScanned) : olderHeadingsOf(lines);
  if (!isToday && headings.length < leastOlderSections) return [];
  const end = isToday ? endOfSheet(lines, chain, isScanned) : lines.length;
  const sections = headings.map((heading, i) =>
    toSection(heading, lines, headings[i + 1]?.index ?? end, pages, headings[i + 1]?.number),
  );
  return [...unheadedFirst(lines, headings, pages), ...sections];
}

/** What stands before the heading of section 2 is section 1, where its own heading is missing. */
function unheadedFirst(lines: Line[], [heading]: Heading[], pages: Page[]): Section[] {
  if (heading?.number !== 2 || heading.index < leastFirstLines) return [];
  const hidden: Heading = { number: 1, index: 0, title: "", score: 0, isKnown: false, isHidden: true };
  return [toSection(hidden, lines, heading.index, pages)];
}

function isSheet(chain: Heading[], lines: Line[], isScanned: (line: Line) => boolean): boolean {
  const least = lines.some(isScanned) ? leastScannedSections : leastSections;
  if (chain.length < least) return false;
  if (chain.filter(({ isKnown }) => isKnown).length >= leastKnownTitles) return true;
  const firstPage = lines[chain[0]?.index ?? 0]?.page ?? 0;
  return chain.length >= leastUnknownSections && firstPage <= firstPages;
}

function toSection(
  heading: Heading,
  lines: Line[],
  next: number,
  pages: Page[],
  nextNumber = heading.number + 1,
): Section {
  const end = isBeforeComposition(heading, nextNumber) ? firstNumbered(lines, heading.index, next) : next;
  const line = lines[heading.index] as Line;
  const own = lines.slice(heading.isHidden ? heading.index : heading.index + 1, end);
  const [left, , right, top] = line.rect;
  const last = own.at(-1) ?? line;
  const pictures = pages
    .flatMap((page) => page.pictures)
    .filter((picture) => isBetween(picture.page, picture.rect[3], line, last));
  return {
    number: heading.number,
    title: heading.title.replace(/^\D*?\d{1,2}\s*(?:szakasz|部分)?\s*[.:–—-]*\s*/i, ""),
    page: line.page,
    headingRect: heading.isHidden ? [left, top, right, top] : line.rect,
    lines: own,
    subsections: subsectionsOf(heading.number, own),
    tables: [],
    pictures,
  };
}

/** Without a heading of section 3, its components' codes would be taken for the product's. */
function isBeforeComposition(heading: Heading, nextNumber: number): boolean {
  return heading.number === 2 && nextNumber !== 3;
}

function firstNumbered(lines: Line[], from: number, to: number): number {
  const at = lines.findIndex(({ text }, i) => i > from && i < to && casNumber.test(text));
  return at < 0 ? to : at;
}

function isBetween(page: number, top: number, first: Line, last: Line): boolean {
  if (page < first.page || page > last.page) return false;
  if (page === first.page && top > first.rect[3] + 5) return false;
  return !(page === last.page && top < last.rect[1] - 80);
}

function subsectionsOf(section: number, lines: Line[]): Subsection[] {
  const found: Subsection[] = [];
  for (const line of lines) {
    const match = /^\s*(?:[•·*]\s*)?(\d{1,2}\.\d{1,2})\.?\s*(\S.*)?$/.exec(line.text);
    if (match?.[1]?.startsWith(`${section}.`))
      found.push({ number: match[1], title: match[2] ?? "", lines: [] });
    else found.at(-1)?.lines.push(line);
  }
  return found;
}
