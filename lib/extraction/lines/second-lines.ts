import { areOfTwoLanguages } from "@/lib/extraction/language/phrases";
import type { Cell } from "@/lib/extraction/model";
import { isFarBelow, type Row } from "./label-rows";

/** Cells of one column begin so near to each other, in points. */
const SAME_START = 2;

type Label = { field: string; row: number; cell: number; label: string; inline: Cell | null };

/** "Augen | Mit Wasser" over "Eyes | spülen.": the label in another language, beside which the value goes on. */
export function isInSecondLanguage(one: Label, above: Label | undefined, rows: readonly Row[]): boolean {
  if (above?.field !== one.field || above.row !== one.row - 1 || one.inline || above.inline) return false;
  const [row, rowAbove] = [rows[one.row], rows[above.row]];
  const [cell, cellAbove] = [row?.cells[one.cell], rowAbove?.cells[above.cell]];
  if (!row || !rowAbove || !cell || !cellAbove || isFarBelow(rowAbove, row)) return false;
  return Math.abs(cell.rect[0] - cellAbove.rect[0]) < SAME_START && areOfTwoLanguages(above.label, one.label);
}

/** "Melting point / | not determined" over "freezing point": what stands below the second line is another label's. */
export function isSecondLine(one: Label, found: readonly Label[], rows: readonly Row[]): boolean {
  const above = found.find(
    ({ row, cell, field }) => row === one.row - 1 && cell === one.cell && field === one.field,
  );
  const [label, beside] = rows[one.row - 1]?.cells.slice(one.cell) ?? [];
  const isAlone = one.inline === null && rows[one.row]?.cells.length === one.cell + 1;
  return isAlone && above?.inline === null && beside !== undefined && /[/,]$/.test(label?.text ?? "");
}
