import { words } from "@/lib/extraction/language/words";
import { withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { columnKinds, holdsNumbers, isOnly } from "./column-kinds";

/** Left edges of one column differ by less than this, in points. */
const EDGE = 4;
const FEWEST_LINES = 3;
const NUMBER = /^(?:0*\d{2,7}-\d{2}-\d|\d{3}-\d{3}-\d)$/;

type Column = { left: number; middle: number };

const columnOf = ({ rect: [left, , right] }: Cell): Column => ({ left, middle: (left + right) / 2 });

/** Cells of one column begin at one place, or are centred there. */
const isUnder = (cell: Cell, { left, middle }: Column) =>
  Math.abs(cell.rect[0] - left) < EDGE || Math.abs(columnOf(cell).middle - middle) < EDGE;

/** "CAS No. | 64-17-5 | 78-93-3": the row that shows that each substance has a column of its own. */
function isNumbersRow({ cells: [label, ...numbers] }: Line): boolean {
  if (!label || numbers.length < 2 || !holdsNumbers(columnKinds(label.text))) return false;
  const told = new Set(numbers.map(({ text }) => text.trim()));
  return told.size === numbers.length && [...told].every((number) => NUMBER.test(number));
}

/**
 * A list whose columns are substances and whose rows are their names, numbers and amounts, as the lines of one
 * substance after the other; null for any other list.
 */
export function withSubstancesInRows(lines: readonly Line[]): Line[] | null {
  const main = lines.findIndex(isNumbersRow);
  const columns = lines[main]?.cells.slice(1).map(columnOf) ?? [];
  const first = columns[0]?.left;
  if (first === undefined) return null;
  const isInRow = (line: Line | undefined) =>
    line?.cells.every((cell) => cell.rect[2] < first || columns.some((column) => isUnder(cell, column))) ===
    true;
  const isWhole = (line: Line | undefined) => isInRow(line) && (line?.cells.length ?? 0) > columns.length;
  let [from, to] = [main, main];
  while (isInRow(lines[from - 1])) from--;
  while (isInRow(lines[to + 1])) to++;
  while (from < main && !isWhole(lines[from])) from++;
  const rows = labelledRows(lines.slice(from, to + 1), first);
  if (rows.filter(({ line }) => isWhole(line)).length < FEWEST_LINES) return null;
  const turned = columns.flatMap((column) => rows.flatMap((row) => valueIn(row, column)));
  const below = lines.slice(to + 1);
  // The table's title names no substance
  const isTitled = lines[from - 1]?.cells.length === 1;
  return [
    ...lines.slice(0, isTitled ? from - 1 : from),
    ...turned,
    ...(withSubstancesInRows(below) ?? below),
  ];
}

/** A row with what its label, or that of the row which it goes on with, announces. */
type Row = { line: Line; kinds: ReturnType<typeof columnKinds> };

/** Without a row for names the first is theirs. */
function labelledRows(lines: readonly Line[], first: number): Row[] {
  let kinds = columnKinds("");
  const rows = lines.map((line) => {
    const [label] = line.cells;
    if (label && label.rect[2] < first) kinds = columnKinds(label.text);
    return { line, kinds };
  });
  const [top] = rows;
  const isNamed = rows.some(({ line, kinds: own }) => line.cells.length > 1 && isOnly(own, "name"));
  return isNamed || !top
    ? rows
    : rows.map((row) => (row.kinds === top.kinds ? { ...row, kinds: NAME } : row));
}

const NAME = columnKinds(words.columns.name[0] ?? "");

/** "(1) Potassium silicate" */
const ORDINAL = /^\(?\d\)\s+/;

/** Numbers, amounts and codes; symbols and risk phrases of older law are no part of a name. */
const TOLD = /\d{2}-\d|%|\d\s?[-–]\s?\d|[<>≤≥]|H\d{3}/;

/** What a row says of one substance. */
function valueIn({ line, kinds }: Row, column: Column): Line[] {
  const value = line.cells.find((cell) => isUnder(cell, column));
  const isName = isOnly(kinds, "name");
  if (!value || kinds.has("limits")) return [];
  if (isName) return [withCells(line, [{ ...value, text: value.text.replace(ORDINAL, "") }])];
  const isShare = isOnly(kinds, "concentration") && !/%/.test(value.text);
  const text = isShare && /\d/.test(value.text) ? `${value.text} %` : value.text;
  const isClass = kinds.has("classification") && /\p{L}{3}/u.test(text);
  return TOLD.test(text) || isClass ? [withCells(line, [{ ...value, text }])] : [];
}
