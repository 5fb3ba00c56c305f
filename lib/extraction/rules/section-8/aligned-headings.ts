import type { Cell, Line } from "@/lib/extraction/model";
import { withHeadingsApart } from "@/lib/extraction/tables/heading-cells";
import {
  type Group,
  groupsAbove,
  type HeadingColumn,
  headingColumns,
  isClose,
  isTailOfHeading,
  overlaps,
  parentsOf,
  reachOfHeading,
  spanOf,
} from "@/lib/extraction/tables/headings";
import { hasCas } from "./limit-columns";
import { isAnyCountrys, limitListIn } from "./limit-lists";
import { bareNumber, hasValue, unitIn, unitsIn } from "./limit-statements";
import { headingOf, isKind, kindIn } from "./limit-words";

export type AlignedHeading = {
  first: number;
  last: number;
  columns: readonly HeadingColumn[];
  groups: Group[];
};

const LONGEST = 90;
/** Headings of one table are nearer to each other than this part of their size. */
const NEAR = 1.1;

/** Whether a text names what a column of limits holds. */
export const isHeading = (text: string) =>
  text.length < LONGEST &&
  (headingOf(text) !== null ||
    unitsIn(text).length > 0 ||
    kindIn(text) !== null ||
    limitListIn(text) !== null ||
    /\bCAS\b/.test(text));

const hasNumbers = (text: string) => hasValue(text) || hasCas(text);

/** The heading that the substances stand under; where none is named, that of their numbers. */
export function nameHeading(headings: readonly string[]): number {
  const at = headings.findIndex((text) => headingOf(text) === "substance");
  return at >= 0 ? at : headings.findIndex((text) => /^\W*(?:N[°o.]?\s*)?CAS\b/i.test(text));
}

/** "150", "50 / 221", "2 (C)": numbers alone stand in rows, and in no heading. */
export const NUMBER_ALONE = /^\d[\d.,'’]*(?:\s?[/;]\s?\d[\d.,]*)?(?:\s?(?:[A-Z*]|\([A-Z]\)))?$/;

const mayHead = (line: Line) =>
  line.cells.length > 1 &&
  !hasNumbers(line.text) &&
  line.cells.every(({ text }) => text.length <= LONGEST && !NUMBER_ALONE.test(text));

/** The line that names what the substances stand under, beside other headings. */
function isNamesLine(line: Line | undefined): boolean {
  if (!line || !mayHead(line)) return false;
  const at = nameHeading(line.cells.map((cell) => cell.text));
  return at >= 0 && line.cells.some((cell, i) => i !== at && isHeading(cell.text));
}

/** "Type | ml/m³ | mg/m³ | Peak limitation", or units in the second line of their headings. */
function headsUnits({ cells }: Line, below: Line | undefined): boolean {
  const goesOn = below !== undefined && below.cells.length < cells.length && mayHead(below);
  const areUnits = (line: readonly Cell[]) => line.filter(({ text }) => unitIn(text) !== null).length > 1;
  const tellsKind = cells.some(({ text }) => headingOf(text) === "kind");
  return tellsKind && (areUnits(cells) || (goesOn && areUnits(below.cells)));
}

/**
 * The line that names two kinds of limits, the limits of two lists, or what tells the kind beside two units, where no heading
 * stands above the names of substances.
 */
function isKindsLine(lines: readonly Line[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at] as Line, lines[at + 1]];
  const told = line.cells.filter(({ text }) => isKind(text) || (kindIn(text) && isList(text))).length;
  if (!mayHead(line) || (told < 2 && !headsUnits(line, isNear(line, below) ? below : undefined)))
    return false;
  return !(isNear(above, line) && isNamesLine(above)) && !(isNear(line, below) && isNamesLine(below));
}

const isNear = (upper: Line | undefined, lower: Line | undefined) => isClose(upper, lower, NEAR);

