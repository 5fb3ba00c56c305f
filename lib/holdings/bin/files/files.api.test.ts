import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { backupPlace } from "@/lib/platform/backup/place";
import { backup } from "@/lib/platform/backup/service";
import { database } from "@/lib/platform/database/client";
import { keepFile } from "@/lib/platform/kept-files/service";
import { storage } from "@/lib/platform/storage/service";
import { type ApiClient, forgetCalls, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, testPdf, uploadRead } from "@/lib/testing/read-sheet";
import { unsafeEmpty } from "../service";
import { unsafeDropFiles } from "./service";

testDatabase();
let team: TestTeam;
let editor: ApiClient;

beforeEach(async () => {
  forgetCalls();
  team = await testTeam();
  editor = await signedIn(team, "editor");
});

const longAgo = new Date(0);
const hashOf = (text: string) => createHash("sha256").update(Buffer.from(text, "latin1")).digest("hex");

/** A sheet with an attachment that has lain in the bin for thirty days, and the hashes of its files. */
async function forgotten(pdf: string) {
  const id = await uploadRead(team.client, { product_name: "Glue" }, pdf);
  await editor.post(`/sds/${id}/attachments`, undefined, { form: fileForm(`note ${id}`, "a.txt") });
  const { sha256: note } = await database().attachment.findFirstOrThrow({ where: { documentId: id } });
  const { body } = await editor.post("/bin", { kind: "sheet", id });
  await database().removal.update({ where: { id: body.data.id }, data: { createdAt: longAgo } });
  await unsafeEmpty();
  return { sheet: hashOf(pdf), note };
}

/** As if so much time had passed since. */
async function later() {
  await database().unneededFile.updateMany({ data: { since: longAgo } });
  await database().storedFile.updateMany({ data: { storedAt: longAgo } });
}
const dropped = async () =>
  (await database().auditEvent.findMany({ where: { teamId: team.id, action: "dropFile" } })).map(
    ({ details }) => details,
  );

test("files that left the bin are dropped a day later, with a line in the audit log; the same bytes may come again", async () => {
  const pdf = testPdf();
  const { sheet, note } = await forgotten(pdf);
  await unsafeDropFiles();
  expect([await storage().has(sheet), await storage().has(note)]).toEqual([true, true]);
  await later();
  expect(await unsafeDropFiles()).toBe(2);
  expect([await storage().has(sheet), await storage().has(note)]).toEqual([false, false]);
  expect(await dropped()).toEqual(
    expect.arrayContaining([
      { name: "Glue", sha256: sheet },
      { name: "Glue", sha256: note },
    ]),
  );
  expect(await database().sheet.count({ where: { sha256: sheet } })).toBe(0);
  expect(await database().storedFile.count({ where: { sha256: { in: [sheet, note] } } })).toBe(0);
  await uploadRead(team.client, { product_name: "Glue" }, pdf);
  expect(await storage().has(sheet)).toBe(true);
  expect(await unsafeDropFiles()).toBe(0);
});

test("what another team holds, or has in its bin, stays", async () => {
  const [held, binned] = [testPdf(), testPdf()];
  const other = await testTeam();
  await uploadRead(other.client, {}, held);
  const inBin = await uploadRead(other.client, {}, binned);
  await (await signedIn(other, "editor")).post("/bin", { kind: "sheet", id: inBin });
  for (const pdf of [held, binned]) {
    const { sheet } = await forgotten(pdf);
    await later();
    await unsafeDropFiles();
    expect(await storage().has(sheet)).toBe(true);
  }
});

test("whoever stores the same bytes meanwhile has a day to refer to them", async () => {
  const pdf = testPdf();
  const { sheet } = await forgotten(pdf);
  await later();
  await keepFile(Buffer.from(pdf, "latin1"));
  await unsafeDropFiles();
  expect(await storage().has(sheet)).toBe(true);
});

test("bytes that are stored while they are dropped are there afterwards", async () => {
  for (let round = 0; round < 5; round += 1) {
    const pdf = testPdf();
    const { sheet } = await forgotten(pdf);
    await later();
    await Promise.all([unsafeDropFiles(), keepFile(Buffer.from(pdf, "latin1"))]);
    expect(await storage().has(sheet)).toBe(true);
  }
});

test("an upload that was never ingested keeps its file", async () => {
  const pdf = testPdf();
  const { sheet } = await forgotten(pdf);
  await database().upload.create({
    data: { teamId: team.id, sha256: sheet, byteSize: pdf.length, expiresAt: longAgo },
  });
  await later();
  await unsafeDropFiles();
  expect(await storage().has(sheet)).toBe(true);
});

test("no file is dropped while a backup may be about to copy it", async () => {
  const { sheet } = await forgotten(testPdf());
  await later();
  const folder = await mkdtemp(join(tmpdir(), "backup-"));
  const place = backupPlace(folder);
  let meanwhile = -1;
  const write = async (name: string, bytes: Uint8Array) => {
    meanwhile = await unsafeDropFiles();
    await place.records.write(name, bytes);
  };
  await backup({ ...place, records: { ...place.records, write } });
  expect(meanwhile).toBe(0);
  expect(await place.store.has(sheet)).toBe(true);
  await rm(folder, { recursive: true });
  expect(await unsafeDropFiles()).toBe(2);
});
