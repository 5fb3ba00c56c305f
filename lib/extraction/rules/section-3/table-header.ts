import { pattern, words } from "@/lib/extraction/language/words";
import type { Cell, Line } from "@/lib/extraction/model";
import { concentrationsIn, parseConcentration } from "@/lib/extraction/rules/concentration";
import { type ColumnKind, columnKinds, isHeading } from "./column-kinds";
import { holdsData, isLabelAlone, mayBeName } from "./component-identifiers";
import { withHeadingsApart } from "./heading-cells";

export type HeaderColumn = { kinds: Set<ColumnKind>; from: number; to: number; text: string };

/** The heading of a composition table: lines `first` to `last` of the section, columns from left to right. */
export type TableHeader = {
  first: number;
  last: number;
  columns: HeaderColumn[];
  /** The substance's name above the heading of its own table, where no column holds names. */
  caption: Line | null;
};

/** Longer cells are sentences, however many heading words they hold. */
const LONGEST_HEADING = 90;
const MOST_LINES = 7;
/** Lines of one heading leave no more white space between them than this many type sizes. */
const HEADING_GAP = 1;

const CONTINUES = pattern(
  "iu",
)`^[\s(/&*-]*(?:\d{4}\/\d+|ec\)|eg\)|ce\)|clp|ghs|\[|${words.componentRows.headingOn}|w\/w|\([^()]{0,40}\)\s*$|%|1272)`;

function isHeadingCell(cell: Cell): boolean {
  // "CAS No. / EC No. / REACH No." is none
  const isSentence = cell.words.length > 6 && /[.;]\s*$/.test(cell.text) && !isHeading(cell.text);
  return cell.text.length <= LONGEST_HEADING && !/^\s*:/.test(cell.text) && !isSentence;
}

function isMainLine(line: Line): boolean {
  if (line.cells.length < 2 || !line.cells.every(isHeadingCell) || holdsData(line.text)) return false;
  // "Manganese compounds | 1 - 5 | not classified" has words of headings and an amount
  if (line.cells.some(({ text }) => beginsWithAmount(text))) return false;
  const known = line.cells.map((cell) => columnKinds(cell.text)).filter((kinds) => kinds.size > 0);
  if (known.length < 2 || known.length * 2 < line.cells.length) return false;
  const kinds = new Set(known.flatMap((one) => [...one]));
  const has = (...wanted: ColumnKind[]) => wanted.some((kind) => kinds.has(kind));
  return has("name", "cas", "ec", "identifiers") && kinds.size > 1;
}

const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }) =>
  a.from < b.to && b.from < a.to;

type Heading = { from: number; to: number; texts: string[] };

/** Cells that stand above one another are one column's heading; one that spans several columns goes to the first. */
function mergeColumns(lines: readonly Line[], main: Line, isNamedAbove: boolean): HeaderColumn[] {
  const columns: Heading[] = main.cells.map((cell) => ({ from: cell.rect[0], to: cell.rect[2], texts: [] }));
  for (const cell of lines.flatMap((line) => line.cells)) {
    const span = { from: cell.rect[0], to: cell.rect[2] };
    const under = columns.filter((column) => overlaps(column, span)).sort((a, b) => a.from - b.from);
    const [first] = under;
    if (!first) {
      columns.push({ ...span, texts: [cell.text] });
      continue;
    }
    first.texts.push(cell.text);
    if (under.length > 1) continue;
    first.from = Math.min(first.from, span.from);
    first.to = Math.max(first.to, span.to);
  }
  const read = columns.map(({ from, to, texts }): HeaderColumn => {
    const text = texts.join(" ");
    return { kinds: new Set(columnKinds(text)), from, to, text };
  });
  withoutSecondNames(read);
  if (!isNamedAbove) withSomeName(read);
  return read.sort((a, b) => a.from - b.from);
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
  const isName = ({ kinds }: HeaderColumn) => kinds.size === 1 && kinds.has("name");
  if (!columns.some(isName)) return;
  for (const column of columns) if (!isName(column)) column.kinds.delete("name");
}

function isClose(upper: Line, lower: Line): boolean {
  const gap = upper.rect[1] - lower.rect[3];
  return upper.page === lower.page && gap < HEADING_GAP * Math.max(upper.size, lower.size, 6);
}

