import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Extraction } from "@/lib/extraction/model";
import { create, store, update } from "@/lib/holdings/documents/service";
import { queueOutdated } from "@/lib/holdings/rereading/service";
import { extractorVersion } from "@/lib/holdings/sheets/extractor-version";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";
import { pool } from "@/lib/platform/database/pool";
import { testDatabase } from "@/lib/testing/database";
import { testPdf, testSheet } from "@/lib/testing/read-sheet";
import { teamContext } from "@/lib/testing/team-context";
import { work } from "./work-off";

testDatabase();

const completed = (name: string): Extraction => testSheet({ product_name: name });
const tooComplex = (): Extraction => ({
  status: "failed",
  error: { code: "too_complex", message: "Too long." },
  document: null,
  sections: null,
});

async function upload(context: Context, pdf: string) {
  const bytes = new TextEncoder().encode(pdf);
  await store(bytes);
  return (await create(context, { fileName: "a.pdf", bytes })).document;
}
const documentOf = (id: string) => database().document.findUniqueOrThrow({ where: { id } });

const clear = () => pool().query("delete from graphile_worker._private_jobs");

test("a sheet that reached a limit for one team is read anew for another, and that heals the first", async () => {
  const [first, second, pdf] = [await teamContext(), await teamContext(), testPdf()];
  const failed = await upload(first, pdf);
  await work(tooComplex);
  expect(await documentOf(failed.id)).toMatchObject({ status: "failed", errorCode: "too_complex" });
  const document = await upload(second, pdf);
  await work(() => completed("Glue"));
  for (const { id } of [failed, document])
    expect(await documentOf(id)).toMatchObject({ status: "completed", productName: "Glue", errorCode: null });
});

test("a reader that ends early fails its job alone: nothing is kept of it, and the document still waits", async () => {
  const document = await upload(await teamContext(), testPdf());
  await expect(work(() => Promise.reject(new Error("ended")))).rejects.toThrow("ended");
  expect(await documentOf(document.id)).toMatchObject({ status: "processing", extractionId: null });
  expect(await database().extraction.count({ where: { sheetId: document.sheetId } })).toBe(0);
  await work(() => completed("Glue"));
  expect(await documentOf(document.id)).toMatchObject({ status: "completed" });
});

test("reading again that reaches a limit leaves what was read before", async () => {
  const context = await teamContext();
  const { id } = await upload(context, testPdf());
  await work(() => completed("Glue"));
  await update(context, id, { status: "processing" });
  await work(tooComplex);
  expect(await documentOf(id)).toMatchObject({ status: "completed", productName: "Glue" });
  await update(context, id, { status: "processing" });
  await work(() => completed("Glue, read better"));
  expect(await documentOf(id)).toMatchObject({ productName: "Glue, read better" });
});

/** As if an earlier version of the extractor had read a sheet, or all of them. */
async function readByEarlierVersion(sheetId?: string): Promise<void> {
  const data = { extractorVersion: `old ${randomUUID()}` };
  await database().extraction.updateMany({ where: { sheetId }, data });
  await database().sheet.updateMany({ where: { id: sheetId }, data: { triedVersion: "6" } });
}

test("what an earlier version has read is read again, behind fresh uploads and once; what people set stays", async () => {
  const context = await teamContext();
  const held = await upload(context, testPdf());
  await work(() => completed("Glue"));
  await readByEarlierVersion(held.sheetId);
  const own = { procurementStatus: "Accept", alternateName: "Our glue", sku: "7" } as const;
  await database().document.update({ where: { id: held.id }, data: own });
  const { productId } = await documentOf(held.id);
  await database().product.update({ where: { id: productId ?? "" }, data: { displayName: "My name" } });
  expect(await queueOutdated()).toBe(1);
  expect(await queueOutdated()).toBe(0);
  const fresh = await upload(context, testPdf());
  expect(await work(() => completed("Glue, read better"))).toEqual(["extract", "reread"]);
  expect(await documentOf(held.id)).toMatchObject({ ...own, productId, productName: "Glue, read better" });
  expect(await database().product.findUniqueOrThrow({ where: { id: productId ?? "" } })).toMatchObject({
    displayName: "My name",
    primaryDocumentId: held.id,
  });
  expect(await documentOf(fresh.id)).toMatchObject({ status: "completed" });
  expect(await queueOutdated()).toBe(0);
  const versions = await database().extraction.findMany({ where: { sheetId: held.sheetId } });
  expect(versions.map((one) => one.extractorVersion)).toEqual([extractorVersion()]);
});

test("a reading that says the same changes no date, and one that fails keeps the earlier", async () => {
  const context = await teamContext();
  const held = await upload(context, testPdf());
  await work(() => completed("Glue"));
  const before = await documentOf(held.id);
  await readByEarlierVersion(held.sheetId);
  await queueOutdated();
  await work(() => completed("Glue"));
  const after = await documentOf(held.id);
  expect(after).toEqual({ ...before, extractionId: after.extractionId });
  await readByEarlierVersion(held.sheetId);
  await queueOutdated();
  await work(tooComplex);
  expect(await documentOf(held.id)).toEqual(after);
  expect(await queueOutdated()).toBe(0);
});

test("sheets are queued again some at a time, and a job that a kill interrupted is still there", async () => {
  await clear();
  const context = await teamContext();
  for (let i = 0; i < 5; i += 1) {
    const { id } = await upload(context, testPdf());
    await database().document.update({ where: { id }, data: { status: "completed" } });
  }
  await clear();
  await readByEarlierVersion();
  expect(await queueOutdated(3)).toBe(3);
  expect(await queueOutdated(3)).toBe(0);
  await expect(work(() => Promise.reject(new Error("killed")))).rejects.toThrow("killed");
  const { rowCount } = await pool().query("select from graphile_worker._private_jobs");
  expect(rowCount).toBe(3);
  await clear();
});
