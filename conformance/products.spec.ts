import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { expectProblem, expectShape } from "./expect";
import { form } from "./service";
import * as shape from "./shapes";
import { anyPdf, malformed, nobody, other, readOnly, service, sheet } from "./world";

type Product = z.infer<typeof shape.product>;
const everything = z.strictObject({ data: z.array(shape.product) });
const paged = z.strictObject({ data: z.array(shape.product), meta: shape.productMeta });
const product = shape.data(shape.product);
const detail = shape.data(shape.productDetail);

let all: Product[] = [];
let acetone: Product;

beforeAll(async () => {
  all = expectShape(await service.post("/products"), 200, everything).data;
  const found = all.find(({ sds }) => sds?.document_id === sheet("Acetone"));
  if (!found) throw new Error("the product of the acetone sheet is not in the list");
  acetone = found;
  await service.patch(`/products/${acetone.id}`, {
    display_name: "Lab Acetone",
    supplier: "Solvent Shop",
    sku: "AC-1",
    ean: "4006381333931",
  });
  all = (await service.post("/products")).body.data;
});

const find = async (filters: unknown[], rest = {}) => service.post("/products", { filters, ...rest });
const ids = (products: Product[]) => products.map(({ id }) => id).sort();

describe("POST /products", () => {
  test("answers everything without meta to an empty body and to {}", async () => {
    expect(ids(expectShape(await service.call("POST", "/products"), 200, everything).data)).toEqual(ids(all));
    expect(ids(expectShape(await service.post("/products", {}), 200, everything).data)).toEqual(ids(all));
    expect(ids(expectShape(await service.post("/products", { filters: [] }), 200, everything).data)).toEqual(
      ids(all),
    );
  });
  test("is sorted by last_updated, latest first, when nothing else is asked for", async () => {
    const { data } = (await service.post("/products")).body;
    const times = data.map(({ last_updated }: Product) => last_updated);
    expect([...times].sort().reverse()).toEqual(times);
  });
  test("shows sds of every product, never one that awaits its sheet", async () => {
    const { id } = (await service.post("/products/create", { display_name: "Awaits" })).body.data;
    const { data } = (await service.post("/products")).body;
    expect(ids(data)).not.toContain(id);
    for (const found of data) expect(found.sds).not.toBeNull();
  });
  test("pages with size, in the same order as everything, without overlap", async () => {
    const pages = [];
    for (let page = 1; page <= Math.ceil(all.length / 2); page += 1) {
      const body = expectShape(
        await service.post("/products", { size: 2, page, sort: "created_at" }),
        200,
        paged,
      );
      expect(body.meta).toEqual({ page, size: 2, total: all.length, has_more: page * 2 < all.length });
      pages.push(...body.data);
    }
    const whole = (await service.post("/products", { sort: "created_at" })).body.data;
    expect(pages.map(({ id }) => id)).toEqual(whole.map(({ id }: Product) => id));
  });
  test("takes size 1 and 10 000, page 1 by default and an empty page beyond the end", async () => {
    expect(expectShape(await service.post("/products", { size: 1 }), 200, paged).meta).toMatchObject({
      page: 1,
      size: 1,
    });
    expect(expectShape(await service.post("/products", { size: 10_000 }), 200, paged).data).toHaveLength(
      all.length,
    );
    expect(expectShape(await service.post("/products", { size: 10, page: 999 }), 200, paged)).toMatchObject({
      data: [],
      meta: { has_more: false },
    });
  });
  test.each([
    [{ size: 0 }, "size"],
    [{ size: 10_001 }, "size"],
    [{ size: "2" }, "size"],
    [{ size: 1.5 }, "size"],
    [{ page: 1 }, "page"],
    [{ page: 0, size: 1 }, "page"],
    [{ sort: "colour" }, "sort"],
    [{ sort: "h_codes" }, "sort"],
    [{ direction: "down" }, "direction"],
    [{ sort: 1 }, "sort"],
    [{ filters: {} }, "filters"],
    [{ query: "x" }, "query"],
    [{ per_page: 1 }, "per_page"],
    [{ filters: [{ field: "colour", op: "eq", value: 1 }] }, "filters[0].field"],
    [
      {
        filters: [
          { field: "sku", op: "eq", value: "x" },
          { field: "colour", op: "eq", value: 1 },
        ],
      },
      "filters[1].field",
    ],
    [{ filters: [{ field: "sku", op: "all", value: ["x"] }] }, "filters[0].field"],
    [{ filters: [{ field: "sku", op: "eq", value: 1 }] }, "filters[0].field"],
    [{ filters: [{ field: "sku", op: "in", value: "x" }] }, "filters[0].field"],
    [{ filters: [{ field: "h_codes", op: "in", value: "H225" }] }, "filters[0].field"],
    [{ filters: [{ field: "h_codes", op: "eq", value: "H225" }] }, "filters[0].field"],
    [{ filters: [{ field: "signal_word", op: "eq", value: "danger" }] }, "filters[0].field"],
    [{ filters: [{ field: "archived", op: "eq", value: "true" }] }, "filters[0].field"],
    [{ filters: [{ field: "flash_point", op: "lt", value: "60" }] }, "filters[0].field"],
    [{ filters: [{ field: "flash_point", op: "between", value: [1] }] }, "filters[0].field"],
    [{ filters: [{ field: "flash_point", op: "contains", value: "1" }] }, "filters[0].field"],
    [{ filters: [{ field: "revision_date", op: "gt", value: "31-12-2020" }] }, "filters[0].field"],
    [{ filters: [{ field: "last_updated", op: "gt", value: "yesterday" }] }, "filters[0].field"],
    [{ filters: [{ field: "workplace_id", op: "in", value: ["x"] }] }, "filters[0].field"],
    [{ filters: [{ field: "query", op: "eq", value: "x" }] }, "filters[0].field"],
    [{ filters: [{ field: `custom.${nobody}.x`, op: "eq", value: "x" }] }, "filters[0].field"],
    [{ filters: [{ field: "sku", op: "eq" }] }, "filters[0].field"],
    [{ filters: [{ field: "sku", op: "like", value: "x" }] }, "filters[0].field"],
    [{ filters: [{ field: "sku", op: "eq", value: "x", also: 1 }] }, "filters[0].also"],
    [{ filters: ["sku"] }, "filters[0]"],
  ])("body %# is 422", async (body, field) => {
    expectProblem(await service.post("/products", body), 422, field);
  });
  test("no JSON is 400, no object 422", async () => {
    const headers = { "content-type": "application/json" };
    expectProblem(await service.call("POST", "/products", { body: "{", headers }), 400);
    expectProblem(await service.post("/products", []), 422);
  });
  test("answers a read-only key", async () => {
    expectShape(await readOnly.post("/products", { size: 1 }), 200, paged);
  });
});

