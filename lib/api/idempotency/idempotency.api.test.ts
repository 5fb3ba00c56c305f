import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { operations } from "@/lib/api/table";
import { database } from "@/lib/platform/database/client";
import { databaseUrl } from "@/lib/platform/database/connection";
import { type Answer, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, testPdf, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();

let team: TestTeam;
let sheet: string;
let product: string;
let location: string;

beforeAll(async () => {
  team = await testTeam();
  sheet = await uploadRead(team.client, { product_name: "Acetone" });
  product = (await team.client.post("/products")).body.data[0].id;
  location = (await team.client.post("/locations", { name: "Store" })).body.data.id;
});

const keyed = (key: string) => ({ headers: { "idempotency-key": key } });

type Create = (key: string) => Promise<Answer>;
const pdf = testPdf("the same bytes");

/** Every create of both families (decisions 9.12). */
const creates: Record<string, Create> = {
  createDocument: (key) => team.client.post("/sds", undefined, { ...keyed(key), form: fileForm(pdf) }),
  createAttachment: (key) =>
    team.client.post(`/sds/${sheet}/attachments`, undefined, { ...keyed(key), form: fileForm("a", "a.txt") }),
  createLocation: (key) => team.client.post("/locations", { name: `Room ${key}` }, keyed(key)),
  createInventoryItem: (key) =>
    team.client.post(`/locations/${location}/inventory`, { sds_id: sheet, amount: 1, unit: "L" }, keyed(key)),
  createProduct: (key) => team.client.post("/products/create", { display_name: "P" }, keyed(key)),
  createQuantity: (key) =>
    team.client.post(`/products/${product}/quantities`, { amount: 1, unit: "kg" }, keyed(key)),
  createUpload: (key) => team.client.post("/uploads", {}, keyed(key)),
  placeProducts: (key) =>
    team.client.post(`/workplaces/${location}/products`, { product_ids: [product] }, keyed(key)),
};

test.each(Object.entries(creates))("%s answers a repeated key as the first time", async (id, create) => {
  expect(operations.find((operation) => operation.id === id)?.idempotent).toBe(true);
  const key = randomUUID();
  const first = await create(key);
  const again = await create(key);
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(first.headers.get("idempotency-replayed")).toBeNull();
  expect(again.headers.get("idempotency-replayed")).toBe("true");
});

test("a repeated request doubles no stock", async () => {
  const url = `/inventory?location_id=${location}`;
  const before = (await team.client.get(url)).body.meta.total;
  const key = randomUUID();
  for (let i = 0; i < 3; i += 1) await creates.createInventoryItem?.(key);
  expect((await team.client.get(url)).body.meta.total).toBe(before + 1);
});

test("another file with the same key is refused", async () => {
  const key = randomUUID();
  const send = (content: string) =>
    team.client.post("/sds", undefined, { ...keyed(key), form: fileForm(testPdf(content)) });
  expect((await send("one")).status).toBe(202);
  expect((await send("two")).status).toBe(409);
});

test.each(["", "two words", "é", "k".repeat(256)])("%j is no key, and nothing is done", async (key) => {
  const before = await database().product.count();
  expect((await creates.createProduct?.(key))?.status).toBe(422);
  expect(await database().product.count()).toBe(before);
});

test("an answer is kept for a day, and not longer", async () => {
  const key = randomUUID();
  const first = await creates.createProduct?.(key);
  const age = (hours: number) =>
    database()
      .$executeRaw`update idempotency_keys set created_at = now() - make_interval(mins => ${hours * 60 - 1}) where key = ${key}`;
  await age(24);
  expect((await creates.createProduct?.(key))?.body).toEqual(first?.body);
  await age(24.1);
  expect((await creates.createProduct?.(key))?.body.data.id).not.toBe(first?.body.data.id);
});

describe("while the first request is being answered", () => {
  test("a second one with its key is told when to come back, and hears the first answer then", async () => {
    const key = randomUUID();
    const blocker = new pg.Client(databaseUrl());
    await blocker.connect();
    await blocker.query("begin");
    await blocker.query("lock table products in access exclusive mode");
    const first = creates.createProduct?.(key);
    await waiting(blocker);
    const second = await creates.createProduct?.(key);
    expect(second?.status).toBe(409);
    expect(second?.headers.get("retry-after")).toBe("2");
    await blocker.query("commit");
    await blocker.end();
    expect((await first)?.status).toBe(201);
    expect((await creates.createProduct?.(key))?.body).toEqual((await first)?.body);
  });
});

/** Until another connection waits for this one's lock. */
async function waiting(blocker: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await blocker.query(
      "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))",
    );
    if (rowCount) return;
  }
}
