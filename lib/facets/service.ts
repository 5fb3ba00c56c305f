import type { Context } from "@/lib/context";
import { groupsOf } from "@/lib/custom-fields/service";
import type { Group } from "@/lib/custom-fields/values";
import { pool } from "@/lib/database/pool";
import type { Facets } from "@/lib/products/schema";
import { type FacetRow, facetsStatement, toFacets } from "./statement";

type Kept = { facets: Facets; snapshot: string; groups: string; at: number };

/** Answers of this process by team. One is used again only if no transaction has changed the library since. */
const kept = new Map<string, Kept>();
const keptTeams = 200;
/** Notes of changes are dropped after an hour; an answer must never be older than they are. */
const keptMs = 10 * 60_000;

/** The values of the default list with the number of products that have each. */
export async function read(context: Context): Promise<Facets> {
  const teamId = context.team.id;
  const groups = await groupsOf(context);
  const key = JSON.stringify(groups);
  const earlier = kept.get(teamId);
  if (
    earlier &&
    earlier.groups === key &&
    Date.now() - earlier.at < keptMs &&
    (await isCurrent(teamId, earlier))
  )
    return earlier.facets;
  const counted = await count(teamId, groups);
  await dropOldNotes(teamId);
  kept.delete(teamId);
  kept.set(teamId, { ...counted, groups: key, at: Date.now() });
  const [oldest] = kept.keys();
  if (kept.size > keptTeams && oldest) kept.delete(oldest);
  return counted.facets;
}

/** True when every change of the library that is visible now was visible to the answer. */
async function isCurrent(teamId: string, { snapshot }: Kept): Promise<boolean> {
  const { rowCount } = await pool().query({
    name: "library changes since",
    text: `select from library_changes where team_id = $1 and xact >= pg_snapshot_xmin($2::pg_snapshot)
      and not pg_visible_in_snapshot(xact, $2::pg_snapshot) limit 1`,
    values: [teamId, snapshot],
  });
  return rowCount === 0;
}

/** Counts in one snapshot, and says in which. */
async function count(teamId: string, groups: Group[]): Promise<{ facets: Facets; snapshot: string }> {
  const client = await pool().connect();
  let isClean = false;
  try {
    await client.query("begin isolation level repeatable read");
    const { rows } = await client.query<{ snapshot: string }>(
      "select pg_current_snapshot()::text as snapshot",
    );
    const counted = await client.query<FacetRow>(facetsStatement(teamId, groups));
    await client.query(
      "delete from library_changes where team_id = $1 and created_at < now() - interval '1 hour'",
      [teamId],
    );
    await client.query("commit");
    isClean = true;
    return { facets: toFacets(counted.rows, groups), snapshot: rows[0]?.snapshot ?? "" };
  } finally {
    client.release(!isClean);
  }
}

async function dropOldNotes(teamId: string): Promise<void> {
  await pool().query(
    "delete from library_changes where team_id = $1 and created_at < now() - interval '1 hour'",
    [teamId],
  );
}
