import type { Prisma } from "@/lib/database/generated/client";
import { Done } from "./done";
import { hindrancesOf } from "./hindrances";
import type { Hindrance } from "./schema";
import { inParts, touchAll, updateProducts, updateWorkplaces } from "./write-plan";

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
  await inParts(done.lines.create, (part) =>
    tx.quantityLine.deleteMany({ where: { teamId, id: { in: part.map(({ id }) => id) } } }),
  );
  await inParts(done.placements, (part) => tx.placement.deleteMany({ where: { teamId, OR: part } }));
  await inParts(done.products.create, (part) =>
    tx.product.deleteMany({ where: { teamId, id: { in: part.map(({ id }) => id) } } }),
  );
  await inParts(done.workplaces.create, (part) =>
    tx.workplace.deleteMany({ where: { teamId, id: { in: part.map(({ id }) => id) } } }),
  );
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
  await inParts(done.lines.remove, (part) =>
    tx.quantityLine.createMany({ data: part.map((line) => ({ ...line, teamId })) }),
  );
  await touchAll(
    tx,
    teamId,
    [...done.placements, ...done.lines.remove, ...done.lines.create.map(({ values }) => values)].map(
      ({ productId }) => productId,
    ),
  );
  return [];
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
