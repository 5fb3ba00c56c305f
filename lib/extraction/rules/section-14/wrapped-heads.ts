import { pattern, words } from "@/lib/extraction/language/words";
import { goingOn, withJoined } from "@/lib/extraction/lines/joined-lines";
import { matchLabel } from "@/lib/extraction/lines/label-match";
import { lineOf, toCell, withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { isClose, overlaps, reachOfHeading, spanOf } from "@/lib/extraction/tables/headings";
import { fieldNamed, fieldNumbered, fieldsIn } from "./columns";
import { transportLabels } from "./fields";

/** A row that heads a table has so many cells at least, of which so many name a field by themselves. */
const FEWEST_CELLS = 3;
const FEWEST_NAMED = 2;
/** Lines of one heading leave no more white space between them than this many type sizes. */
const NEAR = 1;

/** "14.3 Class" may have the number of its part. */
const isPlain = ({ text }: Line) => !/\d|:\s*$/.test(text.replace(/(?<!\d)14\.\d(?!\d)/g, ""));

const isUnder = (cell: Cell, head: Cell) => overlaps(spanOf(cell), spanOf(head));

/** "14.5 Hazards" heads a column whatever its words are. */
const NUMBERED = /^\W*14\.\d(?!\d)/;

/** "UN-" over "No." is "UN-No." */
function joined(parts: readonly Cell[]): Cell {
  const cell = toCell(parts.flatMap(({ words }) => words));
  return { ...cell, text: cell.text.replace(/-\s(?=\p{L})/gu, "-") };
}

/** Whether a cell names a field by itself, or "14.3" with "Class" right below it. */
function isNamed(cell: Cell, below: Line | undefined): boolean {
  const parts = [cell, ...(below?.cells ?? []).filter((one) => isUnder(one, cell))];
  return fieldNamed(cell.text) !== null || fieldNamed(joined(parts).text) !== null;
}

const isHead = (line: Line, below: Line | undefined) =>
  line.cells.length >= FEWEST_CELLS &&
  isPlain(line) &&
  line.cells.filter((cell) => isNamed(cell, below)).length >= FEWEST_NAMED;

/** "Group" over "of packing": the heads of a table's columns that wrap, each in one cell of one line. */
export function withWrappedHeads(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const heads = headsAt(lines, i);
    if (heads) {
      whole.splice(whole.length - (i - heads.first), i - heads.first, heads.line);
      i = heads.last;
    } else whole.push(lines[i] as Line);
  }
  return whole;
}

function headsAt(lines: readonly Line[], at: number): { first: number; last: number; line: Line } | null {
  const main = lines[at] as Line;
  const next = lines[at + 1];
  if (!isHead(main, next && isPlain(next) && isClose(main, next, NEAR) ? next : undefined)) return null;
  const isPart = (line: Line) =>
    isPlain(line) &&
    line.cells.every((cell) => main.cells.filter((head) => isUnder(cell, head)).length === 1);
  const first = reachOfHeading(lines, at, -1, (line, i) => isPart(line) && isClose(line, lines[i + 1], NEAR));
  const last = reachOfHeading(lines, at, 1, (line, i) => isPart(line) && isClose(lines[i - 1], line, NEAR));
  if (first === last) return null;
  const own = lines.slice(first, last + 1).flatMap(({ cells }) => cells);
  const cells = main.cells.map((head) => {
    const parts = own.filter((cell) => isUnder(cell, head));
    return parts.length > 1 ? joined(parts) : head;
  });
  const isField = (cell: Cell) => fieldsIn(cell).length > 0 || NUMBERED.test(cell.text);
  const areFields = cells.every((cell) => main.cells.includes(cell) || isField(cell));
  return areFields ? { first, last, line: lineOf(main, cells) } : null;
}

/** "… containing substances in" over "Division 6.1, packing group III": names of goods that name classes of others. */
const OPEN_NAME = pattern("iu")`\s${words.transportHeads.openName}$`;

/** "UN 3163 LIQUEFIED GAS, N.O.S. (example," over "testene), 2.2" */
const OPEN_ENTRY = /^\W*UN\s?\d{4}\b[^()]*\([^()]*$/i;

/**
 * A name that wraps before the class it tells of as one line: what stands below is no label; so is an entry that wraps
 * within its bracket.
 */
export function withWholeNames(lines: readonly Line[]): Line[] {
  return withJoined(lines, (above, line) => {
    const last = above.cells.at(-1);
    const [first, ...others] = line.cells;
    const label = matchLabel(line.text, transportLabels);
    const isOpen = last !== undefined && OPEN_NAME.test(last.text) && label?.start === 0;
    const isInBracket = OPEN_ENTRY.test(above.text) && /^[^()]*\)/.test(line.text);
    if (!last || !first || others.length > 0 || !(isInBracket || (isOpen && label.field === "class")))
      return null;
    return [goingOn(above, first)];
  });
}

/** "14.1 | 14.2 | 14.3" over the heads of columns, or a footnote on one of them: "*GE: Groupe d'emballage". */
export const isAside = ({ cells, text: printed }: Line) =>
  cells.filter(({ text }) => /^14\s?\.\s?\d\.?$/.test(text)).length >= FEWEST_CELLS ||
  /^\*+\p{L}/u.test(printed);

/** "14.1. | 14.3. | 14.4." over values, as the labels that these numbers stand for. */
export function withNumbersInWords(lines: readonly Line[]): Line[] {
  return lines.map((line, i) => {
    const named = (lines[i + 1]?.cells ?? []).filter(({ text }) => fieldNamed(text) !== null);
    if (!isAside(line) || named.length > 0) return line;
    const cells = line.cells.map((cell) => {
      const field = fieldNumbered(cell.text);
      return { ...cell, text: (field && words.transport[field][0]) ?? words.transport.other[0] ?? "" };
    });
    return withCells(line, cells);
  });
}
