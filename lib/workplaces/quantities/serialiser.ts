import type { z } from "zod";
import { Prisma, type QuantityLine as QuantityRow } from "@/lib/platform/database/generated/client";
import { Unit } from "./amount";
import { fromDecimal } from "./decimal";
import type { QuantityLine, Total } from "./schema";

export function toQuantityLine(row: QuantityRow): z.input<typeof QuantityLine> {
  return {
    id: row.id,
    workplace_id: row.workplaceId,
    amount: fromDecimal(row.amount),
    unit: Unit.nullable().parse(row.unit),
    container_count: row.containerCount,
    recipient_id: row.recipientId,
    total: fromDecimal(row.amount?.times(row.containerCount) ?? null),
  };
}

/** The sum of the lines for each exact unit; decimals are added exactly, units are never converted. */
export function totalsOf(rows: QuantityRow[]): z.input<typeof Total>[] {
  return Unit.options.flatMap((unit) => {
    const lines = rows.filter((row) => row.unit === unit && row.amount !== null);
    if (!lines.length) return [];
    const sum = lines.reduce(
      (total, { amount, containerCount }) => total.plus(amount?.times(containerCount) ?? 0),
      new Prisma.Decimal(0),
    );
    return [{ unit, amount: sum.toNumber() }];
  });
}
