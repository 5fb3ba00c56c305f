import { withoutMargins } from "@/lib/extraction/lines/margins";
import type { Line, Page, Section } from "@/lib/extraction/model";
import { candidatesOf, holdsSheet, sheetStarts } from "./section-headings";
import { sectionsOf, sheetsAfter } from "./sections";

export type FirstSheet = {
  /** The sheet's own pages, and those before it. */
  pages: Page[];
  sections: Section[];
  /** How many sheets in its language follow it. */
  sheetsAfter: number;
};

/** The first sheet of a file; dates and running heads of the sheets behind it are not its own. */
export function firstSheet(pages: Page[]): FirstSheet {
  const sections = sectionsOf(pages);
  const next = lineBehind(pages, sections);
  if (!next) return { pages, sections, sheetsAfter: 0 };
  const whole = { pages, sections, sheetsAfter: sheetsAfter(pages, sections) };
  const page = pages.find(({ number }) => number === next.page);
  const startsPage = page !== undefined && next.rect[1] > deepestHeading * page.height;
  const own = pages.filter(({ number }) => number < next.page || (number === next.page && !startsPage));
  // Running heads recur on most pages of their own sheet, not of all
  const cleared = withoutMargins(own);
  const again = sectionsOf(cleared);
  return again.length < sections.length ? whole : { ...whole, pages: cleared, sections: again };
}

/** The first line behind the last section. */
function lineBehind(pages: Page[], sections: Section[]): Line | undefined {
  const last = sections.at(-1)?.lines.at(-1);
  if (!last) return undefined;
  const lines = pages.flatMap((page) => (page.number >= last.page ? page.lines : []));
  return lines[lines.indexOf(last) + 1];
}

/** A sheet's first heading may stand below this part of its first page, under name, date and company. */
const deepestHeading = 0.5;

/**
 * The first pages of the second and each further sheet in a file. One begins on a page of its own, high up on it, with
 * the heading of section 1, and holds half the sections at least, as what stands before it does. In doubt it is one
 * sheet: a heading that is printed again, a table of contents and an exposure scenario begin none.
 */
export function furtherSheetPages(pages: Page[]): number[] {
  const lines = pages.flatMap((page) => page.lines);
  const scans = new Set(pages.filter(({ ocr }) => ocr).map(({ number }) => number));
  const candidates = candidatesOf(lines, ({ page }) => scans.has(page));
  const starts: number[] = [];
  let own = 0;
  for (const at of sheetStarts(candidates)) {
    const line = lines[candidates[at]?.index ?? -1];
    const before = candidates.slice(own, at).filter(({ isKnown }) => isKnown);
    const isOnOwnPage = before.every(({ index }) => lines[index]?.page !== line?.page);
    if (!line || !isOnOwnPage || !holdsSheet(before) || !isHighUp(line, pages)) continue;
    starts.push(line.page);
    own = at;
  }
  return starts;
}

function isHighUp({ page: number, rect }: Line, pages: Page[]): boolean {
  const page = pages.find((one) => one.number === number);
  return page !== undefined && rect[1] - (page.bottom ?? 0) > deepestHeading * page.height;
}
