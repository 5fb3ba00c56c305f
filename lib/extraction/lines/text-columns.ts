import type { Cell, Line, Page, Rect, Rule } from "@/lib/extraction/model";
import { olderHeadings } from "@/lib/extraction/sections/older-sections";
import { headingsOf, knownHeadings } from "@/lib/extraction/sections/section-headings";
import { isClose } from "@/lib/extraction/tables/headings";
import { beginsAt, type Parts, partsOf, secondColumnsOf } from "./column-parts";
import { linesOfWords } from "./lines";

/** So many headings more are found where text is read column by column; labels and their values have none to gain. */
const leastGain = 2;
/** A sheet shows most of its headings when it is read in the right order. */
const leastHeadings = 8;
const leastOlderHeadings = 6;
/** Two columns beside each other have at least so many lines each. */
const leastLines = 3;
/** A ruling line across both columns reaches this far into each, in points; boxes around their headings do not. */
const reach = 30;
/** Bullets and indented paragraphs begin this close to their column's edge, in points. */
const indent = 40;
/** A heading in a box begins this close to its column's edge. */
const inset = 6;

/**
 * The lines of a sheet that is set in two columns, as newspapers are: the left column's before the right one's. Only the
 * sections' headings tell: they rise when they are read in this order and in no other.
 */
export function inColumnOrder(pages: Page[]): Page[] {
  for (const start of secondColumnsOf(pages, ({ cells }) => cells)) {
    const right = secondColumn(pages, start);
    const kind = kinds.find(({ count }) => count(right) >= leastGain);
    if (!kind) continue;
    const ordered = pages.map((page) => ({ ...page, lines: columnByColumn(page, start) }));
    const found = kind.count(ordered);
    if (found >= kind.least && found >= kind.count(pages) + leastGain) return ordered;
  }
  return pages;
}

/** The headings of today's sections, and of an older sheet's. */
const kinds = [
  { count: knownHeadings, least: leastHeadings },
  { count: olderHeadings, least: leastOlderHeadings },
];

/** What begins at the second column's edge, or in a box there; what the sheet calls itself may stand anywhere. */
function secondColumn(pages: Page[], start: number): Page[] {
  return pages.map((page) => ({
    ...page,
    margins: [...page.margins, ...page.lines],
    lines: page.lines.flatMap((line) => {
      const cell = line.cells.find(({ rect }) => isHeadOf(rect, start));
      return cell ? { ...line, cells: [cell], text: cell.text } : [];
    }),
  }));
}

const isHeadOf = ([left]: Rect, start: number) => Math.abs(left - start) <= inset;

function columnByColumn({ lines, rules, number }: Page, start: number): Line[] {
  const across = rules.filter(
    ({ direction, rect: [left, , right] }) =>
      direction === "horizontal" && left < start - reach && right > start + reach,
  );
  return bandsOf(partedLines(lines, start), across).flatMap((band) => inBand(band, start, number, rules));
}

type Entry = { line: Line; parts: Parts | null };

/** Rows of a table across both columns begin right of the second column's edge where nothing else of it does. */
function partedLines(lines: Line[], start: number): Entry[] {
  const entries = lines.map((line) => ({ line, parts: partsOf(line, start) }));
  const own = entries.flatMap(({ parts }) =>
    parts?.right && beginsAt(parts.right.rect, start) ? parts.right : [],
  );
  const insets = new Set(own.flatMap(({ cells }) => cells.map(({ rect: [left] }) => Math.round(left))));
  const isInset = (left: number) => [-1, 0, 1].some((off) => insets.has(Math.round(left) + off));
  const isRow = (entry: Entry | undefined) => {
    const left = entry?.parts?.left && entry.parts.right?.rect[0];
    return left != null && left > start + indent && !isInset(left);
  };
  return entries.map((entry, i) => {
    const isInTable = isRow(entry) && (isRow(entries[i - 1]) || isRow(entries[i + 1]));
    return isInTable ? { ...entry, parts: null } : entry;
  });
}

/** Lines in two columns that nothing across both parts, neither text nor a ruling line. */
function bandsOf(entries: Entry[], across: Rule[]): Entry[][] {
  const bands: Entry[][] = [];
  let above: Entry | null = null;
  for (const entry of entries) {
    const { line, parts } = entry;
    const goesOn = above?.parts && parts && !across.some((rule) => isBetween(rule, above?.line, line));
    if (goesOn) bands.at(-1)?.push(entry);
    else bands.push([entry]);
    above = entry;
  }
  return bands;
}

