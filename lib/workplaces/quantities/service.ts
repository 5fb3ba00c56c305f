import type { z } from "zod";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { requireProduct, requireWorkplace } from "@/lib/platform/database/team-rows";
import { transaction } from "@/lib/platform/database/transaction";
import { notFound } from "@/lib/platform/errors";
import { isRecipientType } from "@/lib/workplaces/recipient-types/recipient-types";
import * as stock from "@/lib/workplaces/stock/service";
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
  requireRecipientType(fields);
  return transaction(async (tx) => {
    await requireProduct(tx, context, productId);
    if (workplace_id) await requireWorkplace(tx, context, workplace_id);
    const at = { productId, workplaceId: workplace_id ?? null };
    return toQuantityLine(await stock.add(context.team.id, at, toColumns(fields)));
  });
}

export async function update(context: Context, productId: string, id: string, change: Fields) {
  const teamId = context.team.id;
  requireRecipientType(change);
  const row = Object.keys(change).length
    ? await stock.change(teamId, { id, productId }, toColumns(change))
    : await database().quantityLine.findFirst({ where: { id, productId, teamId } });
  if (!row) throw notFound("This quantity line");
  return toQuantityLine(row);
}

export async function remove(context: Context, productId: string, id: string): Promise<void> {
  if (!(await stock.remove(context.team.id, { id, productId }))) throw notFound("This quantity line");
}

/** Brings a removed line back as it was. Errors: 404 when none was removed; 409 when its place is no longer there. */
export async function restore(context: Context, productId: string, id: string) {
  await requireProduct(database(), context, productId);
  return toQuantityLine(await stock.restore(context.team.id, { id, productId }));
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
