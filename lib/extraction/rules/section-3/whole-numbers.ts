import { withJoined } from "@/lib/extraction/lines/joined-lines";
import { withCells } from "@/lib/extraction/lines/lines";
import type { Cell, Line } from "@/lib/extraction/model";
import { isCasNumber, isEcNumber } from "@/lib/regulation/substance-numbers";

/** Left edges of one column differ by less than this, in points. */
const EDGE = 4;
/** Running text is longer than a cell that holds a number alone. */
const SHORTEST_TEXT = 20;
const BEGUN = /(?<![\d-])(?:\d{2,7}-(?:\d{2,3}-)?|0\d-\d{10}-)$/;
const ENDED = /^\d{1,3}(?:-\d)?(?=[^\d-]|$)/;
const REGISTRATION = /^0\d-\d{10}-\d{2}$/;

const isWhole = (number: string) => isCasNumber(number) || isEcNumber(number) || REGISTRATION.test(number);

/** What of the next line's first cell ends the number that a cell of running text breaks off in: "(CAS 15763-" over "76-5". */
function endOf(last: Cell, first: Cell | undefined): string | null {
  const begun = last.text.length > SHORTEST_TEXT ? BEGUN.exec(last.text)?.[0] : undefined;
  const ended =
    first && Math.abs(first.rect[0] - last.rect[0]) < EDGE ? ENDED.exec(first.text)?.[0] : undefined;
  return begun && ended && isWhole(begun + ended) ? ended : null;
}

/** The lines, each number whole in the line in which it begins. */
export function withWholeNumbers(lines: readonly Line[]): Line[] {
  return withJoined(lines, (above, line) => {
    const last = above.cells.at(-1);
    const [first, ...rest] = line.cells;
    const end = last ? endOf(last, first) : null;
    if (!last || !first || end === null) return null;
    const left = first.text.slice(end.length).replace(/^\s*/, "");
    const cells = [...(left === "" ? [] : [{ ...first, text: left }]), ...rest];
    return [
      withCells(above, [...above.cells.slice(0, -1), { ...last, text: last.text + end }]),
      ...(cells.length > 0 ? [withCells(line, cells)] : []),
    ];
  });
}
