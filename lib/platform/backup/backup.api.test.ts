import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { database } from "@/lib/platform/database/client";
import { databaseUrl } from "@/lib/platform/database/connection";
import { migrate, readMigrations } from "@/lib/platform/database/migrate";
import { forgetEnvironment } from "@/lib/platform/environment";
import { checkFile } from "@/lib/platform/kept-files/service";
import { ApiClient, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { onNewMachine, onOwnPostgres } from "@/lib/testing/new-machine";
import { oneOfEverything } from "@/lib/testing/one-of-everything";
import { fileForm, testPdf } from "@/lib/testing/read-sheet";
import { s3Credentials, startS3 } from "@/lib/testing/s3-server";
import { backupPlace } from "./place";
import { readRecord } from "./record";
import { restore } from "./restore/service";
import { backup, repairFiles, verify } from "./service";

testDatabase();
// A restored instance is migrated and checked file by file.
vi.setConfig({ testTimeout: 60_000 });

let folder = "";
let team: TestTeam;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "backup-"));
  team = await testTeam();
  await oneOfEverything(team);
});
afterAll(() => rm(folder, { recursive: true }));

const upload = (client: ApiClient, pdf = testPdf()) =>
  client.post("/sds", undefined, { form: fileForm(pdf) });
const newPlace = () => backupPlace(join(folder, randomUUID()));

/** Everything of the database and the store, by the hashes of its rows and files. */
async function everything() {
  const { record } = await readRecord(...(await backedUp()));
  const { tables, sequences, jobs, files, migrations } = record;
  return { tables, sequences, jobs, files, migrations };
}
async function backedUp(): Promise<Parameters<typeof readRecord>> {
  const place = newPlace();
  const { backup: name } = await backup(place);
  return [place, name];
}

test("a backup restores every row, sequence, job and file, and what was restored works", async () => {
  const place = newPlace();
  const { id } = (await upload(team.client)).body;
  const before = await everything();
  const { broken_files, ...counts } = await backup(place);
  expect(broken_files).toEqual([]);
  expect(await verify(place)).toMatchObject({ tables: counts.tables, rows: counts.rows, faults: [] });
  await onNewMachine(async () => {
    expect(await restore(place)).toMatchObject({ rows: counts.rows, files: counts.files, broken_files: [] });
    expect(await everything()).toEqual(before);
    const client = new ApiClient(team.client.key);
    expect((await client.get(`/sds/${id}/download`)).status).toBe(200);
    expect((await client.post("/locations", { name: "A new one" })).status).toBe(201);
    expect((await upload(client)).status).toBe(202);
    for (const { sha256 } of await database().storedFile.findMany())
      expect(await checkFile(sha256)).toBeNull();
  });
});

test("a backup under writes is one moment: whatever refers to something has it", async () => {
  const place = newPlace();
  const sure = (await upload(team.client)).body.id;
  const writers = [1, 2].map(async () => {
    for (let i = 0; i < 6; i += 1) {
      const { id } = (await upload(team.client)).body;
      await team.client.post(`/sds/${id}/attachments`, undefined, { form: fileForm(randomUUID(), "a.txt") });
    }
  });
  await backup(place);
  await Promise.all(writers);
  expect((await verify(place)).faults).toEqual([]);
  await onNewMachine(async () => {
    await restore(place);
    expect(await database().document.count({ where: { id: sure } })).toBe(1);
    for (const { sha256 } of await database().storedFile.findMany())
      expect(await checkFile(sha256)).toBeNull();
    expect(
      await database().$queryRaw`select sha256 from attachments except select sha256 from stored_files`,
    ).toEqual([]);
  });
});

test("a second backup copies what is new alone", async () => {
  const place = newPlace();
  await backup(place);
  await upload(team.client);
  expect((await backup(place)).new_files).toBe(1);
  expect((await backup(place)).new_files).toBe(0);
});

test("an instance that is in use is not restored into", async () => {
  const place = newPlace();
  await backup(place);
  await expect(restore(place)).rejects.toThrow(/into an empty instance only, and the table \w+ has rows/);
});

