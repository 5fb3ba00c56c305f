import type { Box } from "@/lib/extraction/tables/ruled-cells";
import { isWithin, type LimitColumn, type Role } from "./limit-columns";
import { isRowLabel } from "./limit-labels";

export const middleOf = (box: Box) => (box.top + box.bottom) / 2;

export const isLevel = (one: Box, other: Box) => one.top < middleOf(other) && one.bottom > middleOf(other);

/** "Further infor-" over "mation" */
export const isLabel = ({ text }: Box) =>
  ["", "\n", "-\n"].some((torn) => isRowLabel(text.replaceAll(torn, "")));

/** The cells of a table of limits, found by their columns. */
export class TableCells {
  constructor(
    readonly columns: readonly LimitColumn[],
    readonly body: readonly Box[],
  ) {}

  /** The cell of a column beside another cell. */
  beside(box: Box, column: LimitColumn | undefined): Box | undefined {
    if (!column) return undefined;
    return this.body.find((other) => isWithin(other, column) && isLevel(other, box));
  }

  /** The first column that holds such cells. */
  column(role: Role): LimitColumn | undefined {
    return this.columns.find((one) => one.role === role);
  }
}
