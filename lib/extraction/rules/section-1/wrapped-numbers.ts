import { toCell, withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { isClose } from "@/lib/extraction/tables/headings";

/** Cells of one column begin within this of one another, in points. */
const EDGE = 2;
/** Lines of one cell are nearer to each other than this part of their size. */
const NEAR = 1;
const MOST_DIGITS = 11;
const OF_NUMBER = /^[+(]?\d[\d()/-]*\)?$/;
const REST = /^\d{2,4}(?:\s\d{2,4})?$/;

/** How many words a cell's number takes from its beginning; 0 where it begins with none that may go on. */
function numberWords({ words }: Cell): number {
  const end = words.findIndex(({ text }) => !OF_NUMBER.test(text));
  const count = end < 0 ? words.length : end;
  const number = words.slice(0, count).map(({ text }) => text);
  const digits = number.join("").replace(/\D/g, "").length;
  const isBegun = /^[+(0]/.test(number[0] ?? "") || number.length > 1;
  return isBegun && digits > 4 && digits <= MOST_DIGITS ? count : 0;
}

/** "+27 82 775 | Rapid response" over "33 05": a number that its narrow cell parts, put together again. */
export function withWholeNumbers(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const rest = line.cells.find(({ text }) => REST.test(text));
    const cell = above?.cells.find(({ rect }) => rest && Math.abs(rect[0] - rest.rect[0]) < EDGE);
    const count = cell ? numberWords(cell) : 0;
    const isOwnColumn = (above?.cells.length ?? 0) > 1 && cell !== above?.cells[0];
    if (!above || !rest || !cell || count === 0 || !isOwnColumn || !isClose(above, line, NEAR)) {
      whole.push(line);
      continue;
    }
    const words = [...cell.words.slice(0, count), ...rest.words, ...cell.words.slice(count)];
    const joined = { ...cell, text: toCell(words).text, words };
    whole[whole.length - 1] = withCells(
      above,
      above.cells.map((one) => (one === cell ? joined : one)),
    );
    const others = line.cells.filter((one) => one !== rest);
    if (others.length > 0) whole.push(withCells(line, others));
  }
  return whole;
}
