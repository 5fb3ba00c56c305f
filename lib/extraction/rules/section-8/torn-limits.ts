import { withJoined, withRest } from "@/lib/extraction/lines/joined-lines";
import { withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Rect } from "@/lib/extraction/model";
import { isClose } from "@/lib/extraction/tables/headings";
import { hasCas, type LimitColumn } from "./limit-columns";
import type { FoundLimit } from "./limit-entries";
import { beforeFirstValue, hasValue, unitIn } from "./limit-statements";
import { isKind, type Kind } from "./limit-words";

/**
 * Means in ppm alone and, in a column beside them, short-term limits in mg/m³ alone: of two numbers under one heading the
 * second was taken for the next heading's.
 */
export function areTorn(limits: readonly FoundLimit[], columns: readonly LimitColumn[]): boolean {
  const areHeaded = (["mean", "short"] as const).every((kind) => columns.some((one) => one.kind === kind));
  const unitsOf = (kind: Kind) => new Set(limits.filter((one) => one.kind === kind).map(({ unit }) => unit));
  const [means, shorts] = [unitsOf("mean"), unitsOf("short")];
  const areApart = means.size === 1 && shorts.size === 1 && [...means].every((unit) => !shorts.has(unit));
  return areHeaded && areApart;
}

const BEGINS_WITH_UNIT = /^(?:ppm|mg\s?\/\s?m|ml\s?\/\s?m)(?![\p{L}.])/iu;
const ENDS_WITH_NUMBER = /[\p{L}\s]\d[\d.,]*$(?<!\/\s?m\s?3)/u;

/** Cells of one column begin this near to each other, in points. */
const EDGE = 3;
/** In points: still within the row's ruled cells. */
const BELOW = 1;

const under = (row: Line, cell: Cell): Cell | undefined =>
  row.cells.find(({ rect }) => Math.abs(rect[0] - cell.rect[0]) < EDGE);

/** The cell that a unit ends: the one it stands under, else the one that reaches over it, or, where it is alone, the last. */
function begunAbove(above: Line, unit: Cell, isAlone: boolean): Cell | undefined {
  const over = above.cells.find(({ rect }) => rect[0] < unit.rect[0] && rect[2] > unit.rect[0]);
  const own = under(above, unit) ?? over ?? (isAlone ? above.cells.at(-1) : undefined);
  return own && ENDS_WITH_NUMBER.test(own.text) ? own : undefined;
}

/** "TWA 1.5 mg/m³; STEL 3" over "ppm or 2.5 mg/m³", "PEL: 50 | TLV: 20" over "ppm | ppm": what a line tears is whole. */
export const withWholeLimits = (lines: readonly Line[]): Line[] =>
  withJoined(lines, (above, line) => {
    const tellsLimits = hasValue(above.text) || hasCas(above.text) || isKind(above.text);
    if (!tellsLimits || !isClose(above, line, 1)) return null;
    const isAlone = line.cells.length === 1;
    const units = line.cells.filter(({ text }) => BEGINS_WITH_UNIT.test(text));
    const ends = new Map(
      units.flatMap((unit) => {
        const begun = begunAbove(above, unit, isAlone);
        return begun ? [[begun, unit] as const] : [];
      }),
    );
    if (ends.size === 0) return null;
    const whole = above.cells.map((cell) => {
      const unit = ends.get(cell);
      return unit ? withRest(cell, unit) : cell;
    });
    const left = line.cells.filter((cell) => ![...ends.values()].includes(cell));
    return [withCells(above, whole), ...(left.length > 0 ? [withCells(line, left)] : [])];
  });

/** Whether each cell of a line stands under one of a row, a bare limit first under the same in another unit. */
function goesOnBelow(row: Line, { cells, text }: Line): boolean {
  const isPart = (cell: Cell) => {
    const own = under(row, cell)?.text;
    const isOtherUnit = own !== undefined && hasValue(own) && unitIn(own) !== unitIn(cell.text);
    const isBare = beforeFirstValue(cell.text).trim() === "";
    return own !== undefined && (!hasValue(cell.text) || (isOtherUnit && isBare));
  };
  return hasValue(cells[0]?.text ?? "") && !hasCas(text) && cells.every(isPart);
}

/** A line as if it stood right below a row. */
function below({ page, rect }: Line, line: Line): Line {
  const moved = <Placed extends { rect: Rect }>(one: Placed): Placed => {
    return { ...one, rect: [one.rect[0], rect[1] - BELOW, one.rect[2], rect[3] - BELOW] };
  };
  const cells = line.cells.map((cell) => ({ ...moved(cell), words: cell.words.map(moved) }));
  return { ...moved(line), page, cells };
}

/** "2.6 mg/m³" first on a page, below the heads that it prints again, goes on with "1 ppm" in the last row of the page before. */
export function withRowsCutByPages(lines: readonly Line[]): Line[] {
  let order = [...lines];
  for (const [i, line] of lines.entries()) {
    const last = lines[i - 1];
    if (!last || last.page === line.page) continue;
    const isAgain = ({ text }: Line) => !hasValue(text) && lines.slice(0, i).some((one) => one.text === text);
    const [rest, ...further] = lines.slice(i).filter((one) => one.page === line.page && !isAgain(one));
    if (!rest || !goesOnBelow(last, rest)) continue;
    // What its remark goes on with
    const [value] = rest.cells;
    const isRemark = (cell: Cell) => under(rest, cell) !== undefined && under(rest, cell) !== value;
    const isEnd = (one: Line) => hasValue(one.text) || !one.cells.every(isRemark);
    const end = further.findIndex(isEnd);
    const moved = [rest, ...further.slice(0, Math.max(end, 0))];
    order = order.filter((one) => !moved.includes(one));
    order.splice(order.indexOf(last) + 1, 0, ...moved.map((one) => below(last, one)));
  }
  return order;
}
