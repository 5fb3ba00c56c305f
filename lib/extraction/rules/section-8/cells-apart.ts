import { toCell, withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Word } from "@/lib/extraction/model";
import { hasCas } from "./limit-columns";
import { hasValue } from "./limit-statements";
import { isKind } from "./limit-words";

/** "106-97-8 800": a substance's number and the first limit beside it, where narrow columns hardly part them. */
function numberApart(cell: Cell): Cell[] {
  const [number, next] = cell.words;
  const isApart = number && next && hasCas(number.text) && /^\d/.test(next.text) && !hasCas(next.text);
  return isApart ? [toCell([number]), toCell(cell.words.slice(1))] : [cell];
}

/** "VME-mg/m3 : VME-ppm : VLE-ppm :": headings that each end with a colon. */
function headingsApart(cell: Cell): Cell[] {
  const parts: Word[][] = [[]];
  for (const word of cell.words) {
    parts.at(-1)?.push(word);
    if (word.text.endsWith(":")) parts.push([]);
  }
  const cells = parts.filter((words) => words.length > 0).map(toCell);
  return cells.filter(({ text }) => isKind(text) && text.endsWith(":")).length > 1 ? cells : [cell];
}

/** A line of a table without rules with the cells that its narrow columns hold. */
export function withCellsApart(line: Line): Line {
  const [first, ...others] = line.cells;
  if (!first) return line;
  const cells =
    hasCas(first.text) || hasValue(line.text)
      ? [...numberApart(first), ...others]
      : line.cells.flatMap(headingsApart);
  return cells.length > line.cells.length ? withCells(line, cells) : line;
}
