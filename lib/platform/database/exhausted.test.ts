import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { expect, test } from "vitest";
import { PrismaClient } from "@/lib/platform/database/generated/client";
import { testDatabase } from "@/lib/testing/database";
import { databaseUrl } from "./connection";
import { isDatabaseUnavailable } from "./unavailable";

testDatabase();

const one = () => ({ connectionString: databaseUrl(), max: 1, connectionTimeoutMillis: 3_000 });

test("a client whose connections are all taken says that the database cannot be used now", async () => {
  const client = new PrismaClient({ adapter: new PrismaPg(one()) });
  const limits = { timeout: 60_000, maxWait: 30_000 };
  await client.$queryRaw`select 1`;
  const errors = await client.$transaction(async (tx) => {
    await tx.$queryRaw`select 1`;
    return Promise.all([
      client.team.count().catch((error: unknown) => error),
      client.$queryRaw`select 1`.catch((error: unknown) => error),
      client.$transaction(async () => 1, { maxWait: 2_000 }).catch((error: unknown) => error),
      client.$transaction(async () => 1, limits).catch((error: unknown) => error),
    ]);
  }, limits);
  expect(errors.map((error) => [String(error), isDatabaseUnavailable(error)])).toEqual(
    errors.map(() => [expect.any(String), true]),
  );
  await client.$disconnect();
});

test("so does a pool", async () => {
  const pool = new pg.Pool(one());
  const held = await pool.connect();
  const error = await pool.query("select 1").catch((reason: unknown) => reason);
  held.release();
  await pool.end();
  expect(isDatabaseUnavailable(error)).toBe(true);
});
