import { afterAll, beforeAll, inject } from "vitest";
import { z } from "zod";
import { closeDatabase } from "@/lib/platform/database/client";
import { forgetEnvironment } from "@/lib/platform/environment";
import { forgetStorage } from "@/lib/platform/storage/service";

const Place = z.object({ databaseUrl: z.string(), dataDir: z.string() });
/** Where a database is, and the folder that goes with it. */
export type Place = z.output<typeof Place>;

/**
 * Gives the test file that calls it an empty, migrated database and a folder for files of its own, before its first
 * test: `database()`, `storage()` and all services then work on them.
 */
export function testDatabase(): void {
  beforeAll(async () => {
    const place = await newDatabase();
    process.env.DATABASE_URL = place.databaseUrl;
    process.env.DATA_DIR = place.dataDir;
    forgetEnvironment();
    forgetStorage();
  });
  afterAll(async () => {
    await closeDatabase();
    await dropDatabase(process.env.DATABASE_URL ?? "postgresql://none/none");
  });
}

/** An empty, migrated database and a folder for files. */
export async function newDatabase(): Promise<Place> {
  const response = await fetch(inject("testDatabases"), { method: "POST" });
  if (!response.ok) throw new Error(await response.text());
  return Place.parse(await response.json());
}

export async function dropDatabase(url: string): Promise<void> {
  await fetch(inject("testDatabases") + new URL(url).pathname, { method: "DELETE" });
}
