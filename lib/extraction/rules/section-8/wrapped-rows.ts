import { goingOn, withJoined } from "@/lib/extraction/lines/joined-lines";
import { withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { isOpenName } from "@/lib/extraction/rules/section-11/substances";
import { isClose } from "@/lib/extraction/tables/headings";
import { hasCas, isKindCell } from "./limit-columns";
import { PREFIXED } from "./limit-names";
import { hasValue, unitIn } from "./limit-statements";
import { kindIn, limitKindIn } from "./limit-words";

/** A row that no heading stands above has a name, a kind and a number at least; what its number says may name the kind. */
const fewestCells = 3;
/** Lines of one row are nearer to each other than this part of their size. */
const near = 0.6;
/** Cells that begin at one place differ by less than this, in points. */
const edge = 3;

const BRACKET = /^\([^()]*\)$/;

/** "max. 400 ppm, 980 mg/m³" over "(ceiling)": a kind alone in its brackets is that of the line above. */
export const withKindsBelow = (lines: readonly Line[]): Line[] =>
  withJoined(lines, (above, { cells: [own, ...others], text }) => {
    const last = above.cells.at(-1);
    const isKindAlone = others.length === 0 && BRACKET.test(text) && limitKindIn(text) !== null;
    if (!own || !last || !isKindAlone || !hasValue(last.text)) return null;
    return [goingOn(above, own)];
  });

/** Where a line's cells stand among those of the row above: each under one of them. */
type Under = readonly (Cell | undefined)[];

/**
 * Lines without a table's heading or rules, each row with what its cells go on with in the lines below it. Where that
 * is the same limit in another unit, it makes a row of its own.
 */
export function withWrappedCells(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  let rows = 0;
  let above: Line | undefined;
  for (const line of lines) {
    const row = rows > 0 ? whole.at(-1) : undefined;
    const under = row && isClose(above, line, near) && !isStatement(line) ? partsUnder(row, line) : null;
    above = line;
    if (!row || !under) {
      whole.push(line);
      rows = isRow(line) ? 1 : 0;
      continue;
    }
    const isTold = (part: Cell | undefined): part is Cell => part !== undefined && hasValue(part.text);
    for (let i = whole.length - rows; i < whole.length; i++)
      whole[i] = withParts(whole[i] as Line, (cell, at) =>
        isTold(under[at]) ? cell : joined(cell, under[at]),
      );
    if (!hasValue(line.text)) continue;
    whole.push(withParts(whole.at(-1) as Line, (cell, at) => (isTold(under[at]) ? under[at] : cell)));
    rows++;
  }
  return whole;
}

/** ": STEL [ppm] | : 10" below "Example | : TWA [ppm] | : 5" is a limit of its own. */
const isStatement = ({ cells: [kind, value] }: Line) =>
  kind?.text.startsWith(":") === true && isKindCell(kind.text) && hasValue(value?.text ?? "");

const withParts = (row: Line, cellOf: (cell: Cell, at: number) => Cell) =>
  withCells(row, row.cells.map(cellOf));

const joined = (cell: Cell, rest: Cell | undefined): Cell =>
  rest ? { ...cell, text: `${cell.text} ${rest.text}` } : cell;

function isRow({ cells, text }: Line): boolean {
  const [name] = cells;
  if (!name || !hasValue(text) || hasValue(name.text)) return false;
  return cells.length >= (isOpenName(name.text) ? fewestCells - 1 : fewestCells);
}

/** What the line below holds under each cell of a row; null where it is no part of that. */
function partsUnder({ cells, text }: Line, { cells: below, text: rest }: Line): Under | null {
  const under = cells.map((own) => below.find(({ rect }) => Math.abs(rect[0] - own.rect[0]) < edge));
  const isAll = below.every((cell) => under.includes(cell));
  if (hasCas(rest) || below.length >= cells.length || !isAll) return null;
  const isOther = (own: Cell, cell: Cell) => hasValue(own.text) && unitIn(own.text) !== unitIn(cell.text);
  if (cells.some((own, i) => under[i] && hasValue(under[i].text) && !isOther(own, under[i]))) return null;
  // "Short-term value | 50 ppm" below "Example | Mean | 98 mg/m³" is another kind's
  const isOtherKind = (own: Cell, i: number) =>
    ![null, kindIn(own.text)].includes(kindIn(under[i]?.text ?? "")) && kindIn(own.text) !== null;
  if (hasValue(rest) && cells.some(isOtherKind)) return null;
  const [[name], [end]] = [cells, under];
  // Beside a number of its own another substance has a CAS number too
  const isNumbered = hasValue(rest) && hasCas(text);
  return name && end && !isNumbered && !goesOnWithName(name, end) ? null : under;
}

const goesOnWithName = (name: Cell, { text }: Cell) =>
  isOpenName(name.text) || (/^\p{Ll}/u.test(text) && !PREFIXED.test(text));