/** The value that a filter on a field looks at. */
const readers: Record<string, (product: Product) => unknown> = {
  product_name: ({ sds }) => sds?.product_name,
  display_name: (p) => p.display_name,
  manufacturer: ({ sds }) => sds?.manufacturer,
  supplier: ({ sds }) => sds?.manufacturer,
  sku: (p) => p.sku,
  ean: (p) => p.ean,
  cas_number: ({ sds }) => sds?.cas_number,
  ec_number: ({ sds }) => sds?.ec_number,
  un_number: ({ sds }) => sds?.un_number,
  file_name: ({ sds }) => sds?.file_name,
  h_codes: ({ sds }) => sds?.h_codes,
  p_codes: ({ sds }) => sds?.p_codes,
  pictograms: ({ sds }) => sds?.pictograms,
  signal_word: ({ sds }) => sds?.signal_word,
  language: ({ sds }) => sds?.language,
  procurement_status: ({ sds }) => sds?.procurement_status,
  archived: (p) => p.archived,
  physical_state: ({ sds }) => sds?.physical_state,
  flash_point: ({ sds }) => sds?.flash_point?.value ?? null,
  revision_date: ({ sds }) => sds?.revision_date,
  last_updated: (p) => p.last_updated,
  created_at: (p) => p.created_at,
  quality_score: ({ sds }) => sds?.quality_score,
};
const texts = [
  "product_name",
  "display_name",
  "manufacturer",
  "supplier",
  "sku",
  "ean",
  "cas_number",
  "ec_number",
  "un_number",
  "file_name",
];
const sets = ["h_codes", "p_codes", "pictograms"];
const choices = ["signal_word", "language", "procurement_status", "archived", "physical_state"];
const numbers = ["flash_point", "quality_score", "revision_date", "last_updated", "created_at"];

