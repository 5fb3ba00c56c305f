import { unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();

let team: TestTeam;
let owner: ApiClient;
let product: string;

beforeAll(async () => {
  team = await testTeam();
  owner = await signedIn(team, "owner");
  const sheet = await uploadRead(team.client, { product_name: "Acetone" });
  product = (await team.client.post("/products")).body.data[0].id;
  await owner.patch(`/products/${product}`, { sku: "A-1" });
  await owner.put(`/sds/${sheet}/procurement-status`, { status: "Accept" });
});

type Event = { action: string; actor: { kind: string }; details: object; target_name: string };

test("the log says who did what to which product, the newest first", async () => {
  const { body } = await owner.get("/audit-events");
  const events: Event[] = body.data;
  expect(events.map(({ action }) => action).slice(0, 2)).toEqual(["setProcurementStatus", "updateProduct"]);
  expect(events[1]).toMatchObject({
    target_name: "Acetone",
    details: { sku: "A-1" },
    actor: { kind: "user" },
  });
  expect(events.at(-1)?.actor.kind).toBe("key");
});

test("the log is filtered by action and by actor", async () => {
  const { body } = await owner.get("/audit-events?action=updateProduct&from=2020-01-01");
  expect(body.meta.total).toBe(1);
  const none = await owner.get("/audit-events?actor=worker");
  expect(none.body.data).toEqual([]);
});

test("reading the log leaves no trace in it", async () => {
  const before = (await owner.get("/audit-events")).body.meta.total;
  expect((await owner.get("/audit-events")).body.meta.total).toBe(before);
});

test("the log is exported as Excel, without uploaded bytes", async () => {
  const { body } = await owner.get("/audit-events/export?format=xlsx");
  const sheet = new TextDecoder().decode(unzipSync(new Uint8Array(body))["xl/worksheets/sheet1.xml"]);
  expect(sheet).toContain("createDocument");
  expect(sheet).not.toContain("bytes");
});

test("a product's history names what was done to it and to its sheet", async () => {
  const reader = await signedIn(team, "reader");
  const { body } = await reader.get(`/products/${product}/history`);
  expect(body.data.map(({ action }: Event) => action)).toEqual([
    "setProcurementStatus",
    "updateProduct",
    "createDocument",
  ]);
});

test("the log is for owners and admins; another team's product has no history", async () => {
  const editor = await signedIn(team, "editor");
  expect((await editor.get("/audit-events")).status).toBe(403);
  const stranger = await signedIn(await testTeam(), "owner");
  expect((await stranger.get(`/products/${product}/history`)).status).toBe(404);
});
