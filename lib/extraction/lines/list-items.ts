import type { Line } from "@/lib/extraction/model";
import { isClose } from "@/lib/extraction/tables/headings";
import { saying, withCells } from "./lines";

/** Cells that begin at one place differ by less than this, in points. */
const EDGE = 3;
/** Lines of one item of a list are nearer to each other than this part of their size. */
const NEAR = 1;
export const BULLET = /^[•·▪●○‣◦–-]\s+\S/u;
/** "(2) Example" */
export const NUMBERED = /^\(\d{1,2}\)\s+\S/;

const beginsItem = ({ text }: Line) => BULLET.test(text) || NUMBERED.test(text);

/** A number that a line's end tears goes on without a space. */
const joined = (upper: string, lower: string) =>
  /\d[-‐]$/.test(upper) && /^\d/.test(lower) ? `${upper}${lower}` : `${upper} ${lower}`;

/** Lines with each item of a list, "• Example: TWA 5 ppm, STEL" and "10 ppm", in one, where such a text may go on. */
export function withWholeItems(
  lines: readonly Line[],
  mayGoOn: (item: string, rest: string) => boolean,
): Line[] {
  const whole: Line[] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const item = whole.at(-1);
    const isWithin = item !== undefined && line.rect[0] > item.rect[0] - EDGE && line.cells.length === 1;
    const isBegun =
      isWithin && BULLET.test(item.text) && !item.text.endsWith(":") && mayGoOn(item.text, line.text);
    if (isBegun && !beginsItem(line) && isClose(above, line, NEAR))
      whole[whole.length - 1] = withRest(item, line.text);
    else whole.push(line);
    above = line;
  }
  return whole;
}

/** What goes on with an item goes on with its last cell. */
function withRest(item: Line, rest: string): Line {
  const last = item.cells.at(-1);
  if (!last) return saying(item, joined(item.text, rest));
  return withCells(item, [...item.cells.slice(0, -1), { ...last, text: joined(last.text, rest) }]);
}
