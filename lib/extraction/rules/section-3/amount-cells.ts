import { toCell } from "@/lib/extraction/lines/lines";
import type { Cell } from "@/lib/extraction/model";
import { parseConcentration } from "@/lib/extraction/rules/concentration";

/** A sign, a number or a unit in a column of its own: "Concentration  >=  50  <  70  %". */
const PART_OF_AMOUNT = /^(?:[<>≤≥]\s?=?|\d{1,3}(?:[.,]\d+)?|[-–]|%)$/;

/** The cells of a line with those of one amount put together. */
export function amountTogether(cells: readonly Cell[]): readonly Cell[] {
  const at = cells.findIndex(({ text }) => PART_OF_AMOUNT.test(text));
  const rest = cells.slice(at);
  const isAmount = at > 0 && rest.length > 1 && rest.every(({ text }) => PART_OF_AMOUNT.test(text));
  const whole = isAmount && rest.at(-1)?.text === "%" ? toCell(rest.flatMap(({ words }) => words)) : null;
  return whole && parseConcentration(whole.text) ? [...cells.slice(0, at), whole] : cells;
}
