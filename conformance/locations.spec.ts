import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { expectProblem, expectShape } from "./expect";
import { form } from "./service";
import * as shape from "./shapes";
import { malformed, nobody, other, service, sheet } from "./world";

const acetone = () => sheet("Acetone");
const location = shape.data(shape.location);
const item = shape.data(shape.inventoryItem);
const types = ["room", "cabinet", "drawer", "building", "floor", "department", "warehouse"] as const;

async function newLocation(fields: Record<string, unknown> = {}): Promise<z.infer<typeof shape.location>> {
  return expectShape(await service.post("/locations", { name: randomUUID(), ...fields }), 201, location).data;
}

async function newItem(locationId: string, fields: Record<string, unknown> = {}) {
  const answer = await service.post(`/locations/${locationId}/inventory`, { sds_id: acetone(), ...fields });
  return expectShape(answer, 201, item).data;
}

describe("POST /locations", () => {
  test("takes a name alone; what is optional is null or empty", async () => {
    expect(await newLocation()).toMatchObject({
      type: null,
      description: null,
      ventilation: null,
      process_category: null,
      tags: [],
      inventory_count: 0,
    });
  });
  test("takes every field, and tags once each", async () => {
    const fields = { description: "d", ventilation: "natural", process_category: "PROC8a" };
    const made = await newLocation({ ...fields, type: "cabinet", tags: ["a", "b", "a"] });
    expect(made).toMatchObject({ ...fields, type: "cabinet", tags: ["a", "b"] });
  });
  test.each([...types, null])("takes the type %s", async (type) => {
    expect((await newLocation({ type })).type).toBe(type);
  });
  test.each([
    [{}, "name"],
    [{ name: "" }, "name"],
    [{ name: "   " }, "name"],
    [{ name: null }, "name"],
    [{ name: 1 }, "name"],
    [{ name: "x".repeat(201) }, "name"],
    [{ name: "N", type: "shed" }, "type"],
    [{ name: "N", type: 1 }, "type"],
    [{ name: "N", ventilation: "x".repeat(201) }, "ventilation"],
    [{ name: "N", process_category: "x".repeat(201) }, "process_category"],
    [{ name: "N", tags: "a" }, "tags"],
    [{ name: "N", tags: [1] }, "tags[0]"],
    [{ name: "N", tags: Array.from({ length: 51 }, (_, i) => `t${i}`) }, "tags"],
    [{ name: "N", inventory_count: 1 }, "inventory_count"],
    [{ name: "N", id: nobody }, "id"],
    [{ name: "N", colour: "red" }, "colour"],
  ])("body %# is 422", async (body, field) => {
    expectProblem(await service.post("/locations", body), 422, field);
  });
  test("takes a name of 200 and 50 tags", async () => {
    const name = randomUUID().padEnd(200, "x");
    expect((await newLocation({ name, tags: Array.from({ length: 50 }, (_, i) => `t${i}`) })).name).toBe(
      name,
    );
  });
  test("a name the team has, in whatever case, is 422; another team may have it", async () => {
    const { name } = await newLocation({ name: `Room ${randomUUID()}` });
    expectProblem(await service.post("/locations", { name }), 422, "name");
    expectProblem(await service.post("/locations", { name: name.toUpperCase() }), 422, "name");
    expect((await other.post("/locations", { name })).status).toBe(201);
  });
  test("no JSON is 400, no object 422", async () => {
    const headers = { "content-type": "application/json" };
    expectProblem(await service.call("POST", "/locations", { body: "name=x", headers }), 400);
    expectProblem(await service.post("/locations", ["x"]), 422);
    expectProblem(await service.call("POST", "/locations"), 422, "name");
  });
});

