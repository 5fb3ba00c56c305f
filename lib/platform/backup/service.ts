import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import { connections } from "@/lib/platform/database/pool";
import { brokenFiles, droppingLock, keepFile, readFile } from "@/lib/platform/kept-files/service";
import { sha256Of } from "@/lib/platform/storage/storage";
import { holdingPlace } from "./lock";
import { keepRows, readLines, readRows } from "./pieces";
import type { Place } from "./place";
import { type BackupRecord, type Rows, readRecord, secretMark, writeRecord } from "./record";

/** Tables whose rows mean nothing in another database, or are made anew. */
const leftOut = ["_prisma_migrations", "worker_heartbeats", "rate_limits", "library_changes"];

const askedAtOnce = 16;

const jobsQuery = `select tasks.identifier, jobs.payload, queues.queue_name, jobs.key, jobs.priority, jobs.max_attempts, jobs.run_at
  from graphile_worker._private_jobs jobs
  join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
  left join graphile_worker._private_job_queues queues on queues.id = jobs.job_queue_id
  order by jobs.id`;

export type BackupReport = {
  backup: string;
  tables: number;
  rows: number;
  files: number;
  /** Of the files those that earlier backups did not have. */
  new_files: number;
  /** Files that are missing or damaged in the store and in no backup at this place. */
  broken_files: string[];
};

/**
 * Backs up the database and every file it knows while everything runs: all rows as they were at one moment, and the files
 * after them, of which none is dropped meanwhile. The record is written last: without it there is no backup. Throws while
 * backups are pruned there.
 */
export async function backup(place: Place): Promise<BackupReport> {
  return holdingPlace(place, "backup", (stillHeld) =>
    withoutDropping(async (client) => {
      const content = await copyDatabase(client, place);
      const names = (await readLines(place, content.files)).map(([sha256 = ""]) => sha256);
      const { added, broken } = await copyFiles(place, names);
      const record: BackupRecord = { format: 1, ...content, broken_files: broken, secret: secretMark() };
      await stillHeld();
      const name = await writeRecord(place, record);
      return { ...summaryOf(name, record), new_files: added, broken_files: broken };
    }),
  );
}

/** Runs while no file is dropped from the store of this instance. */
async function withoutDropping<Result>(run: (client: pg.ClientBase) => Promise<Result>): Promise<Result> {
  const client = await connections().connect();
  let isClean = false;
  try {
    await client.query("select pg_advisory_lock_shared($1)", [droppingLock]);
    const result = await run(client);
    await client.query("select pg_advisory_unlock_shared($1)", [droppingLock]);
    isClean = true;
    return result;
  } finally {
    client.release(!isClean);
  }
}

/** Everything of the database, from one snapshot. */
async function copyDatabase(client: pg.ClientBase, place: Place) {
  await client.query("begin isolation level repeatable read, read only");
  // A table of any size is one statement here
  await client.query("set local statement_timeout = 0");
  const taken = await takenAt(client);
  const tables: BackupRecord["tables"] = [];
  for (const { name, columns } of await tablesOf(client)) {
    const statement = `copy ${name} (${columns.join(", ")}) to stdout`;
    tables.push({ name, columns, ...(await copyRows(client, place, statement)) });
  }
  const content = {
    taken_at: taken,
    migrations: await migrationsOf(client),
    tables,
    sequences: await sequencesOf(client),
    jobs: await copyRows(client, place, `copy (${jobsQuery}) to stdout`),
    files: await copyRows(
      client,
      place,
      "copy (select sha256, byte_size from stored_files order by sha256) to stdout",
    ),
  };
  await client.query("commit");
  return content;
}

/** When the transaction began, to the microsecond: two backups of one millisecond are two. */
async function takenAt(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ at: string }>(
    `select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at`,
  );
  if (!rows[0]) throw new Error("The database did not say what time it is.");
  return rows[0].at;
}

