import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { database } from "@/lib/platform/database/client";
import { forgetEnvironment } from "@/lib/platform/environment";
import { checkFile, keepFile } from "@/lib/platform/kept-files/service";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { onNewMachine } from "@/lib/testing/new-machine";
import { fileForm, testPdf } from "@/lib/testing/read-sheet";
import { s3Credentials, startS3 } from "@/lib/testing/s3-server";
import { holdingPlace } from "../lock";
import { backupPlace, type Place } from "../place";
import { readRecord, writeRecord } from "../record";
import { restore } from "../restore/service";
import { backup, verify } from "../service";
import type { Policy } from "./policy";
import { prune } from "./service";

testDatabase();
// A restored instance is migrated and checked file by file.
vi.setConfig({ testTimeout: 60_000 });

let folder = "";
let team: TestTeam;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "prune-"));
  team = await testTeam();
});
afterAll(() => rm(folder, { recursive: true }));

const newAddress = () => join(folder, randomUUID());
const onlyLatest: Policy = { last: 1, daily: 0, weekly: 0, monthly: 0, yearly: 0 };
const daily = (days: number): Policy => ({ ...onlyLatest, last: 0, daily: days });

const upload = async () => (await team.client.post("/sds", undefined, { form: fileForm(testPdf()) })).body.id;

async function namesIn(place: Place): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of place.names()) names.push(name);
  return names.sort();
}

/** A backup, as if it had been taken at another moment. */
async function backedUpAt(place: Place, takenAt: string): Promise<string> {
  const { backup: name } = await backup(place);
  const { record } = await readRecord(place, name);
  await place.records.remove(`${name}.json`);
  return writeRecord(place, { ...record, taken_at: takenAt });
}

/** Backups of three nights, each with a sheet more; the first knows a file that the instance has forgotten since. */
async function threeNights(place: Place) {
  const forgotten = await keepFile(Buffer.from(`forgotten ${randomUUID()}`));
  const first = await backedUpAt(place, "2026-05-01T01:00:00.000Z");
  await database().storedFile.delete({ where: { sha256: forgotten } });
  await upload();
  const second = await backedUpAt(place, "2026-05-02T01:00:00.000Z");
  const id = await upload();
  const third = await backedUpAt(place, "2026-05-03T01:00:00.000Z");
  return { forgotten, first, second, third, id };
}

/** What was kept is whole, and can be restored with every file. */
async function expectWhole(place: Place, documentId: string) {
  expect((await verify(place)).faults).toEqual([]);
  await onNewMachine(async () => {
    await restore(place);
    expect(await database().document.count({ where: { id: documentId } })).toBe(1);
    for (const { sha256 } of await database().storedFile.findMany())
      expect(await checkFile(sha256)).toBeNull();
  });
}

test("pruning drops the backups that no rule keeps and what only they need; those that stay are whole", async () => {
  const place = backupPlace(newAddress());
  const { forgotten, first, second, third, id } = await threeNights(place);
  const before = await namesIn(place);
  const report = await prune(place, daily(2), true);
  expect(report).toMatchObject({ deleted: true, dropped: [first], kept: [second, third] });
  const after = await namesIn(place);
  expect(before.filter((name) => !after.includes(name))).toContain(forgotten);
  expect(report).toMatchObject({
    files_kept: after.length,
    files_dropped: before.length - after.length,
  });
  expect(report.bytes_dropped).toBeGreaterThan(0);
  expect((await verify(place, second)).faults).toEqual([]);
  await expectWhole(place, id);
  expect(await prune(place, daily(2), true)).toMatchObject({
    dropped: [],
    files_dropped: 0,
    bytes_dropped: 0,
  });
});

test("without --delete it only tells what it would drop, and writes nothing there", async () => {
  const address = newAddress();
  const place = backupPlace(address);
  const { first, second, third } = await threeNights(place);
  const before = await readdir(address, { recursive: true });
  const told = await prune(place, onlyLatest, false);
  expect(told).toMatchObject({ deleted: false, dropped: [first, second], kept: [third] });
  expect(await readdir(address, { recursive: true })).toEqual(before);
  expect(await prune(place, onlyLatest, true)).toEqual({ ...told, deleted: true });
});