describe("GET /locations", () => {
  const locations = shape.page(shape.location);
  test("pages with the defaults", async () => {
    expect(expectShape(await service.get("/locations"), 200, locations).meta).toMatchObject({
      page: 1,
      per_page: 25,
    });
    const one = expectShape(await service.get("/locations?per_page=1"), 200, locations);
    const two = expectShape(await service.get("/locations?per_page=1&page=2"), 200, locations);
    expect(one.data[0]?.id).not.toBe(two.data[0]?.id);
    expect(one.meta.has_more).toBe(true);
  });
  test.each(types)("filters by type %s", async (type) => {
    const { id } = await newLocation({ type });
    const { data } = expectShape(await service.get(`/locations?type=${type}&per_page=100`), 200, locations);
    expect(data.map((found) => found.id)).toContain(id);
    for (const found of data) expect(found.type).toBe(type);
  });
  test("type=null lists those without one", async () => {
    const { id } = await newLocation();
    const { data } = expectShape(await service.get("/locations?type=null&per_page=100"), 200, locations);
    expect(data.map((found) => found.id)).toContain(id);
    for (const found of data) expect(found.type).toBeNull();
  });
  test("query searches name and description in any case", async () => {
    const word = randomUUID();
    const named = await newLocation({ name: `Shelf ${word}` });
    const described = await newLocation({ description: `near ${word}` });
    const { data } = (await service.get(`/locations?query=${word.toUpperCase()}`)).body;
    expect(data.map(({ id }: { id: string }) => id).sort()).toEqual([named.id, described.id].sort());
  });
  test.each([
    ["per_page=0", "per_page"],
    ["per_page=101", "per_page"],
    ["page=0", "page"],
    ["type=shed", "type"],
    ["x=1", "x"],
  ])("%s is 422", async (query, field) => {
    expectProblem(await service.get(`/locations?${query}`), 422, field);
  });
});

describe("PATCH /locations/{locationId}", () => {
  test("changes what is sent, clears with null and keeps the rest", async () => {
    const { id, name } = await newLocation({ type: "room", description: "d", tags: ["a"] });
    const change = { ventilation: "mechanical", type: null };
    const { data } = expectShape(await service.patch(`/locations/${id}`, change), 200, location);
    expect(data).toMatchObject({ ...change, id, name, description: "d", tags: ["a"] });
    expect((await service.patch(`/locations/${id}`, {})).body.data).toEqual(data);
    expect((await service.patch(`/locations/${id}`, { tags: [] })).body.data.tags).toEqual([]);
    expect((await service.patch(`/locations/${id}`, { name: name.toUpperCase() })).status).toBe(200);
  });
  test("refuses what does not fit", async () => {
    const [one, two] = [await newLocation(), await newLocation()];
    expectProblem(await service.patch(`/locations/${one.id}`, { name: two.name }), 422, "name");
    expectProblem(await service.patch(`/locations/${one.id}`, { name: null }), 422, "name");
    expectProblem(await service.patch(`/locations/${one.id}`, { type: "shed" }), 422, "type");
    expectProblem(await service.patch(`/locations/${one.id}`, { x: 1 }), 422, "x");
    expectProblem(await service.patch(`/locations/${nobody}`, { name: "x" }), 404);
    expectProblem(await service.patch(`/locations/${malformed}`, {}), 404);
  });
});

