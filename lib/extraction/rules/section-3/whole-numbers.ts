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
  const whole: Line[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const last = above?.cells.at(-1);
    const [first, ...rest] = line.cells;
    const end = last ? endOf(last, first) : null;
    if (!above || !last || !first || end === null) {
      whole.push(line);
      continue;
    }
    const left = first.text.slice(end.length).replace(/^\s*/, "");
    whole[whole.length - 1] = withCells(above, [
      ...above.cells.slice(0, -1),
      { ...last, text: last.text + end },
    ]);
    if (left !== "" || rest.length > 0)
      whole.push(withCells(line, [...(left === "" ? [] : [{ ...first, text: left }]), ...rest]));
  }
  return whole;
}
