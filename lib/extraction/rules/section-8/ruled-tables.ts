import type { Line } from "@/lib/extraction/model";
import { identifiersIn } from "@/lib/extraction/rules/section-3/component-identifiers";
import { type Box, type Item, levelsOf } from "@/lib/extraction/tables/ruled-cells";
import { isHeading, nameHeading } from "./aligned-headings";
import { hasCas, isEcNumber, isKindCell, isNumber, isUnder } from "./limit-columns";
import { isLimitsTitle } from "./limit-lines";
import { hasDatedList, limitListIn } from "./limit-lists";
import type { Named } from "./limit-rows";
import { hasValue, unitIn } from "./limit-statements";
import { type Substance, substanceIn } from "./limit-substance";
import { headingOf, isKind, kindIn } from "./limit-words";

/** A part of a ruled table: the headings, where it has any, and the cells under them. */
export type TablePart = { headings: Box[]; cells: Box[] };

/** Neighbours share their border. */
const BORDER = 1;
const LONGEST_HEADING = 90;

const isHeadingText = (text: string) => !hasValue(text) && isHeading(text);

/**
 * "Nederland | TGG 8 uur | TGG 15 min", "State | 8 hour TWA | 15 min STEL": the country, whose kinds stand beside it,
 * heads the substances, or the countries stand below it.
 */
function isOfCountry([first, ...others]: readonly Box[]): boolean {
  const isList =
    first !== undefined && (limitListIn(first.text) !== null || headingOf(first.text) === "list");
  const isSaid = isList && !isKind(first.text);
  const kinds = others.filter(({ text }) => isKind(text) && !hasValue(text));
  return isSaid && kinds.length > 1 && !others.some(({ text }) => limitListIn(text) !== null);
}

/** "CAS | VME-ppm : | VME-mg/m3 : | TMP N° :": numbers head the substances where kinds of limits stand beside them. */
function isOfNumbers(level: readonly Box[]): boolean {
  const heads = nameHeading(level.map(({ text }) => text)) >= 0;
  return (
    heads &&
    !level.some(({ text }) => hasValue(text) || hasCas(text)) &&
    level.filter(({ text }) => isKind(text)).length > 1
  );
}

/** "… | Austria | Poland | Ireland": lists beside each other head their columns, but not "as ACGIH | as ACGIH". */
function isOfLists([first, ...others]: readonly Box[]): boolean {
  const isSaid = !!first && !hasValue(first.text) && !hasCas(first.text);
  const lists = others.flatMap(({ text }) => (hasValue(text) ? [] : (limitListIn(text) ?? [])));
  return isSaid && lists.length > 1 && lists.length === others.length && new Set(lists).size > 1;
}

/** A row of headings names what the substances stand under; rows of groups above it name kinds, units or lists. */
function headingRank(level: readonly Box[]): "names" | "groups" | null {
  // "Stof, respirabel | – | 5 mg/m³" is a row, though its first word heads names, too
  const isRow = level.some(({ text }) => hasValue(text));
  if (!isRow && level.some((box) => headingOf(box.text) === "substance"))
    return level.length > 1 ? "names" : null;
  if (isOfCountry(level) || isOfNumbers(level) || isOfLists(level)) return "names";
  // "Remarks | DFG, EU" goes on with the row above
  if (headingOf(level[0]?.text ?? "") === "remark") return null;
  return level.every(({ text }) => isHeadingText(text) && (!/^\d/.test(text) || isKindCell(text)))
    ? "groups"
    : null;
}

/** Headings of several lines may have a frame for each line; a table's first row has a name and numbers. */
function goesOn(level: readonly Box[], headings: readonly Box[]): boolean {
  const names = headings.find((box) => headingOf(box.text) === "substance");
  return (
    names !== undefined &&
    level.every(
      (box) =>
        (box.left > names.right - BORDER || box.right < names.left + BORDER) &&
        box.text.length < LONGEST_HEADING &&
        !/\d{2}|^[-–—]+$/.test(box.text) &&
        headings.some((above) => above.left < box.right && above.right > box.left),
    )
  );
}

/** Cuts a table where its row of headings is printed again. */
export function partsOf(printed: readonly Box[]): TablePart[] {
  const boxes = withoutTitleOverNames(printed);
  // "Further information | : | Indicative" is said of the row above.
  const levels = levelsOf(boxes).filter((level) => level[1]?.text !== ":");
  const ranks = levels.map(headingRank);
  const parts: TablePart[] = [];
  let headings: Box[] = [];
  for (const [i, level] of levels.entries()) {
    const below = levels[i + 1] ?? [];
    const isAboveUnits = ranks[i + 1] === "groups" && below.some(({ text }) => unitIn(text) !== null);
    const isGroupAbove =
      ranks[i] === "groups" && (ranks[i + 1] === "names" || isAboveUnits || headings.length > 0 || i === 0);
    const isBelow = ranks[i] === "groups" && headings.length > 0;
    const isCaption = i === 0 && ranks[1] === "names" && level.every(({ text }) => !/\d/.test(text));
    if (ranks[i] === "names" || isGroupAbove || isBelow || isCaption || goesOn(level, headings))
      headings.push(...level);
    else {
      const part = parts.at(-1);
      if (headings.length > 0 || !part) parts.push({ headings, cells: [...level] });
      else part.cells.push(...level);
      headings = [];
    }
  }
  return parts;
}

