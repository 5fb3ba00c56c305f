import { saying, withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { joined } from "@/lib/extraction/tables/ruled-rows";
import { countEndpoints, holdsValue, namesEndpoint } from "./endpoints";
import { routeIn, speciesIn } from "./organisms";

/** A test's name that the rows below it leave out, where its values stand, and the animal told last. */
type Table = { name: Cell; values: number; species: Cell | null; isByRoute: boolean };

const LONGEST_TEST = 12;
const SAME_COLUMN = 6;
const MOST_KEYS = 8;
const WITH_COLON = /:\s*$/;
const WITHOUT_NUMBER = /^\D+$/;
const UNIT_FIRST = /^(?:[mµ]?g|ml|ppm)(?!\p{L})/iu;
/** "LD50 (NAME ; CAS-Nr. : 67-64-1)" */
const OF_SUBSTANCE = /^(?<test>[^(]*)\((?<name>[^;]*?)\s*(?:;(?<numbers>.*))?\)\s*$/u;
const CAS = /(?<!\d)\d{2,7}-\d{2}-\d(?!\d)/;

/** The lines of a section, each row of results with what it leaves to the rows above it or tells line by line. */
export function wholeRows(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  let table: Table | null = null;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    const next = lines[i + 1];
    if (next && isCut(line, next)) {
      whole.push(heading(line, `${line.text} ${next.text}`));
      i++;
      continue;
    }
    const keyed = keyedRow(lines, i);
    if (keyed) {
      whole.push(keyed.row);
      i = keyed.last;
      continue;
    }
    table = tableFrom(line, next) ?? (table && isBelow(line, table) ? table : null);
    const isHead = table?.isByRoute && namesEndpoint(line.text);
    whole.push(isHead ? heading(line, PRODUCT) : table ? withTest(line, table) : line);
  }
  return whole;
}

/** "Inhalation LC50 > 5" above "mg/l/4 h, skin …": running text parts a number from its unit. */
function isCut(line: Line, next: Line): boolean {
  if (line.cells.length > 1 || next.cells.length > 1 || line.page !== next.page) return false;
  return /\d$/.test(line.text) && namesEndpoint(line.text) && UNIT_FIRST.test(next.text);
}

/** One cell that says this. */
function heading(line: Line, text: string): Line {
  return saying(
    line,
    text,
    line.cells.slice(0, 1).map((cell) => ({ ...cell, text })),
  );
}

/** What stands in a table of the product itself is not of the substance above it. */
const PRODUCT = "Product";

/** "LD50 | Rat | 5000 mg/kg" begins rows that tell the animal and the dose alone; "Route | ATE value" rows by route. */
function tableFrom(line: Line, next: Line | undefined): Table | null {
  const [first, second] = line.cells;
  const last = line.cells.at(-1);
  if (!first || !second || !last) return null;
  const isTest = first.text.length <= LONGEST_TEST && countEndpoints(first.text) === 1;
  if (isTest && holdsValue(last.text) && !holdsValue(first.text)) {
    const species = line.cells.length > 2 ? second : null;
    return { name: first, values: last.rect[0], species, isByRoute: false };
  }
  const isByRoute = line.cells.length === 2 && countEndpoints(second.text) === 1 && !holdsValue(second.text);
  const table = { name: second, values: second.rect[0], species: null, isByRoute: true };
  return isByRoute && next !== undefined && isResult(next, table) ? table : null;
}

/** Whether a line has a dose where those of the table stand, and none of a test of its own. */
function isResult({ cells, text }: Line, { name, values, isByRoute }: Table): boolean {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last || namesEndpoint(text) || !holdsValue(last.text)) return false;
  if (Math.abs(last.rect[0] - values) > SAME_COLUMN) return false;
  return isByRoute ? cells.length === 2 && routeIn(first.text) !== null : first.rect[0] > name.rect[2];
}

/** A line beside the tests' names goes on with their table. */
function isBelow(line: Line, table: Table): boolean {
  return isResult(line, table) || (!table.isByRoute && line.rect[0] > table.name.rect[2]);
}

function withTest(line: Line, table: Table): Line {
  if (!isResult(line, table)) return line;
  const [first, ...others] = line.cells;
  if (others.length > 0 && first && !table.isByRoute) table.species = first;
  const species = others.length === 0 && table.species ? [table.species] : [];
  return withCells(line, [table.name, ...species, ...line.cells]);
}

/**
 * "Parameter: LD50 (NAME)", "Route: oral", "Species: rat", "Dose: 1470 mg/kg": one result over several lines. Without
 * colons routes and species tell that these are no rows below the head of a table.
 */
function keyedRow(lines: readonly Line[], at: number): { row: Line; last: number } | null {
  const line = lines[at] as Line;
  const [key, test] = line.cells;
  if (!key || !test || line.cells.length > 2) return null;
  const keys = WITH_COLON.test(key.text) ? WITH_COLON : WITHOUT_NUMBER;
  if (!keys.test(key.text)) return null;
  if (!namesEndpoint(test.text) || holdsValue(line.text)) return null;
  const told = [[test]];
  for (const below of lines.slice(at + 1, at + 1 + MOST_KEYS)) {
    const [first, second] = below.cells;
    const value = second ?? first;
    if (!first || !value || Math.abs(value.rect[0] - test.rect[0]) > SAME_COLUMN) return null;
    if (namesEndpoint(below.text)) return null;
    if (second === undefined) told.at(-1)?.push(first);
    else if (keys.test(first.text)) told.push([second]);
    else return null;
    const isSure = keys === WITH_COLON;
    if (holdsValue(value.text))
      return isSure || told.length > 2 ? { row: rowOf(line, told), last: lines.indexOf(below) } : null;
    if (!isSure && routeIn(value.text) === null && speciesIn(value.text) === null) return null;
  }
  return null;
}

/** The name of the substance, then its result. */
function rowOf(line: Line, [test = [], ...others]: readonly Cell[][]): Line {
  const whole = joined(test.map(({ text }) => text));
  const { test: own = whole, name = PRODUCT, numbers = "" } = OF_SUBSTANCE.exec(whole)?.groups ?? {};
  const cas = CAS.exec(numbers)?.[0];
  const [first] = line.cells;
  const named = first ? [{ ...first, text: cas ? `${name} (CAS ${cas})` : name }] : [];
  const told = test.slice(0, 1).map((cell) => ({ ...cell, text: own.trim() }));
  return withCells(line, [...named, ...told, ...others.flat()]);
}
