import { withoutMargins } from "@/lib/extraction/lines/margins";
import type { Line, Page, Section } from "@/lib/extraction/model";
import { sectionsOf, sheetsAfter } from "./sections";
import { deepestHeading } from "./several-sheets";

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
