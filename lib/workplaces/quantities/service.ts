import type { z } from "zod";
import { place, touch } from "@/lib/holdings/filing/service";
import { requireProduct } from "@/lib/library/products/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { isMissingReference, transaction } from "@/lib/platform/database/transaction";
import { AppError, notFound } from "@/lib/platform/errors";
import { isRecipientType } from "@/lib/workplaces/recipient-types/recipient-types";
import { keepLine, restoreLine } from "@/lib/workplaces/removals/service";
import { requireWorkplace } from "@/lib/workplaces/workplaces/service";
import { toDecimal } from "./decimal";
import type { QuantityFields } from "./schema";
import { toQuantityLine, totalsOf } from "./serialiser";

type Fields = Partial<z.infer<typeof QuantityFields>>;

/** A product's quantity lines, oldest first, and their totals; `workplaceId` null: only product-level lines. */
export async function list(context: Context, productId: string, workplaceId: string | null | undefined) {
  await requireProduct(database(), context, productId);
  if (workplaceId) await requireWorkplace(database(), context, workplaceId);
  const rows = await database().quantityLine.findMany({
    where: { teamId: context.team.id, productId, ...(workplaceId !== undefined && { workplaceId }) },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return { data: rows.map(toQuantityLine), totals: totalsOf(rows) };
}

/** Adds a line; at a workplace where the product is not placed yet it is placed. */
export async function create(
  context: Context,
  productId: string,
  { workplace_id, ...fields }: Fields & { workplace_id?: string | null },
) {
  const teamId = context.team.id;
  requireRecipientType(fields);
  return transaction(async (tx) => {
    await requireProduct(tx, context, productId);
    if (workplace_id) {
      await requireWorkplace(tx, context, workplace_id);
      await place(tx, teamId, productId, workplace_id);
    }
    const row = await tx.quantityLine.create({
      data: { ...toColumns(fields), teamId, productId, workplaceId: workplace_id ?? null },
    });
    await touch(tx, teamId, productId);
    return toQuantityLine(row);
  });
}

export async function update(context: Context, productId: string, id: string, change: Fields) {
  const where = { id, productId, teamId: context.team.id };
  requireRecipientType(change);
  return transaction(async (tx) => {
    if (Object.keys(change).length) {
      const { count } = await tx.quantityLine.updateMany({ where, data: toColumns(change) });
      if (count) await touch(tx, context.team.id, productId);
    }
    return toQuantityLine(await lineOf(tx, where));
  });
}

export async function remove(context: Context, productId: string, id: string): Promise<void> {
  const where = { id, productId, teamId: context.team.id };
  await transaction(async (tx) => {
    await lineOf(tx, where);
    await keepLine(tx, context.team.id, id);
    const { count } = await tx.quantityLine.deleteMany({ where });
    if (!count) throw notFound("This quantity line");
    await touch(tx, context.team.id, productId);
  });
}

/** Brings a removed line back as it was. Errors: 404 when none was removed; 409 when its place is no longer there. */
export async function restore(context: Context, productId: string, id: string) {
  const teamId = context.team.id;
  return transaction(async (tx) => {
    await requireProduct(tx, context, productId);
    const isBack = await restoreLine(tx, teamId, id).catch((error: unknown) => {
      throw isMissingReference(error)
        ? new AppError("conflict", "The product is no longer placed where this line was.")
        : error;
    });
    const row = isBack && (await tx.quantityLine.findFirst({ where: { id, productId, teamId } }));
    if (!row) throw notFound("A removal to undo");
    await touch(tx, teamId, productId);
    return toQuantityLine(row);
  });
}

async function lineOf(tx: Prisma.TransactionClient, where: Prisma.QuantityLineWhereInput) {
  const row = await tx.quantityLine.findFirst({ where });
  if (!row) throw notFound("This quantity line");
  return row;
}

function requireRecipientType({ recipient_id }: Fields): void {
  if (recipient_id && !isRecipientType(recipient_id)) throw notFound("This recipient type");
}

function toColumns({ amount, unit, container_count, recipient_id }: Fields) {
  return {
    amount: toDecimal(amount),
    unit,
    containerCount: container_count,
    recipientId: recipient_id?.toLowerCase() ?? recipient_id,
  };
}