const lower = (value: unknown) => String(value).toLowerCase();
const absent = (value: unknown) => value === null || value === undefined;

/** A filter finds exactly those products of the whole list for which `holds` is true. */
async function expectFound(field: string, op: string, value: unknown, holds: (value: unknown) => boolean) {
  const body = expectShape(await find([{ field, op, value }]), 200, everything);
  const read = readers[field];
  if (!read) throw new Error(`no reader for ${field}`);
  expect(ids(body.data), `${field} ${op} ${JSON.stringify(value)}`).toEqual(
    ids(all.filter((p) => holds(read(p)))),
  );
}

/** Numbers that nothing has: what is no number of its kind is refused. */
const others: Record<string, string> = { cas_number: "7440-06-4", ec_number: "231-116-1", un_number: "3548" };

describe("a text filter", () => {
  test.each(texts)("on %s compares with every operator", async (field) => {
    const some = all.map((p) => readers[field]?.(p)).find((value) => !absent(value));
    const value = String(some ?? "nothing");
    await expectFound(field, "eq", value, (v) => v === value);
    await expectFound(field, "neq", value, (v) => v !== value);
    await expectFound(
      field,
      "contains",
      value.slice(1, 4).toUpperCase(),
      (v) => !absent(v) && lower(v).includes(lower(value.slice(1, 4))),
    );
    await expectFound(
      field,
      "starts_with",
      value.slice(0, 3).toLowerCase(),
      (v) => !absent(v) && lower(v).startsWith(lower(value.slice(0, 3))),
    );
    const other = others[field] ?? "else";
    await expectFound(field, "in", [value, other], (v) => v === value);
    await expectFound(field, "not_in", [value, other], (v) => v !== value);
    await expectFound(field, "is_null", true, absent);
    await expectFound(field, "is_null", false, (v) => !absent(v));
  });
});

describe("a set filter", () => {
  test.each(sets)("on %s compares with every operator", async (field) => {
    const members = (value: unknown) => z.array(z.string()).parse(value ?? []);
    const [a = "x", b = "y"] = all.map((p) => members(readers[field]?.(p))).find((m) => m.length > 1) ?? [];
    await expectFound(field, "in", [a, b], (v) => members(v).some((m) => m === a || m === b));
    await expectFound(field, "all", [a, b], (v) => members(v).includes(a) && members(v).includes(b));
    await expectFound(field, "not_in", [a], (v) => !members(v).includes(a));
    await expectFound(field, "is_empty", true, (v) => members(v).length === 0);
    await expectFound(field, "is_empty", false, (v) => members(v).length > 0);
    await expectFound(field, "in", [], () => false);
    await expectFound(field, "all", [], () => true);
  });
});

describe("a choice filter", () => {
  test.each(choices)("on %s compares with every operator", async (field) => {
    const value = all.map((p) => readers[field]?.(p)).find((v) => !absent(v));
    if (absent(value)) throw new Error(`no product has a ${field}`);
    await expectFound(field, "eq", value, (v) => v === value);
    if (field !== "archived") await expectFound(field, "neq", value, (v) => v !== value);
    await expectFound(field, "in", [value], (v) => v === value);
    if (field !== "archived") await expectFound(field, "not_in", [value], (v) => v !== value);
    await expectFound(field, "is_null", true, absent);
    if (field !== "archived") await expectFound(field, "is_null", false, (v) => !absent(v));
  });
});