describe("POST /locations/{locationId}/inventory", () => {
  test("takes a sheet alone", async () => {
    const { id } = await newLocation();
    expect(await newItem(id)).toMatchObject({
      sds_id: acetone(),
      location_id: id,
      amount: null,
      unit: null,
      container_count: 1,
      storage_location: null,
      usage_description: null,
      department: null,
      employees: null,
    });
  });
  test("takes every field and places the product", async () => {
    const { id } = await newLocation();
    const fields = {
      amount: 2.125,
      unit: "L",
      container_count: 3,
      storage_location: "shelf 2",
      usage_description: "cleaning",
      department: "Lab",
      employees: "3 people",
    };
    expect(await newItem(id, fields)).toMatchObject(fields);
    const { data } = (await service.get("/locations?per_page=100")).body;
    expect(data.find((found: { id: string }) => found.id === id).inventory_count).toBe(1);
    const workplaces = (await service.get("/workplaces")).body.data;
    expect(workplaces.find((found: { id: string }) => found.id === id).product_count).toBe(1);
  });
  test.each([
    [{ sds_id: undefined }, "sds_id"],
    [{ sds_id: malformed }, "sds_id"],
    [{ sds_id: null }, "sds_id"],
    [{ unit: "g" }, "unit"],
    [{ unit: "l" }, "unit"],
    [{ unit: "KG" }, "unit"],
    [{ amount: -1 }, "amount"],
    [{ amount: "1" }, "amount"],
    [{ amount: 0.0001 }, "amount"],
    [{ container_count: -1 }, "container_count"],
    [{ container_count: 1.5 }, "container_count"],
    [{ location_id: nobody }, "location_id"],
    [{ colour: "red" }, "colour"],
  ])("body %# is 422", async (fields, field) => {
    const { id } = await newLocation();
    expectProblem(
      await service.post(`/locations/${id}/inventory`, { sds_id: acetone(), ...fields }),
      422,
      field,
    );
  });
  test("is 404 for an unknown location or sheet", async () => {
    const { id } = await newLocation();
    expectProblem(await service.post(`/locations/${nobody}/inventory`, { sds_id: acetone() }), 404);
    expectProblem(await service.post(`/locations/${malformed}/inventory`, { sds_id: acetone() }), 404);
    expectProblem(await service.post(`/locations/${id}/inventory`, { sds_id: nobody }), 404);
  });
  test("takes amounts 0 and with three decimals, units kg, L and lbs", async () => {
    const { id } = await newLocation();
    for (const [amount, unit] of [
      [0, "kg"],
      [0.001, "L"],
      [1234.567, "lbs"],
    ] as const)
      expect(await newItem(id, { amount, unit })).toMatchObject({ amount, unit });
  });
});

describe("the inventory", () => {
  const items = shape.page(shape.inventoryItem);
  test("is listed with the defaults and filtered by location and sheet", async () => {
    const place = await newLocation();
    const made = await newItem(place.id);
    expect(expectShape(await service.get("/inventory"), 200, items).meta).toMatchObject({
      page: 1,
      per_page: 25,
    });
    const here = expectShape(await service.get(`/inventory?location_id=${place.id}`), 200, items);
    expect(here.data.map(({ id }) => id)).toEqual([made.id]);
    const ofSheet = expectShape(await service.get(`/inventory?sds_id=${acetone()}&per_page=100`), 200, items);
    expect(ofSheet.data.map(({ id }) => id)).toContain(made.id);
    for (const found of ofSheet.data) expect(found.sds_id).toBe(acetone());
    const both = await service.get(`/inventory?sds_id=${acetone()}&location_id=${place.id}`);
    expect(both.body.meta.total).toBe(1);
  });
  test("filters by ids that are malformed (422) or unknown (404)", async () => {
    expectProblem(await service.get(`/inventory?location_id=${malformed}`), 422, "location_id");
    expectProblem(await service.get(`/inventory?sds_id=${malformed}`), 422, "sds_id");
    expectProblem(await service.get(`/inventory?location_id=${nobody}`), 404);
    expectProblem(await service.get(`/inventory?sds_id=${nobody}`), 404);
    expectProblem(await service.get("/inventory?per_page=500"), 422, "per_page");
    expectProblem(await service.get("/inventory?unit=kg"), 422, "unit");
  });
  test("is read, changed and removed", async () => {
    const place = await newLocation();
    const made = await newItem(place.id, { amount: 1, unit: "kg", department: "Lab" });
    const path = `/inventory/${made.id}`;
    expect(expectShape(await service.get(path), 200, item).data).toEqual(made);
    const change = { amount: 2.5, container_count: 4, department: null, storage_location: "top" };
    const { data } = expectShape(await service.patch(path, change), 200, item);
    expect(data).toMatchObject({ ...change, unit: "kg", location_id: place.id });
    expect((await service.patch(path, {})).body.data).toEqual(data);
    for (const [body, field] of [
      [{ unit: "g" }, "unit"],
      [{ amount: -1 }, "amount"],
      [{ location_id: place.id }, "location_id"],
      [{ sds_id: acetone() }, "sds_id"],
      [{ container_count: null }, "container_count"],
      [{ x: 1 }, "x"],
    ] as const)
      expectProblem(await service.patch(path, body), 422, field);
    expectShape(await service.delete(path), 200, shape.message);
    expectProblem(await service.get(path), 404);
    expectProblem(await service.delete(path), 404);
    expectProblem(await service.patch(path, { amount: 1 }), 404);
    expectProblem(await service.get(`/inventory/${malformed}`), 404);
  });
  test("has assessments that are null until they are made", async () => {
    const { id } = await newItem((await newLocation()).id);
    const { data } = expectShape(
      await service.get(`/inventory/${id}/assessments`),
      200,
      shape.data(shape.assessments),
    );
    expect(data).toEqual({ recess: null, emkg: null });
    expectProblem(await service.get(`/inventory/${nobody}/assessments`), 404);
  });
  test("is the same record as a quantity line", async () => {
    const place = await newLocation();
    const made = await newItem(place.id, { amount: 2, unit: "kg", container_count: 3 });
    const { data: products } = (await service.post("/products")).body;
    const product = products.find(
      (found: { sds: { document_id: string } }) => found.sds.document_id === acetone(),
    );
    const { body } = await service.get(`/products/${product.id}/quantities?workplace_id=${place.id}`);
    expect(body.data).toMatchObject([{ id: made.id, amount: 2, unit: "kg", container_count: 3, total: 6 }]);
  });
});

