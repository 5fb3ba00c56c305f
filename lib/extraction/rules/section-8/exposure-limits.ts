import { sourceOf } from "@/lib/extraction/lines/lines";
import { withWholeItems } from "@/lib/extraction/lines/list-items";
import type { Line, Page, Rule } from "@/lib/extraction/model";
import { decimalSignOf } from "@/lib/extraction/rules/decimal-sign";
import { isClose } from "@/lib/extraction/tables/headings";
import { type Box, levelsOf, ruledItems } from "@/lib/extraction/tables/ruled-cells";
import { alignedParts } from "./aligned-parts";
import { isFormula, withCellsApart, withTitlesApart } from "./cells-apart";
import { withoutDangerousValues } from "./dangerous-values";
import { withoutDashes, withoutFootnoteMarks } from "./footnote-marks";
import {
  areKeyed,
  nameOver,
  withKeysTogether,
  withKindsInWords,
  withNamesInWords,
  withoutEmptyLabels,
  withUnitsBehind,
  withUnitsBeside,
  withWholeLabels,
} from "./keyed-limits";
import { readBlocks } from "./limit-blocks";
import { isCards, readCards } from "./limit-cards";
import { isWithin } from "./limit-columns";
import { entriesOf, type FoundLimit, type ReadExposureLimit } from "./limit-entries";
import { isTableTitle, withNameApart } from "./limit-labels";
import { isLimitsTitle, limitLines, withoutNone } from "./limit-lines";
import { limitListIn } from "./limit-lists";
import { type Marks, marksIn, withMarksTold, withoutMarked } from "./limit-marks";
import { readMatrix } from "./limit-matrix";
import { withCountryFirst } from "./limit-names";
import { type LimitSign, limitSign } from "./limit-numbers";
import { ParagraphReader } from "./limit-paragraphs";
import type { Named } from "./limit-rows";
import { isKnownName } from "./limit-sentences";
import { hasValue, unitIn, unitsIn } from "./limit-statements";
import { substanceIn } from "./limit-substance";
import { readTable } from "./limit-table";
import { type Kind, kindIn, limitKindIn } from "./limit-words";
import { areAside, belowNames, partsOf, runsOf, type TablePart } from "./ruled-tables";
import { withColumnsInTurn } from "./side-by-side";
import { withSubstancesInRows } from "./substances-in-columns";
import { withRowsCutByPages, withWholeLimits } from "./torn-limits";
import { withUnitsOfPairs } from "./units-of-pairs";
import { withKindsBelow, withWrappedCells } from "./wrapped-rows";

export type { ReadExposureLimit } from "./limit-entries";

/** A title names its list, or the list's country, at its beginning. */
const TITLE_BEGINNING = 40;
/** "MAK: Maximale Arbeitsplatzkonzentration" */
const EXPLANATION = /^\W*[\p{L}-]{1,10}\s*[:=]\s/u;

const TITLED = /(?:\s[—–-]|:)\s+(?<name>\p{L}[^:]*)$/u;

/** "Occupational exposure limits — Example (CAS No. 64-17-5)", or a name of the composition: what all of the table below tells of. */
function namedInTitle(line: Line, composition: readonly Line[]): Named | null {
  const name = isLimitsTitle(line.text) ? TITLED.exec(line.text)?.groups?.name : undefined;
  const substance = name ? substanceIn(name) : null;
  const isSure = substance?.cas || (name && isKnownName(name, composition));
  return substance && isSure ? { substance, source: sourceOf(line) } : null;
}

class Reading {
  readonly limits: FoundLimit[] = [];
  private headings: Box[] = [];
  private named: Named | null = null;
  /** That which a row above the table names. */
  private nameAbove: Named | null = null;
  private caption: string | null = null;
  private units: readonly string[] = [];
  private kind: Kind | null = null;
  private title: Line | null = null;
  /** Those that head the columns of the table above. */
  private substances: readonly Box[] = [];

  private readonly paragraphs: ParagraphReader;

