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

test("what was changed is told from what to what, and of what", async () => {
  await owner.patch(`/products/${product}`, { sku: "A-2", supplier: null });
  const line = { amount: 5, unit: "L", container_count: 1 };
  const made = await owner.post(`/products/${product}/quantities`, line);
  await owner.patch(`/products/${product}/quantities/${made.body.data.id}`, { amount: 2, unit: "L" });
  await owner.delete(`/products/${product}/quantities/${made.body.data.id}`);
  const { body } = await owner.get("/audit-events?per_page=4");
  const target = { kind: "product", id: product };
  expect(body.data).toMatchObject([
    { action: "deleteQuantity", details: {}, before: { amount: 2, unit: "L" }, target },
    { action: "updateQuantity", details: { amount: 2 }, before: { amount: 5 }, target },
    { action: "createQuantity", details: line, before: null, target },
    { action: "updateProduct", details: { sku: "A-2" }, before: { sku: "A-1" }, target },
  ]);
  expect(body.data[1].details).not.toHaveProperty("unit");
  expect(body.data[3].details).not.toHaveProperty("supplier");
});

test("a decision is told with what was decided before, for one sheet and for several", async () => {
  await owner.post("/products/decide", { product_ids: [product], status: "Reject" });
  const [of] = (await owner.get("/audit-events?action=decideProducts")).body.data;
  expect(of).toMatchObject({ details: { status: "Reject" }, before: { status: "Accept" } });
  const [one] = (await owner.get("/audit-events?action=setProcurementStatus")).body.data;
  expect(one).toMatchObject({ details: { status: "Accept" }, before: { status: "Review" } });
  expect(one.target.kind).toBe("document");
});

test("the log is filtered by what its actions are about", async () => {
  const { body } = await owner.get("/audit-events?kind=procurement");
  const actions = body.data.map(({ action }: Event) => action);
  expect(new Set(actions)).toEqual(new Set(["setProcurementStatus", "decideProducts", "decideSelection"]));
  expect((await owner.get("/audit-events?kind=weather")).status).toBe(422);
});

test("what is archived is still there, and is not told as removed", async () => {
  const sheet = await uploadRead(team.client, { product_name: "Thinner" });
  await owner.delete(`/sds/${sheet}`);
  const [event] = (await owner.get("/audit-events?action=archiveDocument")).body.data;
  expect(event).toMatchObject({ details: {}, before: null, target: { kind: "document", id: sheet } });
});
