import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, testPdf, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
let team: TestTeam;
let sdsId: string;
let locationId: string;
beforeAll(async () => {
  team = await testTeam();
  sdsId = await uploadRead(team.client);
  locationId = (await team.client.post("/locations", { name: "Store" })).body.data.id;
});
const add = (body: object) => team.client.post(`/locations/${locationId}/inventory`, body);

describe("an inventory item", () => {
  test("is created with nothing but its sheet", async () => {
    const { status, body } = await add({ sds_id: sdsId });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      sds_id: sdsId,
      location_id: locationId,
      product_name: "Acetone technical",
      amount: null,
      unit: null,
      container_count: 1,
      storage_location: null,
      employees: null,
    });
  });

  test("of a sheet that is still being read files it once, however many come at a time", async () => {
    const upload = await team.client.post("/sds", undefined, { form: fileForm(testPdf()) });
    const sds_id = upload.body.id;
    const answers = await Promise.all(Array.from({ length: 6 }, () => add({ sds_id })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ body }) => body.data.sds_id))).toEqual(new Set([sds_id]));
  });

  test.each([0, 0.001, 2.5, 0.1, 1234567.891, 999_999_999.999])(
    "keeps the amount %d exactly",
    async (amount) => {
      const { body } = await add({ sds_id: sdsId, amount, unit: "kg" });
      expect((await team.client.get(`/inventory/${body.data.id}`)).body.data.amount).toBe(amount);
    },
  );

  test.each([
    [{}, "sds_id"],
    [{ sds_id: "x" }, "sds_id"],
    [{ amount: 0.0001 }, "amount"],
    [{ amount: 1.2345 }, "amount"],
    [{ amount: -1 }, "amount"],
    [{ amount: "1" }, "amount"],
    [{ amount: 1e12 }, "amount"],
    [{ unit: "KG" }, "unit"],
    [{ unit: "l" }, "unit"],
    [{ unit: "" }, "unit"],
    [{ container_count: 1.5 }, "container_count"],
    [{ container_count: -1 }, "container_count"],
    [{ container_count: null }, "container_count"],
    [{ location_id: randomUUID() }, "location_id"],
    [{ department: 5 }, "department"],
  ])("%o is refused, naming %s", async (input, field) => {
    const base = "sds_id" in input || field === "sds_id" ? {} : { sds_id: sdsId };
    const { status, body } = await add({ ...base, ...input });
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe(field);
  });

  test("is not found for an unknown sheet or location", async () => {
    expect((await add({ sds_id: randomUUID() })).status).toBe(404);
    const elsewhere = `/locations/${randomUUID()}/inventory`;
    expect((await team.client.post(elsewhere, { sds_id: sdsId })).status).toBe(404);
  });

  test("is a quantity line and implies the placement", async () => {
    const { client } = await testTeam();
    const document = await uploadRead(client);
    const location = (await client.post("/locations", { name: "L" })).body.data.id;
    const item = (
      await client.post(`/locations/${location}/inventory`, { sds_id: document, amount: 2, unit: "L" })
    ).body.data;
    const [product] = (await client.post("/products")).body.data;
    expect(product.workplace_ids).toEqual([location]);
    const lines = (await client.get(`/products/${product.id}/quantities`)).body;
    expect(lines.data[0]).toMatchObject({ id: item.id, workplace_id: location, amount: 2, total: 2 });
    expect((await client.get("/locations")).body.data[0].inventory_count).toBe(1);
    expect((await client.get("/workplaces")).body.data[0].product_count).toBe(1);
    const none = (await client.get(`/inventory/${item.id}/assessments`)).body.data;
    expect(none).toEqual({ recess: null, emkg: null });
  });

  test("is changed, unchanged by an empty change, and removed once", async () => {
    const { body } = await add({ sds_id: sdsId, amount: 1, unit: "L" });
    const path = `/inventory/${body.data.id}`;
    const changed = await team.client.patch(path, { amount: null, department: " R&D ", container_count: 0 });
    expect(changed.body.data).toMatchObject({
      amount: null,
      unit: "L",
      department: "R&D",
      container_count: 0,
    });
    expect((await team.client.patch(path, {})).body).toEqual(changed.body);
    expect((await team.client.patch(path, { sds_id: sdsId })).status).toBe(422);
    expect((await team.client.delete(path)).body).toEqual({ message: expect.any(String) });
    expect((await team.client.delete(path)).status).toBe(404);
    expect((await team.client.get(path)).status).toBe(404);
  });

  test("files a document that is still processing", async () => {
    const { client } = await testTeam();
    const { body } = await client.post("/sds", undefined, { form: fileForm(testPdf()) });
    const location = (await client.post("/locations", { name: "L" })).body.data.id;
    const item = await client.post(`/locations/${location}/inventory`, { sds_id: body.id });
    expect(item.status).toBe(201);
    expect((await client.get(`/inventory?sds_id=${body.id}`)).body.meta.total).toBe(1);
  });
});

describe("the list of inventory", () => {
  test("filters by location and sheet; what is not the team's is not found", async () => {
    const { client } = await testTeam();
    const [one, two] = [await uploadRead(client), await uploadRead(client, { product_name: "Other" })];
    const [a, b] = await Promise.all(
      ["A", "B"].map(async (name) => (await client.post("/locations", { name })).body.data.id),
    );
    for (const [at, sds_id] of [
      [a, one],
      [a, two],
      [b, one],
    ])
      await client.post(`/locations/${at}/inventory`, { sds_id });
    const total = async (query: string) => (await client.get(`/inventory?${query}`)).body.meta?.total;
    expect(await total("")).toBe(3);
    expect(await total(`location_id=${a}`)).toBe(2);
    expect(await total(`sds_id=${one}`)).toBe(2);
    expect(await total(`sds_id=${one}&location_id=${b}`)).toBe(1);
    expect((await client.get(`/inventory?sds_id=${sdsId}`)).status).toBe(404);
    expect((await client.get(`/inventory?location_id=${locationId}`)).status).toBe(404);
    expect((await client.get("/inventory?location_id=x")).status).toBe(422);
  });
});
