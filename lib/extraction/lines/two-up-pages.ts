import { distance } from "fastest-levenshtein";
import { foldText } from "@/lib/extraction/glyphs/folded-text";
import type { Line, Page, PrintedPage, Word } from "@/lib/extraction/model";
import { knownHeadings } from "@/lib/extraction/sections/section-headings";
import { linesOfWords } from "./lines";

/** A sheet that holds two pages side by side is this many times as wide as high. */
const leastWidth = 1.2;
/** The space between two pages lies within these shares of the width, and is this wide, in points. */
const nearest = 0.4;
const farthest = 0.6;
const leastSpace = 8;
/** Of the lines of a sheet printed four or two pages on one, this share may lie across two of them. */
const fewAcross = 0.05;
/** Words reach this far over the border of their page, in points. */
const reach = 2;
/** So many headings more are found where pages are read one after the other, most of a sheet's in all. */
const leastGain = 2;
const leastHeadings = 8;
/** Heads and feet are printed on both pages: so many cells of so many letters, up to one in six misread. */
const leastTwins = 2;
const leastLetters = 8;
const misread = 0.16;

/** Pages scanned or printed several on a sheet, each by itself: the parts of a sheet bear its number one after the other. */
export function singlePages(pages: PrintedPage[]): PrintedPage[] {
  return tiles(pages) ?? halves(pages);
}

/**
 * Pages printed in equal parts of a sheet, two beside each other or four, that nothing lies across: only read one after
 * the other do their headings rise.
 */
function tiles(pages: PrintedPage[]): PrintedPage[] | null {
  if (!isParted(pages, 0, ({ width }) => width / 2)) return null;
  const isFour = isParted(pages, 1, ({ height }) => height / 2);
  const [most] = [1, ...(isFour ? [2] : [])]
    .map((rows) => pages.flatMap((page) => tilesOf(page, rows)))
    .map((parts) => ({ parts, headings: knownHeadings(parts) }))
    .sort((a, b) => b.headings - a.headings);
  if (!most || most.headings < leastHeadings) return null;
  return most.headings >= knownHeadings(pages) + leastGain ? most.parts : null;
}

/** Whether hardly a line has a cell across this border. */
function isParted(pages: PrintedPage[], axis: 0 | 1, borderOf: (page: PrintedPage) => number): boolean {
  let allowed = 1 + fewAcross * pages.reduce((sum, { lines }) => sum + lines.length, 0);
  for (const page of pages) {
    const border = borderOf(page);
    for (const { cells } of page.lines) {
      if (!cells.some(({ rect }) => rect[axis] < border - reach && (rect[axis + 2] ?? 0) > border + reach))
        continue;
      if (--allowed < 0) return false;
    }
  }
  return true;
}

/** Left before right, above before below. */
function tilesOf(page: PrintedPage, rows: number): PrintedPage[] {
  const words = page.lines.flatMap(({ cells }) => cells.flatMap((cell) => cell.words));
  const height = page.height / rows;
  const rowOf = ({ rect: [, y0, , y1] }: Word) =>
    Math.min(rows - 1, Math.max(0, Math.floor((page.height - (y0 + y1) / 2) / height)));
  return Array.from({ length: 2 * rows }, (_, i): PrintedPage => {
    const row = Math.floor(i / 2);
    const isLeft = i % 2 === 0;
    const own = words.filter((word) => rowOf(word) === row && word.rect[0] < page.width / 2 === isLeft);
    const lines = linesOfWords(own, page.number, page.rules);
    return { ...page, bottom: page.height - height * (row + 1), height, lines };
  }).filter(({ lines }, i) => i === 0 || lines.length > 0);
}

function halves(pages: PrintedPage[]): PrintedPage[] {
  const spaces = pages.map((page) => (hasTwins(page) ? spaceOf(page) : null));
  const middle = spaces.find((space) => space !== null);
  if (middle == null) return pages;
  const isWide = ({ width, height }: PrintedPage) => width > leastWidth * height;
  return pages.flatMap((page, i) => (isWide(page) ? halvesOf(page, spaces[i] ?? middle) : page));
}

/** The parts of each sheet put together again, each page's lines after the one before. */
export function wholeSheets(pages: Page[]): Page[] {
  const sheets: Page[] = [];
  for (const page of pages) {
    const last = sheets.at(-1);
    if (last?.number !== page.number) sheets.push(page.bottom === undefined ? page : wholeSheet(page));
    else
      sheets[sheets.length - 1] = {
        ...last,
        lines: [...last.lines, ...page.lines],
        margins: [...last.margins, ...page.margins],
      };
  }
  return sheets;
}

function wholeSheet({ bottom = 0, ...page }: Page): Page {
  return { ...page, height: bottom + page.height };
}

function halvesOf(page: PrintedPage, space: number): PrintedPage[] {
  const words = page.lines.flatMap(({ cells }) => cells.flatMap((cell) => cell.words));
  const left = words.filter(({ rect }) => rect[0] < space);
  const right = words.filter(({ rect }) => rect[0] >= space);
  return [left, right]
    .filter(({ length }, i) => i === 0 || length > 0)
    .map((half) => ({ ...page, lines: linesOfWords(half, page.number, page.rules) }));
}

/** Whether a wide page has the same head or foot on both of its halves. */
function hasTwins({ lines, width, height }: PrintedPage): boolean {
  if (width <= leastWidth * height) return false;
  return lines.filter((line) => isTwin(line, width / 2)).length >= leastTwins;
}

function isTwin({ cells }: Line, middle: number): boolean {
  const texts = (isLeft: boolean) =>
    cells
      .filter(({ rect }) => rect[2] < middle === isLeft)
      .map(({ text }) => foldText(text).replace(/[^\p{L}]/gu, ""))
      .filter(({ length }) => length >= leastLetters);
  const right = texts(false);
  return texts(true).some((one) => right.some((other) => distance(one, other) <= misread * one.length));
}

/** The middle of the widest space without words around the middle of a page; null where there is none. */
function spaceOf({ lines, width }: PrintedPage): number | null {
  const spans = lines
    .flatMap(({ cells }) =>
      cells.flatMap((cell) => cell.words.map(({ rect }) => [rect[0], rect[2]] as const)),
    )
    .filter(([x0, x1]) => x1 > nearest * width && x0 < farthest * width)
    .sort((a, b) => a[0] - b[0]);
  let [end, widest, space]: [number, number, number | null] = [nearest * width, leastSpace, null];
  for (const [x0, x1] of [...spans, [farthest * width, width] as const]) {
    if (x0 - end > widest) [widest, space] = [x0 - end, (x0 + end) / 2];
    end = Math.max(end, x1);
  }
  return space;
}
