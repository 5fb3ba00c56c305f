import type { Line, Page, Rule } from "@/lib/extraction/model";
import { decimalSignOf } from "@/lib/extraction/rules/decimal-sign";
import { matchesIn } from "@/lib/extraction/rules/matches";
import { type Box, ruledItems } from "@/lib/extraction/tables/ruled-cells";
import { alignedParts } from "./aligned-parts";
import {
  areKeyed,
  withKeysTogether,
  withKindsInWords,
  withNamesInWords,
  withUnitsBehind,
} from "./keyed-limits";
import { isCards, readCards } from "./limit-cards";
import { isWithin } from "./limit-columns";
import { entriesOf, type FoundLimit, type ReadExposureLimit } from "./limit-entries";
import { isLimitsTitle, limitLines } from "./limit-lines";
import { limitListIn } from "./limit-lists";
import { type LimitSign, limitSign } from "./limit-numbers";
import { ParagraphReader } from "./limit-paragraphs";
import { hasValue, unitsIn } from "./limit-statements";
import { type Named, readTable } from "./limit-table";
import { kindIn } from "./limit-words";
import { partsOf, runsOf, type TablePart } from "./ruled-tables";
import { withSubstancesInRows } from "./substances-in-columns";
import { withWholeItems, withWrappedCells } from "./wrapped-rows";

export type { ReadExposureLimit } from "./limit-entries";

/** A title names its list, or the list's country, at its beginning. */
const TITLE_BEGINNING = 40;
/** "MAK: Maximale Arbeitsplatzkonzentration" */
const EXPLANATION = /^\W*[\p{L}-]{1,10}\s*[:=]\s/u;

/** "M = momentary value that may never be exceeded", "CL - Ceiling limit" */
const MARK_TOLD =
  /(?<![\p{L}\d])(?<mark>\p{Lu}{1,2})(?:\s?[=:–]\s?|\s-\s)(?<meaning>(?:(?!\s{2})[^.;,=]){3,60})/gu;

class Reading {
  readonly limits: FoundLimit[] = [];
  private headings: Box[] = [];
  private named: Named | null = null;
  private caption: string | null = null;
  private units: readonly string[] = [];
  /** Those that head the columns of the table above. */
  private substances: readonly Box[] = [];

  private readonly paragraphs: ParagraphReader;

  constructor(
    private readonly sign: LimitSign,
    private readonly ceilingMarks: ReadonlySet<string>,
    composition: readonly Line[],
  ) {
    this.paragraphs = new ParagraphReader(sign, composition);
  }

  private readLines(printed: readonly Line[], following: Line | undefined): void {
    const lines = withWholeItems(withWrappedCells(withNamesInWords(printed)));
    for (const [i, line] of lines.entries()) {
      this.limits.push(...this.paragraphs.read(line, lines[i + 1] ?? following));
      this.readTitle(line);
    }
  }

  /** A line between tables may be the next one's title. */
  private readTitle(line: Line): void {
    if (this.isRow(line)) return;
    this.named = null;
    if (hasValue(line.text) || EXPLANATION.test(line.text)) return;
    const list = limitListIn(line.text);
    const isTitle = isLimitsTitle(line.text) || limitListIn(line.text.slice(0, TITLE_BEGINNING)) !== null;
    if (!isTitle) return;
    this.caption = list;
    this.units = unitsIn(line.text);
  }

  /** "ACGIH", below the heading for lists of the table above: a row without limits, not framed where the page begins. */
  private isRow({ cells: [cell, ...others], text }: Line): boolean {
    const [, ...behindNames] = this.headings.toSorted((a, b) => a.left - b.left);
    const middle = cell ? (cell.rect[0] + cell.rect[2]) / 2 : 0;
    const isBelow = behindNames.some(({ left, right }) => left <= middle && middle < right);
    return others.length === 0 && isBelow && limitListIn(text) === text;
  }

  readBoxes(printed: readonly Box[]): void {
    const boxes = withKindsInWords(printed);
    if (isCards(boxes)) {
      this.take(readCards(boxes, this.sign, this.named));
      return;
    }
    for (const part of partsOf(boxes)) this.readPart(part);
  }

  readRun(lines: readonly Line[], rulesOf: (page: number) => readonly Rule[], following?: Line): void {
    for (const { lines: text, part } of alignedParts(lines, rulesOf))
      if (part) this.readPart(part);
      else this.readLines(text, following);
  }

  private readPart(printed: TablePart): void {
    const byColumn = withSubstancesInRows(printed, this.substances);
    this.substances = byColumn?.names ?? [];
    const part = this.withCeilings(byColumn?.part ?? printed);
    if (part.headings.length > 0) this.headings = part.headings;
    const headings = this.fits(part.cells) ? this.headings : [];
    const { sign, caption, units, ceilingMarks } = this;
    const named = this.named ?? this.paragraphs.named;
    this.take(readTable(headings, part.cells, { sign, caption, units, ceilingMarks, named }));
  }

  /** "5 CL", where a legend tells that these are ceilings, as "5 (C)". */
  private withCeilings(part: TablePart): TablePart {
    if (this.ceilingMarks.size === 0) return part;
    const marked = new RegExp(
      `(?<=\\d\\s?)(?:${[...this.ceilingMarks].join("|")})(?=\\s|$)(?!\\s?\\*)`,
      "gu",
    );
    return { ...part, cells: part.cells.map((box) => ({ ...box, text: box.text.replace(marked, "(C)") })) };
  }

  private take({ limits, named }: { limits: FoundLimit[]; named: Named | null }): void {
    this.limits.push(...limits);
    this.named = named;
    if (named !== this.paragraphs.named) this.paragraphs.reset();
  }

  /** Whether cells stand under the headings of the table before. */
  private fits(cells: readonly Box[]): boolean {
    const isUnder = (box: Box) =>
      this.headings.some((heading) => isWithin(box, heading) || isWithin(heading, box));
    return cells.filter(isUnder).length * 2 > cells.length;
  }
}

/** What a legend says to mark ceilings: "M = ceiling value that …" */
function ceilingMarksIn(lines: readonly Line[]): ReadonlySet<string> {
  const told = lines.flatMap(({ text }) => [...matchesIn(text, MARK_TOLD)]);
  return new Set(
    told.flatMap(({ groups }) => (kindIn(groups?.meaning ?? "") === "ceiling" ? (groups?.mark ?? "") : [])),
  );
}

/** The occupational exposure limits of 8.1, one entry for each substance, list and unit. */
export function readExposureLimits(
  lines: readonly Line[],
  pages: readonly Page[],
  language: string,
  composition: readonly Line[] = [],
): ReadExposureLimit[] {
  const rules = new Map(pages.map((page) => [page.number, page.rules]));
  const kept = withKeysTogether(limitLines(lines.map(withUnitsBehind)));
  const sign = limitSign(
    decimalSignOf(pages) ?? (language === "en" ? "." : null),
    kept.map(({ text }) => text),
  );
  const reading = new Reading(sign, ceilingMarksIn(kept), composition);
  const rulesOf = (page: number) => rules.get(page) ?? [];
  const runs = runsOf(ruledItems(kept, rulesOf));
  for (const [i, run] of runs.entries()) {
    const before = reading.limits.length;
    if (run.boxes && !areKeyed(run.boxes)) reading.readBoxes(run.boxes);
    // What is no table of substances may still be lines that tell
    if (!run.boxes || reading.limits.length === before)
      reading.readRun(run.lines, rulesOf, runs[i + 1]?.lines[0]);
  }
  return entriesOf(reading.limits);
}
