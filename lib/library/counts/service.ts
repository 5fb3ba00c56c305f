import { createHash } from "node:crypto";
import type pg from "pg";
import { ask } from "@/lib/platform/database/pipeline";
import { connections, pool } from "@/lib/platform/database/pool";
import type { Statement } from "@/lib/platform/database/stream-rows";
import { type Part, parts } from "./part";

type Counting<Row, Result> = {
  /** Counts the products of some parts of the library; null: of all. Its rows say of which part they are. */
  statement(some: Part[] | null): Statement;
  /** Makes the answer of the rows of all parts. */
  combine(rows: Row[]): Result;
};

type Kept<Row, Result> = { rows: Map<Part, Row[]>; result: Result; snapshot: string; at: number };

/** Notes of changes are dropped after an hour; what is kept must never be older than they are. */
const keptMs = 45 * 60_000;
/**
 * Counting a hundred thousand products then needs no temporary file. A part is counted sooner than workers start,
 * and by its products' own sheets rather than by reading all sheets.
 */
const countingMemory = "32MB";

/**
 * What was counted in teams' libraries, kept in this process. It is used again while no transaction has changed the
 * library since; after a change only the parts that the change touched are counted anew.
 */
export class LibraryCounts<Row extends { part: Part }, Result> {
  private readonly kept = new Map<string, Kept<Row, Result>>();
  /** Under way in this process, so that callers at one time wait for one of them. */
  private readonly underWay = new Map<string, Promise<Kept<Row, Result>>>();

  constructor(private readonly most: number) {}

  /** `key` stands for everything beside the library that the answer depends on. */
  async read(teamId: string, key: string, counting: Counting<Row, Result>): Promise<Result> {
    const name = createHash("sha256").update(`${teamId} ${key}`).digest("base64");
    // A count that began before this call may lack a change that this call must see; then the next one has it.
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const earlier = (await this.underWay.get(name)?.catch(() => null)) ?? this.kept.get(name);
      if (earlier && (await isCurrent(teamId, earlier))) return earlier.result;
      if (!this.underWay.has(name)) return (await this.countAndKeep(teamId, name, counting)).result;
    }
    return (await countAnew(teamId, counting, undefined)).result;
  }

  private async countAndKeep(
    teamId: string,
    name: string,
    counting: Counting<Row, Result>,
  ): Promise<Kept<Row, Result>> {
    const under = countAnew(teamId, counting, this.kept.get(name));
    this.underWay.set(name, under);
    try {
      const counted = await under;
      this.kept.delete(name);
      this.kept.set(name, counted);
      const [oldest] = this.kept.keys();
      if (this.kept.size > this.most && oldest) this.kept.delete(oldest);
      return counted;
    } finally {
      this.underWay.delete(name);
    }
  }
}

const changesText = `select distinct part from library_changes
  where team_id = $1 and xact >= pg_snapshot_xmin($2::pg_snapshot)
    and not pg_visible_in_snapshot(xact, $2::pg_snapshot)`;

/** True when every change of the library that is visible now was visible to the count. */
async function isCurrent(teamId: string, { snapshot, at }: { snapshot: string; at: number }) {
  if (Date.now() - at > keptMs) return false;
  const name = "library changes since";
  return !(await ask({ name, text: changesText, values: [teamId, snapshot] })).length;
}

/** Counts in one snapshot, and keeps in which; of an earlier count what has not changed is taken over. */
async function countAnew<Row extends { part: Part }, Result>(
  teamId: string,
  counting: Counting<Row, Result>,
  earlier: Kept<Row, Result> | undefined,
): Promise<Kept<Row, Result>> {
  const at = Date.now();
  const base = earlier && at - earlier.at < keptMs ? earlier : undefined;
  const counted = await inOneSnapshot(async (client, snapshot) => {
    const changed = base ? await changedParts(client, teamId, base.snapshot) : null;
    const { rows } = await client.query<Row>(counting.statement(changed));
    return { rows: takeOver(base?.rows, changed, rows), snapshot };
  });
  if (!base) await dropOldNotes(teamId);
  const all = [...counted.rows.values()].flat();
  return { ...counted, result: counting.combine(all), at: base?.at ?? at };
}

function takeOver<Row extends { part: Part }>(
  earlier: Map<Part, Row[]> | undefined,
  changed: Part[] | null,
  rows: Row[],
): Map<Part, Row[]> {
  const byPart = new Map<Part, Row[]>(
    parts.map((part) => [part, (changed && !changed.includes(part) && earlier?.get(part)) || []]),
  );
  for (const row of rows) byPart.get(row.part)?.push(row);
  return byPart;
}

/** Null: any part may have changed. */
async function changedParts(client: pg.ClientBase, teamId: string, since: string): Promise<Part[] | null> {
  const { rows } = await client.query<{ part: Part | null }>(changesText, [teamId, since]);
  const changed = rows.flatMap(({ part }) => part ?? []);
  return changed.length < rows.length ? null : changed;
}

async function inOneSnapshot<T>(run: (client: pg.ClientBase, snapshot: string) => Promise<T>): Promise<T> {
  const client = await connections().connect();
  let isClean = false;
  try {
    await client.query("begin isolation level repeatable read");
    const { rows } = await client.query<{ snapshot: string }>(
      `select pg_current_snapshot()::text as snapshot, set_config('work_mem', '${countingMemory}', true),
        set_config('max_parallel_workers_per_gather', '0', true), set_config('random_page_cost', '1.1', true)`,
    );
    const result = await run(client, rows[0]?.snapshot ?? "");
    await client.query("commit");
    isClean = true;
    return result;
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
