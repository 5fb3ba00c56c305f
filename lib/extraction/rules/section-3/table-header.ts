import { pattern, words } from "@/lib/extraction/language/words";
import type { Cell, Line } from "@/lib/extraction/model";
import { concentrationsIn, parseConcentration } from "@/lib/extraction/rules/concentration";
import { withHeadingsApart } from "@/lib/extraction/tables/heading-cells";
import {
  type HeadingColumn,
  headingColumns,
  isClose,
  isTailOfHeading,
  reachOfHeading,
  withFirstColumn,
} from "@/lib/extraction/tables/headings";
import { type ColumnKind, columnKinds, isHeading, isOnly } from "./column-kinds";
import { holdsData, identifiersIn, isLabelAlone, mayBeName } from "./component-identifiers";

export type HeaderColumn = HeadingColumn & { kinds: Set<ColumnKind> };

/** The heading of a composition table: lines `first` to `last` of the section, columns from left to right. */
export type TableHeader = {
  first: number;
  last: number;
  columns: readonly HeaderColumn[];
  /** The substance's name above the heading of its own table, where no column holds names. */
  caption: Line | null;
};

/** Longer cells are sentences, however many heading words they hold. */
const LONGEST_HEADING = 90;
/** Lines of one heading leave no more white space between them than this many type sizes. */
const HEADING_GAP = 1;
const SAME_EDGE = 2;

const CONTINUES = pattern(
  "iu",
)`^[\s(/&*-]*(?:\d{4}\/\d+|ec\)|eg\)|ce\)|clp|ghs|\[|${words.componentRows.headingOn}|w\/w|\([^()]{0,40}\)\s*$|%|1272)`;

/** ": 10 %" behind a label; "EINECS:232-", a label with a number that its cell tears; "LD50 > 5 g/kg", a dose. */
const NO_LABEL = /^\s*:|:\s?\d{3}|\d\s?m?g\s?\/\s?kg\b/;

function isHeadingCell(cell: Cell): boolean {
  // "CAS No. / EC No. / REACH No." is none
  const isSentence = cell.words.length > 6 && /[.;]\s*$/.test(cell.text) && !isHeading(cell.text);
  return cell.text.length <= LONGEST_HEADING && !NO_LABEL.test(cell.text) && !isSentence;
}

const mayHead = (line: Line) => line.cells.every(isHeadingCell) && !holdsData(line.text);

/** "Manganese compounds | 1 - 5 | not classified" has words of headings and an amount. */
const hasAmount = ({ cells }: Line) => cells.some(({ text }) => beginsWithAmount(text));

function isMainLine(line: Line): boolean {
  if (line.cells.length < 2 || !mayHead(line) || hasAmount(line)) return false;
  const known = line.cells.map((cell) => columnKinds(cell.text)).filter((kinds) => kinds.size > 0);
  if (known.length < 2 || known.length * 2 < line.cells.length) return false;
  const kinds = new Set(known.flatMap((one) => [...one]));
  const has = (...wanted: ColumnKind[]) => wanted.some((kind) => kinds.has(kind));
  return has("name", "cas", "ec", "identifiers") && kinds.size > 1;
}

/** The columns of a heading with what its words say that they hold. */
function columnsOf(lines: readonly Line[], main: Line, isNamedAbove: boolean): HeaderColumn[] {
  const columns = headingColumns(lines, main).map((column): HeaderColumn => {
    const text = column.text.replaceAll("\n", " ");
    return { ...column, kinds: new Set(columnKinds(text)), text };
  });
  withoutSecondNames(columns);
  if (!isNamedAbove) withSomeName(columns);
  return columns;
}

/** Some generators print the name among the numbers under "Identification", or leave its heading out. */
function withSomeName(columns: HeaderColumn[]): void {
  if (columns.some(({ kinds }) => kinds.has("name"))) return;
  const column =
    columns.find(({ kinds }) => kinds.has("identifiers")) ?? columns.find(({ kinds }) => kinds.size === 0);
  column?.kinds.add("name");
}

/** "Concentration of ingredients" is no name where another column is nothing but the name. */
function withoutSecondNames(columns: HeaderColumn[]): void {
  const isName = ({ kinds }: HeaderColumn) => isOnly(kinds, "name");
  if (!columns.some(isName)) return;
  for (const column of columns) if (!isName(column)) column.kinds.delete("name");
}

/** "Odorised with ethylmercaptan." */
const SENTENCE = /^\p{Lu}\S*\s.*\p{Ll}{5}\.$/u;

/** A caption ("Hazardous ingredients:") names the table, not its column. */
function belongsAbove(line: Line, main: Line): boolean {
  if (!mayHead(line) || NO_HEADING.test(line.text.trim())) return false;
  if (line.cells.length > 1) return true;
  if (SENTENCE.test(line.text)) return false;
  const isSetIn = line.rect[0] > main.rect[0] + main.size && isHeading(line.text);
  return line.text.length < 40 && (isSetIn || !columnKinds(line.text).has("name"));
}

const LEAST_SENTENCE = 60;

/** The last word or two of a remark that wrapped: "… gases are in per cent by" / "volume." */
function endsSentence(line: Line, above: Line | undefined): boolean {
  if (!above || line.cells.length > 1 || above.cells.length > 1 || !isClose(above, line, HEADING_GAP))
    return false;
  return /\.$/.test(line.text) && above.text.length >= LEAST_SENTENCE && !/[.:]$/.test(above.text);
}