function isGroupLine(line: Line | undefined): boolean {
  const [first] = line?.cells ?? [];
  // "Limits: | Reference: …" is a label and its value
  if (!line || hasNumbers(line.text) || line.cells.length < 2 || /:\s*$/.test(first?.text ?? ""))
    return false;
  return line.cells.slice(1).every((cell) => isHeading(cell.text));
}

const IN_BRACKETS = /^[([].*[)\]]$/;

/**
 * A heading goes on below itself, below that of the names in brackets or, where that is none of names, as a heading; a line with
 * numbers or with a name is the table's first.
 */
function goesOn(line: Line, columns: readonly HeadingColumn[]): boolean {
  const isRow = line.cells.some(({ text }) => bareNumber(text, ".") !== null);
  if (hasNumbers(line.text) || isRow) return false;
  const at = nameHeading(columns.map(({ text }) => text));
  const names = columns[Math.max(0, at)];
  return line.cells.every((cell) => {
    const span = spanOf(cell);
    const isRest =
      at < 0 && (isHeading(cell.text) || (line.cells.length === 1 && /^\p{Ll}/u.test(cell.text)));
    const mayBeOfNames = IN_BRACKETS.test(cell.text) || isRest;
    const isUnderNames = names !== undefined && overlaps(names, span);
    return columns.some((one) => overlaps(one, span)) && (mayBeOfNames || !isUnderNames);
  });
}

const isList = (text: string) => limitListIn(text) !== null;

/** "mg/m³ | ppm | mg/m³ | ppm" below two headings: the same units for each of them, one heading after the other. */
function inTurn(units: readonly Cell[], headings: readonly HeadingColumn[]): HeadingColumn[] | null {
  const each = units.length / headings.length;
  const own = units.slice(0, each).map(({ text }) => text);
  const areAlike = units.every(({ text }, i) => text === own[i % each]);
  if (!Number.isInteger(each) || each < 2 || !areAlike || new Set(own).size < each) return null;
  const inOrder = headings.toSorted((a, b) => a.from - b.from);
  return units.flatMap((_, i) => inOrder[Math.floor(i / each)] ?? []);
}

/**
 * One heading over several units, kinds or lists makes a column of each: "WEL" over "ppm" and "mg/m³", "OSHA PEL" over
 * "(TWA)" and "(STEL)"; none where two say the same.
 */
function partedBelow(columns: readonly HeadingColumn[], line: Line): HeadingColumn[] | null {
  if (hasNumbers(line.text)) return null;
  const areTold = [isKind, isList].some((tells) => line.cells.every(({ text }) => tells(text)));
  // "Excess factor" below "Peak limitation", "to ppm" below "Conversion factor" say no more of a column of remarks
  const isOfRemark = (cell: Cell) =>
    columns.some((column) => overlaps(column, spanOf(cell)) && headingOf(column.text) === "remark");
  const told = areTold ? line.cells : line.cells.filter(({ text }) => unitIn(text) !== null);
  const units = told.filter((cell) => !isOfRemark(cell));
  const [first] = columns;
  // "CAS-Nr." below "Stoff" heads what stands below each name, "(Spain, 2016)" below "INSHT 2016" goes on with it
  const isOfFirst = (cell: Cell) =>
    (/\bCAS\b/.test(cell.text) || IN_BRACKETS.test(cell.text)) && first && overlaps(first, spanOf(cell));
  const others = line.cells.filter((cell) => !units.includes(cell) && !isOfFirst(cell) && !isOfRemark(cell));
  const isBeside = ({ text }: Cell) => headingOf(text) === "remark" || headingOf(text) === "list";
  if (units.length < 2 || !others.every(isBeside)) return null;
  const tells = columns.filter(({ text }) => kindIn(text) !== null && headingOf(text) !== "substance");
  const parents = inTurn(units, tells) ?? parentsOf(units.map(spanOf), tells);
  if (parents.some((parent) => parent === undefined)) return null;
  const parts = units.map((cell, i) => ({ ...spanOf(cell), text: `${parents[i]?.text}\n${cell.text}` }));
  if (new Set(parts.map(({ text }) => text)).size < parts.length) return [];
  const further = others.map((cell) => ({ ...spanOf(cell), text: cell.text }));
  const kept = columns.filter((column) => !parents.includes(column));
  return [...kept, ...parts, ...further].sort((a, b) => a.from - b.from);
}

