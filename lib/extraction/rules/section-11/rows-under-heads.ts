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
    const isText = line?.cells.some(({ rect: [left, , right] }) => left < border && right > next.rect[0]);
    // "Conclusion | : | There are no data."
    if (!line || isText || line.cells[1]?.text.startsWith(":")) break;
    lines.push(line);
  }
  // A head goes on below itself
  const begin = lines.findIndex((line) => hasName(line, border) || /\d/.test(line.text));
  const groups = begin < 0 ? null : aroundNames(lines.slice(begin), border);
  if (!groups) return null;
  const told = [[head, ...lines.slice(0, begin)], ...groups];
  return { rows: told.map((own) => ({ lines: own, isRuled: true })), length: told.flat().length };
}

const hasName = ({ cells }: Line, border: number) => cells.some(({ rect }) => rect[0] < border);

function headAt(row: Row | undefined): Line | null {
  const [line] = row?.lines ?? [];
  if (!line || row?.isRuled || line.cells.length < 2) return null;
  const [first] = line.cells;
  // "Substance: | Ethanol | CAS No.: 64-17-5" is a label with its value
  const isHead = first && isNameHead(first.text) && !first.text.trim().endsWith(":");
  return isHead && !holdsValue(line.text) ? line : null;
}

type Group = { lines: Line[]; names: Cell[]; values: Cell[] };

/** Lines parted by white space, each part with one name in its middle or each at its top; null where it is not so. */
function aroundNames(lines: readonly Line[], border: number): Line[][] | null {
  for (const apart of [APART, HARDLY_APART]) {
    const { groups: all, least } = groupsOf(lines, border, apart);
    const end = all.findIndex(({ values }) => values.length === 0);
    const groups = end < 0 ? all : all.slice(0, end);
    const areHeaded = groups.every(
      (group) => isLevel(group.names[0], group.values[0], least) && areRows(group, border),
    );
    const areAround = apart === APART && groups.every((group) => isAround(group, least));
    const isTable = groups.length > 1 && groups.some((group) => group.lines.length > 1);
    if (isTable && (areHeaded || areAround)) return groups.map((group) => group.lines);
  }
  return null;
}

function groupsOf(lines: readonly Line[], border: number, apart: number): { groups: Group[]; least: number } {
  const parts = lines.map((line) => ({
    line,
    names: line.cells.filter(({ rect }) => rect[0] < border),
    values: line.cells.filter(({ rect }) => rect[0] >= border),
  }));
  const least = Math.min(...distances(parts));
  const groups: Group[] = [];
  let above: Line["rect"] | undefined;
  for (const { line, names, values } of parts) {
    const rect = values[0]?.rect ?? line.rect;
    const isNext = line.page === groups.at(-1)?.lines.at(-1)?.page;
    if (!above || (isNext ? above[1] - rect[1] > apart * least : names.length > 0))
      groups.push({ lines: [], names: [], values: [] });
    const group = groups.at(-1);
    group?.lines.push(line);
    group?.names.push(...names);
    group?.values.push(...values);
    if (values.length > 0 || !isNext) above = rect;
  }
  return { groups, least };
}

/** How far below each other lines of values stand on their pages. */
function distances(parts: readonly { line: Line; values: Cell[] }[]): number[] {
  const told = parts.flatMap(({ line, values: [first] }) =>
    first ? [{ page: line.page, bottom: first.rect[1] }] : [],
  );
  return told
    .slice(1)
    .flatMap(({ page, bottom }, i) => (told[i]?.page === page ? [(told[i]?.bottom ?? 0) - bottom] : []));
}

const isLevel = (one: Cell | undefined, other: Cell | undefined, height: number) =>
  one !== undefined && other !== undefined && Math.abs(one.rect[1] - other.rect[1]) < height / 2;

/** Whether the lines of one name stand in the middle of what is told of it. */
function isAround({ names, values }: Group, height: number): boolean {
  const [name, told] = [names, values].map((cells) => cells.map(({ rect }) => rect[1]));
  const [top, bottom] = [Math.max(...(name ?? [])), Math.min(...(name ?? []))];
  const middle = (Math.max(...(told ?? [])) + Math.min(...(told ?? []))) / 2;
  const isOne = top - bottom <= APART * height * (names.length - 1);
  return isOne && Math.abs((top + bottom) / 2 - middle) <= NEAR_MIDDLE * height;
}

/** Whether only its first line has a name and what is told of it: two rows that hardly anything parts have two such lines. */
const areRows = ({ lines: [, ...others] }: Group, border: number) =>
  !others.some((line) => hasName(line, border) && holdsValue(line.text));

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
