import { randomUUID } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { closeDatabase } from "@/lib/platform/database/client";
import { databaseUrl } from "@/lib/platform/database/connection";
import { migrate, readMigrations } from "@/lib/platform/database/migrate";
import { forgetEnvironment } from "@/lib/platform/environment";
import { forgetStorage } from "@/lib/platform/storage/service";
import { dropDatabase, newDatabase, type Place } from "./database";

/** Runs on an empty database and store beside the test file's own, as a new machine has them. */
export async function onNewMachine<Result>(
  run: () => Promise<Result>,
  migrations = readMigrations(),
): Promise<Result> {
  const place = await newDatabase();
  await migrate(place.databaseUrl, migrations);
  return onPlace(place, run).finally(() => dropDatabase(place.databaseUrl));
}

/** The same with a database that is owned by an ordinary role, as an operator's own PostgreSQL gives one. */
export async function onOwnPostgres<Result>(
  run: () => Promise<Result>,
  migrations = readMigrations(),
): Promise<Result> {
  const name = `own_${randomUUID().replaceAll("-", "")}`;
  await administer(`create role ${name} login password '${name}'`);
  await administer(`create database ${name} owner ${name}`);
  const url = databaseUrl().replace(/\/\/[^@]*@[^/]*/, (host) => host.replace(/[^/]*@/, `${name}:${name}@`));
  const place = { databaseUrl: url.replace(/[^/]*$/, name), dataDir: join(process.env.DATA_DIR ?? "", name) };
  await migrate(place.databaseUrl, migrations);
  return onPlace(place, run).finally(async () => {
    await administer(`drop database ${name}`);
    await administer(`drop role ${name}`);
  });
}

async function onPlace<Result>(place: Place, run: () => Promise<Result>): Promise<Result> {
  const here = { databaseUrl: databaseUrl(), dataDir: process.env.DATA_DIR ?? "" };
  await settle(place);
  return run().finally(() => settle(here));
}

async function settle(place: Place): Promise<void> {
  await closeDatabase();
  process.env.DATABASE_URL = place.databaseUrl;
  process.env.DATA_DIR = place.dataDir;
  forgetEnvironment();
  forgetStorage();
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl().replace(/[^/]*$/, "postgres") });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