/** "Hazardous ingredients:", "3.2 Mixtures" */
const NO_HEADING = /^[·•ꞏ]|:\s*$|^\W*3\s?\.\s?[1-9]\.?\s+\p{L}/u;

function continuesHeading({ text }: Cell): boolean {
  return (columnKinds(text).size > 0 && text.length < 60) || (CONTINUES.test(text) && text.length < 40);
}

function beginsWithAmount(text: string): boolean {
  if (parseConcentration(text)) return true;
  return concentrationsIn(text).some((found) => found.at === 0 && /[-–<>≤≥]/.test(found.text));
}

function belongsBelow(line: Line, header: Line): boolean {
  if (!mayHead(line) || hasAmount(line)) return false;
  if (header.bold && line.bold) return true;
  // "Product/" over "ingredient name": no substance is called so
  const [first] = line.cells;
  if (first && isHeading(first.text) && columnKinds(first.text).has("name")) return true;
  const continuing = line.cells.filter(continuesHeading).length;
  return continuing === line.cells.length || (line.cells.length > 2 && continuing * 2 > line.cells.length);
}

/** A bold name above its numbers, as other bold ones further down: those of a heading stand there once. */
function isFirstOfNames(line: Line, below: readonly Line[]): boolean {
  const isAlike = ({ bold, cells, rect, text }: Line) =>
    bold && cells.length === 1 && Math.abs(rect[0] - line.rect[0]) < SAME_EDGE && mayBeName(text);
  const [next] = below;
  if (!next || columnKinds(line.text).size > 0 || !isAlike(line) || !holdsData(next.text)) return false;
  return below.some(isAlike);
}

function headerAt(lines: readonly Line[], main: number): TableHeader {
  const line = lines[main] as Line;
  const caption = captionAbove(lines, main);
  const isAbove = (above: Line, at: number) =>
    isClose(above, lines[at + 1], HEADING_GAP) &&
    belongsAbove(above, line) &&
    !endsSentence(above, lines[at - 1]);
  const isBelow = (below: Line, at: number) =>
    (isClose(lines[at - 1], below, HEADING_GAP) || below.page > (lines[at - 1]?.page ?? 0)) &&
    (belongsBelow(below, line) ||
      (mayHead(below) && !hasAmount(below) && isTailOfHeading(lines, main, at))) &&
    !isFirstOfNames(below, lines.slice(at + 1));
  const first = caption?.first ?? reachOfHeading(lines, main, -1, isAbove);
  const last = reachOfHeading(lines, main, 1, isBelow);
  const columns = columnsOf(lines.slice(caption ? main : first, last + 1), line, caption !== null);
  return {
    first,
    last,
    columns: caption ? columns : withNamesAtLeft(columns, lines[last + 1]),
    caption: caption?.line ?? null,
  };
}

/** Above the column of names some tables print nothing: "(blank) | % w/w | CAS no. | EC no." */
function withNamesAtLeft(columns: HeaderColumn[], below: Line | undefined): readonly HeaderColumn[] {
  const isNamed = columns.some(({ kinds }) => kinds.has("name") || kinds.has("identifiers"));
  const [cell, ...others] = below?.cells ?? [];
  if (isNamed || !cell || others.length < 2 || !mayBeName(cell.text)) return columns;
  return withFirstColumn(columns, below, (span) => ({ ...span, kinds: new Set(["name"]), text: "" }));
}

/** Each substance has a table of its own, with its name above the heading: none of the columns is the name's. */
function captionAbove(lines: readonly Line[], main: number): { line: Line; first: number } | null {
  const line = lines[main] as Line;
  // The masked end of a number may have wrapped: "01-2119…-16-" / "XXXX"
  const at = isLabelAlone(lines[main - 1]?.text ?? "") ? main - 2 : main - 1;
  const above = lines[at];
  const kinds = line.cells.map(({ text }) => columnKinds(text));
  const [first] = kinds;
  const isNamed = first?.size === 0 || kinds.some((one) => one.has("name") || one.has("identifiers"));
  const isWhole = kinds.some((one) => one.has("cas")) && kinds.some((one) => one.has("concentration"));
  if (!above || isNamed || !isWhole || above.cells.length > 1) return null;
  // A name with its number may end the page before
  const endsPage = above.page < line.page && identifiersIn(above.text).length > 0;
  if (!endsPage && !isClose(above, lines[at + 1], HEADING_GAP)) return null;
  const isCaption = /:\s*$|^\W*\d\s?\.\s?\d/.test(above.text) || columnKinds(above.text).has("name");
  return !isCaption && mayBeName(above.text) ? { line: above, first: at } : null;
}

const tableWords = { heads: (text: string) => columnKinds(text).size > 0, holdsData };

/** The headings of all composition tables among the lines of a section, in reading order. */
export function findTableHeaders(printed: readonly Line[]): TableHeader[] {
  const lines = withHeadingsApart(printed, tableWords);
  const headers: TableHeader[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (!isMainLine(lines[i] as Line)) continue;
    const header = headerAt(lines, i);
    headers.push(header);
    i = header.last;
  }
  return headers;
}
