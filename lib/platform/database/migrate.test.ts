import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { testDatabase } from "@/lib/testing/database";
import { database } from "./client";
import { databaseUrl } from "./connection";
import { type Migration, migrate, readMigrations } from "./migrate";

testDatabase();

describe("migrate", () => {
  it("applies nothing to a database that is up to date", async () => {
    expect(await migrate(databaseUrl())).toEqual([]);
  });

  it("records what it applied as Prisma does", async () => {
    const migrations = [...readMigrations(), migration("29990101000000_add_a", "create table a (id int);")];
    expect(await migrate(databaseUrl(), migrations)).toEqual(["29990101000000_add_a"]);
    const rows = await database().$queryRaw`
      select checksum, applied_steps_count, finished_at is not null as finished, rolled_back_at
      from _prisma_migrations where migration_name = '29990101000000_add_a'`;
    expect(rows).toEqual([
      { checksum: migrations.at(-1)?.checksum, applied_steps_count: 1, finished: true, rolled_back_at: null },
    ]);
  });

  it("keeps nothing of an upgrade that fails, and says which migration and why", async () => {
    const before = await applied();
    const fine = migration("29990101500000_fine", "create table d (id int);");
    const broken = migration("29990102000000_broken", "create table b (id int); select nonsense;");
    const upgrade = migrate(databaseUrl(), [...before, fine, broken]);
    await expect(upgrade).rejects.toThrow(/29990102000000_broken.*as it was before.*"nonsense"/);
    expect(
      await database().$queryRaw`select to_regclass('b')::text as one, to_regclass('d')::text as other`,
    ).toEqual([{ one: null, other: null }]);
    // The earlier version of the program starts on it.
    expect(await migrate(databaseUrl(), before)).toEqual([]);
  });

  it("refuses a migration that was changed after it had been applied", async () => {
    const [first, ...others] = await applied();
    const changed = { ...first, checksum: "0".repeat(64) } as Migration;
    await expect(migrate(databaseUrl(), [changed, ...others])).rejects.toThrow(/was changed after/);
  });

  it("refuses a database that a newer version of the program has migrated", async () => {
    await expect(migrate(databaseUrl(), readMigrations())).rejects.toThrow(/start the newer version/);
  });

  it("lets two processes that start at once apply each migration once", async () => {
    const migrations = [...(await applied()), migration("29990103000000_add_c", "create table c (id int);")];
    const [left, right] = await Promise.all([1, 2].map(() => migrate(databaseUrl(), migrations)));
    expect([...(left ?? []), ...(right ?? [])]).toEqual(["29990103000000_add_c"]);
  });
});

function migration(name: string, sql: string): Migration {
  return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
}

/** The project's migrations and those that the tests above have applied. */
async function applied(): Promise<Migration[]> {
  const rows = await database().$queryRaw<{ name: string; checksum: string }[]>`
    select migration_name as name, checksum from _prisma_migrations order by migration_name`;
  return rows.map((row) => ({ ...row, sql: "" }));
}
