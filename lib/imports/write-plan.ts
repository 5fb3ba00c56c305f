import type { Prisma, QuantityLine } from "@/lib/database/generated/client";
import { toDecimal } from "@/lib/quantities/decimal";
import { nameKey } from "@/lib/workplaces/name-key";
import { WorkplaceType } from "@/lib/workplaces/schema";
import { Done } from "./done";
import type { Created, Plan, ProductValues, Updated, WorkplaceValues } from "./plan";

/** Rows of one statement: PostgreSQL takes 65 535 parameters. */
const rowsTogether = 1_000;

/** Writes a plan, each sort of thing in a few statements; answers with what is kept for taking it back. */
export async function writePlan(tx: Prisma.TransactionClient, teamId: string, plan: Plan): Promise<Done> {
  const { products, workplaces, placements, lines } = plan;
  await inParts(workplaces.create, (part) =>
    tx.workplace.createMany({ data: part.map((row) => toWorkplace(teamId, row)) }),
  );
  await inParts(products.create, (part) =>
    tx.product.createMany({ data: part.map((row) => toProduct(teamId, row)) }),
  );
  await updateProducts(tx, teamId, products.update);
  await updateWorkplaces(tx, teamId, workplaces.update);
  await inParts(placements, (part) =>
    tx.placement.createMany({ data: part.map((key) => ({ ...key, teamId })), skipDuplicates: true }),
  );
  const removed = await removeLines(tx, teamId, lines.remove);
  await inParts(lines.create, (part) =>
    tx.quantityLine.createMany({
      data: part.map(({ id, values }) => ({ id, teamId, ...values, amount: toDecimal(values.amount) })),
    }),
  );
  await touchAll(tx, teamId, [
    ...placements.map(({ productId }) => productId),
    ...lines.create.map(({ values }) => values.productId),
    ...removed.map(({ productId }) => productId),
  ]);
  const done = { products, workplaces, placements, lines: { create: lines.create, remove: removed } };
  return Done.parse(JSON.parse(JSON.stringify(done)));
}

export async function inParts<Row>(rows: Row[], write: (part: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsTogether) await write(rows.slice(at, at + rowsTogether));
}

function toProduct(teamId: string, { id, values }: Created<ProductValues>): Prisma.ProductCreateManyInput {
  return { id, teamId, ...values, customFields: values.customFields as Prisma.InputJsonObject };
}

function toWorkplace(teamId: string, { id, values }: Created<WorkplaceValues>) {
  const { name, type, ...others } = values;
  return { id, teamId, name, nameKey: nameKey(name), type: WorkplaceType.nullable().parse(type), ...others };
}

/** Sets the changed members of many products; those that are not named stay. */
export async function updateProducts(
  tx: Prisma.TransactionClient,
  teamId: string,
  updates: Pick<Updated<ProductValues>, "id" | "after">[],
): Promise<void> {
  await inParts(updates, (part) => {
    const rows = JSON.stringify(part.map(({ id, after }) => ({ id, v: after })));
    return tx.$executeRaw`
      update products p set
        display_name = case when r.v ? 'displayName' then r.v->>'displayName' else p.display_name end,
        supplier = case when r.v ? 'supplier' then r.v->>'supplier' else p.supplier end,
        sku = case when r.v ? 'sku' then r.v->>'sku' else p.sku end,
        ean = case when r.v ? 'ean' then r.v->>'ean' else p.ean end,
        awaited_manufacturer =
          case when r.v ? 'awaitedManufacturer' then r.v->>'awaitedManufacturer' else p.awaited_manufacturer end,
        awaited_identity =
          case when r.v ? 'awaitedIdentity' then r.v->>'awaitedIdentity' else p.awaited_identity end,
        custom_fields = case when r.v ? 'customFields' then r.v->'customFields' else p.custom_fields end,
        last_updated = now()
      from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, v jsonb)
      where p.team_id = ${teamId}::uuid and p.id = r.id`;
  });
}

export async function updateWorkplaces(
  tx: Prisma.TransactionClient,
  teamId: string,
  updates: Pick<Updated<WorkplaceValues>, "id" | "after">[],
): Promise<void> {
  await inParts(updates, (part) => {
    const rows = JSON.stringify(part.map(({ id, after }) => ({ id, v: after })));
    return tx.$executeRaw`
      update workplaces w set
        type = case when r.v ? 'type' then (r.v->>'type')::workplace_type else w.type end,
        description = case when r.v ? 'description' then r.v->>'description' else w.description end,
        ventilation = case when r.v ? 'ventilation' then r.v->>'ventilation' else w.ventilation end,
        process_category =
          case when r.v ? 'processCategory' then r.v->>'processCategory' else w.process_category end,
        tags = case when r.v ? 'tags' then array(select jsonb_array_elements_text(r.v->'tags')) else w.tags end,
        updated_at = now()
      from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, v jsonb)
      where w.team_id = ${teamId}::uuid and w.id = r.id`;
  });
}

async function removeLines(
  tx: Prisma.TransactionClient,
  teamId: string,
  ids: string[],
): Promise<QuantityLine[]> {
  if (!ids.length) return [];
  const where = { teamId, id: { in: ids } };
  const rows = await tx.quantityLine.findMany({ where });
  await tx.quantityLine.deleteMany({ where });
  return rows;
}

/** Notes that what these products show has changed. */
export async function touchAll(tx: Prisma.TransactionClient, teamId: string, ids: string[]): Promise<void> {
  if (!ids.length) return;
  await tx.$executeRaw`update products set last_updated = now()
    where team_id = ${teamId}::uuid and id = any(${[...new Set(ids)]}::uuid[])`;
}