/** "mg/m³ | ppm | mg/m³ | ppm" below "TWA 8 h | TWA 15 min" has columns of its own. */
const isOfMoreColumns = (line: Line, columns: readonly HeadingColumn[]) =>
  (partedBelow(columns, line)?.length ?? 0) > columns.length;

const maySpan = ({ text }: HeadingColumn) => !["substance", "list"].includes(headingOf(text) ?? "");

/** "Components (Specific Chemical" above "Identity) | OSHA PEL": the line that closes the bracket has the columns. */
function closesBracket(line: Line, below: Line | undefined): boolean {
  if (!below) return false;
  const [upper, lower] = [line, below].map(({ cells }) => (cells[0]?.text ?? "").replace(/\([^()]*\)/g, ""));
  return upper?.includes("(") === true && lower?.includes(")") === true;
}

/** "PEL" below "OSHA" is no other list: the first is any country's. */
const areOther = (list: string | null, other: string | null) =>
  list && other && list !== other && !isAnyCountrys(other);

/**
 * "ACGIH TLV- | ACGIH TLV- | OSHA PEL-" over "TWA | STEL | OSHA PEL-TWA | Ceiling": each stands above one column, and
 * what it does not stand above names its own list.
 */
function withEachAbove(over: readonly Cell[], columns: readonly HeadingColumn[]): HeadingColumn[] | null {
  const under = over.map((cell) => columns.filter((column) => overlaps(column, spanOf(cell))));
  const others = columns.filter((column) => !under.flat().includes(column) && kindIn(column.text) !== null);
  const areLists = over.every(({ text }) => limitListIn(text) !== null);
  const areTold = others.every(({ text }) => limitListIn(text) !== null);
  if (!areLists || !areTold || under.some(({ length }) => length !== 1)) return null;
  return columns.map((column) => {
    const above = over.filter((_, i) => under[i]?.[0] === column).map(({ text }) => text);
    return { ...column, text: [...above, column.text].join("\n") };
  });
}

/** "Component | TWA" above "name | Identification | Exposure limits | Year": beginnings of some headings of the line below. */
function beginsHeadings({ cells, text }: Line, below: Line): boolean {
  if (below.cells.length <= cells.length || !mayHead(below)) return false;
  const spans = below.cells.map(spanOf);
  const areAbove = cells.every((cell) => spans.some((span) => overlaps(span, spanOf(cell))));
  const isUnits = below.cells.some((cell) => unitIn(cell.text) !== null);
  return (
    areAbove && !isUnits && below.cells.some((cell) => isHeading(cell.text)) && limitListIn(text) === null
  );
}

/** The line of groups above a heading; where some of them go on below, "ACGIH" over "TLV-TWA", with what they say there. */
function groupsOver(lines: readonly Line[], at: number): { first: number; cells: readonly Cell[] } | null {
  const [upper, above, line] = [lines[at - 2], lines[at - 1], lines[at]];
  if (!above || !isNear(above, line)) return null;
  const goOn = above.cells.filter(({ text }) => isHeading(text));
  const under = (cell: Cell) => goOn.find((one) => overlaps(spanOf(one), spanOf(cell)));
  const areBelow =
    goOn.length === above.cells.length &&
    upper !== undefined &&
    isNear(upper, above) &&
    isGroupLine(upper) &&
    above.cells.length < upper.cells.length &&
    upper.cells.filter(under).length === goOn.length;
  if (!areBelow) return isGroupLine(above) ? { first: at - 1, cells: above.cells } : null;
  const cells = upper.cells.map((cell) => ({
    ...cell,
    text: [cell.text, under(cell)?.text ?? ""].join(" ").trim(),
  }));
  return { first: at - 2, cells };
}

