import { beforeEach, expect, test } from "vitest";
import { connections, pool } from "@/lib/platform/database/pool";
import { forgetCalls, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { finishReading, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
beforeEach(forgetCalls);

test("facets follow every change at once", async () => {
  const { client } = await testTeam();
  const facets = async () => (await client.get("/products/facets")).body.data;
  expect((await facets()).h_codes).toEqual([]);
  const document = await uploadRead(client);
  expect((await facets()).signal_word).toEqual([{ value: "Danger", count: 1 }]);
  const [{ id }] = (await client.post("/products")).body.data;
  const place = (await client.post("/locations", { name: "A" })).body.data.id;
  await client.post(`/workplaces/${place}/products`, { product_ids: [id] });
  expect((await facets()).workplace_id).toEqual([{ value: place, name: "A", count: 1 }]);
  await client.patch(`/locations/${place}`, { name: "B" });
  expect((await facets()).workplace_id[0].name).toBe("B");
  await client.put(`/sds/${document}/procurement-status`, { status: "Accept" });
  expect((await facets()).procurement_status).toEqual([{ value: "Accept", count: 1 }]);
  await finishReading(document, { signal_word: "Warning", hazard_statements: ["H319"] });
  expect((await facets()).h_codes).toEqual([{ value: "H319", count: 1 }]);
  await client.delete(`/workplaces/${place}/products/${id}?force=true`);
  expect((await facets()).workplace_id).toEqual([]);
  await client.patch(`/products/${id}`, { archived: true });
  expect(await facets()).toMatchObject({
    h_codes: [],
    signal_word: [],
    flash_point: { min: null, max: null },
  });
});

test("a change that commits after a later one is seen as well", async () => {
  const { client, id: teamId } = await testTeam();
  const signalWords = async () => (await client.get("/products/facets")).body.data.signal_word;
  for (const name of ["One", "Two"]) await uploadRead(client, { product_name: name });
  const [first, second] = (await client.post("/products")).body.data;
  const slow = await connections().connect();
  await slow.query("begin");
  await slow.query("update products set archived = true where team_id = $1 and id = $2", [teamId, first.id]);
  await client.patch(`/products/${second.id}`, { archived: true });
  expect(await signalWords()).toEqual([{ value: "Danger", count: 1 }]);
  await slow.query("commit");
  slow.release();
  expect(await signalWords()).toEqual([]);
});

test("stock that is written leaves the kept answer in use", async () => {
  const { client, id: teamId } = await testTeam();
  await uploadRead(client);
  const [{ id }] = (await client.post("/products")).body.data;
  const notes = async () =>
    (await pool().query("select from library_changes where team_id = $1", [teamId])).rowCount;
  const before = await notes();
  await client.post(`/products/${id}/quantities`, { amount: 1, unit: "kg" });
  expect(await notes()).toBe(before);
});
