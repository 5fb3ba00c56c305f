import { place, touch } from "@/lib/holdings/placing/service";
import type { Prisma, QuantityLine } from "@/lib/platform/database/generated/client";
import { nameKey } from "@/lib/workplaces/workplaces/name-key";
import { Done } from "./done";
import type { Created, LineValues, Plan, ProductValues, Updated, WorkplaceValues } from "./plan";

type Tx = Prisma.TransactionClient;

/** Writes a plan, each sort of thing in a few statements; answers with what is kept for taking it back. */
export async function writePlan(tx: Tx, teamId: string, plan: Plan): Promise<Done> {
  const { products, workplaces, placements, lines } = plan;
  await insertWorkplaces(tx, teamId, workplaces.create);
  await insertProducts(tx, teamId, products.create);
  await updateProducts(tx, teamId, products.update);
  await updateWorkplaces(tx, teamId, workplaces.update);
  await place(tx, teamId, placements);
  const removed = await removeLines(tx, teamId, lines.remove);
  await insertLines(tx, teamId, lines.create);
  await touch(
    tx,
    teamId,
    ...lines.create.map(({ values }) => values.productId),
    ...removed.map(({ productId }) => productId),
  );
  const done = { products, workplaces, placements, lines: { create: lines.create, remove: removed } };
  return Done.parse(JSON.parse(JSON.stringify(done)));
}

/** All rows go as one parameter: with a parameter for each value the client takes several times as long. */
async function insertProducts(tx: Tx, teamId: string, created: Created<ProductValues>[]): Promise<void> {
  if (!created.length) return;
  await tx.$executeRaw`
    insert into products (team_id, id, display_name, supplier, sku, ean, awaited_manufacturer, awaited_identity, custom_fields)
    select ${teamId}::uuid, r.id, r.v->>'displayName', r.v->>'supplier', r.v->>'sku', r.v->>'ean',
      r.v->>'awaitedManufacturer', r.v->>'awaitedIdentity', r.v->'customFields'
    from jsonb_to_recordset(${toRows(created)}::jsonb) as r(id uuid, v jsonb)`;
}

async function insertWorkplaces(tx: Tx, teamId: string, created: Created<WorkplaceValues>[]): Promise<void> {
  if (!created.length) return;
  const rows = created.map(({ id, values }) => ({
    id,
    values: { ...values, nameKey: nameKey(values.name) },
  }));
  await tx.$executeRaw`
    insert into workplaces (team_id, id, name, name_key, type, description, ventilation, process_category, tags)
    select ${teamId}::uuid, r.id, r.v->>'name', r.v->>'nameKey', (r.v->>'type')::workplace_type, r.v->>'description',
      r.v->>'ventilation', r.v->>'processCategory', array(select jsonb_array_elements_text(r.v->'tags'))
    from jsonb_to_recordset(${toRows(rows)}::jsonb) as r(id uuid, v jsonb)`;
}

async function insertLines(tx: Tx, teamId: string, created: Created<LineValues>[]): Promise<void> {
  if (!created.length) return;
  await tx.$executeRaw`
    insert into quantity_lines (team_id, id, product_id, workplace_id, amount, unit, container_count, recipient_id)
    select ${teamId}::uuid, r.id, (r.v->>'productId')::uuid, (r.v->>'workplaceId')::uuid, (r.v->>'amount')::numeric,
      r.v->>'unit', (r.v->>'containerCount')::int, r.v->>'recipientId'
    from jsonb_to_recordset(${toRows(created)}::jsonb) as r(id uuid, v jsonb)`;
}

function toRows(created: Created<object>[]): string {
  return JSON.stringify(created.map(({ id, values }) => ({ id, v: values })));
}

/** Sets the changed members of many products; those that are not named stay. */
export async function updateProducts(
  tx: Tx,
  teamId: string,
  updates: Pick<Updated<ProductValues>, "id" | "after">[],
): Promise<void> {
  if (!updates.length) return;
  const rows = JSON.stringify(updates.map(({ id, after }) => ({ id, v: after })));
  await tx.$executeRaw`
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
}

export async function updateWorkplaces(
  tx: Tx,
  teamId: string,
  updates: Pick<Updated<WorkplaceValues>, "id" | "after">[],
): Promise<void> {
  if (!updates.length) return;
  const rows = JSON.stringify(updates.map(({ id, after }) => ({ id, v: after })));
  await tx.$executeRaw`
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
}

async function removeLines(tx: Tx, teamId: string, ids: string[]): Promise<QuantityLine[]> {
  if (!ids.length) return [];
  const where = { teamId, id: { in: ids } };
  const rows = await tx.quantityLine.findMany({ where });
  await tx.quantityLine.deleteMany({ where });
  return rows;
}
