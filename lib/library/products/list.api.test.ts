import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { forgetCalls, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { type SheetText, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
let team: TestTeam;
let lab: string;
const group = randomUUID();

const section = (fields: Record<string, unknown>) => ({
  title: "t",
  page: 1,
  text: "t",
  subsections: [],
  ...fields,
});

const sheets: Record<string, SheetText> = {
  acetone: {},
  caustic: {
    product_name: "Caustic soda pearls",
    chemical_name: "sodium hydroxide",
    cas_number: "1310-73-2",
    ec_number: "215-185-5",
    hazard_statements: ["H290", "H314"],
    ghs_pictograms: ["GHS05"],
    language: "de",
    revision_date: "2022-01-15",
    supplier: { name: "Laugen AG", address: null, phone: null, email: null },
    quality_score: 0.5,
    components: [],
    sections: {
      section9: section({ physical_state: { value: "solid", text: "solid" } }),
      section14: section({ un_number: "UN1823", modes: { adr: { class: "8" } } }),
    },
  },
  water: {
    product_name: "Distilled water",
    chemical_name: "water",
    cas_number: null,
    ec_number: null,
    signal_word: null,
    hazard_statements: [],
    ghs_pictograms: [],
    revision_date: null,
    supplier: { name: null, address: null, phone: null, email: null },
    components: [],
    sections: { section9: section({}), section14: section({}) },
  },
};

beforeEach(forgetCalls);
beforeAll(async () => {
  team = await testTeam();
  lab = (await team.client.post("/locations", { name: "Lab" })).body.data.id;
  for (const text of Object.values(sheets)) await uploadRead(team.client, text);
  await database().customFieldGroup.create({
    data: {
      id: group,
      teamId: team.id,
      name: "Storage",
      schema: {
        type: "object",
        properties: {
          shelf: { type: "string" },
          count: { type: "integer" },
          checked: { type: "boolean" },
          checked_on: { type: "string", format: "date" },
          tags: { type: "array", items: { type: "string" } },
        },
      },
    },
  });
  const acetone = await idOf("acetone");
  await team.client.patch(`/products/${acetone}`, {
    display_name: "Nail remover",
    sku: "A-1",
    ean: "4006381333931",
  });
  await team.client.post(`/workplaces/${lab}/products`, { product_ids: [acetone] });
  const values = { shelf: "A1", count: 3, checked: true, checked_on: "2026-01-31", tags: ["x", "y"] };
  await team.client.patch(`/products/${acetone}/custom-fields`, { [group]: values });
  await team.client.post("/products/create", { display_name: "Awaits a sheet" });
});

async function all(body: object = {}): Promise<{ id: string; sds: { product_name: string } }[]> {
  const answer = await team.client.post("/products", body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
}
async function idOf(name: keyof typeof sheets): Promise<string> {
  const wanted = name === "acetone" ? "Acetone technical" : sheets[name]?.product_name;
  return (await all()).find(({ sds }) => sds.product_name === wanted)?.id ?? "";
}
const keyOf = (name: string) =>
  ({ Acetone: "acetone", Caustic: "caustic", Distilled: "water" })[name.split(" ")[0] ?? ""];
async function found(...filters: object[]): Promise<string> {
  const rows = await all({ filters, sort: "product_name" });
  return rows.map(({ sds }) => keyOf(sds.product_name)).join(" ");
}

describe("a filter", () => {
  test.each<[string, string, unknown, string]>([
    ["product_name", "eq", "Distilled water", "water"],
    ["product_name", "eq", "distilled water", ""],
    ["product_name", "neq", "Distilled water", "acetone caustic"],
    ["product_name", "contains", "SODA", "caustic"],
    ["product_name", "contains", "%", ""],
    ["product_name", "starts_with", "acet", "acetone"],
    ["product_name", "in", ["Distilled water", "Acetone technical"], "acetone water"],
    ["product_name", "not_in", ["Distilled water"], "acetone caustic"],
    ["manufacturer", "eq", "Laugen AG", "caustic"],
    ["supplier", "eq", "Laugen AG", "caustic"],
    ["manufacturer", "neq", "Laugen AG", "acetone water"],
    ["manufacturer", "is_null", true, "water"],
    ["manufacturer", "is_null", false, "acetone caustic"],
    ["manufacturer", "not_in", ["Laugen AG"], "acetone water"],
    ["display_name", "contains", "REMOVER", "acetone"],
    ["sku", "starts_with", "a-", "acetone"],
    ["ean", "eq", "4006381333931", "acetone"],
    ["cas_number", "in", ["67-64-1", "1310-73-2"], "acetone caustic"],
    ["ec_number", "eq", "215-185-5", "caustic"],
    ["un_number", "eq", "1823", "caustic"],
    ["file_name", "contains", "sheet", "acetone caustic water"],
    ["h_codes", "in", ["H314", "H225"], "acetone caustic"],
    ["h_codes", "all", ["H290", "H314"], "caustic"],
    ["h_codes", "not_in", ["H314"], "acetone water"],
    ["h_codes", "is_empty", true, "water"],
    ["h_codes", "in", [], ""],
    ["h_codes", "all", [], "acetone caustic water"],
    ["p_codes", "in", ["P210"], "acetone caustic water"],
    ["pictograms", "in", ["GHS05"], "caustic"],
    ["transport_classes", "in", ["8"], "caustic"],
    ["component_cas", "in", ["67-64-1"], "acetone"],
    ["component_cas", "is_empty", true, "caustic water"],
    ["signal_word", "eq", "Danger", "acetone caustic"],
    ["signal_word", "is_null", true, "water"],
    ["signal_word", "neq", "Danger", "water"],
    ["language", "in", ["de"], "caustic"],
    ["procurement_status", "eq", "Review", "acetone caustic water"],
    ["procurement_status", "not_in", ["Review"], ""],
    ["archived", "eq", true, ""],
    ["archived", "in", [true, false], "acetone caustic water"],
    ["physical_state", "eq", "solid", "caustic"],
    ["flash_point", "lt", 0, "acetone"],
    ["flash_point", "between", [-20, -17], "acetone"],
    ["flash_point", "is_null", true, "caustic water"],
    ["revision_date", "gte", "2024-03-01", "acetone"],
    ["revision_date", "lt", "2024-03-01", "caustic"],
    ["revision_date", "between", ["2022-01-15", "2024-03-01"], "acetone caustic"],
    ["quality_score", "lte", 0.5, "caustic"],
    ["created_at", "gt", "2020-01-01T00:00:00Z", "acetone caustic water"],
    ["last_updated", "lt", "2020-01-01", ""],
    ["query", "matches", "acetone", "acetone"],
    ["query", "matches", "acetnoe", "acetone"],
    ["query", "matches", "Acet", "acetone"],
    ["query", "matches", "technical nail", "acetone"],
    ["query", "matches", "distilled acetone", ""],
    ["query", "matches", "1310-73-2", "caustic"],
    ["query", "matches", "1310-73-3", ""],
    ["query", "matches", "nail remover", "acetone"],
    ["query", "matches", "sodium hydroxyde", "caustic"],
    ["query", "matches", "", "acetone caustic water"],
    [`custom.${group}.shelf`, "eq", "A1", "acetone"],
    [`custom.${group}.shelf`, "is_null", true, "caustic water"],
    [`custom.${group}.count`, "gte", 3, "acetone"],
    [`custom.${group}.checked`, "eq", true, "acetone"],
    [`custom.${group}.checked_on`, "lte", "2026-01-31", "acetone"],
    [`custom.${group}.tags`, "in", ["y", "z"], "acetone"],
    [`custom.${group}.tags`, "not_in", ["y"], "caustic water"],
    [`custom.${group}.tags`, "is_empty", true, "caustic water"],
  ])("%s %s %j finds %j", async (field, op, value, expected) => {
    expect(await found({ field, op, value })).toBe(expected);
  });

  test("on the workplace finds what is placed there", async () => {
    const workplace = (op: string, value: unknown) => found({ field: "workplace_id", op, value });
    expect(await workplace("in", [lab])).toBe("acetone");
    expect(await workplace("all", [lab, lab])).toBe("acetone");
    expect(await workplace("not_in", [lab])).toBe("caustic water");
    expect(await workplace("is_empty", true)).toBe("caustic water");
  });

  test("together with another holds with it", async () => {
    const danger = { field: "signal_word", op: "eq", value: "Danger" };
    expect(await found(danger, { field: "language", op: "eq", value: "en" })).toBe("acetone");
  });

  test("on a workplace that the team lacks is not found", async () => {
    const filters = [{ field: "workplace_id", op: "in", value: [randomUUID()] }];
    expect((await team.client.post("/products", { filters })).status).toBe(404);
  });

  test.each<[object, string]>([
    [{ field: "colour", op: "eq", value: "red" }, "filters[0].field"],
    [{ field: "constructor", op: "eq", value: "red" }, "filters[0].field"],
    [{ field: `custom.${randomUUID()}.shelf`, op: "eq", value: "x" }, "filters[0].field"],
    [{ field: `custom.${group}.colour`, op: "eq", value: "x" }, "filters[0].field"],
    [{ field: "h_codes", op: "eq", value: "H225" }, "filters[0].op"],
    [{ field: "product_name", op: "like", value: "x" }, "filters[0].op"],
    [{ field: "h_codes", op: "in", value: "H225" }, "filters[0].value"],
    [{ field: "h_codes", op: "in", value: [1] }, "filters[0].value"],
    [{ field: "product_name", op: "eq", value: 1 }, "filters[0].value"],
    [{ field: "product_name", op: "eq", value: null }, "filters[0].value"],
    [{ field: "product_name", op: "eq" }, "filters[0].value"],
    [{ field: "signal_word", op: "eq", value: "danger" }, "filters[0].value"],
    [{ field: "revision_date", op: "gte", value: "0000-01-01" }, "filters[0].value"],
    [{ field: "last_updated", op: "gte", value: "0000-01-01T00:00:00Z" }, "filters[0].value"],
    [{ field: "archived", op: "eq", value: "true" }, "filters[0].value"],
    [{ field: "flash_point", op: "lt", value: "0" }, "filters[0].value"],
    [{ field: "flash_point", op: "between", value: [1] }, "filters[0].value"],
    [{ field: "revision_date", op: "eq", value: "2024-13-01" }, "filters[0].value"],
    [{ field: "last_updated", op: "gt", value: "yesterday" }, "filters[0].value"],
    [{ field: "workplace_id", op: "in", value: ["x"] }, "filters[0].value"],
    [{ field: "product_name", op: "is_null", value: "yes" }, "filters[0].value"],
    [{ field: "product_name", op: "eq", value: "x", extra: 1 }, "filters[0].extra"],
    [{ op: "eq", value: "x" }, "filters[0].field"],
  ])("%j is refused, naming %s", async (filter, field) => {
    const { status, body } = await team.client.post("/products", { filters: [filter] });
    expect(status).toBe(422);
    expect(body.errors.map((error: { field: string }) => error.field)).toContain(field);
  });
});

describe("the list", () => {
  test("is sorted either way with absent values last", async () => {
    const names = async (sort: string, direction?: string) =>
      (await all({ sort, direction })).map(({ sds }) => keyOf(sds.product_name)).join(" ");
    expect(await names("revision_date", "asc")).toBe("caustic acetone water");
    expect(await names("revision_date", "desc")).toBe("acetone caustic water");
    expect(await names("product_name", "desc")).toBe("water caustic acetone");
    expect(await names("manufacturer", "desc")).toBe("caustic acetone water");
    expect((await names(`custom.${group}.count`, "asc")).split(" ")[0]).toBe("acetone");
    expect((await all())[0]?.sds.product_name).toBe("Acetone technical");
  });

  test("pages stably, also where the sort ties", async () => {
    const pages = [];
    for (const page of [1, 2, 3, 4]) {
      const { body } = await team.client.post("/products", { sort: "procurement_status", page, size: 1 });
      expect(body.meta).toEqual({ page, size: 1, total: 3, has_more: page < 3 });
      pages.push(...body.data.map((row: { id: string }) => row.id));
    }
    expect(new Set(pages).size).toBe(3);
    expect(pages).toEqual([...pages].sort());
  });

  test.each([
    [{ page: 1 }, "page"],
    [{ page: 0, size: 5 }, "page"],
    [{ size: 0 }, "size"],
    [{ size: 10_001 }, "size"],
    [{ size: "5" }, "size"],
    [{ sort: "h_codes" }, "sort"],
    [{ sort: "colour" }, "sort"],
    [{ sort: "query" }, "sort"],
    [{ direction: "up" }, "direction"],
    [{ filters: {} }, "filters"],
    [{ filters: ["x"] }, "filters[0]"],
    [{ query: "x" }, "query"],
  ])("%j is refused, naming %s", async (body, field) => {
    const answer = await team.client.post("/products", body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0].field).toBe(field);
  });

  test("answers an empty body with everything, without meta, also to a read-only key", async () => {
    const { body } = await team.readOnly.post("/products");
    expect(Object.keys(body)).toEqual(["data"]);
    expect(body.data).toHaveLength(3);
  });

  test("leaves archived products out unless they are asked for", async () => {
    const { client } = await testTeam();
    await uploadRead(client);
    const [{ id }] = (await client.post("/products")).body.data;
    expect((await client.patch(`/products/${id}`, { archived: true })).body.data.archived).toBe(true);
    expect((await client.post("/products")).body.data).toEqual([]);
    const filters = [{ field: "archived", op: "eq", value: true }];
    expect((await client.post("/products", { filters })).body.data).toHaveLength(1);
    expect((await client.get("/products/facets")).body.data.h_codes).toEqual([]);
  });
});

test("a product shows its sheet's data in the shape of the library", async () => {
  const [product] = await all({ filters: [{ field: "cas_number", op: "eq", value: "67-64-1" }] });
  expect(product).toMatchObject({
    display_name: "Nail remover",
    supplier: null,
    archived: false,
    custom_fields: { [group]: { shelf: "A1", tags: ["x", "y"] } },
    workplace_ids: [lab],
    sds: {
      product_name: "Acetone technical",
      manufacturer: "Example Solvents Ltd",
      signal_word: "Danger",
      h_codes: ["EUH066", "H225", "H319", "H336"],
      p_codes: ["P210"],
      un_number: "1090",
      flash_point: { value: -17, unit: "°C", comparator: null, text: "-17 °C" },
      transport: { adr: { un_number: "1090", class: "3", packing_group: "II" }, iata: null },
      physical_state: "liquid",
      revision_date: "2024-03-01",
      enrichments: {},
    },
  });
});

test("every facet value used as a filter finds as many products as it counts", async () => {
  const facets = (await team.client.get("/products/facets")).body.data;
  let checked = 0;
  for (const [field, values] of Object.entries<{ value: unknown; count: number }[]>(facets)) {
    if (!Array.isArray(values)) continue;
    for (const { value, count } of values) {
      const isSet =
        ["h_codes", "pictograms", "transport_classes", "workplace_id"].includes(field) ||
        field.endsWith(".tags");
      const filters = [{ field, op: isSet ? "in" : "eq", value: isSet ? [value] : value }];
      const { body } = await team.client.post("/products", { filters, size: 1 });
      expect(body.meta.total, `${field} ${value}`).toBe(count);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(20);
  expect(facets.flash_point).toEqual({ min: -17, max: -17 });
  expect(facets.revision_date).toEqual({ min: "2022-01-15", max: "2024-03-01" });
  expect(facets[`custom.${group}.count`]).toEqual({ min: 3, max: 3 });
  expect(facets.workplace_id).toEqual([{ value: lab, name: "Lab", count: 1 }]);
});
