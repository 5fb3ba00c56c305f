import { beforeAll, expect, test } from "vitest";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { uploadRead } from "@/lib/testing/read-sheet";

testDatabase();

let team: TestTeam;
let editor: ApiClient;
let asked: string;

beforeAll(async () => {
  team = await testTeam();
  editor = await signedIn(team, "editor");
  asked = await uploadRead(team.client, { product_name: "Acetone new" });
  await uploadRead(team.client, { product_name: "Acetone held" });
});

test("a case names what the library holds of the same substances, and what the lists say", async () => {
  const { body } = await editor.get(`/sds/${asked}/procurement-case`);
  expect(body.data.similar.map(({ name }: { name: string }) => name)).toEqual(["Acetone held"]);
  expect(body.data.similar[0].shared_cas).toContain("67-64-1");
  expect(body.data.hits.harmonised_classification.length).toBeGreaterThan(0);
  expect(body.data.history).toEqual([]);
});

test("a decision is kept with its comment, by one and by many", async () => {
  const decision = { status: "Reject", comment: "There is a safer one." };
  const { body } = await editor.post(`/sds/${asked}/decisions`, decision);
  expect(body.data.procurement_status).toBe("Reject");
  const { product_id } = (await editor.get(`/sds/${asked}/procurement-case`)).body.data;
  await editor.post("/products/decide", { product_ids: [product_id], status: "Review" });
  const { history } = (await editor.get(`/sds/${asked}/procurement-case`)).body.data;
  expect(history.map(({ details }: { details: object }) => details)).toEqual([
    { status: "Review" },
    decision,
  ]);
});

test("a reader decides nothing, and another team finds nothing", async () => {
  const reader = await signedIn(team, "reader");
  expect((await reader.post(`/sds/${asked}/decisions`, { status: "Accept" })).status).toBe(403);
  const stranger = await signedIn(await testTeam(), "owner");
  expect((await stranger.get(`/sds/${asked}/procurement-case`)).status).toBe(404);
  expect((await stranger.post(`/sds/${asked}/decisions`, { status: "Accept" })).status).toBe(404);
});

const ways = {
  "the decision alone": (id: string, status: string) =>
    team.client.put(`/sds/${id}/procurement-status`, { status }),
  "a decision with a comment": (id: string, status: string) =>
    editor.post(`/sds/${id}/decisions`, { status }),
  "a decision on many": async (id: string, status: string) =>
    editor.post("/products/decide", { product_ids: [await productOf(id)], status }),
};

test.each(Object.entries(ways))("%s moves the product's last_updated, once", async (_, decide) => {
  const sheet = await uploadRead(team.client, { product_name: `Decided ${_}` });
  const id = await productOf(sheet);
  const lastUpdated = async () => (await team.client.get(`/products/${id}`)).body.data.last_updated;
  const before = await lastUpdated();
  expect((await decide(sheet, "Accept")).status).toBe(200);
  const decided = await lastUpdated();
  expect(Date.parse(decided)).toBeGreaterThan(Date.parse(before));
  expect((await team.client.get(`/products/${id}`)).body.data.sds.procurement_status).toBe("Accept");
  await decide(sheet, "Accept");
  expect(await lastUpdated()).toBe(decided);
});

test("what PATCH /sds changes of a product's sheet moves its last_updated", async () => {
  const sheet = await uploadRead(team.client, { product_name: "Changed" });
  const id = await productOf(sheet);
  const before = (await team.client.get(`/products/${id}`)).body.data.last_updated;
  await team.client.patch(`/sds/${sheet}`, { status: "failed" });
  const after = (await team.client.get(`/products/${id}`)).body.data.last_updated;
  expect(Date.parse(after)).toBeGreaterThan(Date.parse(before));
});

async function productOf(sheet: string): Promise<string> {
  return (await editor.get(`/sds/${sheet}/procurement-case`)).body.data.product_id;
}
