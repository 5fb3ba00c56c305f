import type { z } from "zod";
import type { ProcurementStatus } from "@/lib/holdings/documents/schema";
import { read, requireDocument } from "@/lib/holdings/documents/service";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { pool } from "@/lib/platform/database/pool";

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
export async function decide(context: Context, documentIds: string[], status: Status): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>(
    `with decided as (
       update documents set procurement_status = $3::procurement_status, updated_at = now()
       where team_id = $1 and id = any($2::uuid[]) and procurement_status <> $3::procurement_status
       returning product_id)
     update products p set last_updated = now() from decided
     where p.team_id = $1 and p.id = decided.product_id returning p.id`,
    [context.team.id, documentIds, status],
  );
  return rows.map(({ id }) => id);
}
