import { readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { createKey } from "@/lib/access/keys/service";
import { database } from "@/lib/platform/database/client";
import { pool } from "@/lib/platform/database/pool";
import { checkFile } from "@/lib/platform/kept-files/service";
import { ApiClient, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { onNewMachine } from "@/lib/testing/new-machine";
import { oneOfEverything } from "@/lib/testing/one-of-everything";
import { backupPlace } from "./place";
import { readRecord } from "./record";
import { restore } from "./restore/service";
import { backup } from "./service";

testDatabase();

/** A backup of one of everything for each released version, made by it. */
const kept = resolve("lib/testing/versions");
const versions = (await readdir(kept)).sort();

/** With a release: KEEP_VERSION=1.2.0 npx vitest run lib/platform/backup/versions.api.test.ts */
test.runIf(process.env.KEEP_VERSION)("keeps the data of this version", async () => {
  await oneOfEverything(await testTeam("A team of this version"));
  await backup(backupPlace(join(kept, process.env.KEEP_VERSION ?? "")));
});

test.each(versions)("data of version %s is brought up to this one, whole and usable", async (version) => {
  const place = backupPlace(join(kept, version));
  const { record } = await readRecord(place);
  await onNewMachine(async () => {
    await restore(place);
    for (const { name, rows } of record.tables) {
      const { rows: counted } = await pool().query(`select count(*)::int as rows from ${name}`);
      expect({ name, rows: counted[0]?.rows }).toEqual({ name, rows });
    }
    const { id: teamId } = await database().team.findFirstOrThrow();
    const own = { name: "test", readOnly: false, expiresAt: null, createdById: null };
    const client = new ApiClient((await createKey(teamId, own)).key);
    const [sheet] = (await client.get("/sds")).body.data;
    for (const path of [`/sds/${sheet.id}`, `/sds/${sheet.id}/sections`, `/sds/${sheet.id}/download`])
      expect({ path, status: (await client.get(path)).status }).toEqual({ path, status: 200 });
    expect((await client.get("/products/facets")).status).toBe(200);
    expect((await client.post("/products", { filters: [] })).body.data).not.toEqual([]);
    for (const { sha256 } of await database().storedFile.findMany())
      expect(await checkFile(sha256)).toBeNull();
  });
});
