import { distance } from "fastest-levenshtein";
import { pattern, words } from "@/lib/extraction/language/words";
import type { Line, Page } from "@/lib/extraction/model";

/** What recurs at one height in these parts of a page, from its lower edge, is set aside wherever it stands. */
const TOP = 0.82;
const BOTTOM = 0.14;
/** A header or footer whose lines all recur, if not at one height, may reach down and up to here. */
const DEEPEST_TOP = 0.6;
const HIGHEST_BOTTOM = 0.3;

const PAGE_NUMBER = pattern("iu")`^\W*(?:\p{L}+\W*)?(\d{1,3})\s*(?:${words.text.pageOf}|\/)\s*(\d{1,3})\W*$`;

/** OCR reads one line a little otherwise on each page: up to this share of its letters, and at this height, in points. */
const misread = 0.2;
const sway = 10;
/** A line of fewer letters is dirt or part of a logo, one of fewer than these is too short to be like another. */
const shortest = 4;
const leastLetters = 8;

type IsRepeated = (line: Line) => boolean;

/**
 * Moves lines that recur on most pages, running headers and footers, to the margins; on two pages those alone that stand
 * at one height from the page's edge on, or are its first lines in the same order.
 */
export function withoutMargins(pages: Page[]): Page[] {
  if (pages.length < 2) return pages;
  const wordings = new Map<Line, string>();
  for (const { lines } of pages) for (const line of lines) wordings.set(line, wordingOf(line));
  const wording = (line: Line) => wordings.get(line) ?? "";
  const atHeight = repeated(pages, (line, page) =>
    isOuter(line, page) ? `${Math.round((line.rect[1] - (page.bottom ?? 0)) / 3)} ${wording(line)}` : null,
  );
  if (pages.length === 2) {
    const inOrder = repeated(pages, (line, page) =>
      placeOf(line, page) > TOP ? `${page.lines.indexOf(line)} ${wording(line)}` : null,
    );
    const isAgain = (line: Line) => atHeight(line) || inOrder(line);
    return pages.map((page) => setAside(page, edges(page, isAgain)));
  }
  const asRead = likeWording(wording);
  const inZone = repeated(pages, (line, page) => {
    const zone = zoneOf(line, page);
    return zone === "body" ? null : `${zone} ${page.ocr ? asRead(line) : wording(line)}`;
  });
  const stock = stockPhrases(pages, wording);
  return pages.map((page, i) => {
    const { header, footer } = edges(page, (line) => inZone(line) && !stock.has(wording(line)));
    const counted = page.lines.findIndex(
      (line) => placeOf(line, page) < BOTTOM && isPageNumber(line, i + 1, pages.length),
    );
    const end = counted >= 0 ? Math.min(counted, footer) : footer;
    return setAside(page, { header, footer: end }, (line) => isOuter(line, page) && atHeight(line));
  });
}

function setAside(page: Page, { header, footer }: Edges, isToo: IsRepeated = () => false): Page {
  const isMargin = (line: Line, at: number) => at < header || at >= footer || isToo(line);
  return {
    ...page,
    margins: [...page.margins, ...page.lines.filter(isMargin)],
    lines: page.lines.filter((line, at) => !isMargin(line, at)),
  };
}

const wordingOf = (line: Line) => line.text.replace(/\d+/g, "#");

/** The wording of a scan's line as it was first read at its height; dirt is all one. */
function likeWording(wording: (line: Line) => string): (line: Line) => string {
  const read: { letters: string; height: number; wording: string }[] = [];
  return (line) => {
    const letters = line.text.replace(/\P{L}/gu, "");
    if (letters.length < shortest && !/\d\d/.test(line.text)) return "";
    if (letters.length < leastLetters) return wording(line);
    const [, height] = line.rect;
    const known = read.find(
      (one) =>
        Math.abs(one.height - height) < sway &&
        Math.abs(one.letters.length - letters.length) <= misread * letters.length &&
        distance(one.letters, letters) <= misread * letters.length,
    );
    if (!known) read.push({ letters, height, wording: wording(line) });
    return known?.wording ?? wording(line);
  };
}

/** A phrase for what is not known recurs too; it does so in the middle of pages. */
function stockPhrases(pages: readonly Page[], wording: (line: Line) => string): Set<string> {
  const body = pages.flatMap((page) => page.lines.filter((line) => zoneOf(line, page) === "body"));
  const seen = new Set<string>();
  const again = new Set<string>();
  for (const phrase of body.map(wording)) (seen.has(phrase) ? again : seen).add(phrase);
  return again;
}

function zoneOf(line: Line, page: Page): "header" | "body" | "footer" {
  const place = placeOf(line, page);
  if (place >= DEEPEST_TOP) return "header";
  return place > HIGHEST_BOTTOM ? "body" : "footer";
}

/** The share of the page below a line. */
function placeOf({ rect }: Line, { height, bottom = 0 }: Page): number {
  return (rect[1] - bottom) / height;
}

function isOuter(line: Line, page: Page): boolean {
  const place = placeOf(line, page);
  return place > TOP || place < BOTTOM;
}

/** Which lines recur on half the pages, on three at least where there are so many, told by their keys; a line without a key is not asked for. */
function repeated(pages: readonly Page[], keyOf: (line: Line, page: Page) => string | null): IsRepeated {
  const keys = new Map<Line, string>();
  const seen = new Map<string, { pages: number; last: Page }>();
  for (const page of pages)
    for (const line of page.lines) {
      const key = keyOf(line, page);
      if (key === null) continue;
      keys.set(line, key);
      const before = seen.get(key);
      if (!before) seen.set(key, { pages: 1, last: page });
      else if (before.last !== page) {
        before.pages++;
        before.last = page;
      }
    }
  const least = Math.max(Math.min(3, pages.length), 0.5 * pages.length);
  return (line) => (seen.get(keys.get(line) ?? "")?.pages ?? 0) >= least;
}

/** The page's own number and that of all pages: from it on down stands a footer, whether it recurs or not. */
function isPageNumber({ cells }: Line, number: number, pages: number): boolean {
  return cells.some(({ text }) => {
    const [, own, all] = PAGE_NUMBER.exec(text) ?? [];
    return Number(own) === number && Number(all) === pages;
  });
}

/** How many lines at the head of a page are its header, and the first of those that are its footer. */
type Edges = { header: number; footer: number };

function edges(page: Page, isRepeated: IsRepeated): Edges {
  const { lines } = page;
  const body = lines.findIndex((line) => !isRepeated(line) || zoneOf(line, page) !== "header");
  const last = lines.findLastIndex((line) => !isRepeated(line) || zoneOf(line, page) !== "footer");
  return { header: body < 0 ? lines.length : body, footer: last + 1 };
}