describe("a number or date filter", () => {
  test.each(numbers)("on %s compares with every operator", async (field) => {
    const values = all
      .map((p) => readers[field]?.(p))
      .filter((v) => !absent(v))
      .sort((a, b) => ((Number(a) || lower(a)) < (Number(b) || lower(b)) ? -1 : 1)) as (string | number)[];
    const middle = values[Math.floor(values.length / 2)] ?? (field === "revision_date" ? "2024-01-01" : 0);
    const least = values[0] ?? middle;
    const is = (test: (v: string | number) => boolean) => (v: unknown) =>
      !absent(v) && test(v as string | number);
    if (field !== "last_updated" && field !== "created_at") {
      await expectFound(
        field,
        "eq",
        middle,
        is((v) => v === middle),
      );
      await expectFound(
        field,
        "lte",
        middle,
        is((v) => v <= middle),
      );
      await expectFound(
        field,
        "gt",
        middle,
        is((v) => v > middle),
      );
    }
    await expectFound(field, "lt", least, () => false);
    await expectFound(field, "gte", least, (v) => !absent(v));
    await expectFound(field, "is_null", true, absent);
    await expectFound(field, "is_null", false, (v) => !absent(v));
    if (values.length)
      await expectFound(
        field,
        "between",
        [least, field.endsWith("ed") || field.endsWith("_at") ? "2100-01-01" : values.at(-1)],
        (v) => !absent(v),
      );
  });
});

describe("filters", () => {
  test("all must hold", async () => {
    const { data } = (
      await find([
        { field: "h_codes", op: "in", value: ["H225"] },
        { field: "sku", op: "eq", value: "AC-1" },
      ])
    ).body;
    expect(ids(data)).toEqual([acetone.id]);
  });
  test("leave out the value of is_null and is_empty: true", async () => {
    expect(ids((await find([{ field: "sku", op: "is_null" }])).body.data)).not.toContain(acetone.id);
    expect((await find([{ field: "h_codes", op: "is_empty" }])).status).toBe(200);
  });
  test("query finds by name and by CAS number of a component, and forgives a misspelling", async () => {
    for (const value of ["Lab Acetone", "acetone lab", "Lab Acetonne"])
      expect(ids((await find([{ field: "query", op: "matches", value }])).body.data)).toContain(acetone.id);
    expect((await find([{ field: "query", op: "matches", value: "nothinglikethis" }])).body.data).toEqual([]);
  });
  test("last_updated after a moment finds what changed since", async () => {
    const since = new Date().toISOString();
    await service.patch(`/products/${acetone.id}`, { sku: "AC-1" });
    const { data } = (await find([{ field: "last_updated", op: "gte", value: since }])).body;
    expect(ids(data)).toEqual([acetone.id]);
  });
});

describe("sort", () => {
  const scalars = [...texts, ...choices, ...numbers];
  test.each(scalars)("by %s goes either way with absent values last", async (sort) => {
    for (const direction of ["asc", "desc"] as const) {
      const { data } = expectShape(await service.post("/products", { sort, direction }), 200, everything);
      const values = data.map((p) => readers[sort]?.(p));
      const firstAbsent = values.findIndex(absent);
      if (firstAbsent >= 0) expect(values.slice(firstAbsent).every(absent)).toBe(true);
      const present = values.filter((v) => !absent(v)) as (string | number)[];
      if (typeof present[0] !== "number") continue;
      expect(
        [...present].sort((a, b) => (direction === "asc" ? Number(a) - Number(b) : Number(b) - Number(a))),
      ).toEqual(present);
    }
  });
});

