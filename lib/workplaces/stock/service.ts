import { place, touch } from "@/lib/holdings/placing/service";
import type { Prisma, QuantityLine } from "@/lib/platform/database/generated/client";
import { isMissingReference, transaction } from "@/lib/platform/database/transaction";
import { AppError, notFound } from "@/lib/platform/errors";
import { keepLine, restoreLine } from "@/lib/workplaces/removals/service";

export type StockColumns = Partial<
  Pick<
    Prisma.QuantityLineUncheckedCreateInput,
    | "documentId"
    | "amount"
    | "unit"
    | "containerCount"
    | "recipientId"
    | "storageLocation"
    | "usageDescription"
    | "department"
    | "employees"
  >
>;
/** Which line, as a family of the API names it; of the team in any case. */
type Line = { id: string; productId?: string; workplaceId?: { not: null } };

/** Adds a line of stock; at a workplace where the product is not placed yet it is placed. */
export function add(
  teamId: string,
  at: { productId: string; workplaceId: string | null },
  columns: StockColumns,
): Promise<QuantityLine> {
  return transaction(async (tx) => {
    const { productId, workplaceId } = at;
    // The product first: lines that refer to it before they change it wait for each other, and for filing, in a circle.
    await touch(tx, teamId, productId);
    if (workplaceId) await place(tx, teamId, [{ productId, workplaceId }]);
    return tx.quantityLine.create({ data: { ...columns, ...at, teamId } });
  });
}

/** Changes a line of stock; null when the team has no such line. */
export function change(teamId: string, line: Line, columns: StockColumns): Promise<QuantityLine | null> {
  return transaction(async (tx) => {
    const [row] = await tx.quantityLine.updateManyAndReturn({ where: { ...line, teamId }, data: columns });
    if (row) await touch(tx, teamId, row.productId);
    return row ?? null;
  });
}

/** Removes a line of stock so that it can be brought back; false when the team has no such line. */
export function remove(teamId: string, line: Line): Promise<boolean> {
  return transaction(async (tx) => {
    const where = { ...line, teamId };
    const row = await tx.quantityLine.findFirst({ where });
    if (!row) return false;
    await keepLine(tx, teamId, row.id);
    const { count } = await tx.quantityLine.deleteMany({ where });
    if (count) await touch(tx, teamId, row.productId);
    return count > 0;
  });
}

/** Brings a removed line back as it was. Errors: 404 when none was removed; 409 when its place is no longer there. */
export function restore(teamId: string, line: { id: string; productId: string }): Promise<QuantityLine> {
  return transaction(async (tx) => {
    await touch(tx, teamId, line.productId);
    const isBack = await restoreLine(tx, teamId, line.id).catch((error: unknown) => {
      throw isMissingReference(error)
        ? new AppError("conflict", "The product is no longer placed where this line was.")
        : error;
    });
    const row = isBack && (await tx.quantityLine.findFirst({ where: { ...line, teamId } }));
    if (!row) throw notFound("A removal to undo");
    return row;
  });
}
