import type { z } from "zod";
import type { ProcurementStatus } from "@/lib/holdings/documents/schema";
import { read, requireDocument } from "@/lib/holdings/documents/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { pool } from "@/lib/platform/database/pool";

/** A product that is decided otherwise now, and what was decided before. */
type Decided = { id: string; before: { status: Status } };
type Status = z.infer<typeof ProcurementStatus>;

/** Decides on one document. Errors: 404 when the team holds no such document. */
export async function decideOn(context: Context, id: string, status: Status) {
  await requireDocument(database(), context, id);
  await decide(context, [id], status);
  return read(context, id);
}

/**
 * Sets the procurement decision of documents, which moves the last_updated of their products. Gives the products of
 * those that were decided otherwise before.
 */
export async function decide(context: Context, documentIds: string[], status: Status): Promise<Decided[]> {
  const { rows } = await pool().query<{ id: string; was: Status }>(
    `with found as (
       select id, procurement_status as was from documents
       where team_id = $1 and id = any($2::uuid[]) and procurement_status <> $3::procurement_status for no key update),
     decided as (
       update documents d set procurement_status = $3::procurement_status, updated_at = now() from found
       where d.team_id = $1 and d.id = found.id returning d.product_id, found.was)
     update products p set last_updated = now() from decided
     where p.team_id = $1 and p.id = decided.product_id returning p.id, decided.was`,
    [context.team.id, documentIds, status],
  );
  return rows.map(({ id, was }) => ({ id, before: { status: was } }));
}
