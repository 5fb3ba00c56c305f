import type { Cell, Line } from "@/lib/extraction/model";
import { hasCas } from "./limit-columns";
import { limitListIn } from "./limit-lists";
import { hasValue, unitIn } from "./limit-statements";
import { headingOf, kindIn } from "./limit-words";

/** One column of a table without ruling lines: its headings, one below the other. */
type AlignedColumn = { from: number; to: number; text: string };

/** A heading over several columns. */
export type Group = { first: number; last: number; text: string };

export type AlignedHeading = { first: number; last: number; columns: AlignedColumn[]; groups: Group[] };

const LONGEST = 60;
const LONGEST_UNIT = 12;
/** A heading and what goes on with it below begin at the same place, give or take so many points. */
const APART = 3;
/** Headings of one table are nearer to each other than this part of their size. */
const NEAR = 1.1;
/** So far may the middle of a heading lie from the middle of the columns that it spans. */
const CENTRED = 15;

const isHeading = (text: string) =>
  text.length < LONGEST &&
  (headingOf(text) !== null ||
    unitIn(text) !== null ||
    kindIn(text) !== null ||
    limitListIn(text) !== null ||
    /\bCAS\b/.test(text));

const hasNumbers = (line: Line) => hasValue(line.text) || hasCas(line.text);

/** The heading that the substances stand under; where none is named, that of their numbers. */
export function nameHeading(headings: readonly string[]): number {
  const at = headings.findIndex((text) => headingOf(text) === "substance");
  return at >= 0 ? at : headings.findIndex((text) => /^\W*(?:N[°o.]?\s*)?CAS\b/i.test(text));
}

const isKind = (text: string) => ["mean", "short", "ceiling"].includes(kindIn(text) ?? "");

const mayHead = (line: Line) =>
  line.cells.length > 1 &&
  !hasNumbers(line) &&
  line.cells.every(({ text }) => text.length <= LONGEST && !text.startsWith(":"));

/** The line that names what the substances stand under, beside other headings. */
function isNamesLine(line: Line | undefined): boolean {
  if (!line || !mayHead(line)) return false;
  const at = nameHeading(line.cells.map((cell) => cell.text));
  return at >= 0 && line.cells.some((cell, i) => i !== at && isHeading(cell.text));
}

/** The line that names two kinds of limits, where no heading stands above the names of substances. */
function isKindsLine(lines: readonly Line[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at] as Line, lines[at + 1]];
  if (!mayHead(line) || line.cells.filter(({ text }) => isKind(text)).length < 2) return false;
  return !(isNear(above, line) && isNamesLine(above)) && !(isNear(line, below) && isNamesLine(below));
}

const isNear = (upper: Line | undefined, lower: Line | undefined) =>
  upper !== undefined &&
  lower !== undefined &&
  upper.page === lower.page &&
  upper.rect[1] - lower.rect[3] < NEAR * lower.size;

function isGroupLine(line: Line | undefined): boolean {
  if (!line || hasNumbers(line) || line.cells.length < 2) return false;
  return line.cells.slice(1).every((cell) => isHeading(cell.text));
}

const overlaps = (cell: Cell, column: AlignedColumn) =>
  cell.rect[0] < column.to && cell.rect[2] > column.from;

/** A heading goes on below itself; a line with numbers or with a name is the table's first. */
function goesOn(line: Line | undefined, columns: readonly AlignedColumn[]): boolean {
  if (!line || hasNumbers(line)) return false;
  const [first] = columns;
  return line.cells.every(
    (cell) =>
      cell.text.length < LONGEST &&
      !/^[-–—\d]+$/.test(cell.text) &&
      columns.some((column) => column !== first && overlaps(cell, column)) &&
      !(first && overlaps(cell, first)),
  );
}

function addBelow(columns: AlignedColumn[], line: Line): void {
  for (const cell of line.cells) {
    const column = columns.find((one) => overlaps(cell, one));
    if (!column) continue;
    column.from = Math.min(column.from, cell.rect[0]);
    column.to = Math.max(column.to, cell.rect[2]);
    column.text = `${column.text}\n${cell.text}`;
  }
}

/** One heading over several units makes a column of each: "WEL" over "ppm" and "mg/m³". */
function partedByUnits(columns: readonly AlignedColumn[], line: Line | undefined): AlignedColumn[] | null {
  if (!line || line.cells.length < 2 || hasNumbers(line)) return null;
  if (!line.cells.every(({ text }) => unitIn(text) !== null && text.length < LONGEST_UNIT)) return null;
  const tells = columns.filter(({ text }) => kindIn(text) !== null && headingOf(text) !== "substance");
  const parents = line.cells.map((cell) => nearestTo(cell, tells));
  if (parents.some((parent) => parent === undefined)) return null;
  const parts = line.cells.map(
    ({ rect, text }, i): AlignedColumn => ({
      from: rect[0],
      to: rect[2],
      text: `${parents[i]?.text}\n${text}`,
    }),
  );
  return [...columns.filter((column) => !parents.includes(column)), ...parts].sort((a, b) => a.from - b.from);
}

