import { units } from "@/lib/workplaces/quantities/units";

/** What a person enters beside a product; a row that is left empty stands for no amount. */
export type AmountRow = { amount: string; unit: string; containers: string };

export const emptyRow: AmountRow = { amount: "", unit: "", containers: "" };

export type Quantity = { product_id: string; amount: number; unit: string; container_count: number };

/** The quantity of a row; null where it is empty, "incomplete" where only a part of it is said or is no number. */
export function quantityOf(row: AmountRow): Omit<Quantity, "product_id"> | null | "incomplete" {
  if (!row.amount.trim() && !row.unit && !row.containers.trim()) return null;
  const [amount, containers] = [numberIn(row.amount), numberIn(row.containers)];
  const isWhole = containers !== null && Number.isInteger(containers);
  if (amount === null || !row.unit || !isWhole) return "incomplete";
  return { amount, unit: row.unit, container_count: containers };
}

/** "2,5" and "2.5"; what could be read in two ways ("1.000") or is no plain number is null. */
function numberIn(text: string): number | null {
  const plain = text.trim();
  if (!/^\d{1,9}(?:[.,]\d{1,3})?$/.test(plain) || /^[1-9]\d{0,2}[.,]000$/.test(plain)) return null;
  return Number(plain.replace(",", "."));
}

/** Rows of a spreadsheet (amount, unit, containers) laid over rows from one on; cells that are not pasted stay. */
export function pasted(rows: AmountRow[], from: number, text: string): AmountRow[] {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  return rows.map((row, index) => {
    const cells = lines[index - from]?.split("\t");
    if (!cells) return row;
    const [amount = row.amount, unit, containers = row.containers] = cells.map((cell) => cell.trim());
    return { amount, unit: unit === undefined ? row.unit : unitIn(unit), containers };
  });
}

function unitIn(text: string): string {
  return units.find((unit) => unit.toLowerCase() === text.toLowerCase()) ?? "";
}