const isNumberAlone = (line: Line | undefined) => line?.cells.length === 1 && hasCas(line.text);

function headingAt(lines: readonly Line[], at: number): AlignedHeading | null {
  const [first, second] = [lines[at] as Line, lines[at + 1]];
  const isBegun = second !== undefined && isNear(first, second) && beginsHeadings(first, second);
  const main = isBegun || closesBracket(first, second) ? at + 1 : at;
  const line = lines[main] as Line;
  const columnsTo = (last: number) => headingColumns(lines.slice(at, last + 1), line);
  const last = reachOfHeading(lines, main, 1, (below, i) => {
    // "example" over "CAS: 64-17-5" names what the rows below tell of
    if (!isNear(lines[i - 1], below) || isNumberAlone(lines[i + 1])) return false;
    const above = columnsTo(i - 1);
    const isTail = !hasNumbers(below.text) && isTailOfHeading(lines, main, i);
    return (goesOn(below, above) || isTail) && !isOfMoreColumns(below, above);
  });
  const columns = columnsTo(last);
  const below = lines[last + 1];
  const parted = below && isNear(lines[last], below) ? partedBelow(columns, below) : null;
  if (parted) return { first: at, last: last + 1, columns: parted, groups: [] };
  const above = groupsOver(lines, at);
  if (!above) return { first: at, last, columns, groups: [] };
  const over = above.cells.filter(({ text }) => isHeading(text));
  // "OSHA | ACGIH | OTHER": the last stands over a column of lists too
  const lists = over.filter(({ text }) => limitListIn(text) !== null);
  const groups =
    groupsAbove(over, columns, maySpan) ?? (lists.length > 1 ? groupsAbove(lists, columns, maySpan) : null);
  const isOfOther = ({ first, last: to, text }: Group) =>
    columns.slice(first, to + 1).some((column) => areOther(limitListIn(text), limitListIn(column.text)));
  if (groups && !groups.some(isOfOther)) return { first: above.first, last, columns, groups };
  const whole = withEachAbove(over, columns);
  return whole && { first: above.first, last, columns: whole, groups: [] };
}

/** How many lines a heading that a page repeats had below its main one: rows may go on right below it. */
function linesBelow(lines: readonly Line[], headings: readonly AlignedHeading[], main: Line): number | null {
  for (const { first, last } of headings) {
    const own = lines.slice(first, last + 1);
    const at = own.findIndex(({ text, page }) => text === main.text && page !== main.page);
    if (at >= 0) return own.length - 1 - at;
  }
  return null;
}

/** "Substance | CAS No." above the one substance that the tables below tell of. */
function isOverName(lines: readonly Line[], at: number): boolean {
  const [line, name] = [lines[at], lines[at + 1]];
  const [, number, ...more] = name?.cells ?? [];
  return line?.cells.length === 2 && more.length === 0 && /^\d{2,7}-\d{2}-\d$/.test(number?.text ?? "");
}

/** The headings of tables among lines; a heading that cannot be told apart comes with no columns. */
export function alignedHeadings(printed: readonly Line[]): AlignedHeading[] {
  const lines = withHeadingsApart(printed, { heads: isHeading, holdsData: hasNumbers });
  const headings: AlignedHeading[] = [];
  for (const [i, line] of lines.entries())
    if (
      i > (headings.at(-1)?.last ?? -1) &&
      (isNamesLine(line) || isKindsLine(lines, i)) &&
      !isOverName(lines, i)
    ) {
      const end = i + (linesBelow(lines, headings, line) ?? lines.length);
      headings.push(headingAt(lines.slice(0, end + 1), i) ?? { first: i, last: i, columns: [], groups: [] });
    }
  return headings;
}