describe("attachments", () => {
  const path = () => `/sds/${acetone()}/attachments`;
  const attachment = shape.data(shape.attachment);
  const text = (content = "plain text", name = "note.txt") => new File([content], name);
  const send = (members: Record<string, string | File>) =>
    service.call("POST", path(), { body: form(members) });
  test("are added with type, label and description, listed and downloaded by their signed URL", async () => {
    const members = { type: "certificate", label: "L", description: "D" };
    const { data } = expectShape(await send({ file: text(), ...members }), 201, attachment);
    expect(data).toMatchObject({ ...members, file_name: "note.txt", file_size: 10, mime_type: "text/plain" });
    const listed = (await service.get(path())).body.data;
    expect(listed.map(({ id }: { id: string }) => id)).toContain(data.id);
    for (const found of listed) shape.attachment.parse(found);
    const file = await service.get(data.download_url, { key: null });
    expect([file.status, new TextDecoder().decode(file.bytes)]).toEqual([200, "plain text"]);
    expect((await service.get(`${data.download_url}x`, { key: null })).status).toBe(403);
    expect(
      (await service.get(data.download_url.replace(/expires=\d+/, "expires=1"), { key: null })).status,
    ).toBe(403);
  });
  test("have the type other when none is given", async () => {
    expect(expectShape(await send({ file: text() }), 201, attachment).data).toMatchObject({
      type: "other",
      label: null,
      description: null,
    });
  });
  test.each([
    "safety_card",
    "technical_data_sheet",
    "certificate",
    "exposure_scenario",
    "work_instruction",
    "photo",
    "other",
  ])("take the type %s", async (type) => {
    expect(expectShape(await send({ file: text(), type }), 201, attachment).data.type).toBe(type);
  });
  test("are refused without a file (400), of another type or with another member (422), of another kind (415), too large (413)", async () => {
    expectProblem(await send({ type: "other" }), 400);
    expectProblem(await service.post(path(), { file: "x" }), 400);
    expectProblem(await send({ file: text(), type: "letter" }), 422, "type");
    expectProblem(await send({ file: text(), colour: "red" }), 422, "colour");
    expectProblem(await send({ file: text("<html><body></body></html>", "a.txt") }), 415);
    expectProblem(await send({ file: text("\u0000\u0001\u0002", "a.pdf") }), 415);
    expectProblem(await send({ file: text("a".repeat(10_485_761)) }), 413);
    expect((await send({ file: text("a".repeat(10_485_760)) })).status).toBe(201);
    expectProblem(
      await service.call("POST", `/sds/${nobody}/attachments`, { body: form({ file: text() }) }),
      404,
    );
    expectProblem(await service.get(`/sds/${nobody}/attachments`), 404);
  });
});