  constructor(
    private readonly sign: LimitSign,
    private readonly marks: Marks,
    private readonly composition: readonly Line[],
  ) {
    this.paragraphs = new ParagraphReader(sign, composition);
  }

  private readLines(printed: readonly Line[], following: Line | undefined): void {
    const lines = withWholeItems(
      withWrappedCells(withNamesInWords(withoutNone(printed).map(withUnitsBeside).flatMap(withNameApart))),
      // "· Bestandteile mit zu überwachenden Grenzwerten" is a title, and the names below it no rest of it
      (item, rest) =>
        kindIn(item) !== null &&
        (hasValue(item) || !isLimitsTitle(item)) &&
        (hasValue(rest) || !rest.endsWith(":")),
    );
    for (const [i, line] of lines.entries()) {
      this.limits.push(...this.paragraphs.read(line, lines[i + 1] ?? following));
      this.readTitle(line);
    }
  }

  /** A line between tables may be the next one's title. */
  private readTitle(line: Line): void {
    if (this.isRow(line)) return;
    if (!isTableTitle(line.text)) this.named = null;
    if (!this.isPlace(line)) this.nameAbove = namedInTitle(line, this.composition);
    // "exposure in mg/m³, time-weighted average over 8 hours:" may be the end of a sentence
    const isCaption =
      line.text.endsWith(":") && limitKindIn(line.text) !== null && unitIn(line.text) !== null;
    const isNamed = isLimitsTitle(line.text) || limitListIn(line.text.slice(0, TITLE_BEGINNING)) !== null;
    const isTitle = isNamed || isCaption;
    if (!isTitle || hasValue(line.text) || EXPLANATION.test(line.text)) return;
    const list = limitListIn(line.text);
    this.caption = list;
    // "… in the Union, Norway &" / "Switzerland" says no more of units
    const goesOn = list === line.text && isClose(this.title ?? undefined, line, 1);
    this.title = line;
    if (goesOn) return;
    this.units = unitsIn(line.text);
    this.kind = limitKindIn(line.text);
  }

  /** "ACGIH", below the heading for lists of the table above: a row without limits, not framed where the page begins. */
  private isRow({ cells: [cell, ...others], text }: Line): boolean {
    const [, ...behindNames] = this.headings.toSorted((a, b) => a.left - b.left);
    const middle = cell ? (cell.rect[0] + cell.rect[2]) / 2 : 0;
    const isBelow = behindNames.some(({ left, right }) => left <= middle && middle < right);
    return others.length === 0 && isBelow && limitListIn(text) === text;
  }

  /** "Luxembourg": a row of a table under one name that has nothing but its first cell. */
  private isPlace({ cells, text }: Line): boolean {
    return cells.length === 1 && text.split(" ").length < 3 && !/[:.]/.test(text);
  }

  readBoxes(printed: readonly Box[]): void {
    const boxes = withKindsInWords(printed);
    if (isCards(boxes)) {
      this.take(readCards(boxes, this.sign, this.named));
      return;
    }
    const { sign, units, kind } = this;
    const ofCountries = readMatrix(boxes, { sign, units, kind }, this.substances);
    if (ofCountries) {
      this.take({ limits: ofCountries.limits, named: null });
      this.substances = ofCountries.heads;
      return;
    }
    const groups = belowNames(boxes);
    for (const group of groups ?? []) {
      Object.assign(this, { headings: [], named: group.named ?? this.named });
      for (const part of partsOf(group.boxes)) this.readPart(part);
    }
    if (groups) return;
    const [top = [], ...others] = levelsOf(boxes);
    const named = nameOver(top);
    if (named) this.nameAbove = named;
    this.named = this.nameAbove ?? this.named;
    for (const part of partsOf(named ? others.flat() : boxes)) this.readPart(part);
  }

  readRun(lines: readonly Line[], rulesOf: (page: number) => readonly Rule[], following?: Line): void {
    for (const { lines: text, part, heads } of alignedParts(lines, rulesOf)) {
      if (part) this.readPart(part);
      else this.readLines(text, lines[lines.indexOf(text.at(-1) as Line) + 1] ?? following);
      this.headings = heads ?? this.headings;
    }
  }

