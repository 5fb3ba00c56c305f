import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { database } from "@/lib/platform/database/client";
import { environment } from "@/lib/platform/environment";
import { checkRedis } from "@/lib/platform/rate-limits/redis";
import { storage } from "@/lib/platform/storage/service";

type Check = "ok" | string;

/** Whether requests can be served; a check that failed says why. */
export async function readiness(): Promise<{ ready: boolean; checks: Record<string, Check> }> {
  const checks = {
    database: await outcome(async () => void (await database().$queryRaw`select 1`)),
    migrations: await outcome(checkMigrations),
    storage: await outcome(() => storage().check()),
  };
  const ready = Object.values(checks).every((check) => check === "ok");
  const { REDIS_URL } = environment();
  // Without it the database counts, so that it holds nothing up.
  return { ready, checks: REDIS_URL ? { ...checks, redis: await outcome(checkRedis) } : checks };
}

async function outcome(check: () => Promise<void>): Promise<Check> {
  try {
    await check();
    return "ok";
  } catch (error) {
    return error instanceof Error ? (error.message.split("\n").pop() ?? error.name) : "failed";
  }
}

async function checkMigrations(): Promise<void> {
  const applied = await database().$queryRaw<{ name: string }[]>`
    select migration_name as name from _prisma_migrations where finished_at is not null`;
  const names = new Set(applied.map(({ name }) => name));
  const folder = join(/* turbopackIgnore: true */ process.cwd(), "prisma/migrations");
  const missing = (await readdir(folder)).filter((name) => /^\d/.test(name) && !names.has(name));
  if (missing.length) throw new Error(`not applied: ${missing.join(", ")}`);
}
