import type { Context } from "@/lib/context";
import { groupsOf } from "@/lib/custom-fields/service";
import type { Group } from "@/lib/custom-fields/values";
import { ask } from "@/lib/database/pipeline";
import { pool } from "@/lib/database/pool";
import type { Facets } from "@/lib/products/schema";
import { type FacetRow, facetsStatement, toFacets } from "./statement";

type Kept = { facets: Facets; snapshot: string; groups: string; at: number };

/** Answers of this process by team. One is used again only if no transaction has changed the library since. */
const kept = new Map<string, Kept>();
const keptTeams = 200;
/** Notes of changes are dropped after an hour; an answer must never be older than they are. */
const keptMs = 10 * 60_000;

/** Counts that are under way in this process, so that callers at one time wait for one of them. */
const underWay = new Map<string, Promise<Kept>>();

/** The values of the default list with the number of products that have each. */
export async function read(context: Context): Promise<Facets> {
  const teamId = context.team.id;
  const groups = await groupsOf(context);
  const key = JSON.stringify(groups);
  // A count that began before this call may lack a change that this call must see; then the next one has it.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const earlier = (await underWay.get(teamId)?.catch(() => null)) ?? kept.get(teamId);
    if (earlier && (await isUsable(teamId, earlier, key))) return earlier.facets;
    if (!underWay.has(teamId)) return (await countAndKeep(teamId, groups, key)).facets;
  }
  return (await count(teamId, groups)).facets;
}

async function isUsable(teamId: string, { snapshot, groups, at }: Kept, key: string): Promise<boolean> {
  return groups === key && Date.now() - at < keptMs && isCurrent(teamId, snapshot);
}

async function countAndKeep(teamId: string, groups: Group[], key: string): Promise<Kept> {
  const at = Date.now();
  const counting = count(teamId, groups).then((counted) => ({ ...counted, groups: key, at }));
  underWay.set(teamId, counting);
  try {
    const answer = await counting;
    kept.delete(teamId);
    kept.set(teamId, answer);
    const [oldest] = kept.keys();
    if (kept.size > keptTeams && oldest) kept.delete(oldest);
    await dropOldNotes(teamId);
    return answer;
  } finally {
    underWay.delete(teamId);
  }
}

/** True when every change of the library that is visible now was visible to the answer. */
async function isCurrent(teamId: string, snapshot: string): Promise<boolean> {
  const changes = await ask({
    name: "library changes since",
    text: `select from library_changes where team_id = $1 and xact >= pg_snapshot_xmin($2::pg_snapshot)
      and not pg_visible_in_snapshot(xact, $2::pg_snapshot) limit 1`,
    values: [teamId, snapshot],
  });
  return !changes.length;
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
