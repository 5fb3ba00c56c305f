import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { pool } from "@/lib/platform/database/pool";
import { queueFileCheck } from "@/lib/platform/kept-files/service";
import { readiness } from "@/lib/platform/readiness/service";
import { sha256Of } from "@/lib/platform/storage/storage";
import { testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { oneOfEverything } from "@/lib/testing/one-of-everything";
import { fileForm, testFile, testPdf } from "@/lib/testing/read-sheet";
import { work } from "./work-off";

testDatabase();

const placeOf = (sha256: string) => join(process.env.DATA_DIR ?? "", "files", sha256.slice(0, 2), sha256);
const read = () => testFile({ 1: {} }, 1);
const faultOf = async (sha256: string) =>
  (await database().storedFile.findUniqueOrThrow({ where: { sha256 } })).fault;
const notLookedAt = (sha256: string) =>
  database().storedFile.update({ where: { sha256 }, data: { checkedAt: new Date("2020-01-01") } });

/** A sheet that was uploaded and read. */
async function uploaded() {
  const { client } = await testTeam();
  const pdf = testPdf();
  const upload = async () => client.post("/sds", undefined, { form: fileForm(pdf) });
  const { id } = (await upload()).body;
  await work(read);
  const sha256 = sha256Of(Buffer.from(pdf));
  const damage = () => writeFile(placeOf(sha256), pdf.replace("PDF", "PDQ"));
  return { pdf, sha256, upload, damage, download: () => client.get(`/sds/${id}/download`) };
}

/** Looks through what was not looked at for a week, as the worker does. */
async function checkFiles() {
  await queueFileCheck();
  await queueFileCheck();
  return work(read);
}

test("every file that a row names is known to the store's own list", async () => {
  await oneOfEverything(await testTeam());
  const { rows: columns } = await pool().query<{ name: string }>(`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'sha256' and table_name <> 'stored_files'`);
  expect(columns.length).toBeGreaterThan(3);
  for (const { name } of columns) {
    const { rows } = await pool().query(
      `select sha256 from ${name} where sha256 is not null and sha256 not in (select sha256 from stored_files)`,
    );
    expect({ name, rows }).toEqual({ name, rows: [] });
  }
});

test("the worker finds a damaged file within its turn, tells operators, and the same bytes heal it", async () => {
  const { sha256, upload, damage, download } = await uploaded();
  await damage();
  await notLookedAt(sha256);
  expect(await checkFiles()).toEqual(["checkFiles"]);
  expect(await faultOf(sha256)).toBe("damaged");
  const { status, checks } = await readiness();
  expect(status).toBe("degraded");
  expect(checks.files).toContain("1 missing or damaged");
  expect((await download()).status).toBe(503);
  await upload();
  expect(await faultOf(sha256)).toBeNull();
  expect((await readiness()).status).toBe("ready");
  expect((await download()).status).toBe(200);
});

test("a file that is gone is told as well, and one that is put back by hand is sound again", async () => {
  const { sha256, pdf, download } = await uploaded();
  await rm(placeOf(sha256));
  await notLookedAt(sha256);
  await checkFiles();
  expect(await faultOf(sha256)).toBe("missing");
  await writeFile(placeOf(sha256), pdf);
  expect(Buffer.from((await download()).body).toString()).toBe(pdf);
  expect(await faultOf(sha256)).toBeNull();
});

test("a download looks at a file that nobody has looked at for a week, and never sends damaged bytes", async () => {
  const { sha256, damage, download } = await uploaded();
  await notLookedAt(sha256);
  expect((await download()).status).toBe(200);
  const { checkedAt } = await database().storedFile.findUniqueOrThrow({ where: { sha256 } });
  expect(checkedAt?.getTime()).toBeGreaterThan(new Date("2020-01-02").getTime());
  await damage();
  await notLookedAt(sha256);
  expect((await download()).status).toBe(503);
  expect(await faultOf(sha256)).toBe("damaged");
});

test("files that were looked at within the week are left alone", async () => {
  await uploaded();
  expect(await checkFiles()).toEqual([]);
});