describe("GET /products/facets", () => {
  test("has every decided facet, whose counts agree with the filter", async () => {
    const { body, status } = await service.get("/products/facets");
    expect(status).toBe(200);
    const counted = [
      "h_codes",
      "pictograms",
      "signal_word",
      "language",
      "manufacturer",
      "transport_classes",
      "procurement_status",
      "physical_state",
    ];
    for (const facet of counted) {
      expect(Array.isArray(body.data[facet]), facet).toBe(true);
      for (const { value, count, ...rest } of body.data[facet].slice(0, 3)) {
        expect(rest).toEqual({});
        const op = ["h_codes", "pictograms", "transport_classes"].includes(facet) ? "in" : "eq";
        const answer = await find([{ field: facet, op, value: op === "in" ? [value] : value }], { size: 1 });
        expect(answer.body.meta.total, `${facet} ${value}`).toBe(count);
      }
    }
    for (const place of body.data.workplace_id)
      expect(Object.keys(place).sort()).toEqual(["count", "name", "value"]);
    for (const range of ["flash_point", "revision_date"])
      expect(Object.keys(body.data[range]).sort()).toEqual(["max", "min"]);
  });
  test("takes no parameters", async () => {
    expectProblem(await service.get("/products/facets?field=h_codes"), 422, "field");
  });
});

describe("POST /products/facets", () => {
  test("counts what the filters select; a filter does not narrow its own field", async () => {
    const all = (await service.get("/products/facets")).body.data;
    const language = all.language[0].value;
    const filters = [{ field: "language", op: "in", value: [language] }];
    const { body, status } = await service.post("/products/facets", { filters });
    expect(status).toBe(200);
    expect(body.data.language).toEqual(all.language);
    for (const { value, count } of body.data.h_codes.slice(0, 3)) {
      const answer = await find([...filters, { field: "h_codes", op: "in", value: [value] }], { size: 1 });
      expect(answer.body.meta.total, value).toBe(count);
    }
    expect((await service.post("/products/facets", {})).body.data).toEqual(all);
  });
  test.each([
    ["h_codes", "in", ["h225"], "H225"],
    ["un_number", "eq", "UN1263", "1263"],
  ])("names the right form of %s %s %j", async (field, op, value, form) => {
    const { body, status } = await service.post("/products/facets", { filters: [{ field, op, value }] });
    expect(status).toBe(422);
    expect(body.errors[0]).toMatchObject({ field: "filters[0].value" });
    expect(body.errors[0].message).toContain(form);
  });
});

describe("POST /products/create", () => {
  test("creates a product that awaits its sheet", async () => {
    const owned = { display_name: "New", supplier: "Shop", sku: "S", ean: "1" };
    const { data } = expectShape(await service.post("/products/create", owned), 201, product);
    expect(data).toMatchObject({
      ...owned,
      archived: false,
      sds: null,
      workplace_ids: [],
      custom_fields: {},
    });
    const read = expectShape(await service.get(`/products/${data.id}`), 200, detail);
    expect(read.data).toMatchObject({ id: data.id, sds: null, sheets: [], placements: [] });
    const again = expectShape(await service.post("/products/create", owned), 201, product);
    expect(again.data.id).not.toBe(data.id);
  });
  test("leaves what is not given null", async () => {
    const { data } = expectShape(await service.post("/products/create", { display_name: "N" }), 201, product);
    expect(data).toMatchObject({ supplier: null, sku: null, ean: null });
  });
  test.each([
    [{}, "display_name"],
    [{ display_name: "" }, "display_name"],
    [{ display_name: null }, "display_name"],
    [{ display_name: "N", sku: 1 }, "sku"],
    [{ display_name: "N", colour: "red" }, "colour"],
    [{ display_name: "N", archived: true }, "archived"],
  ])("body %# is 422", async (body, field) => {
    expectProblem(await service.post("/products/create", body), 422, field);
  });
  test("with an Idempotency-Key creates once, and refuses another body with it", async () => {
    const headers = { "idempotency-key": `create-${Math.random()}` };
    const one = await service.post("/products/create", { display_name: "Once" }, { headers });
    const two = await service.post("/products/create", { display_name: "Once" }, { headers });
    expect([one.status, two.status, two.body]).toEqual([201, 201, one.body]);
    expect(Buffer.from(two.bytes).toString()).toBe(Buffer.from(one.bytes).toString());
    expectProblem(await service.post("/products/create", { display_name: "Twice" }, { headers }), 409);
  });
});

