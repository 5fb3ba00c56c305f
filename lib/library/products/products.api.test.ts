import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { handleFile } from "@/lib/api/files/http";
import { database } from "@/lib/platform/database/client";
import { type ApiClient, forgetCalls, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, testPdf, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
beforeEach(forgetCalls);

const create = async (client: ApiClient, display_name = "P") =>
  (await client.post("/products/create", { display_name })).body.data.id as string;
const attach = (client: ApiClient, product: string, document_id: string) =>
  client.post(`/products/${product}/sds`, { document_id });

describe("a product", () => {
  test("that awaits its sheet is read by its id and absent from the list", async () => {
    const { client } = await testTeam();
    const { status, body } = await client.post("/products/create", {
      display_name: " Degreaser ",
      supplier: "Trade AG",
      sku: null,
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      display_name: "Degreaser",
      supplier: "Trade AG",
      sku: null,
      sds: null,
    });
    const read = (await client.get(`/products/${body.data.id}`)).body.data;
    expect(read).toMatchObject({
      sds: null,
      sheets: [],
      placements: [],
      workplace_ids: [],
      custom_fields: {},
    });
    expect((await client.post("/products")).body.data).toEqual([]);
  });

  test.each([
    [{}, "display_name"],
    [{ display_name: "" }, "display_name"],
    [{ display_name: null }, "display_name"],
    [{ display_name: "a", supplier: 1 }, "supplier"],
    [{ display_name: "a", archived: true }, "archived"],
    [{ display_name: "a", id: randomUUID() }, "id"],
    [{ display_name: "a", sds: {} }, "sds"],
  ])("created with %j is refused, naming %s", async (input, field) => {
    const { client } = await testTeam();
    const { status, body } = await client.post("/products/create", input);
    expect(status).toBe(422);
    expect(body.errors[0].field).toBe(field);
  });

  test("takes changes of its own fields only and keeps everything when nothing is changed", async () => {
    const { client } = await testTeam();
    const id = await create(client);
    const before = (await client.get(`/products/${id}`)).body.data;
    const { sheets, placements, ...unchanged } = before;
    expect((await client.patch(`/products/${id}`, {})).body.data).toEqual(unchanged);
    const change = { display_name: "New", supplier: "S", sku: "K", ean: "E", archived: true };
    expect((await client.patch(`/products/${id}`, change)).body.data).toMatchObject(change);
    expect((await client.patch(`/products/${id}`, { supplier: null })).body.data.supplier).toBeNull();
    expect((await client.patch(`/products/${id}`, { archived: null })).status).toBe(422);
    expect((await client.patch(`/products/${id}`, { sds: {} })).status).toBe(422);
    expect((await client.patch(`/products/${id}`, { sku: "" })).status).toBe(422);
    expect((await client.patch(`/products/${randomUUID()}`, {})).status).toBe(404);
  });
});

describe("attaching a sheet", () => {
  test("gives a product without one its primary sheet and ends the untouched product it was on", async () => {
    const { client } = await testTeam();
    const document = await uploadRead(client);
    const id = await create(client);
    const { status, body } = await attach(client, id, document);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ made_primary: true, sds: { document_id: document } });
    expect((await client.post("/products")).body.data).toHaveLength(1);
    expect((await attach(client, id, document)).body.data.made_primary).toBe(false);
  });

  test("never replaces a primary sheet, whichever is the later", async () => {
    const { client } = await testTeam();
    const id = await create(client);
    const first = await uploadRead(client, { product_name: "One", revision_date: "2020-01-01" });
    const second = await uploadRead(client, { product_name: "Two", revision_date: "2025-01-01" });
    await attach(client, id, first);
    const { body } = await attach(client, id, second);
    expect(body.data.made_primary).toBe(false);
    expect(body.data.sds.document_id).toBe(first);
    expect(body.data.sheets).toHaveLength(2);
  });

  test.each(["owned field", "stock", "placement", "second sheet", "custom value"])(
    "that is on a product with its %s is refused",
    async (touched) => {
      const { client, id: teamId } = await testTeam();
      const document = await uploadRead(client);
      const [{ id: made }] = (await client.post("/products")).body.data;
      if (touched === "owned field") await client.patch(`/products/${made}`, { sku: "1" });
      if (touched === "stock") await client.post(`/products/${made}/quantities`, { amount: 1, unit: "kg" });
      if (touched === "placement") {
        const place = (await client.post("/locations", { name: "W" })).body.data.id;
        await client.post(`/workplaces/${place}/products`, { product_ids: [made] });
      }
      if (touched === "second sheet") await uploadRead(client, { revision_date: "2025-01-01" });
      if (touched === "custom value")
        await database().product.update({
          where: { id: made, teamId },
          data: { customFields: { g: { f: 1 } } },
        });
      const { status, body } = await attach(client, await create(client), document);
      expect(status).toBe(409);
      expect(body.title).toBe("Conflict");
      expect((await client.get(`/products/${made}`)).status).toBe(200);
    },
  );

  test("that is still processing makes it the product's sheet", async () => {
    const { client } = await testTeam();
    const { body } = await client.post("/sds", undefined, { form: fileForm(testPdf()) });
    const id = await create(client);
    expect((await attach(client, id, body.id)).body.data).toMatchObject({
      made_primary: true,
      sheets: [{ document_id: body.id, status: "processing", primary: true }],
    });
  });

  test("of another team or to another team's product is not found", async () => {
    const [ours, theirs] = [await testTeam(), await testTeam()];
    const document = await uploadRead(theirs.client);
    const id = await create(ours.client);
    expect((await attach(ours.client, id, document)).status).toBe(404);
    expect((await attach(ours.client, id, randomUUID())).status).toBe(404);
    expect((await attach(ours.client, id, "x")).status).toBe(422);
    expect((await attach(theirs.client, id, document)).status).toBe(404);
    expect((await ours.client.post(`/products/${id}/sds`, {})).status).toBe(422);
  });

  test("to twenty products at once reaches exactly one", async () => {
    const { client } = await testTeam();
    const document = await uploadRead(client);
    const ids = await Promise.all(Array.from({ length: 20 }, (_, i) => create(client, `P${i}`)));
    const answers = await Promise.all(ids.map((id) => attach(client, id, document)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  });
});

test("a sheet's signed URL gives its bytes and belongs to that product only", async () => {
  const { client } = await testTeam();
  const content = testPdf();
  const document = await uploadRead(client, {}, content);
  const [{ id }] = (await client.post("/products")).body.data;
  const { body } = await client.get(`/products/${id}/sds/${document}/download`);
  expect(await (await handleFile(new Request(body.data.url))).text()).toBe(content);
  const minutes = (Date.parse(body.data.expires_at) - Date.now()) / 60_000;
  expect(minutes).toBeLessThanOrEqual(5.01);
  const other = await create(client);
  expect((await client.get(`/products/${other}/sds/${document}/download`)).status).toBe(404);
});

describe("custom fields", () => {
  test("are written by group id, checked, cleared with null and shown with the product", async () => {
    const { client, id: teamId } = await testTeam();
    const schema = { type: "object", properties: { shelf: { type: "string" }, n: { type: "integer" } } };
    const group = await database().customFieldGroup.create({ data: { teamId, name: "G", schema } });
    expect((await client.get("/custom-field-schemas")).body.data).toEqual([
      { group_id: group.id, name: "G", schema },
    ]);
    const id = await create(client);
    const write = (body: object) => client.patch(`/products/${id}/custom-fields`, body);
    expect((await write({ [group.id]: { shelf: "A", n: 1 } })).body.data.custom_fields).toEqual({
      [group.id]: { shelf: "A", n: 1 },
    });
    expect((await write({ [group.id]: { n: null } })).body.data.custom_fields[group.id]).toEqual({
      shelf: "A",
    });
    expect((await write({})).status).toBe(200);
    expect((await write({ [group.id]: { n: 1.5 } })).body.errors[0].field).toBe(`${group.id}.n`);
    for (const body of [
      { [group.id]: { x: 1 } },
      { G: { shelf: "B" } },
      { [randomUUID()]: {} },
      { [group.id]: 1 },
    ])
      expect((await write(body)).status).toBe(422);
    expect((await client.patch(`/products/${randomUUID()}/custom-fields`, {})).status).toBe(404);
  });
});
