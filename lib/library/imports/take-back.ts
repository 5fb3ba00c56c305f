import { touch } from "@/lib/holdings/placing/service";
import type { Prisma } from "@/lib/platform/database/generated/client";
import { Done } from "./done";
import { hindrancesOf } from "./hindrances";
import type { Hindrance } from "./schema";
import { updateProducts, updateWorkplaces } from "./write-plan";

/**
 * Undoes all that an import did, or nothing: then it says what has been used or changed since. A stock line or
 * placement that somebody removed meanwhile is gone already, which is what undoing wants.
 */
export async function takeBack(
  tx: Prisma.TransactionClient,
  teamId: string,
  stored: unknown,
): Promise<Hindrance[]> {
  const done = Done.parse(stored);
  await lockRows(tx, teamId, done);
  const hindrances = await hindrancesOf(tx, teamId, done);
  if (hindrances.length) return hindrances;
  await removeMade(tx, teamId, done);
  await updateProducts(
    tx,
    teamId,
    done.products.update.map(({ id, before }) => ({ id, after: before })),
  );
  await updateWorkplaces(
    tx,
    teamId,
    done.workplaces.update.map(({ id, before }) => ({ id, after: before })),
  );
  const removed = done.lines.remove.map((line) => ({ ...line, teamId }));
  await tx.quantityLine.createMany({ data: removed });
  await touch(
    tx,
    teamId,
    ...[...done.placements, ...done.lines.remove, ...done.lines.create.map(({ values }) => values)].map(
      ({ productId }) => productId,
    ),
  );
  return [];
}

async function removeMade(tx: Prisma.TransactionClient, teamId: string, done: Done): Promise<void> {
  const idsOf = (made: { id: string }[]) => made.map(({ id }) => id);
  await tx.$executeRaw`delete from quantity_lines
    where team_id = ${teamId}::uuid and id = any(${idsOf(done.lines.create)}::uuid[])`;
  await tx.$executeRaw`delete from placements p
    using jsonb_to_recordset(${JSON.stringify(done.placements)}::jsonb) as r("productId" uuid, "workplaceId" uuid)
    where p.team_id = ${teamId}::uuid and p.product_id = r."productId" and p.workplace_id = r."workplaceId"`;
  await tx.$executeRaw`delete from products
    where team_id = ${teamId}::uuid and id = any(${idsOf(done.products.create)}::uuid[])`;
  await tx.$executeRaw`delete from workplaces
    where team_id = ${teamId}::uuid and id = any(${idsOf(done.workplaces.create)}::uuid[])`;
}

/** Until the end of the transaction nobody attaches, places or changes anything of these. */
async function lockRows(tx: Prisma.TransactionClient, teamId: string, done: Done): Promise<void> {
  const products = [...done.products.create, ...done.products.update].map(({ id }) => id);
  const workplaces = [...done.workplaces.create, ...done.workplaces.update].map(({ id }) => id);
  await tx.$queryRaw`select from products where team_id = ${teamId}::uuid and id = any(${products}::uuid[])
    order by id for update`;
  await tx.$queryRaw`select from workplaces where team_id = ${teamId}::uuid and id = any(${workplaces}::uuid[])
    order by id for update`;
}
