import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runMigrations as migrateQueue } from "graphile-worker";
import pg from "pg";

export type Migration = { name: string; sql: string; checksum: string };
type Applied = { migration_name: string; checksum: string; finished_at: Date | null };

/** The lock that `prisma migrate` takes, so that the two never work at the same time. */
const prismaLock = 72_707_369;
const waitForDatabaseMs = 30_000;

/** Brings the database up to this version of the program and answers with the migrations it applied. */
export async function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  const client = await connect(url);
  try {
    await client.query("select pg_advisory_lock($1)", [prismaLock]);
    const pending = await pendingMigrations(client, migrations);
    await apply(client, pending);
    await migrateQueue({ connectionString: url });
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/** The migrations of prisma/migrations, oldest first. */
export function readMigrations(folder = join(process.cwd(), "prisma/migrations")): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    })
    .sort((left, right) => (left.name < right.name ? -1 : 1));
}

/** Applies migrations inside the caller's transaction, to a database that has none. */
export async function applyAll(client: pg.Client, migrations: Migration[]): Promise<void> {
  await createRecord(client);
  for (const migration of migrations) await applyAndNote(client, migration);
}

/** As Prisma creates it. */
async function createRecord(client: pg.Client): Promise<void> {
  await client.query(`create table if not exists _prisma_migrations (
    id varchar(36) primary key not null,
    checksum varchar(64) not null,
    finished_at timestamptz,
    migration_name varchar(255) not null,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz not null default now(),
    applied_steps_count integer not null default 0)`);
}

async function pendingMigrations(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  await createRecord(client);
  const { rows } = await client.query<Applied>(
    "select migration_name, checksum, finished_at from _prisma_migrations where rolled_back_at is null",
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const row of rows) refuseUnlessKnown(row, known.get(row.migration_name));
  const applied = new Set(rows.map((row) => row.migration_name));
  return migrations.filter(({ name }) => !applied.has(name));
}

function refuseUnlessKnown(row: Applied, migration: Migration | undefined): void {
  const fault = !row.finished_at
    ? "began and never finished; see `prisma migrate resolve`"
    : !migration
      ? "is not part of this version of the program: start the newer version that applied it"
      : migration.checksum !== row.checksum
        ? "was changed after it had been applied"
        : null;
  if (fault) throw new Error(`The database cannot be used: its migration ${row.migration_name} ${fault}.`);
}

async function applyAndNote(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query(sql);
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
     values ($1, $2, $3, now(), 1)`,
    [randomUUID(), checksum, name],
  );
}

/** All in one transaction: an upgrade that fails leaves the database as the earlier version of the program had it. */
async function apply(client: pg.Client, migrations: Migration[]): Promise<void> {
  let current = "";
  await client.query("begin");
  try {
    for (const migration of migrations) {
      current = migration.name;
      await applyAndNote(client, migration);
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The migration ${current} failed, and the database is as it was before: ${reason}`, {
      cause: error,
    });
  }
}

/** Connects; a database that is only starting is waited for. */
async function connect(url: string): Promise<pg.Client> {
  const deadline = Date.now() + waitForDatabaseMs;
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
    try {
      await client.connect();
      return client;
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      const isStarting = code !== undefined && ["ECONNREFUSED", "ENOTFOUND", "57P03"].includes(code);
      if (!isStarting || Date.now() > deadline) {
        throw new Error(`The database at ${withoutPassword(url)} cannot be used: ${message || code}`, {
          cause: error,
        });
      }
      await sleep(500);
    }
  }
}

function withoutPassword(url: string): string {
  const shown = new URL(url);
  shown.password = "";
  return shown.toString();
}
