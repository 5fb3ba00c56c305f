import { saying, toCell, withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line, Word } from "@/lib/extraction/model";
import { hasCas } from "./limit-columns";
import { isLimitsTitle } from "./limit-lines";
import { hasValue, unitIn } from "./limit-statements";
import { isKind } from "./limit-words";

/** "106-97-8 800": a substance's number and the first limit beside it, where narrow columns hardly part them. */
function numberApart(cell: Cell): Cell[] {
  const [number, next] = cell.words;
  const isApart = number && next && hasCas(number.text) && /^\d/.test(next.text) && !hasCas(next.text);
  return isApart ? [toCell([number]), toCell(cell.words.slice(1))] : [cell];
}

const SEVERAL_COLONS = /:\s.*:$/;

/** "VME-mg/m3 : VME-ppm : VLE-ppm :": headings that each end with a colon. */
function headingsApart(cell: Cell): Cell[] {
  if (!SEVERAL_COLONS.test(cell.text)) return [cell];
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

/** The label of a table may go on below, no more lines than this. */
const LABEL_LINES = 3;
/** What begins at one place differs by less than this, in points. */
const EDGE = 2;

/** The lines below a label, the label's own first, that hold the rest of it beside the table's cells. */
function linesOfLabel(lines: readonly Line[], at: number): Line[] {
  const [first] = lines[at]?.cells ?? [];
  const isRest = ({ cells: [cell, next] }: Line) =>
    first && cell && next && Math.abs(cell.rect[0] - first.rect[0]) < EDGE && /^\p{Ll}/u.test(cell.text);
  const below = lines.slice(at + 1, at + LABEL_LINES);
  const end = below.findIndex((line) => !isRest(line));
  return lines.slice(at, at + 1 + (end < 0 ? below.length : end));
}

/** "Occupational exposure | Name | STEL | TWA" over "limit values | mg/m³ | ppm": a label left of its table, as its title. */
export function withTitlesApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] as Line;
    const label = line.cells.length > 2 ? linesOfLabel(lines, i) : [];
    const text = label.map(({ cells }) => cells[0]?.text).join(" ");
    if (label.length < 2 || !isLimitsTitle(text) || hasValue(line.text)) {
      apart.push(line);
      continue;
    }
    apart.push(saying(line, text, line.cells.slice(0, 1)));
    apart.push(...label.map((one) => withCells(one, one.cells.slice(1))));
    i += label.length - 1;
  }
  return apart;
}

/** "TWA: (10 mg/m³)/(%SiO2+2)" */
const BY_SHARE = /[÷/]\s*[[(]?\s*%/;

/** Whether a line of its own tells by its kind and unit how a limit is worked out, which is no limit. */
export const isFormula = ({ cells, text }: Line): boolean =>
  cells.length === 1 && BY_SHARE.test(text) && isKind(text) && unitIn(text) !== null && !hasValue(text);
