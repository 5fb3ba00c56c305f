import { randomUUID } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { closeDatabase } from "@/lib/platform/database/client";
import { databaseUrl } from "@/lib/platform/database/connection";
import { migrate, readMigrations } from "@/lib/platform/database/migrate";
import { forgetEnvironment } from "@/lib/platform/environment";
import { forgetStorage } from "@/lib/platform/storage/service";

/** Runs on an empty database and store beside the test file's own, as a new machine has them: no superuser's. */
export async function onNewMachine<Result>(
  folder: string,
  run: () => Promise<Result>,
  migrations = readMigrations(),
): Promise<Result> {
  const here = { DATABASE_URL: databaseUrl(), DATA_DIR: process.env.DATA_DIR };
  const name = `restored_${randomUUID().replaceAll("-", "")}`;
  await administer(`create role ${name} login password '${name}'`);
  await administer(`create database ${name} owner ${name}`);
  const url = here.DATABASE_URL.replace(/\/\/[^@]*@/, `//${name}:${name}@`).replace(/[^/]*$/, name);
  const there = { DATABASE_URL: url, DATA_DIR: join(folder, name) };
  await migrate(there.DATABASE_URL, migrations);
  const settle = async (settings: typeof here) => {
    await closeDatabase();
    Object.assign(process.env, settings);
    forgetEnvironment();
    forgetStorage();
  };
  await settle(there);
  try {
    return await run();
  } finally {
    await settle(here);
    await administer(`drop database ${name}`);
    await administer(`drop role ${name}`);
  }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl().replace(/[^/]*$/, "postgres") });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
