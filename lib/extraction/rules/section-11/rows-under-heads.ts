import type { Cell, Line } from "@/lib/extraction/model";
import type { Row } from "@/lib/extraction/tables/ruled-rows";
import { holdsValue, namesEndpoint } from "./endpoints";
import { routeIn, speciesIn } from "./organisms";
import { isNameHead } from "./substances";

const LONGEST_TEST = 12;
/** Lines of two rows are further apart than those of one by this share. */
const APART = 1.25;
const HARDLY_APART = 1.03;
/** The middle of a name lies this near to that of its row, in the distances of lines. */
const NEAR_MIDDLE = 0.75;

/** "Example | 64-17-5 | NE | > 5 g/kg": values of tests that are named above. */
const goesOn = ({ text, cells: [, ...others] }: Line) =>
  others.length > 0 &&
  !namesEndpoint(text) &&
  (others.some((cell) => holdsValue(cell.text)) || others.every((cell) => cell.text.length <= LONGEST_TEST));

/**
 * The rows below a head for names of substances as rows between drawn lines, where nothing is drawn: lines around names in
 * the middle, or lines of values below "Chemical name | LD50 oral | LD50 dermal", whose routes and animals may stand below.
 */
export function rowsUnderHeads(rows: readonly Row[]): Row[] {
  const kept: Row[] = [];
  for (let i = 0; i < rows.length; ) {
    const found = tableAt(rows, i);
    kept.push(...(found?.rows ?? rows.slice(i, i + 1)));
    i += found?.length ?? 1;
  }
  return underTests(kept);
}

/** A head for names, and the rows below it. */
function tableAt(rows: readonly Row[], at: number): { rows: Row[]; length: number } | null {
  const head = headAt(rows[at]);
  const [names, next] = head?.cells ?? [];
  if (!head || !names || !next) return null;
  const border = (names.rect[2] + next.rect[0]) / 2;
  const lines: Line[] = [];
  for (const row of rows.slice(at + 1)) {
    const line = row.isRuled || headAt(row) ? undefined : row.lines[0];
    if (!line || line.page !== head.page || line.cells.some(({ rect }) => reachesOver(rect, border))) break;
    lines.push(line);
  }
  const isNamed = ({ cells }: Line) => cells.some(({ rect }) => rect[0] < border);
  const begin = lines.findIndex((line) => isNamed(line) || /\d/.test(line.text));
  const groups = aroundNames(lines.slice(Math.max(begin, 0)), border);
  if (!groups) return null;
  const told = [[head, ...lines.slice(0, begin)], ...groups];
  return { rows: told.map((own) => ({ lines: own, isRuled: true })), length: told.flat().length };
}

function headAt(row: Row | undefined): Line | null {
  const [line] = row?.lines ?? [];
  if (!line || row?.isRuled || line.cells.length < 2) return null;
  return isNameHead(line.cells[0]?.text ?? "") && !holdsValue(line.text) ? line : null;
}

const reachesOver = ([left, , right]: Cell["rect"], border: number) => left < border && right > border;

type Group = { lines: Line[]; names: Cell[]; values: Cell[] };

/** Lines parted by white space, each part with one name in its middle or each at its top; null where it is not so. */
function aroundNames(lines: readonly Line[], border: number): Line[][] | null {
  for (const apart of [APART, HARDLY_APART]) {
    const { groups: all, least } = groupsOf(lines, border, apart);
    const end = all.findIndex(({ values }) => values.length === 0);
    const groups = end < 0 ? all : all.slice(0, end);
    const isFirst = ({ names, values }: Group) => isLevel(names[0], values[0], least);
    const isInMiddle = ({ names, values }: Group) =>
      Math.abs(middleOf(names) - middleOf(values)) <= NEAR_MIDDLE * least;
    const isOne = apart === APART || groups.every((group) => areRows(group, border));
    const isTable = groups.length > 1 && groups.some((group) => group.lines.length > 1) && isOne;
    if (isTable && (groups.every(isFirst) || groups.every(isInMiddle)))
      return groups.map((group) => group.lines);
  }
  return null;
}

function groupsOf(lines: readonly Line[], border: number, apart: number): { groups: Group[]; least: number } {
  const valuesOf = ({ cells }: Line) => cells.filter(({ rect }) => rect[0] >= border);
  const bottoms = lines.flatMap((line) => valuesOf(line)[0]?.rect[1] ?? []);
  const least = Math.min(...bottoms.slice(1).map((bottom, i) => (bottoms[i] ?? 0) - bottom));
  const groups: Group[] = [];
  let above: number | undefined;
  for (const line of lines) {
    const values = valuesOf(line);
    const bottom = values[0]?.rect[1];
    if (above === undefined || above - (bottom ?? line.rect[1]) > apart * least)
      groups.push({ lines: [], names: [], values: [] });
    const group = groups.at(-1);
    group?.lines.push(line);
    group?.names.push(...line.cells.filter(({ rect }) => rect[0] < border));
    group?.values.push(...values);
    above = bottom ?? above;
  }
  return { groups, least };
}

const isLevel = (one: Cell | undefined, other: Cell | undefined, height: number) =>
  one !== undefined && other !== undefined && Math.abs(one.rect[1] - other.rect[1]) < height / 2;

const middleOf = (cells: readonly Cell[]) =>
  (Math.max(...cells.map(({ rect }) => rect[1])) + Math.min(...cells.map(({ rect }) => rect[1]))) / 2;

/** Whether only its first line has a name and what is told of it: two rows that hardly anything parts have two such lines. */
const areRows = ({ lines: [, ...others] }: Group, border: number) =>
  !others.some(({ cells, text }) => cells.some(({ rect }) => rect[0] < border) && holdsValue(text));

/** "Chemical name | LD50 oral | LD50 dermal" heads lines of values as it does rows between drawn lines. */
function underTests(rows: readonly Row[]): Row[] {
  const kept: Row[] = [];
  let head: Row | null = null;
  for (const row of rows) {
    const [line] = row.lines;
    if (!line || row.isRuled) head = null;
    else if (headsTests(line)) head = { lines: [line], isRuled: true };
    else if (head && kept.at(-1) === head && tellsHow(line)) {
      head.lines.push(line);
      continue;
    } else if (!goesOn(line)) head = null;
    if (head === null) kept.push(row);
    else kept.push(head.lines[0] === line ? head : { ...row, isRuled: true });
  }
  return kept;
}

function headsTests({ cells: [first, ...others] }: Line): boolean {
  const tests = others.filter(({ text }) => namesEndpoint(text) && !holdsValue(text));
  return isNameHead(first?.text ?? "") && tests.length > 1;
}

const tellsHow = ({ text, cells }: Line) =>
  !/\d/.test(text) && cells.every((cell) => routeIn(cell.text) !== null || speciesIn(cell.text) !== null);