function nearestTo({ rect }: Cell, columns: readonly AlignedColumn[]): AlignedColumn | undefined {
  const away = ({ from, to }: AlignedColumn) => Math.abs(middleOf(from, to) - middleOf(rect[0], rect[2]));
  return [...columns].sort((a, b) => away(a) - away(b))[0];
}

const middleOf = (from: number, to: number) => (from + to) / 2;

/** How far the middle of a heading is from the middle of the columns from one to another. */
function offCentre(cell: Cell, columns: readonly AlignedColumn[], first: number, last: number): number {
  const middle = middleOf(columns[first]?.from ?? 0, columns[last]?.to ?? 0);
  return Math.abs(middle - middleOf(cell.rect[0], cell.rect[2]));
}

/** Each heading above spans the columns next to it; null when it does not stand in their middle. */
function groupsOf(line: Line, columns: readonly AlignedColumn[]): Group[] | null {
  const cells = line.cells.filter((cell) => isHeading(cell.text));
  const owner = columns.map((column) => {
    const at = middleOf(column.from, column.to);
    const away = (cell: Cell) => Math.abs(middleOf(cell.rect[0], cell.rect[2]) - at);
    return [...cells].sort((a, b) => away(a) - away(b))[0];
  });
  const groups: Group[] = [];
  for (const cell of cells) {
    const own = columns.flatMap((column, i) => {
      const heading = headingOf(column.text);
      return owner[i] === cell && heading !== "substance" && heading !== "list" ? [i] : [];
    });
    const first = own[0];
    if (first === undefined) continue;
    const [last] = [...own].sort(
      (a, b) => offCentre(cell, columns, first, a) - offCentre(cell, columns, first, b),
    );
    if (last === undefined || offCentre(cell, columns, first, last) > CENTRED) return null;
    const below = columns.slice(first, last + 1).map((column) => column.text);
    if (new Set(below).size < below.length) return null;
    groups.push({ first, last, text: cell.text });
  }
  return groups;
}

/** Headings that touch are told apart by what goes on with them below: "ACGIH TLV- ACGIH TLV-" over "TWA | STEL". */
function columnsOf({ cells }: Line, below: Line | undefined): AlignedColumn[] {
  return cells.flatMap(({ rect, text, words }): AlignedColumn[] => {
    const whole = { from: rect[0], to: rect[2], text };
    const under = below?.cells.filter((cell) => overlaps(cell, whole) && kindIn(cell.text) !== null) ?? [];
    const parts = under.map((cell, i) => {
      const [from, to] = [i === 0 ? rect[0] : cell.rect[0], under[i + 1]?.rect[0] ?? rect[2]];
      const own = words.filter((word) => word.rect[0] > from - APART && word.rect[0] <= to - APART);
      return { from, to: own.at(-1)?.rect[2] ?? from, text: own.map((word) => word.text).join(" ") };
    });
    return parts.length > 1 && parts.every((part) => part.text !== "") ? parts : [whole];
  });
}

function headingAt(lines: readonly Line[], at: number): AlignedHeading | null {
  const line = lines[at] as Line;
  const columns = columnsOf(line, isNear(line, lines[at + 1]) ? lines[at + 1] : undefined);
  let last = at;
  while (isNear(lines[last], lines[last + 1]) && goesOn(lines[last + 1], columns)) {
    last++;
    addBelow(columns, lines[last] as Line);
  }
  const parted = partedByUnits(columns, isNear(lines[last], lines[last + 1]) ? lines[last + 1] : undefined);
  if (parted) return { first: at, last: last + 1, columns: parted, groups: [] };
  const above = lines[at - 1];
  if (!isNear(above, line) || !isGroupLine(above)) return { first: at, last, columns, groups: [] };
  const groups = groupsOf(above as Line, columns);
  return groups && { first: at - 1, last, columns, groups };
}

/** The headings of tables among lines; a heading that cannot be told apart comes with no columns. */
export function alignedHeadings(lines: readonly Line[]): AlignedHeading[] {
  return lines.flatMap((line, i) =>
    isNamesLine(line) || isKindsLine(lines, i)
      ? [headingAt(lines, i) ?? { first: i, last: i, columns: [], groups: [] }]
      : [],
  );
}