test("a damaged backup is told by name, and leaves an instance empty", async () => {
  const address = join(folder, randomUUID());
  const place = backupPlace(address);
  await backup(place);
  const { record } = await readRecord(place);
  const [piece = ""] = record.tables.find(({ name }) => name === "users" || name === "teams")?.pieces ?? [];
  await writeFile(join(address, "files", piece.slice(0, 2), piece), "damaged");
  const { faults } = await verify(place);
  expect(faults).toEqual([expect.stringMatching(/^table \w+: the piece [0-9a-f]{64} is damaged$/)]);
  await onNewMachine(async () => {
    await expect(restore(place)).rejects.toThrow("is damaged");
    expect(await database().apiKey.count()).toBe(0);
    expect(await database().attachment.count()).toBe(0);
  });
});

test("a lost file of a backup is told by name and stops a restore before anything is written", async () => {
  const address = join(folder, randomUUID());
  const place = backupPlace(address);
  await backup(place);
  const { sha256 } = await database().storedFile.findFirstOrThrow();
  await rm(join(address, "files", sha256.slice(0, 2), sha256));
  expect((await verify(place)).faults).toEqual([`file ${sha256}: missing`]);
  await onNewMachine(async () => {
    await expect(restore(place)).rejects.toThrow(sha256);
    expect(await database().team.count()).toBe(0);
  });
});

test("a damaged file of the store is named, does not stop a backup, and is taken from an earlier one", async () => {
  const place = newPlace();
  const later = newPlace();
  await backup(place);
  const { sha256 } = await database().storedFile.findFirstOrThrow();
  const file = join(process.env.DATA_DIR ?? "", "files", sha256.slice(0, 2), sha256);
  const bytes = await readFile(file);
  await writeFile(file, "damaged");
  expect((await backup(place)).broken_files).toEqual([]);
  expect((await backup(later)).broken_files).toEqual([sha256]);
  expect(await verify(later)).toMatchObject({ broken_files: [sha256], faults: [] });
  expect(await repairFiles(later)).toEqual({ healed: [], lacking: [sha256] });
  expect(await repairFiles(place)).toEqual({ healed: [sha256], lacking: [] });
  expect((await readFile(file)).equals(bytes)).toBe(true);
});

test("a backup of an earlier version is restored as it was and brought up to this version, without a superuser", async () => {
  const place = newPlace();
  await backup(place);
  const sql = "alter table teams add column mood text not null default 'calm'";
  const migrations = [...readMigrations(), { name: "29990101000000_mood", sql, checksum: "0".repeat(64) }];
  await onOwnPostgres(async () => {
    await restore(place, undefined, migrations);
    const moods = await database().$queryRaw`select mood from teams where id = ${team.id}::uuid`;
    expect(moods).toEqual([{ mood: "calm" }]);
    expect(await migrate(databaseUrl(), migrations)).toEqual([]);
  }, migrations);
});

test("a backup of a newer version is refused", async () => {
  const place = newPlace();
  const { backup: name } = await backup(place);
  const { record } = await readRecord(place);
  record.migrations.push({ name: "29990101000000_later", checksum: "0".repeat(64) });
  await place.records.write(`${name}.json`, Buffer.from(JSON.stringify(record)));
  await onNewMachine(() =>
    expect(restore(place)).rejects.toThrow(/made by a newer version of the program \(29990101000000_later\)/),
  );
});

test("backups lie in a bucket as they do in a folder", async () => {
  const server = await startS3("kept");
  process.env.S3_ENDPOINT = server.endpoint;
  process.env.S3_ACCESS_KEY_ID = s3Credentials.accessKeyId;
  process.env.S3_SECRET_ACCESS_KEY = s3Credentials.secretAccessKey;
  forgetEnvironment();
  try {
    const place = backupPlace("s3://kept/sixteen/nightly");
    const { backup: name } = await backup(place);
    expect(server.objects.has(`sixteen/nightly/backups/${name}.json`)).toBe(true);
    expect((await verify(place)).faults).toEqual([]);
    await onNewMachine(async () => {
      await restore(place);
      expect(await database().team.count({ where: { id: team.id } })).toBe(1);
    });
  } finally {
    for (const name of ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) delete process.env[name];
    forgetEnvironment();
    await server.close();
  }
});

test("an empty folder has no backup, and an address of another kind is refused", async () => {
  await expect(verify(newPlace())).rejects.toThrow("There is no backup there.");
  expect(() => backupPlace("ftp://somewhere")).toThrow("neither a folder nor s3://");
  expect(await readdir(folder)).not.toContain("somewhere");
});