/** A caption ("Hazardous ingredients:") names the table, not its column. */
function belongsAbove(line: Line, main: Line): boolean {
  if (!line.cells.every(isHeadingCell) || holdsData(line.text) || NO_HEADING.test(line.text.trim()))
    return false;
  if (line.cells.length > 1) return true;
  if (line.text.length >= 40) return false;
  const isSetIn = line.rect[0] > main.rect[0] + main.size;
  return isSetIn && isHeading(line.text) ? true : !columnKinds(line.text).has("name");
}

const LEAST_SENTENCE = 60;

/** The last word or two of a remark that wrapped: "… gases are in per cent by" / "volume." */
function endsSentence(line: Line, above: Line | undefined): boolean {
  if (!above || line.cells.length > 1 || above.cells.length > 1 || !isClose(above, line)) return false;
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
  if (!line.cells.every(isHeadingCell) || holdsData(line.text)) return false;
  if (line.cells.some((cell) => beginsWithAmount(cell.text))) return false;
  if (header.bold && line.bold) return true;
  const continuing = line.cells.filter(continuesHeading).length;
  return continuing === line.cells.length || (line.cells.length > 2 && continuing * 2 > line.cells.length);
}

function headerAt(lines: readonly Line[], main: number): TableHeader {
  const line = lines[main] as Line;
  const caption = captionAbove(lines, main);
  let first = caption?.first ?? main;
  while (!caption && first > 0 && main - first < MOST_LINES) {
    const above = lines[first - 1] as Line;
    if (!isClose(above, lines[first] as Line) || !belongsAbove(above, line)) break;
    if (endsSentence(above, lines[first - 2])) break;
    first--;
  }
  let last = main;
  while (last + 1 < lines.length && last - main < MOST_LINES) {
    const below = lines[last + 1] as Line;
    const above = lines[last] as Line;
    if (!(isClose(above, below) || below.page > above.page) || !belongsBelow(below, line)) break;
    last++;
  }
  const headed = lines.slice(caption ? main : first, last + 1);
  const columns = mergeColumns(headed, line, caption !== null);
  return {
    first,
    last,
    columns: caption ? columns : withNamesAtLeft(columns, lines[last + 1]),
    caption: caption?.line ?? null,
  };
}

/** Above the column of names some tables print nothing: "(blank) | % w/w | CAS no. | EC no." */
function withNamesAtLeft(columns: HeaderColumn[], below: Line | undefined): HeaderColumn[] {
  const [first] = columns;
  const [cell, ...others] = below?.cells ?? [];
  if (!first || !cell || columns.some(({ kinds }) => kinds.has("name") || kinds.has("identifiers")))
    return columns;
  if (others.length < 2 || cell.rect[2] >= first.from || !mayBeName(cell.text)) return columns;
  return [
    { kinds: new Set<ColumnKind>(["name"]), from: cell.rect[0], to: cell.rect[2], text: "" },
    ...columns,
  ];
}

/** Each substance has a table of its own, with its name above the heading: none of the columns is the name's. */
function captionAbove(lines: readonly Line[], main: number): { line: Line; first: number } | null {
  const line = lines[main] as Line;
  // The masked end of a number may have wrapped: "01-2119…-16-" / "XXXX"
  const first = isLabelAlone(lines[main - 1]?.text ?? "") ? main - 2 : main - 1;
  const above = lines[first];
  const kinds = line.cells.map(({ text }) => columnKinds(text));
  const isNamed = kinds.some((one) => one.has("name") || one.has("identifiers"));
  const isWhole = kinds.some((one) => one.has("cas")) && kinds.some((one) => one.has("concentration"));
  if (!above || isNamed || !isWhole || above.cells.length > 1 || !isClose(above, lines[first + 1] as Line))
    return null;
  const isCaption = /:\s*$|^\W*\d\s?\.\s?\d/.test(above.text) || columnKinds(above.text).has("name");
  return !isCaption && mayBeName(above.text) ? { line: above, first } : null;
}

/** The headings of all composition tables among the lines of a section, in reading order. */
export function findTableHeaders(printed: readonly Line[]): TableHeader[] {
  const lines = withHeadingsApart(printed);
  const headers: TableHeader[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (!isMainLine(lines[i] as Line)) continue;
    const header = headerAt(lines, i);
    headers.push(header);
    i = header.last;
  }
  return headers;
}
