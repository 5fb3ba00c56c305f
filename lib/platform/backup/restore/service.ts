import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { databaseUrl } from "@/lib/platform/database/connection";
import { applyAll, type Migration, migrate, readMigrations } from "@/lib/platform/database/migrate";
import { storage } from "@/lib/platform/storage/service";
import { sha256Of } from "@/lib/platform/storage/storage";
import { readLines, readRows } from "../pieces";
import type { Place } from "../place";
import { type BackupRecord, readRecord, secretMark } from "../record";
import { summaryOf, tablesOf } from "../service";

export type RestoreReport = ReturnType<typeof summaryOf> & {
  /** Files that the backup never had. */
  broken_files: string[];
  /** False: other signing secret, so that people sign in again and authenticator apps are set up anew. */
  same_secret: boolean;
};

/**
 * Restores a backup, the latest or the named one, into an instance whose database is empty: first the files, then all
 * rows in one transaction, so that a failure leaves the database empty. A backup of an earlier version is then brought
 * up to this one.
 */
export async function restore(
  place: Place,
  wanted?: string,
  migrations = readMigrations(),
): Promise<RestoreReport> {
  const { name, record } = await readRecord(place, wanted);
  const level = knownMigrations(record, migrations);
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    await requireEmpty(client);
    await copyFilesBack(place, record);
    await client.query("begin");
    await client.query("set local lock_timeout = '10s'");
    await toLevel(client, level);
    await fill(client, place, record);
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end();
  }
  await migrate(databaseUrl(), migrations);
  return {
    ...summaryOf(name, record),
    broken_files: record.broken_files,
    same_secret: record.secret === secretMark(),
  };
}

/** The migrations that the backup's database had. Throws for one of a newer or another program. */
function knownMigrations(record: BackupRecord, migrations: Migration[]): Migration[] {
  const own = new Map(migrations.map((migration) => [migration.name, migration]));
  return record.migrations.map(({ name, checksum }) => {
    const known = own.get(name);
    if (known?.checksum === checksum) return known;
    throw new Error(
      `The backup was made by a newer version of the program (${name}). Restore it with that one.`,
    );
  });
}

async function requireEmpty(client: pg.ClientBase): Promise<void> {
  for (const { name } of await tablesOf(client)) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount)
      throw new Error(
        `A backup is restored into an empty instance only, and the table ${name} has rows. Name another DATA_DIR, ` +
          "or an empty database in DATABASE_URL.",
      );
  }
}

/** Every file of the backup, checked; what the store has already is checked by the worker as all files are. */
async function copyFilesBack(place: Place, { files, broken_files }: BackupRecord): Promise<void> {
  for (const [sha256 = ""] of await readLines(place, files)) {
    if (broken_files.includes(sha256) || (await storage().has(sha256))) continue;
    const bytes = await place.store.get(sha256);
    if (!bytes || sha256Of(bytes) !== sha256)
      throw new Error(`The file ${sha256} of the backup is ${bytes ? "damaged" : "missing"}: see verify.`);
    await storage().put(sha256, bytes);
  }
}

/** Makes the empty database anew as an earlier version had it. */
async function toLevel(client: pg.Client, level: Migration[]): Promise<void> {
  const { rowCount } = await client.query("select from _prisma_migrations");
  if (rowCount === level.length) return;
  await client.query("drop schema public cascade");
  await client.query("create schema public");
  await applyAll(client, level);
}

/** Rows go in without triggers and references, which are put back after and refuse rows that do not fit together. */
async function fill(client: pg.Client, place: Place, record: BackupRecord): Promise<void> {
  for (const { name } of record.tables) await client.query(`alter table ${name} disable trigger user`);
  await requireEmpty(client);
  const references = await referencesOf(client);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name, columns, ...rows } of record.tables) {
    const into = client.query(copyFrom(`copy ${name} (${columns.join(", ")}) from stdin`));
    await pipeline(Readable.from(readRows(place, rows)), into);
  }
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name } of record.tables) await client.query(`alter table ${name} enable trigger user`);
  for (const { name, last_value, is_called } of record.sequences)
    await client.query("select setval($1::regclass, $2::bigint, $3)", [name, last_value, is_called]);
  await queueJobs(client, place, record);
}

async function referencesOf(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows;
}

/** Jobs are added as new ones, since the queue's own tables belong to its version. */
async function queueJobs(client: pg.Client, place: Place, { jobs }: BackupRecord): Promise<void> {
  await client.query(`create temporary table restored_jobs (number serial, task text, payload json, queue text, key text,
    priority int, max_attempts int, run_at timestamptz) on commit drop`);
  const columns = "task, payload, queue, key, priority, max_attempts, run_at";
  const into = client.query(copyFrom(`copy restored_jobs (${columns}) from stdin`));
  await pipeline(Readable.from(readRows(place, jobs)), into);
  await client.query(`select graphile_worker.add_job(task, payload, queue_name := queue, job_key := key,
    priority := restored_jobs.priority, max_attempts := restored_jobs.max_attempts, run_at := restored_jobs.run_at)
    from restored_jobs order by number`);
}
