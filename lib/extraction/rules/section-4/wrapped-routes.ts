import { pattern, words } from "@/lib/extraction/language/words";
import { withJoined, withRest } from "@/lib/extraction/lines/joined-lines";
import { withCells } from "@/lib/extraction/lines/lines";
import type { Line } from "@/lib/extraction/model";
import { routesNamed } from "./route-headings";

/** Cells of one column begin this near to each other, in points. */
const EDGE = 3;
const OPEN = pattern("iu")`(?:(?<!\p{L})${words.joins.and}|(?<!\p{L})${words.joins.or}|[,/&])\s*$`;

/** "Nach Haut- und" over "Augenkontakt:" beside their text: one label of two routes, over two lines. */
export const withWholeRoutes = (lines: readonly Line[]): Line[] =>
  withJoined(lines, (above, line) => {
    const [[label, ...told], [rest, ...goesOn]] = [above.cells, line.cells];
    if (!label || !rest || told.length === 0 || goesOn.length === 0 || above.page !== line.page) return null;
    const isBelow = Math.abs(label.rect[0] - rest.rect[0]) < EDGE;
    const isOpen = OPEN.test(label.text) && routesNamed(label.text).length > 0;
    if (!isBelow || !isOpen || routesNamed(rest.text).length === 0) return null;
    const whole = withRest(label, rest);
    return [withCells(above, [whole, ...told]), withCells(line, goesOn)];
  });
