import type { Line } from "@/lib/extraction/model";
import { type Box, depthOf, levelsOf } from "@/lib/extraction/tables/ruled-cells";
import { isKindCell, isNumber } from "./limit-columns";
import { limitListIn } from "./limit-lists";
import { hasValue } from "./limit-statements";
import { substanceIn } from "./limit-substance";
import { headingOf } from "./limit-words";
import type { TablePart } from "./ruled-tables";

/** Left edges of one column differ by less than this, in points. */
const EDGE = 3;
const FEWEST_KINDS = 2;

const turned = (box: Box): Box => ({
  ...box,
  ...{ left: box.top, right: box.bottom, top: box.left, bottom: box.right },
});

/** "Ethanol" over "64-17-5" */
const withNumber = (box: Box, number: Box | undefined): Box =>
  number ? { ...box, text: `${box.text}\n${number.text}`, bottom: number.bottom } : box;

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
  const [labels, others] = [boxes.filter((box) => box.left < left), boxes.filter((box) => box.left >= left)];
  const [first = [], second = []] = levelsOf(others);
  const beside = first[0]?.top ?? 0;
  const areNames = first.every(isName);
  // The corner over the kinds may say what the table is
  const keys = labels.filter((label, i) => i > 0 || !areNames || first.length < 2 || label.top > beside);
  const isHeaded = areNames && keys.every((key) => key.top > beside);
  const numbers =
    isHeaded && second.length === first.length && second.every(({ text }) => isNumber(text)) ? second : [];
  const kinds = keys.filter(({ text }) => isKindCell(text)).length;
  if (kinds < (isHeaded ? FEWEST_KINDS : 1)) return null;
  const top = Math.min(...boxes.map((box) => box.top));
  const names = isHeaded
    ? first.map((box, i) => withNumber(box, numbers[i]))
    : before.map((box) => ({ ...box, top: top - 2, bottom: top - 1 }));
  // "as ACGIH" is no limit, and heads none
  const isTold = (box: Box) => /\d/.test(box.text) || limitListIn(box.text) === null;
  const values = others.filter(
    (box) => !(isHeaded && first.includes(box)) && !numbers.includes(box) && isTold(box),
  );
  const isUnder = (box: Box) => names.some((name) => Math.abs(name.left - box.left) < EDGE);
  if (values.length === 0 || !values.every(isUnder)) return null;
  return { part: { headings: keys.map(turned), cells: [...names, ...values].map(turned) }, names };
}

const headsNames = ({ cells: [label, ...names] }: Line) =>
  names.length > 1 &&
  headingOf(label?.text ?? "") === "substance" &&
  names.every(({ text }) => !hasValue(text) && substanceIn(text) !== null);

/**
 * "Name | Ethanol | Butanone" above "VME [ppm] | 1000 | 200" without ruling lines: where in the lines it stands, and its
 * cells; null where there is no such table.
 */
export function columnsAmong(lines: readonly Line[]): { from: number; to: number; part: TablePart } | null {
  const from = lines.findIndex(headsNames);
  const head = lines[from];
  if (!head) return null;
  const below = lines.slice(from + 1);
  const end = below.findIndex(
    ({ cells }) => cells.length !== head.cells.length || !isKindCell(cells[0]?.text ?? ""),
  );
  const rows = end < 0 ? below : below.slice(0, end);
  if (rows.length < FEWEST_KINDS) return null;
  const cells = [...boxesOf(head, head).slice(1), ...rows.flatMap((line) => boxesOf(line, head))];
  return { from, to: from + rows.length, part: { headings: [], cells } };
}

/** The cells of a row, each where the head's cell above it begins. */
const boxesOf = ({ cells, page, rect: [, bottom, , top] }: Line, head: Line): Box[] =>
  cells.map(({ text, rect }, i) => ({
    ...{ left: head.cells[i]?.rect[0] ?? rect[0], right: head.cells[i + 1]?.rect[0] ?? rect[2] },
    ...{ top: depthOf(page, top), bottom: depthOf(page, bottom), text, isLoose: false },
    source: { page, rect, text },
  }));