describe("GET /products/{id}", () => {
  test("gives the product with every sheet, the primary one marked", async () => {
    const { data } = expectShape(await service.get(`/products/${acetone.id}`), 200, detail);
    expect(data.sheets.filter(({ primary }) => primary).map(({ document_id }) => document_id)).toEqual([
      sheet("Acetone"),
    ]);
    expect(data).toMatchObject({ display_name: "Lab Acetone", supplier: "Solvent Shop" });
  });
  test("is 404 for an unknown or malformed id", async () => {
    expectProblem(await service.get(`/products/${nobody}`), 404);
    expectProblem(await service.get(`/products/${malformed}`), 404);
  });
});

describe("PATCH /products/{id}", () => {
  test("writes the owned fields, clears with null and moves last_updated", async () => {
    const { data } = expectShape(
      await service.patch(`/products/${acetone.id}`, { supplier: null }),
      200,
      product,
    );
    expect(data).toMatchObject({ supplier: null, display_name: "Lab Acetone" });
    expect(data.last_updated > acetone.last_updated).toBe(true);
    await service.patch(`/products/${acetone.id}`, { supplier: "Solvent Shop" });
  });
  test.each([
    [{ archived: "x" }, "archived"],
    [{ archived: null }, "archived"],
    [{ sku: 1 }, "sku"],
    [{ sds: {} }, "sds"],
    [{ custom_fields: {} }, "custom_fields"],
    [{ product_name: "x" }, "product_name"],
  ])("body %# is 422", async (body, field) => {
    expectProblem(await service.patch(`/products/${acetone.id}`, body), 422, field);
  });
  test("archiving takes it out of the list and not out of a filter that asks for it", async () => {
    const { id } = all.find((p) => p.id !== acetone.id) ?? acetone;
    const document = all.find((p) => p.id === id)?.sds?.document_id;
    expect((await service.patch(`/products/${id}`, { archived: true })).body.data.archived).toBe(true);
    expect(ids((await service.post("/products")).body.data)).not.toContain(id);
    expect(ids((await find([{ field: "archived", op: "eq", value: true }])).body.data)).toEqual([id]);
    expect(ids((await find([{ field: "archived", op: "in", value: [true, false] }])).body.data)).toContain(
      id,
    );
    expect((await service.get(`/products/${id}`)).body.data.archived).toBe(true);
    expect((await service.get(`/sds/${document}`)).body.data.archived).toBe(false);
    await service.patch(`/products/${id}`, { archived: false });
  });
  test("is 404 for an unknown product; there is no DELETE", async () => {
    expectProblem(await service.patch(`/products/${nobody}`, { sku: "x" }), 404);
    const answer = await service.delete(`/products/${acetone.id}`);
    expectProblem(answer, 405);
    expect(answer.headers.get("allow")).toContain("PATCH");
  });
});