test("a bucket is pruned like a folder, and what lies beside the backups stays", async () => {
  const server = await startS3("kept");
  process.env.S3_ENDPOINT = server.endpoint;
  process.env.S3_ACCESS_KEY_ID = s3Credentials.accessKeyId;
  process.env.S3_SECRET_ACCESS_KEY = s3Credentials.secretAccessKey;
  forgetEnvironment();
  try {
    const place = backupPlace("s3://kept/nightly");
    const others = ["nightly/files/readme.txt", `files/ab/${"ab".repeat(32)}`, "nightly-2/backups/a.json"];
    for (const name of others) server.objects.set(name, Buffer.from("of somebody else"));
    const { forgotten, third, id } = await threeNights(place);
    expect(await prune(place, onlyLatest, true)).toMatchObject({ kept: [third] });
    expect([...server.objects.keys()]).toEqual(expect.arrayContaining(others));
    expect([...server.objects.keys()].filter((name) => name.includes(forgotten))).toEqual([]);
    expect([...server.objects.keys()].filter((name) => name.includes("/locks/"))).toEqual([]);
    await expectWhole(place, id);
  } finally {
    for (const name of ["S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) delete process.env[name];
    forgetEnvironment();
    await server.close();
  }
});

test("while a backup is written there nothing is pruned, and no backup begins while one prunes", async () => {
  const place = backupPlace(newAddress());
  await backup(place);
  await holdingPlace(place, "backup", async () => {
    await expect(prune(place, onlyLatest, true)).rejects.toThrow(/A backup is under way there/);
    await backup(place);
  });
  await holdingPlace(place, "prune", async () => {
    await expect(backup(place)).rejects.toThrow(/A prune is under way there/);
    await expect(prune(place, onlyLatest, true)).rejects.toThrow(/A prune is under way there/);
  });
  expect(await place.locks.list()).toEqual([]);
  expect(await prune(place, onlyLatest, true)).toMatchObject({ deleted: true });
});

test("backups and pruning at once leave every remaining backup whole", async () => {
  const place = backupPlace(newAddress());
  await backup(place);
  const attempts = Array.from({ length: 8 }, async (_, i) => {
    if (i % 2) return prune(place, onlyLatest, true).catch(refusal);
    await upload();
    return backup(place).catch(refusal);
  });
  await Promise.all(attempts);
  for (const name of await place.records.list())
    expect((await verify(place, name.replace(".json", ""))).faults).toEqual([]);
});

/** The one way in which it may fail. */
function refusal(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!message.includes("is under way there")) throw error;
  return message;
}

test("the lock of a killed backup is forgotten after half an hour; a backup that lost its lock leaves no record", async () => {
  const place = backupPlace(newAddress());
  await backup(place);
  const lock = { work: "backup", alive_at: "2026-05-01T00:00:00.000Z" };
  await place.locks.write("backup-killed.json", Buffer.from(JSON.stringify(lock)));
  expect(await prune(place, onlyLatest, true)).toMatchObject({ deleted: true });
  expect(await place.locks.list()).toEqual([]);
  const unlucky = { ...place, locks: { ...place.locks, list: async () => [] } };
  await expect(backup(unlucky)).rejects.toThrow(/The lock on the backups was taken away/);
  expect(await place.records.list()).toHaveLength(1);
});

test("nothing is dropped where a record cannot be read or a backup to keep lacks a file", async () => {
  const address = newAddress();
  const place = backupPlace(address);
  const { third } = await threeNights(place);
  const before = await namesIn(place);
  await place.records.write("2026-04-01T01-00-00.000Z.json", Buffer.from("{}"));
  await expect(prune(place, onlyLatest, true)).rejects.toThrow(
    /2026-04-01T01-00-00.000Z is damaged, or of a/,
  );
  await place.records.remove("2026-04-01T01-00-00.000Z.json");
  const { record } = await readRecord(place, third);
  const [piece = ""] = record.tables.find(({ name }) => name === "documents")?.pieces ?? [];
  const at = join(address, "files", piece.slice(0, 2), piece);
  const bytes = await readFile(at);
  await rm(at);
  await expect(prune(place, onlyLatest, true)).rejects.toThrow(
    `${third} is not whole: it lacks ${piece}. Nothing was dropped.`,
  );
  expect(await place.records.list()).toHaveLength(3);
  await writeFile(at, bytes);
  expect(await namesIn(place)).toEqual(before);
});

test("what an interrupted backup left is cleared away, and nothing else in the folder", async () => {
  const address = newAddress();
  const place = backupPlace(address);
  await backup(place);
  const [within = ""] = await readdir(join(address, "files"));
  const left = join(address, "files", within, `${within.padEnd(64, "0")}.${randomUUID()}.part`);
  const foreign = join(address, "files", within, "notes.txt");
  for (const file of [left, foreign]) await writeFile(file, "half");
  expect(await prune(place, onlyLatest, true)).toMatchObject({ files_dropped: 1, bytes_dropped: 4 });
  expect(await readdir(join(address, "files", within))).not.toContain(left.split("/").at(-1));
  expect(await readFile(foreign, "utf8")).toBe("half");
});