function isBetween({ rect: [, bottom, , top] }: Rule, above: Line | undefined, below: Line): boolean {
  return above !== undefined && top < above.rect[3] && bottom > below.rect[1];
}

function inBand(band: Entry[], start: number, page: number, rules: Rule[]): Line[] {
  const from = band.findIndex(({ parts }) => parts?.right && isHeadOf(parts.right.rect, start));
  const own = from < 0 ? [] : band.slice(from);
  const columns = (["left", "right"] as const).map((side) => own.flatMap(({ parts }) => parts?.[side] ?? []));
  if (columns.some(({ length }) => length < leastLines)) return band.map(({ line }) => line);
  // Lines of the one column may have joined those of the other
  const asPrinted = (lines: Line[]) =>
    linesOfWords(
      lines.flatMap(({ cells }) => cells.flatMap(({ words }) => words)),
      page,
      rules,
    );
  return [...band.slice(0, from).map(({ line }) => line), ...columns.flatMap(asPrinted)];
}

/** A paragraph that goes on leaves less than this many type sizes between its lines. */
const parted = 0.6;
/** "1.1 Product identifier" */
const subsection = /^\W*(?<section>\d{1,2})\s?\.\s?(?<number>\d)(?!\s?[\d.]*\d)/;

const numberOf = ({ text }: Cell) => {
  const { section, number } = subsection.exec(text)?.groups ?? {};
  return section === undefined ? null : { section, number: Number(number) };
};

/** Where the second column begins below a line that heads two of a section's parts: "1.1 Identifier | 1.3 Supplier". */
function secondPartAt({ cells }: Line): number | null {
  const [first, second] = cells.filter((cell) => numberOf(cell) !== null);
  const [one, other] = [first && numberOf(first), second && numberOf(second)];
  const areParts = one && other && one.section === other.section && one.number < other.number;
  return areParts && first === cells[0] ? (second?.rect[0] ?? null) : null;
}

/**
 * The parts of sections that stand side by side, one after the other: on a sheet where some rise in this order and in no
 * other. The numbers above section 14's columns do not.
 */
export function withPartsInOrder(pages: Page[]): Page[] {
  if (!pages.some(({ lines }) => lines.some((line) => secondPartAt(line) !== null))) return pages;
  const ordered = pages.map(partsInOrder);
  const isProven = ordered.some(({ bands }) =>
    bands.some(({ before, after }) => !rise(partNumbers(before)) && rise(partNumbers(after))),
  );
  return isProven ? pages.map((page, i) => ({ ...page, lines: ordered[i]?.lines ?? page.lines })) : pages;
}

const partNumbers = (lines: readonly Line[]) =>
  lines.flatMap(({ cells }) => cells.flatMap((cell) => numberOf(cell)?.number ?? []));

const rise = (numbers: readonly number[]) =>
  numbers.every((one, i) => i === 0 || (numbers[i - 1] ?? 0) < one);

type Band = { before: Line[]; after: Line[] };

function partsInOrder({ lines, rules, number }: Page): { lines: Line[]; bands: Band[] } {
  const headings = new Set(headingsOf([...lines], () => false).map(({ index }) => index));
  const bands: Band[] = [];
  const ordered: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const start = secondPartAt(lines[i] as Line);
    const end = lines.findIndex((_, at) => at > i && headings.has(at));
    const band = start === null ? [] : bandFrom(lines.slice(i, end < 0 ? lines.length : end), start);
    const before = band.length > 0 ? band.map(({ line }) => line) : lines.slice(i, i + 1);
    const after = start !== null && band.length > 0 ? inBand(band, start, number, rules) : before;
    if (band.length > 0) bands.push({ before, after });
    ordered.push(...after);
    i += before.length - 1;
  }
  return { lines: ordered, bands };
}

/** The first lines that nothing across both columns parts, as far as the longer column goes. */
function bandFrom(lines: readonly Line[], start: number): Entry[] {
  const entries = lines.map((line) => ({ line, parts: partsOf(line, start) }));
  const across = entries.findIndex(({ parts }) => parts === null);
  const band = across < 0 ? entries : entries.slice(0, across);
  let last = band.findLastIndex(({ parts }) => parts?.right);
  while (last >= 0 && isClose(band[last]?.line, band[last + 1]?.line, parted)) last++;
  return band.slice(0, last + 1);
}
