import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { database } from "@/lib/platform/database/client";
import { environment } from "@/lib/platform/environment";
import { countBroken } from "@/lib/platform/kept-files/service";
import { checkRedis } from "@/lib/platform/rate-limits/redis";
import { storage } from "@/lib/platform/storage/service";

type Check = "ok" | string;
export type Readiness = {
  /** "degraded": requests are served, and an operator has something to look at. */
  status: "ready" | "degraded" | "not ready";
  /** "ok", or why not. */
  checks: Record<string, Check>;
};

/** A check without an answer for so long has failed, so that whoever asks hears of it in time. */
const limitMs = 1_500;

/** Whether requests can be served; a check that failed says why. */
export async function readiness(): Promise<Readiness> {
  const [needed, wished] = await Promise.all([
    outcomes({
      database: async () => void (await database().$queryRaw`select 1`),
      migrations: checkMigrations,
      storage: () => storage().check(),
    }),
    outcomes({
      files: checkFiles,
      // Without it the database counts, so that it holds nothing up.
      ...(environment().REDIS_URL && { redis: checkRedis }),
    }),
  ]);
  const isFine = (checks: Record<string, Check>) => Object.values(checks).every((check) => check === "ok");
  const whenReady = isFine(wished) ? "ready" : "degraded";
  return { status: isFine(needed) ? whenReady : "not ready", checks: { ...needed, ...wished } };
}

async function outcomes(checks: Record<string, () => Promise<void>>): Promise<Record<string, Check>> {
  const entries = Object.entries(checks).map(async ([name, check]) => [name, await outcome(check)]);
  return Object.fromEntries(await Promise.all(entries));
}

async function outcome(check: () => Promise<void>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Check>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${limitMs} ms`), limitMs);
  });
  const done = check().then(
    () => "ok",
    (error: unknown) => (error instanceof Error ? (error.message.split("\n").pop() ?? error.name) : "failed"),
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

async function checkMigrations(): Promise<void> {
  const applied = await database().$queryRaw<{ name: string }[]>`
    select migration_name as name from _prisma_migrations where finished_at is not null`;
  const names = new Set(applied.map(({ name }) => name));
  const folder = join(/* turbopackIgnore: true */ process.cwd(), "prisma/migrations");
  const missing = (await readdir(folder)).filter((name) => /^\d/.test(name) && !names.has(name));
  if (missing.length) throw new Error(`not applied: ${missing.join(", ")}`);
}

async function checkFiles(): Promise<void> {
  const broken = await countBroken();
  if (broken) throw new Error(`${broken} missing or damaged: see \`admin -- files broken\``);
}
