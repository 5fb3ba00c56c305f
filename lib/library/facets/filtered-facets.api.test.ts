import { beforeAll, beforeEach, expect, test } from "vitest";
import { forgetCalls, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { harmlessSheet, silentSheet, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
beforeEach(forgetCalls);

let team: TestTeam;
let lab: string;

beforeAll(async () => {
  team = await testTeam();
  await uploadRead(team.client);
  await uploadRead(team.client, {
    product_name: "Primer",
    signal_word: "Warning",
    hazard_statements: ["H300+H310", "H319"],
    ghs_pictograms: ["GHS07"],
    language: "de",
  });
  await uploadRead(team.client, { ...silentSheet, language: "de" });
  await uploadRead(team.client, harmlessSheet);
  const ids = (await team.client.post("/products")).body.data.map(({ id }: { id: string }) => id);
  lab = (await team.client.post("/locations", { name: "Lab" })).body.data.id;
  await team.client.post(`/workplaces/${lab}/products`, { product_ids: ids });
});

const facets = async (...filters: object[]) => {
  const { status, body } = await team.client.post("/products/facets", { filters });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const withUnknown = async (...filters: object[]) =>
  (await team.client.post("/products/facets", { filters, with_unknown: true })).body.data;
const is = (field: string, value: unknown, op = "in") => ({ field, op, value });
const total = async (...filters: object[]) =>
  (await team.client.post("/products", { filters, page: 1, size: 1 })).body.meta.total;

test("without filters they are those of the default list", async () => {
  expect(await facets()).toEqual((await team.client.get("/products/facets")).body.data);
  expect((await team.client.post("/products/facets", {})).body.data).toEqual(await facets());
  expect(await facets()).not.toHaveProperty("unknown");
});

test("a filter narrows the other fields and not its own", async () => {
  const found = await facets(is("language", ["de"]));
  expect(found.language).toEqual([
    { value: "de", count: 2 },
    { value: "en", count: 2 },
  ]);
  expect(found.signal_word).toEqual([
    { value: "Danger", count: 1 },
    { value: "Warning", count: 1 },
  ]);
  expect(found.h_codes).toEqual(["H300", "H300+H310", "H310", "H319"].map((value) => ({ value, count: 1 })));
  expect(found.workplace_id).toEqual([{ value: lab, name: "Lab", count: 2 }]);
});

test("with filters on several fields each is left out at its own", async () => {
  const found = await facets(
    is("language", ["de"]),
    is("signal_word", "Danger", "eq"),
    is("flash_point", 0, "lt"),
  );
  expect(found.language).toEqual([
    { value: "de", count: 1 },
    { value: "en", count: 1 },
  ]);
  expect(found.signal_word).toEqual([
    { value: "Danger", count: 1 },
    { value: "Warning", count: 1 },
  ]);
  expect(found.flash_point).toEqual({ min: -17, max: -17 });
  expect(found.h_codes).toEqual([]);
});

test("free text, a workplace and a set narrow as in the list", async () => {
  expect((await facets(is("query", "primer", "matches"))).language).toEqual([{ value: "de", count: 1 }]);
  const found = await facets(is("workplace_id", [lab]), is("h_codes", ["H319"]));
  expect(found.language).toEqual([
    { value: "de", count: 1 },
    { value: "en", count: 1 },
  ]);
  expect(found.h_codes.find(({ value }: { value: string }) => value === "EUH066").count).toBe(1);
});

test("each value can be used in a filter as it is, and finds as many", async () => {
  const found = await facets(is("product_name", "Water", "neq"));
  const values = Object.entries<{ value: unknown; count: number }[] | object>(found).flatMap(
    ([field, facet]) =>
      Array.isArray(facet) ? facet.map(({ value, count }) => ({ field, value, count })) : [],
  );
  for (const { field, value, count } of values)
    expect({
      field,
      value,
      count: await total(is("product_name", "Water", "neq"), is(field, [value])),
    }).toEqual({
      field,
      value,
      count,
    });
});

test("what is not known is counted nowhere as no", async () => {
  const found = await facets();
  // The primer has a flash point and no statement that says so.
  expect(found.hazards).toEqual([
    { value: "known", count: 2 },
    { value: "doubtful", count: 1 },
    { value: "unknown", count: 1 },
  ]);
  expect(found.cmr).toEqual([{ value: "none", count: 2 }]);
  expect(await total(is("cmr", true, "is_null"))).toBe(2);
});

test("not classified and unknown are two things, and what is unknown is counted and found", async () => {
  const found = await withUnknown();
  expect(found.classification).toEqual([
    { value: "classified", count: 2 },
    { value: "not_classified", count: 1 },
    { value: "unknown", count: 1 },
  ]);
  expect(found.unknown).toMatchObject({ cmr: 2, language: 0 });
  expect(await total(is("cmr", [null]))).toBe(2);
  expect(await total(is("cmr", ["none", null]))).toBe(4);
  expect(await total(is("exposure_limit", [true, null]))).toBe(4);
  // Like its other values, what is unknown of a field is not narrowed by the field's own filter.
  expect((await withUnknown(is("cmr", ["none"]))).unknown.cmr).toBe(2);
  expect((await withUnknown(is("classification", ["unknown"]))).unknown.cmr).toBe(1);
});

test("archived products count where the filter asks for them", async () => {
  const archived = is("archived", true, "eq");
  expect((await facets(archived)).language).toEqual([]);
  const [{ id }] = (await team.client.post("/products", { filters: [is("language", "de", "eq")] })).body.data;
  await team.client.patch(`/products/${id}`, { archived: true });
  expect((await facets(archived)).language).toEqual([{ value: "de", count: 1 }]);
  await team.client.patch(`/products/${id}`, { archived: false });
  expect((await facets(archived)).language).toEqual([]);
});

test("what is no filter is refused as in the list", async () => {
  const refused = async (body: object) => (await team.client.post("/products/facets", body)).status;
  expect(await refused({ filters: [is("colour", ["red"])] })).toBe(422);
  expect(await refused({ filters: [], sort: "sku" })).toBe(422);
  expect(await refused({ page: 1 })).toBe(422);
});
