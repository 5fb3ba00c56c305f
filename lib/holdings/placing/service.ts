import type { Prisma } from "@/lib/platform/database/generated/client";

type Tx = Prisma.TransactionClient;

/**
 * Places products at workplaces of the team; one that is there already stays as it is. Answers with the products that
 * were placed, whose last_updated moves. They are locked in one order, so that calls do not wait for each other in a
 * circle.
 */
export async function place(
  tx: Tx,
  teamId: string,
  placements: readonly { productId: string; workplaceId: string }[],
): Promise<string[]> {
  if (!placements.length) return [];
  const rows = await tx.$queryRaw<{ id: string }[]>`
    with wanted as (
      select distinct w."productId" as product_id, w."workplaceId" as workplace_id
      from jsonb_to_recordset(${JSON.stringify(placements)}::jsonb) as w("productId" uuid, "workplaceId" uuid)),
    held as materialized (
      select id from products where team_id = ${teamId}::uuid and id in (select product_id from wanted)
      order by id for no key update),
    placed as (
      insert into placements (team_id, product_id, workplace_id)
      select ${teamId}::uuid, product_id, workplace_id from wanted join held on held.id = product_id
      order by product_id, workplace_id
      on conflict do nothing returning product_id)
    update products p set last_updated = clock_timestamp() from placed
    where p.team_id = ${teamId}::uuid and p.id = placed.product_id returning p.id`;
  return rows.map(({ id }) => id);
}

/** Notes that what these products show has changed. */
export async function touch(tx: Tx, teamId: string, ...productIds: readonly string[]): Promise<void> {
  if (!productIds.length) return;
  await tx.$executeRaw`update products set last_updated = clock_timestamp()
    where team_id = ${teamId}::uuid and id = any(${[...new Set(productIds)]}::uuid[])`;
}
