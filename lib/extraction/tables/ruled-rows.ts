import { middle } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Page, Rule } from "@/lib/extraction/model";

/** A table's row between two drawn lines, however many lines its cells take; else one line. */
export type Row = { lines: Line[]; isRuled: boolean };
/** What a row has in one column. */
export type Column = { from: number; to: number; text: string };

/** A line under a whole row is at least this wide, in points; shorter ones stand under single cells. */
const SHORTEST_RULE = 60;
/** A row's lines may begin and end this far inside its text. */
const SLACK = 24;
/** What stands further from a drawn line than this is no table's first or last row. */
const FARTHEST_BORDER = 60;
const MOST_LINES = 24;
/** Lines of a row stand closer than this, in line heights. */
const FARTHEST_LINE = 1.9;

type Border = { y: number; from: number; to: number };

/** Groups the lines of a section by the lines that are drawn between a table's rows. */
export function rowsOf(lines: readonly Line[], pages: readonly Page[]): Row[] {
  const bordersOf = new Map(pages.map(({ number, rules }) => [number, bordersIn(rules)]));
  const groups: Line[][] = [];
  for (const line of lines) {
    const previous = groups.at(-1)?.at(-1);
    const borders = bordersOf.get(line.page) ?? [];
    const isNext =
      !previous ||
      previous.page !== line.page ||
      middle(previous.rect) - middle(line.rect) > FARTHEST_LINE * Math.max(previous.size, line.size) ||
      borders.some((one) => isBetween(one, previous, line));
    if (isNext) groups.push([line]);
    else groups.at(-1)?.push(line);
  }
  return groups.flatMap((group): Row[] => {
    const borders = bordersOf.get(group[0]?.page ?? 0) ?? [];
    return isTableRow(group, borders)
      ? [{ lines: group, isRuled: true }]
      : group.map((line) => ({ lines: [line], isRuled: false }));
  });
}

/** A border may be drawn cell by cell. */
function bordersIn(rules: readonly Rule[]): Border[] {
  const borders: Border[] = [];
  const level = rules
    .filter(({ direction }) => direction === "horizontal")
    .sort((a, b) => b.rect[1] - a.rect[1] || a.rect[0] - b.rect[0]);
  for (const { rect } of level) {
    const last = borders.at(-1);
    if (last && last.y === rect[1] && rect[0] <= last.to + SLACK) {
      last.from = Math.min(last.from, rect[0]);
      last.to = Math.max(last.to, rect[2]);
    } else borders.push({ y: rect[1], from: rect[0], to: rect[2] });
  }
  return borders.filter(({ from, to }) => to - from >= SHORTEST_RULE);
}

const covers = ({ from, to }: Border, x0: number, x1: number) => from <= x0 + SLACK && to >= x1 - SLACK;

function isBetween(border: Border, above: Line, below: Line): boolean {
  if (border.y >= middle(above.rect) || border.y <= middle(below.rect)) return false;
  return covers(border, Math.min(above.rect[0], below.rect[0]), Math.max(above.rect[2], below.rect[2]));
}

function isTableRow(group: readonly Line[], borders: readonly Border[]): boolean {
  const [first, last] = [group[0], group.at(-1)];
  if (!first || !last || group.length > MOST_LINES || !group.some(({ cells }) => cells.length > 1))
    return false;
  const x0 = Math.min(...group.map(({ rect }) => rect[0]));
  const x1 = Math.max(...group.map(({ rect }) => rect[2]));
  const own = borders.filter((border) => covers(border, x0, x1));
  return (
    own.some(({ y }) => y > middle(first.rect) && y < first.rect[3] + FARTHEST_BORDER) &&
    own.some(({ y }) => y < middle(last.rect) && y > last.rect[1] - FARTHEST_BORDER)
  );
}

/** The columns of a row from left to right: cells whose places overlap stand one below the other. */
export function columnsOf({ lines }: Row): Column[] {
  const columns: { from: number; to: number; cells: Cell[] }[] = [];
  const cells = lines.flatMap((line) => line.cells).sort((a, b) => a.rect[0] - b.rect[0]);
  for (const cell of cells) {
    const last = columns.at(-1);
    if (last && cell.rect[0] < last.to) {
      last.to = Math.max(last.to, cell.rect[2]);
      last.cells.push(cell);
    } else columns.push({ from: cell.rect[0], to: cell.rect[2], cells: [cell] });
  }
  return columns.map(({ from, to, cells: own }) => ({
    from,
    to,
    text: joined(own.sort((a, b) => b.rect[1] - a.rect[1]).map(({ text }) => text)),
  }));
}

/** A word that a narrow cell breaks is at least this long, and goes on with small letters. */
const LONGEST_WORD = 60;
const BROKEN_WORD = /\p{L}{18,}$/u;

/** The lines of a cell as one text; nothing stands between a hyphen at a line's end and what follows it. */
export function joined(texts: readonly string[]): string {
  return texts.reduce((all, text) => {
    const isTight =
      all === "" || /\S-$/.test(all) || (/^\p{Ll}/u.test(text) && BROKEN_WORD.test(all.slice(-LONGEST_WORD)));
    return isTight ? `${all}${text}` : `${all} ${text}`;
  }, "");
}
