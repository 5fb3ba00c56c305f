import type { z } from "zod";
import { requireDocument } from "@/lib/holdings/documents/service";
import { fileDocument } from "@/lib/holdings/filing/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { requireWorkplace } from "@/lib/platform/database/team-rows";
import { transaction } from "@/lib/platform/database/transaction";
import { notFound } from "@/lib/platform/errors";
import { Unit } from "@/lib/workplaces/quantities/amount";
import { fromDecimal, toDecimal } from "@/lib/workplaces/quantities/decimal";
import * as stock from "@/lib/workplaces/stock/service";
import type { InventoryFields, InventoryItem } from "./schema";

const withNames = {
  document: { select: { id: true, productName: true } },
  product: {
    select: {
      displayName: true,
      primaryDocument: { select: { id: true, productName: true } },
    },
  },
} satisfies Prisma.QuantityLineInclude;
type Row = Prisma.QuantityLineGetPayload<{ include: typeof withNames }>;

type Filter = { page: number; per_page: number; location_id?: string; sds_id?: string };

/** One page of the stock at all locations of the team, oldest first. */
export async function list(context: Context, filter: Filter) {
  const teamId = context.team.id;
  if (filter.location_id) await requireWorkplace(database(), context, filter.location_id);
  if (filter.sds_id) await requireDocument(database(), context, filter.sds_id);
  const where: Prisma.QuantityLineWhereInput = {
    teamId,
    workplaceId: filter.location_id ?? { not: null },
    ...(filter.sds_id && {
      OR: [
        { documentId: filter.sds_id },
        { documentId: null, product: { teamId, primaryDocumentId: filter.sds_id } },
      ],
    }),
  };
  const skip = (filter.page - 1) * filter.per_page;
  const [total, rows] = await Promise.all([
    database().quantityLine.count({ where }),
    database().quantityLine.findMany({
      where,
      include: withNames,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      skip,
      take: filter.per_page,
    }),
  ]);
  return {
    meta: { page: filter.page, per_page: filter.per_page, total, has_more: skip + rows.length < total },
    data: rows.map(toInventoryItem),
  };
}

export async function read(context: Context, id: string) {
  return toInventoryItem(await itemOf(database(), context, id));
}

/** Puts stock of a sheet's product at a location; a document that is not filed yet is filed first. */
export async function create(
  context: Context,
  locationId: string,
  { sds_id, ...fields }: InventoryFields & { sds_id: string },
) {
  const teamId = context.team.id;
  return transaction(async (tx) => {
    await requireWorkplace(tx, context, locationId);
    const document = await requireDocument(tx, context, sds_id);
    const productId = document.productId ?? (await fileDocument(tx, document));
    const at = { productId, workplaceId: locationId };
    const { id } = await stock.add(teamId, at, { ...toColumns(fields), documentId: sds_id });
    return toInventoryItem(await itemOf(tx, context, id));
  });
}

export async function update(context: Context, id: string, change: InventoryFields) {
  return transaction(async (tx) => {
    if (Object.keys(change).length) await stock.change(context.team.id, item(id), toColumns(change));
    return toInventoryItem(await itemOf(tx, context, id));
  });
}

export async function remove(context: Context, id: string): Promise<void> {
  if (!(await stock.remove(context.team.id, item(id)))) throw notFound("This inventory item");
}

/** A quantity line is an inventory item when it is at a workplace. */
const item = (id: string) => ({ id, workplaceId: { not: null } });

async function itemOf(tx: Prisma.TransactionClient, context: Context, id: string): Promise<Row> {
  const row = await tx.quantityLine.findFirst({
    where: { ...item(id), teamId: context.team.id },
    include: withNames,
  });
  if (!row) throw notFound("This inventory item");
  return row;
}

function toColumns(fields: InventoryFields) {
  return {
    amount: toDecimal(fields.amount),
    unit: fields.unit,
    containerCount: fields.container_count,
    storageLocation: fields.storage_location,
    usageDescription: fields.usage_description,
    department: fields.department,
    employees: fields.employees,
  };
}

function toInventoryItem(row: Row): z.input<typeof InventoryItem> {
  const sheet = row.document ?? row.product.primaryDocument;
  return {
    id: row.id,
    sds_id: sheet?.id ?? null,
    location_id: row.workplaceId ?? "",
    product_name: sheet?.productName ?? row.product.displayName,
    amount: fromDecimal(row.amount),
    unit: Unit.nullable().parse(row.unit),
    container_count: row.containerCount,
    storage_location: row.storageLocation,
    usage_description: row.usageDescription,
    department: row.department,
    employees: row.employees,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