  private readPart(printed: TablePart): void {
    const byColumn = withSubstancesInRows(printed, this.substances);
    this.substances = byColumn?.names ?? [];
    const part = withMarksTold(byColumn ? withoutMarked(byColumn.part, this.marks) : printed, this.marks);
    if (part.headings.length > 0) this.headings = part.headings;
    else if (areAside(part.cells, this.headings)) return;
    const headings = this.fits(part.cells) ? this.headings : [];
    const { sign, caption, units, kind } = this;
    const { ceilingMarks } = this.marks;
    const named = this.named ?? this.paragraphs.named;
    const isNameAbove = this.nameAbove !== null;
    this.take(
      readTable(headings, part.cells, { sign, caption, units, kind, ceilingMarks, named, isNameAbove }),
    );
  }

  private take({ limits, named }: { limits: FoundLimit[]; named: Named | null }): void {
    this.limits.push(...limits);
    this.named = named;
    if (limits.length > 0 && named !== this.paragraphs.named) this.paragraphs.reset();
  }

  /** Whether cells stand under the headings of the table before, and have none of their own that are not known. */
  private fits(cells: readonly Box[]): boolean {
    const isUnit = ({ text }: Box) => unitIn(text) !== null && !hasValue(text);
    if (levelsOf(cells).some((level) => level.filter(isUnit).length > 1)) return false;
    const isUnder = (box: Box) =>
      this.headings.some((heading) => isWithin(box, heading) || isWithin(heading, box));
    return cells.filter(isUnder).length * 2 > cells.length;
  }
}

/** The lines of section 8 that tell of limits, and what stands before their decimals. */
export type LimitText = { lines: Line[]; sign: LimitSign };

export function limitTextOf(lines: readonly Line[], pages: readonly Page[], language: string): LimitText {
  const apart = withWholeLabels(
    withWholeLimits(withoutDangerousValues(lines.filter((line) => !isFormula(line)))),
  )
    .map(withoutFootnoteMarks)
    .map(withoutDashes)
    .map(withUnitsBehind)
    .flatMap(withoutEmptyLabels)
    .map(withCountryFirst)
    .map(withCellsApart);
  const kept = withKeysTogether(
    limitLines(
      withTitlesApart(withUnitsOfPairs(withColumnsInTurn(withKindsBelow(withRowsCutByPages(apart))))),
    ),
  );
  const sign = limitSign(
    decimalSignOf(pages) ?? (language === "en" ? "." : null),
    kept.map(({ text }) => text),
  );
  return { lines: kept, sign };
}

/** The occupational exposure limits of 8.1, one entry for each substance, list and unit. */
export function readExposureLimits(
  lines: readonly Line[],
  pages: readonly Page[],
  language: string,
  composition: readonly Line[] = [],
): ReadExposureLimit[] {
  return limitsIn(limitTextOf(lines, pages, language), pages, composition);
}

export function limitsIn(
  { lines, sign }: LimitText,
  pages: readonly Page[],
  composition: readonly Line[],
): ReadExposureLimit[] {
  const rules = new Map(pages.map((page) => [page.number, page.rules]));
  const reading = new Reading(sign, marksIn(lines), composition);
  const rulesOf = (page: number) => rules.get(page) ?? [];
  const { limits, rest } = readBlocks(lines, sign);
  reading.limits.push(...limits);
  const runs = runsOf(ruledItems(rest, rulesOf));
  for (const [i, run] of runs.entries()) {
    const before = reading.limits.length;
    if (run.boxes && !areKeyed(run.boxes)) reading.readBoxes(run.boxes);
    // What is no table of substances may still be lines that tell
    if (!run.boxes || reading.limits.length === before)
      reading.readRun(run.lines, rulesOf, runs[i + 1]?.lines[0]);
  }
  return entriesOf(reading.limits);
}
