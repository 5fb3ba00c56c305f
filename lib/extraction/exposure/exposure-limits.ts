import { alignedParts } from "@/lib/extraction/exposure/aligned-tables";
import { isCards, readCards } from "@/lib/extraction/exposure/limit-cards";
import { isWithin } from "@/lib/extraction/exposure/limit-columns";
import { entriesOf, type FoundLimit, type ReadExposureLimit } from "@/lib/extraction/exposure/limit-entries";
import { isLimitsTitle, limitLines } from "@/lib/extraction/exposure/limit-lines";
import { limitListIn } from "@/lib/extraction/exposure/limit-lists";
import { type DecimalSign, decimalSignOf } from "@/lib/extraction/exposure/limit-numbers";
import { hasValue } from "@/lib/extraction/exposure/limit-statements";
import { type Named, readTable } from "@/lib/extraction/exposure/limit-table";
import { headingOf } from "@/lib/extraction/exposure/limit-words";
import { type Box, type Item, ruledItems } from "@/lib/extraction/exposure/ruled-cells";
import { partsOf, type TablePart } from "@/lib/extraction/exposure/ruled-tables";
import type { Language, Line, Page } from "@/lib/extraction/model";

export type { ExposureLimit, ReadExposureLimit } from "@/lib/extraction/exposure/limit-entries";

/** Borders of neighbours may overlap by this many points. */
const CROSSING = 6;
/** A title names its list, or the list's country, at its beginning. */
const TITLE_BEGINNING = 40;

class Reading {
  readonly limits: FoundLimit[] = [];
  private headings: Box[] = [];
  private named: Named | null = null;
  private caption: string | null = null;

  constructor(private readonly sign: DecimalSign) {}

  /** A line between tables may be the next one's title. */
  readLine(line: Line): void {
    this.named = null;
    if (hasValue(line.text)) return;
    const list = limitListIn(line.text);
    const isTitle = isLimitsTitle(line.text) || limitListIn(line.text.slice(0, TITLE_BEGINNING)) !== null;
    if (isTitle) this.caption = list;
  }

  readBoxes(boxes: readonly Box[]): void {
    if (isCards(boxes)) {
      this.take(readCards(boxes, this.sign, this.named));
      return;
    }
    for (const part of partsOf(boxes)) this.readPart(part);
  }

  readPart(part: TablePart): void {
    if (part.headings.length > 0) this.headings = part.headings;
    const headings = this.fits(part.cells) ? this.headings : [];
    const { sign, caption, named } = this;
    this.take(readTable(headings, part.cells, { sign, caption, named }));
  }

  private take({ limits, named }: { limits: FoundLimit[]; named: Named | null }): void {
    this.limits.push(...limits);
    this.named = named;
  }

  /** Whether cells stand under the headings of the table before. */
  private fits(cells: readonly Box[]): boolean {
    const isUnder = (box: Box) =>
      this.headings.some((heading) => isWithin(box, heading) || isWithin(heading, box));
    return cells.filter(isUnder).length * 2 > cells.length;
  }
}

type Run = { boxes: Box[]; lines?: undefined } | { lines: Line[]; boxes?: undefined };

/** Numbers one below the other belong to as many rows. */
const isStack = (text: string) => /^\d[\d.,-]*(?:\n\d[\d.,-]*)+$/.test(text);

/** A column whose heading is not parted from what stands below it. */
const isHeadedStack = (box: Box, boxes: readonly Box[]) =>
  /\n/.test(box.text) &&
  headingOf(box.text) === "substance" &&
  boxes.some((other) => other.top < box.bottom && other.bottom > box.top && hasValue(other.text));

/** Cells that lie over each other, or hold more than one row, are no cells: such a table is read by its lines. */
function isGrid(boxes: readonly Box[]): boolean {
  const cross = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > CROSSING &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > CROSSING;
  return !boxes.some(
    (box, i) =>
      box.isLoose ||
      isStack(box.text) ||
      isHeadedStack(box, boxes) ||
      boxes.slice(i + 1).some((other) => cross(box, other)),
  );
}

function runsOf(items: readonly Item[]): Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (item.boxes && isGrid(item.boxes)) runs.push({ boxes: item.boxes });
    else {
      const lines = item.boxes ? item.lines : [item.line];
      if (last?.lines) last.lines.push(...lines);
      else runs.push({ lines });
    }
  }
  return runs;
}

/** The occupational exposure limits of 8.1, one entry for each substance, list and unit. */
export function readExposureLimits(
  lines: readonly Line[],
  pages: readonly Page[],
  words: Language,
): ReadExposureLimit[] {
  const rules = new Map(pages.map((page) => [page.number, page.rules]));
  const kept = limitLines(lines);
  const sign = decimalSignOf(pages.flatMap((page) => page.lines)) ?? (words === "en" ? "." : null);
  const reading = new Reading(sign);
  const rulesOf = (page: number) => rules.get(page) ?? [];
  for (const run of runsOf(ruledItems(kept, rulesOf))) {
    if (run.boxes) reading.readBoxes(run.boxes);
    else
      for (const { lines: text, part } of alignedParts(run.lines, rulesOf)) {
        if (part) reading.readPart(part);
        else for (const line of text) reading.readLine(line);
      }
  }
  return entriesOf(reading.limits);
}
