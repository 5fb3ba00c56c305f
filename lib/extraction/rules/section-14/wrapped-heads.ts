import { pattern, words } from "@/lib/extraction/language/words";
import { matchLabel } from "@/lib/extraction/lines/label-match";
import { lineOf, toCell, withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { isClose, overlaps, reachOfHeading, spanOf } from "@/lib/extraction/tables/headings";
import { fieldNamed, fieldsIn } from "./columns";
import { transportLabels } from "./fields";

/** A row that heads a table has so many cells at least, of which so many name a field by themselves. */
const FEWEST_CELLS = 3;
const FEWEST_NAMED = 2;
/** Lines of one heading leave no more white space between them than this many type sizes. */
const NEAR = 1;

const isPlain = ({ text }: Line) => !/\d|:\s*$/.test(text);

const isHead = (line: Line) =>
  line.cells.length >= FEWEST_CELLS &&
  isPlain(line) &&
  line.cells.filter(({ text }) => fieldNamed(text) !== null).length >= FEWEST_NAMED;

const isUnder = (cell: Cell, head: Cell) => overlaps(spanOf(cell), spanOf(head));

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
  if (!isHead(main)) return null;
  const isPart = (line: Line) =>
    isPlain(line) &&
    line.cells.every((cell) => main.cells.filter((head) => isUnder(cell, head)).length === 1);
  const first = reachOfHeading(lines, at, -1, (line, i) => isPart(line) && isClose(line, lines[i + 1], NEAR));
  const last = reachOfHeading(lines, at, 1, (line, i) => isPart(line) && isClose(lines[i - 1], line, NEAR));
  if (first === last) return null;
  const own = lines.slice(first, last + 1).flatMap(({ cells }) => cells);
  const cells = main.cells.map((head) => {
    const parts = own.filter((cell) => isUnder(cell, head));
    return parts.length > 1 ? toCell(parts.flatMap(({ words }) => words)) : head;
  });
  const areFields = cells.every((cell) => main.cells.includes(cell) || fieldsIn(cell).length > 0);
  return areFields ? { first, last, line: lineOf(main, cells) } : null;
}

/** "… containing substances in" over "Division 6.1, packing group III": names of goods that name classes of others. */
const OPEN_NAME = pattern("iu")`\s${words.transportHeads.openName}$`;

/** A name that wraps before the class it tells of as one line: what stands below is no label. */
export function withWholeNames(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const last = above?.cells.at(-1);
    const [first, ...others] = line.cells;
    const label = matchLabel(line.text, transportLabels);
    const isOpen = last !== undefined && OPEN_NAME.test(last.text) && label?.start === 0;
    if (above && last && first && others.length === 0 && isOpen && label.field === "class")
      whole[whole.length - 1] = withCells(above, [
        ...above.cells.slice(0, -1),
        { ...last, text: `${last.text} ${first.text}`, words: [...last.words, ...first.words] },
      ]);
    else whole.push(line);
  }
  return whole;
}
