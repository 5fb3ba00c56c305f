import { type Box, levelsOf } from "@/lib/extraction/tables/ruled-cells";
import { isKindCell } from "./limit-columns";
import { hasValue } from "./limit-statements";
import { substanceIn } from "./limit-substance";
import type { TablePart } from "./ruled-tables";

/** Left edges of one column differ by less than this, in points. */
const EDGE = 3;
const FEWEST_KINDS = 2;

const turned = (box: Box): Box => ({
  ...box,
  ...{ left: box.top, right: box.bottom, top: box.left, bottom: box.right },
});

const isName = ({ text }: Box) => !hasValue(text) && !isKindCell(text) && substanceIn(text) !== null;

/**
 * A table whose columns are substances and whose rows are kinds of limits ("TWA, ppm", "STEL, ppm"), with rows for
 * columns; `before` are the substances of the page before, which a table without its head goes on below. Null for any
 * other table.
 */
export function withSubstancesInRows(
  { headings, cells }: TablePart,
  before: readonly Box[],
): { part: TablePart; names: Box[] } | null {
  const boxes = [...headings, ...cells];
  const left = Math.min(...boxes.map((box) => box.left)) + EDGE;
  const [keys, others] = [boxes.filter((box) => box.left < left), boxes.filter((box) => box.left >= left)];
  const [first = []] = levelsOf(others);
  const isHeaded = first.every(isName) && keys.every((key) => key.top > (first[0]?.top ?? 0));
  const kinds = keys.filter(({ text }) => isKindCell(text)).length;
  if (kinds < (isHeaded ? FEWEST_KINDS : 1)) return null;
  const top = Math.min(...boxes.map((box) => box.top));
  const names = isHeaded ? first : before.map((box) => ({ ...box, top: top - 2, bottom: top - 1 }));
  const values = others.filter((box) => !names.includes(box));
  const isUnder = (box: Box) => names.some((name) => Math.abs(name.left - box.left) < EDGE);
  if (values.length === 0 || !values.every(isUnder)) return null;
  return { part: { headings: keys.map(turned), cells: [...names, ...values].map(turned) }, names };
}
