import { type ColumnKind, columnKinds } from "@/lib/extraction/composition/column-kinds";
import { identifiersIn } from "@/lib/extraction/composition/component-identifiers";
import { pieceOf } from "@/lib/extraction/composition/pieces";
import { concentrationsIn } from "@/lib/extraction/concentration";
import type { Cell, Line, Word } from "@/lib/extraction/model";
import { hazardCodesIn } from "@/lib/extraction/statement-codes";

export type HeaderColumn = { kinds: Set<ColumnKind>; from: number; to: number; text: string };

/** The heading of a composition table: lines `first` to `last` of the section, columns from left to right. */
export type TableHeader = { first: number; last: number; columns: HeaderColumn[] };

/** Longer cells are sentences, however many heading words they hold. */
const LONGEST_HEADING = 90;
const MOST_LINES = 7;
/** Lines of one heading leave no more white space between them than this many type sizes. */
const HEADING_GAP = 1;
/** A gap this many times the usual one within a heading cell parts two headings. */
const SPLIT_GAP = 1.4;
const LEAST_SPLIT = 0.35;

const CONTINUES =
  /^[\s(/&*-]*(?:\d{4}\/\d+|no\b|nr\b|n[°º]|num|nummer|number|szám|číslo|ec\)|eg\)|ce\)|clp|ghs|\[|verordnung|regulation|règlement|verordening|volum|vol\b|obj|gewicht|percent|prozent|kategor|categor|zent|name\b|nom\b|of\b|de\b|la\b|der\b|des\b|and\b|und\b|et\b|en\b|selon|gemäß|according|w\/w|massique|\([^()]{0,40}\)\s*$|%|1272)/iu;

/** A line holds data when it has a substance number, a marked concentration or an H code. */
export function holdsData(text: string): boolean {
  return (
    identifiersIn(text).length > 0 ||
    hazardCodesIn(text).length > 0 ||
    concentrationsIn(text).some((found) => found.marked)
  );
}

function isHeadingCell(cell: Cell): boolean {
  const isSentence = cell.words.length > 6 && /[.;]\s*$/.test(cell.text);
  return cell.text.length <= LONGEST_HEADING && !/^\s*:/.test(cell.text) && !isSentence;
}

const textOf = (words: readonly Word[]) => words.map((word) => word.text).join(" ");

/** Two headings that stand so close that they came as one cell: "[wt%] Classification". */
function splitHeadings(cell: Cell): Cell[] {
  const gaps = cell.words.slice(1).map((word, i) => word.rect[0] - (cell.words[i]?.rect[2] ?? 0));
  const widest = Math.max(0, ...gaps);
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  if (gaps.length > 1 && widest < SPLIT_GAP * usual) return [cell];
  const at = gaps.indexOf(widest) + 1;
  const parts = [cell.words.slice(0, at), cell.words.slice(at)].filter((words) => words.length > 0);
  if (parts.length < 2 || widest < LEAST_SPLIT * (cell.words[0]?.size ?? 8)) return [cell];
  if (!parts.every((words) => columnKinds(textOf(words)).size > 0)) return [cell];
  return parts.map((words) => ({ text: textOf(words), rect: pieceOf(0, words).rect, words }));
}

const withSplitHeadings = (line: Line): Line => ({ ...line, cells: line.cells.flatMap(splitHeadings) });

function isMainLine(line: Line): boolean {
  if (line.cells.length < 2 || !line.cells.every(isHeadingCell) || holdsData(line.text)) return false;
  const known = line.cells.map((cell) => columnKinds(cell.text)).filter((kinds) => kinds.size > 0);
  if (known.length < 2 || known.length * 2 < line.cells.length) return false;
  const kinds = new Set(known.flatMap((one) => [...one]));
  const has = (...wanted: ColumnKind[]) => wanted.some((kind) => kinds.has(kind));
  return (
    has("name", "cas", "ec", "identifiers") &&
    has("concentration", "cas", "ec", "classification", "reach", "limits", "identifiers") &&
    kinds.size > 1
  );
}

const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }) =>
  a.from < b.to && b.from < a.to;

function toColumn(cell: Cell): HeaderColumn {
  return { kinds: new Set(columnKinds(cell.text)), from: cell.rect[0], to: cell.rect[2], text: cell.text };
}

/** Cells that stand above one another are one column's heading. */
function mergeColumns(lines: readonly Line[]): HeaderColumn[] {
  const columns: HeaderColumn[] = [];
  for (const cell of lines.flatMap((line) => line.cells)) {
    const next = toColumn(cell);
    const same = columns.filter((column) => overlaps(column, next));
    for (const column of same) columns.splice(columns.indexOf(column), 1);
    const text = [...same.map((column) => column.text), next.text].join(" ");
    columns.push({
      kinds: new Set([...same, next].flatMap((column) => [...column.kinds])),
      from: Math.min(...[...same, next].map((column) => column.from)),
      to: Math.max(...[...same, next].map((column) => column.to)),
      text,
    });
  }
  for (const column of columns) for (const kind of columnKinds(column.text)) column.kinds.add(kind);
  withoutSecondNames(columns);
  withSomeName(columns);
  return columns.sort((a, b) => a.from - b.from);
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
function belongsAbove(line: Line): boolean {
  if (!line.cells.every(isHeadingCell) || holdsData(line.text) || /^[·•ꞏ]|:\s*$/.test(line.text.trim()))
    return false;
  if (line.cells.length > 1) return true;
  const kinds = columnKinds(line.text);
  return line.text.length < 40 && !kinds.has("name");
}

function belongsBelow(line: Line, header: Line): boolean {
  if (!line.cells.every(isHeadingCell) || holdsData(line.text)) return false;
  if (header.bold && line.bold) return true;
  return line.cells.every(
    (cell) =>
      (columnKinds(cell.text).size > 0 && cell.text.length < 60) ||
      (CONTINUES.test(cell.text) && cell.text.length < 40),
  );
}

function headerAt(lines: readonly Line[], main: number): TableHeader {
  const line = lines[main] as Line;
  let first = main;
  while (first > 0 && main - first < MOST_LINES) {
    const above = lines[first - 1] as Line;
    if (!isClose(above, lines[first] as Line) || !belongsAbove(above)) break;
    first--;
  }
  let last = main;
  while (last + 1 < lines.length && last - main < MOST_LINES) {
    const below = lines[last + 1] as Line;
    if (!isClose(lines[last] as Line, below) || !belongsBelow(below, line)) break;
    last++;
  }
  return { first, last, columns: mergeColumns(lines.slice(first, last + 1)) };
}

/** The headings of all composition tables among the lines of a section, in reading order. */
export function findTableHeaders(printed: readonly Line[]): TableHeader[] {
  const lines = printed.map((line) =>
    line.cells.length < 2 || holdsData(line.text) ? line : withSplitHeadings(line),
  );
  const headers: TableHeader[] = [];
  for (let i = 0; i < lines.length; i++) {
    if (!isMainLine(lines[i] as Line)) continue;
    const header = headerAt(lines, i);
    const previous = headers.at(-1);
    if (previous && header.first <= previous.last) header.first = previous.last + 1;
    headers.push(header);
    i = header.last;
  }
  return headers;
}
