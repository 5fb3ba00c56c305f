import type { Cell, Line } from "@/lib/extraction/model";

/** One column of a heading: where its headings stand, and what they say, one below the other. */
export type HeadingColumn = { from: number; to: number; text: string };
/** A heading over several columns. */
export type Group = { first: number; last: number; text: string };

const MOST_LINES = 7;
/** So far may the middle of a heading lie from the middle of the columns that it spans. */
const CENTRED = 15;
const SMALLEST_TYPE = 6;

type Span = { from: number; to: number };

export const spanOf = ({ rect }: Cell): Span => ({ from: rect[0], to: rect[2] });
export const overlaps = (a: Span, b: Span) => a.from < b.to && b.from < a.to;
const middleOf = ({ from, to }: Span) => (from + to) / 2;

/** Whether a line stands below another with no more white space between them than so many type sizes. */
export function isClose(upper: Line | undefined, lower: Line | undefined, share: number): boolean {
  if (!upper || !lower || upper.page !== lower.page) return false;
  return upper.rect[1] - lower.rect[3] < share * Math.max(upper.size, lower.size, SMALLEST_TYPE);
}

/** The farthest line, upwards or downwards, up to which every line belongs to the heading of a main line. */
export function reachOfHeading(
  lines: readonly Line[],
  main: number,
  step: 1 | -1,
  belongs: (line: Line, at: number) => boolean,
): number {
  let at = main;
  for (let next = lines[at + step]; next && belongs(next, at + step); next = lines[at + step]) {
    at += step;
    if (Math.abs(at - main) >= MOST_LINES) break;
  }
  return at;
}

/** The first row stands further below its heading, by this factor, than the heading's lines stand below each other. */
const FURTHER = 1.3;
const SAME_EDGE = 2;

/**
 * "Ingredient" over "name", at the pitch of a heading's lines and alone, and the first row further down: no word tells
 * that it is of the heading.
 */
export function isTailOfHeading(lines: readonly Line[], main: number, at: number): boolean {
  const [above, line, below] = [lines[main], lines[at], lines[at + 1]];
  const [cell, ...others] = line?.cells ?? [];
  if (at !== main + 1 || !above || !line || !cell || others.length > 0 || /:\s*$/.test(line.text))
    return false;
  const isAt = (other: Cell | undefined) => other && Math.abs(other.rect[0] - cell.rect[0]) < SAME_EDGE;
  const isUnderHead = above.cells.some(isAt);
  if (!below) return isUnderHead;
  const [own, next] = [above.rect[1] - line.rect[1], line.rect[1] - below.rect[1]];
  const isRow = below.cells.length >= above.cells.length && below.cells.some(isAt);
  return isUnderHead && isRow && own > 0 && next > FURTHER * own;
}

/** Cells that stand above one another are one column's heading; one that spans several columns goes to the first. */
export function headingColumns(lines: readonly Line[], main: Line): HeadingColumn[] {
  const columns: HeadingColumn[] = main.cells.map((cell) => ({ ...spanOf(cell), text: "" }));
  for (const cell of lines.flatMap((line) => line.cells)) {
    const span = spanOf(cell);
    const under = columns.filter((column) => overlaps(column, span)).sort((a, b) => a.from - b.from);
    const [first] = under;
    if (!first) {
      columns.push({ ...span, text: cell.text });
      continue;
    }
    first.text = first.text === "" ? cell.text : `${first.text}\n${cell.text}`;
    if (under.length > 1) continue;
    first.from = Math.min(first.from, span.from);
    first.to = Math.max(first.to, span.to);
  }
  return columns.sort((a, b) => a.from - b.from);
}

/** Where a table prints no heading above its first column, one without words. */
export function withFirstColumn<Column extends Span>(
  columns: readonly Column[],
  first: Line | undefined,
  column: (span: Span) => Column,
): readonly Column[] {
  const [cell, ...others] = first?.cells ?? [];
  const isLeft = cell && others.length > 0 && cell.rect[2] < (columns[0]?.from ?? 0);
  return isLeft ? [column(spanOf(cell)), ...columns] : columns;
}

/** Headings that begin where the first column below them does differ by less than this. */
const EDGE = 3;

const beginWithin = (spans: readonly Span[], all: readonly Span[]) =>
  all.every((one) => spans.some(({ from }) => Math.abs(from - one.from) < EDGE));

/** What stands above each span: the last that begins before it where each begins with one of them, else the nearest. */
export function parentsOf<One extends Span>(
  spans: readonly Span[],
  all: readonly One[],
): (One | undefined)[] {
  if (!beginWithin(spans, all)) return spans.map((span) => nearest(span, all));
  return spans.map(
    ({ from }) => all.filter((one) => one.from < from + EDGE).sort((a, b) => b.from - a.from)[0],
  );
}

const away = (a: Span, b: Span) => Math.abs(middleOf(a) - middleOf(b));

function nearest<One extends Span>(span: Span, all: readonly One[]): One | undefined {
  return [...all].sort((a, b) => away(a, span) - away(b, span))[0];
}

/**
 * Each heading above spans the columns next to it that may be spanned; null when it stands neither in their middle nor
 * where they begin, or when what it spans says the same twice.
 */
export function groupsAbove(
  cells: readonly Cell[],
  columns: readonly HeadingColumn[],
  maySpan: (column: HeadingColumn) => boolean,
): Group[] | null {
  const spans = cells.map((cell) => ({ ...spanOf(cell), text: cell.text }));
  const nearby = columns.map((column) => nearest(column, spans));
  const begun = beginWithin(columns, spans) ? parentsOf(columns, spans) : null;
  const centred = groupsOf(spans, columns, maySpan, nearby, CENTRED);
  // What begins where its first column does may stand above the middle of that one alone
  const isWhole = centred?.every(({ first, last, text }) =>
    columns.every((one, i) => nearby[i]?.text !== text || !maySpan(one) || (first <= i && i <= last)),
  );
  if (centred && (isWhole || !begun)) return centred;
  return (begun && groupsOf(spans, columns, maySpan, begun, Number.POSITIVE_INFINITY)) ?? centred;
}

function groupsOf(
  spans: readonly HeadingColumn[],
  columns: readonly HeadingColumn[],
  maySpan: (column: HeadingColumn) => boolean,
  owners: readonly (HeadingColumn | undefined)[],
  farthest: number,
): Group[] | null {
  const groups: Group[] = [];
  for (const span of spans) {
    const own = columns.flatMap((column, i) => (owners[i] === span && maySpan(column) ? [i] : []));
    const [first] = own;
    if (first === undefined) continue;
    const from = columns[first]?.from ?? 0;
    const offCentre = (last: number) => away({ from, to: columns[last]?.to ?? 0 }, span);
    const isCentred = Number.isFinite(farthest);
    const [last = first] = isCentred ? [...own].sort((a, b) => offCentre(a) - offCentre(b)) : own.slice(-1);
    const below = columns.slice(first, last + 1).map(({ text }) => text);
    if (offCentre(last) > farthest || new Set(below).size < below.length) return null;
    groups.push({ first, last, text: span.text });
  }
  return groups;
}
