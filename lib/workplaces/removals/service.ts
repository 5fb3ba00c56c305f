import type { Prisma } from "@/lib/platform/database/generated/client";
import { restoreRows } from "@/lib/platform/database/kept-rows";

type Tx = Prisma.TransactionClient;
export type PlacementKey = { productId: string; workplaceId: string };

const placementSubject = ({ productId, workplaceId }: PlacementKey) =>
  `placement:${productId.toLowerCase()}:${workplaceId.toLowerCase()}`;
const lineSubject = (id: string) => `quantity:${id.toLowerCase()}`;

/** Keeps a placement's rows, its stock and assessments among them, just before they are removed. */
export async function keepPlacement(tx: Tx, teamId: string, key: PlacementKey): Promise<void> {
  await tx.$executeRaw`
    insert into removals (team_id, subject, content)
    select p.team_id, ${placementSubject(key)}, jsonb_build_object(
      'placements', jsonb_build_array(to_jsonb(p)),
      'quantity_lines', (select coalesce(jsonb_agg(to_jsonb(q)), '[]') from quantity_lines q
        where q.team_id = p.team_id and q.product_id = p.product_id and q.workplace_id = p.workplace_id),
      'assessments', (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from assessments a
        where a.team_id = p.team_id and a.product_id = p.product_id and a.workplace_id = p.workplace_id))
    from placements p
    where p.team_id = ${teamId}::uuid and p.product_id = ${key.productId}::uuid
      and p.workplace_id = ${key.workplaceId}::uuid`;
}

/** Brings a removed placement back as it was; false when there is none to bring back. */
export async function restorePlacement(tx: Tx, teamId: string, key: PlacementKey): Promise<boolean> {
  const content = await take(tx, teamId, placementSubject(key));
  if (!content) return false;
  for (const table of ["placements", "quantity_lines", "assessments"] as const)
    await restoreRows(tx, table, content);
  return true;
}

/** Keeps a quantity line just before it is removed. */
export async function keepLine(tx: Tx, teamId: string, id: string): Promise<void> {
  await tx.$executeRaw`
    insert into removals (team_id, subject, content)
    select q.team_id, ${lineSubject(id)}, jsonb_build_object('quantity_lines', jsonb_build_array(to_jsonb(q)))
    from quantity_lines q where q.team_id = ${teamId}::uuid and q.id = ${id}::uuid`;
}

/** Brings a removed quantity line back as it was; false when there is none to bring back. */
export async function restoreLine(tx: Tx, teamId: string, id: string): Promise<boolean> {
  const content = await take(tx, teamId, lineSubject(id));
  if (content) await restoreRows(tx, "quantity_lines", content);
  return content !== null;
}

/** The latest removal of a subject, which is taken only once. */
async function take(tx: Tx, teamId: string, subject: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ content: string }[]>`
    update removals set restored_at = now() where id = (
      select id from removals
      where team_id = ${teamId}::uuid and subject = ${subject} and restored_at is null
      order by created_at desc limit 1 for update)
    returning content::text`;
  return row?.content ?? null;
}
