import type { z } from "zod";
import { Amount, ContainerCount, Unit } from "@/lib/workplaces/quantities/amount";
import { closest } from "./closest";
import { plain } from "./fields";
import type { RowValues } from "./row-values";
import { packages, units } from "./words";

export type LineFields = {
  amount: number;
  unit: z.infer<typeof Unit>;
  containerCount: number;
  recipientId: string | null;
};

/** The amount, containers and package of a row; null when something of it does not fit, which the row says. */
export function readLine(row: RowValues): LineFields | null {
  const stock = readAmount(row);
  const containerCount = readCount(row);
  const recipientId = readPackage(row);
  if (!stock || row.isFaulty) return null;
  return { ...stock, containerCount: containerCount ?? 1, recipientId };
}

/** "25", unit "kg" · "25 kg" · "500 ml": the same thousandfold is converted without loss. */
function readAmount(row: RowValues): Pick<LineFields, "amount" | "unit"> | null {
  const cell = row.cell("amount");
  if (cell === null) return row.fail("missing", "amount");
  const together = typeof cell === "string" ? /^(.*\d)\s*([^\d\s.,]+\d?)$/u.exec(cell) : null;
  const number = row.numeric("amount", together?.[1] ?? null);
  const word = row.text("unit", 50) ?? together?.[2] ?? null;
  if (word === null)
    return row.fail("missing", row.cell("unit") === null ? "unit" : "amount", Unit.options.join(", "));
  const unit = units.get(plain(word));
  if (!unit) return row.fail("unknown_unit", row.cell("unit") === null ? "amount" : "unit", unitHint);
  if (number === null) return null;
  const amount = unit.factor === 1 ? number : Number((number * unit.factor).toFixed(9));
  if (amount < 0 || amount > 999_999_999) return row.fail("out_of_range", "amount", "0 – 999 999 999");
  if (!Amount.safeParse(amount).success) return row.fail("too_many_decimals", "amount", `3 (${unit.unit})`);
  return { amount, unit: unit.unit };
}

const unitHint = "kg, g, t, L, ml, lbs";

function readCount(row: RowValues): number | null {
  const count = row.numeric("container_count");
  if (count === null || ContainerCount.safeParse(count).success) return count;
  return row.fail("out_of_range", "container_count", "0, 1, 2 … 1 000 000");
}

function readPackage(row: RowValues): string | null {
  const text = row.text("package", 200);
  if (text === null) return null;
  const type = packages.get(plain(text));
  if (type) return type.id;
  const names = [...packages.values()].flatMap(({ name }) => Object.values(name));
  return row.fail("unknown_package", "package", closest(text, names));
}