/** Lines that follow on each other; the cells too where they make a table that can be trusted. */
export type Run = { lines: Line[]; boxes: Box[] | null };

/** Borders of neighbours may overlap by this many points. */
const CROSSING = 6;

const STACKED_NUMBERS = /^\d[\d.,-]*(?:\n\d[\d.,-]*)+$/;

/** Numbers, or the names of lists, one below the other belong to as many rows. */
function isStack(text: string): boolean {
  const names = text.split("\n").filter((line) => isKindCell(line) && limitListIn(line) !== null);
  const isNames = names.length > 1 && !/\d/.test(text);
  const isNumbers = STACKED_NUMBERS.test(text) && !/-\n/.test(text);
  return isNumbers || isNames || hasDatedList(text);
}

const hasValueBeside = (box: Box, boxes: readonly Box[]) =>
  boxes.some((other) => other.top < box.bottom && other.bottom > box.top && hasValue(other.text));

/** Cells that lie over each other, or hold more than one row, are no cells: such a table is read by its lines. */
function isGrid(boxes: readonly Box[]): boolean {
  const cross = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > CROSSING &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > CROSSING;
  return !boxes.some(
    (box, i) =>
      (box.isLoose && hasValueBeside(box, boxes)) ||
      isStack(box.text) ||
      boxes.slice(i + 1).some((other) => cross(box, other)),
  );
}

/** Only the headings are framed: their rows are lines. */
function areHeadings(boxes: readonly Box[]): boolean {
  const isHead = boxes.every(({ text }) => !hasValue(text) && !/^\d/.test(text));
  return isHead && levelsOf(boxes).every((level) => level.some(({ text }) => isHeadingText(text)));
}

/** The tables of a section as runs of their own, with the text between them. */
export function runsOf(items: readonly Item[]): Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    const lines = item.boxes ? item.lines : [item.line];
    if (item.boxes && isGrid(item.boxes) && !areHeadings(item.boxes)) runs.push({ lines, boxes: item.boxes });
    else if (last && !last.boxes) last.lines.push(...lines);
    else runs.push({ lines: [...lines], boxes: null });
  }
  return runs;
}

/** Whether two cells of a row that has as many as a table has headings stand under one of these: they head other columns. */
export function areAside(cells: readonly Box[], headings: readonly Box[]): boolean {
  const heads = headings.filter((head) => !headings.some((one) => one.top > head.top && isUnder(one, head)));
  return levelsOf(cells).some(
    (row) =>
      row.length === heads.length && heads.some((head) => row.filter((box) => isUnder(box, head)).length > 1),
  );
}

const ORDINAL = /^\d{1,2}\.?$/;

/** "2 | Example | 64-17-5 | 200-578-6": a row that names the substance of the rows below it, and nothing else. */
export function nameOfRow<Cell extends { text: string }>(
  row: readonly Cell[],
): { substance: Substance; cell: Cell } | null {
  const number = row.find(({ text }) => isNumber(text)) ?? row.find(({ text }) => isEcNumber(text));
  const cell = row.find((one) => one !== number && substanceIn(one.text) !== null);
  const others = row.filter((one) => one !== number && one !== cell);
  const areNumbers = others.every(
    ({ text }, i) => identifiersIn(text).length > 0 || (i === 0 && ORDINAL.test(text)),
  );
  if (!number || !cell || others.length === 0 || !areNumbers) return null;
  const substance = substanceIn(hasCas(number.text) ? `${cell.text} (${number.text})` : cell.text);
  return substance && { substance, cell };
}

/** The rows below each row that names their substance, under heads of its own; null where a table has no such rows. */
export function belowNames(boxes: readonly Box[]): { named: Named | null; boxes: Box[] }[] | null {
  const groups: { named: Named | null; boxes: Box[] }[] = [{ named: null, boxes: [] }];
  for (const level of levelsOf(boxes)) {
    const named = nameOfRow(level);
    if (named) groups.push({ named: { substance: named.substance, source: named.cell.source }, boxes: [] });
    else groups.at(-1)?.boxes.push(...level);
  }
  return groups.length > 1 ? groups : null;
}

/** "Exposure limits | TWA | STEL" over names and numbers: a title over the names, which heads nothing. */
function withoutTitleOverNames(boxes: readonly Box[]): readonly Box[] {
  const [[first, ...others] = []] = levelsOf(boxes);
  const areTold = others.length > 1 && others.every(({ text }) => kindIn(text) !== null && !hasValue(text));
  const isTitle = first && areTold && isLimitsTitle(first.text.replaceAll("\n", " "));
  return isTitle ? boxes.filter((box) => box !== first) : boxes;
}
