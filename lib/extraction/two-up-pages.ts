import { distance } from "fastest-levenshtein";
import { foldText } from "./folded-text";
import { linesOfWords } from "./lines";
import type { Line, Page } from "./model";

/** A sheet that holds two pages side by side is this many times as wide as high. */
const leastWidth = 1.2;
/** The space between two pages lies within these shares of the width, and is this wide, in points. */
const nearest = 0.4;
const farthest = 0.6;
const leastSpace = 8;
/** Heads and feet are printed on both pages: so many cells of so many letters, up to one in six misread. */
const leastTwins = 2;
const leastLetters = 8;
const misread = 0.16;

/** Pages scanned or printed two on a sheet, each by itself: the halves of a sheet bear its number one after the other. */
export function singlePages(pages: Page[]): Page[] {
  const spaces = pages.map((page) => (hasTwins(page) ? spaceOf(page) : null));
  const middle = spaces.find((space) => space !== null);
  if (middle == null) return pages;
  const isWide = ({ width, height }: Page) => width > leastWidth * height;
  return pages.flatMap((page, i) => (isWide(page) ? halvesOf(page, spaces[i] ?? middle) : page));
}

/** The halves of each sheet put together again, the left page's lines before the right one's. */
export function wholeSheets(pages: Page[]): Page[] {
  const sheets: Page[] = [];
  for (const page of pages) {
    const last = sheets.at(-1);
    if (last?.number !== page.number) sheets.push(page);
    else
      sheets[sheets.length - 1] = {
        ...last,
        lines: [...last.lines, ...page.lines],
        margins: [...last.margins, ...page.margins],
      };
  }
  return sheets;
}

function halvesOf(page: Page, space: number): Page[] {
  const words = page.lines.flatMap(({ cells }) => cells.flatMap((cell) => cell.words));
  const left = words.filter(({ rect }) => rect[0] < space);
  const right = words.filter(({ rect }) => rect[0] >= space);
  return [left, right]
    .filter(({ length }, i) => i === 0 || length > 0)
    .map((half) => ({ ...page, lines: linesOfWords(half, page.number, page.rules) }));
}

/** Whether a wide page has the same head or foot on both of its halves. */
function hasTwins({ lines, width, height }: Page): boolean {
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
function spaceOf({ lines, width }: Page): number | null {
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