describe("POST /products/{id}/sds", () => {
  const attached = shape.data(shape.productDetail.extend({ made_primary: z.boolean() }));
  async function failedSheet(): Promise<string> {
    const { id } = (await service.upload(anyPdf())).body;
    await service.whenRead(id);
    return id;
  }
  test("gives a product without a sheet its primary one, and one that has it another", async () => {
    const { id } = (await service.post("/products/create", { display_name: "Takes a sheet" })).body.data;
    const [one, two] = [await failedSheet(), await failedSheet()];
    const first = expectShape(
      await service.post(`/products/${id}/sds`, { document_id: one }),
      200,
      attached,
    ).data;
    expect(first).toMatchObject({ made_primary: true, sds: { document_id: one } });
    expect(ids((await service.post("/products")).body.data)).toContain(id);
    const second = expectShape(
      await service.post(`/products/${id}/sds`, { document_id: two }),
      200,
      attached,
    ).data;
    expect(second).toMatchObject({ made_primary: false, sds: { document_id: one } });
    expect(second.sheets).toHaveLength(2);
    const again = expectShape(
      await service.post(`/products/${id}/sds`, { document_id: two }),
      200,
      attached,
    ).data;
    expect(again.made_primary).toBe(false);
  });
  test("refuses a sheet that is on another product with 409", async () => {
    const { id } = (await service.post("/products/create", { display_name: "Wants" })).body.data;
    expectProblem(await service.post(`/products/${id}/sds`, { document_id: sheet("Acetone") }), 409);
    expect((await service.get(`/products/${id}`)).body.data.sds).toBeNull();
  });
  test("refuses what does not fit", async () => {
    expectProblem(await service.post(`/products/${acetone.id}/sds`, {}), 422, "document_id");
    expectProblem(
      await service.post(`/products/${acetone.id}/sds`, { document_id: malformed }),
      422,
      "document_id",
    );
    expectProblem(await service.post(`/products/${acetone.id}/sds`, { document_id: nobody }), 404);
    expectProblem(await service.post(`/products/${nobody}/sds`, { document_id: sheet("Acetone") }), 404);
    expectProblem(
      await service.post(`/products/${acetone.id}/sds`, { document_id: sheet("Acetone"), x: 1 }),
      422,
      "x",
    );
  });
});

describe("signed downloads", () => {
  test("give the PDF without the key, for minutes, and only unaltered", async () => {
    const path = `/products/${acetone.id}/sds/${sheet("Acetone")}/download`;
    const { data } = expectShape(await service.get(path), 200, shape.data(shape.signedUrl));
    const seconds = (Date.parse(data.expires_at) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(200);
    expect(seconds).toBeLessThanOrEqual(300);
    const file = await service.get(data.url, { key: null });
    expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(file.bytes).toEqual((await service.get(`/sds/${sheet("Acetone")}/download`)).bytes);
    expectProblem(await service.get(`${data.url}0`, { key: null }), 403);
    expectProblem(await service.sendPdf(data.url, anyPdf()), 405);
  });
  test("of a sheet of another product, or an unknown one, are 404", async () => {
    const elsewhere = all.find((p) => p.id !== acetone.id)?.sds?.document_id;
    expectProblem(await service.get(`/products/${acetone.id}/sds/${elsewhere}/download`), 404);
    expectProblem(await service.get(`/products/${acetone.id}/sds/${nobody}/download`), 404);
    expectProblem(await service.get(`/products/${nobody}/sds/${sheet("Acetone")}/download`), 404);
  });
  test("exist for attachments", async () => {
    const body = form({ file: new File(["words"], "a.txt"), type: "other" });
    const { id } = (await service.call("POST", `/sds/${sheet("Acetone")}/attachments`, { body })).body.data;
    const listed = (await service.get(`/products/${acetone.id}/attachments`)).body.data;
    expect(ids(listed)).toContain(id);
    const path = `/products/${acetone.id}/attachments/${id}/download`;
    const { data } = expectShape(await service.get(path), 200, shape.data(shape.signedUrl));
    expect(new TextDecoder().decode((await service.get(data.url, { key: null })).bytes)).toBe("words");
    expectProblem(await service.get(`/products/${acetone.id}/attachments/${nobody}/download`), 404);
    expectProblem(await service.get(`/products/${nobody}/attachments`), 404);
    expectProblem(await other.get(path), 404);
  });
});
