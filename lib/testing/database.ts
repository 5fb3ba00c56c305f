import { afterAll, beforeAll, inject } from "vitest";
import { z } from "zod";
import { closeDatabase } from "@/lib/platform/database/client";
import { forgetEnvironment } from "@/lib/platform/environment";

const Place = z.object({ databaseUrl: z.string(), dataDir: z.string() });

/**
 * Gives the test file that calls it an empty, migrated database and a folder for files of its own, before its first
 * test: `database()`, `storage()` and all services then work on them.
 */
export function testDatabase(): void {
  beforeAll(async () => {
    const response = await fetch(inject("testDatabases"), { method: "POST" });
    if (!response.ok) throw new Error(await response.text());
    const place = Place.parse(await response.json());
    process.env.DATABASE_URL = place.databaseUrl;
    process.env.DATA_DIR = place.dataDir;
    forgetEnvironment();
  });
  afterAll(async () => {
    await closeDatabase();
    const name = new URL(process.env.DATABASE_URL ?? "postgresql://none/none").pathname;
    await fetch(inject("testDatabases") + name, { method: "DELETE" });
  });
}