function copyRows(client: pg.ClientBase, place: Place, statement: string): Promise<Rows> {
  return keepRows(place, client.query(copyTo(statement)));
}

/** Tables with the columns that are written, as SQL writes their names. */
export async function tablesOf(client: pg.ClientBase): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select quote_ident(relname) as name, array_agg(quote_ident(attname) order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1)
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
    [leftOut],
  );
  return rows;
}

async function migrationsOf(client: pg.ClientBase): Promise<BackupRecord["migrations"]> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    `select migration_name as name, checksum from _prisma_migrations
     where finished_at is not null and rolled_back_at is null order by migration_name`,
  );
  return rows;
}

async function sequencesOf(client: pg.ClientBase): Promise<BackupRecord["sequences"]> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' order by 1",
  );
  const sequences: BackupRecord["sequences"] = [];
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${name}`,
    );
    for (const row of found) sequences.push({ name, ...row });
  }
  return sequences;
}

/** Copies the files that the place lacks. One that is broken in the store is named and does not stop the others. */
async function copyFiles(place: Place, names: string[]): Promise<{ added: number; broken: string[] }> {
  const broken: string[] = [];
  let added = 0;
  for (const sha256 of await lackedOf(place, names)) {
    const bytes = await readFile(sha256).catch(async (error: unknown) => {
      if ((await brokenFiles()).some((file) => file.sha256 === sha256)) return null;
      throw error;
    });
    if (!bytes) broken.push(sha256);
    else {
      await place.store.put(sha256, bytes);
      added += 1;
    }
  }
  return { added, broken };
}

/** Those files that the place does not have; a bucket takes a while to answer, so it is asked for many at a time. */
async function lackedOf({ store }: Place, names: string[]): Promise<string[]> {
  const lacked: string[] = [];
  for (let from = 0; from < names.length; from += askedAtOnce) {
    const some = names.slice(from, from + askedAtOnce);
    const known = await Promise.all(some.map((name) => store.has(name)));
    lacked.push(...some.filter((_, i) => !known[i]));
  }
  return lacked;
}

export type VerifyReport = Omit<BackupReport, "new_files"> & {
  /** What is not as it was backed up, in words; none: the backup can be restored. */
  faults: string[];
};

/** Reads a whole backup, the latest or the named one, and compares every row count and hash. */
export async function verify(place: Place, wanted?: string): Promise<VerifyReport> {
  const { name, record } = await readRecord(place, wanted);
  const faults: string[] = [];
  const kept = [...record.tables, { name: "jobs", ...record.jobs }, { name: "files", ...record.files }];
  for (const rows of kept) {
    try {
      for await (const _ of readRows(place, rows));
    } catch (error) {
      faults.push(`table ${rows.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  if (faults.length === 0)
    for (const [sha256 = ""] of await readLines(place, record.files)) {
      const fault = await faultOf(place, sha256);
      if (fault && !record.broken_files.includes(sha256)) faults.push(`file ${sha256}: ${fault}`);
    }
  return { ...summaryOf(name, record), broken_files: record.broken_files, faults };
}

async function faultOf(place: Place, sha256: string): Promise<"missing" | "damaged" | null> {
  const bytes = await place.store.get(sha256);
  if (!bytes) return "missing";
  return sha256Of(bytes) === sha256 ? null : "damaged";
}

/** Takes the broken files of the store from a backup; answers with those that were healed and those it lacks. */
export async function repairFiles(place: Place): Promise<{ healed: string[]; lacking: string[] }> {
  const healed: string[] = [];
  const lacking: string[] = [];
  for (const { sha256 } of await brokenFiles()) {
    const bytes = await place.store.get(sha256);
    if (bytes && sha256Of(bytes) === sha256) healed.push(await keepFile(bytes));
    else lacking.push(sha256);
  }
  return { healed, lacking };
}

export function summaryOf(backup: string, { tables, files }: BackupRecord) {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return { backup, tables: tables.length, rows, files: files.rows };
}
