import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { expectProblem, expectShape } from "./expect";
import { sheetOf } from "./fresh-sheet";
import { callAsPerson, signIn } from "./session";
import * as shape from "./shapes";
import { anyPdf, malformed, nobody, other, readOnly, service, sheet, world } from "./world";

const placements = z.strictObject({ data: z.array(shape.placement.extend({ created: z.boolean() })) });
const quantities = z.strictObject({ data: z.array(shape.quantityLine), totals: shape.totals });
const line = shape.data(shape.quantityLine);

async function newProduct(): Promise<string> {
  return (await service.post("/products/create", { display_name: randomUUID() })).body.data.id;
}
async function newWorkplace(): Promise<string> {
  return (await service.post("/locations", { name: randomUUID() })).body.data.id;
}

describe("GET /workplaces", () => {
  test("lists the locations with their ids", async () => {
    const id = await newWorkplace();
    const { data } = expectShape(
      await service.get("/workplaces"),
      200,
      z.strictObject({ data: z.array(shape.workplace) }),
    );
    expect(data.find((found) => found.id === id)).toMatchObject({ type: null, product_count: 0 });
  });
});

describe("uploads", () => {
  const created = shape.data(shape.upload);
  const run = shape.data(shape.run);
  const started = shape.data(z.strictObject({ run_id: z.guid(), state: shape.state }));
  const start = async () => expectShape(await service.post("/uploads", {}), 201, created).data;
  test("are created with and without a file name, for fifteen minutes", async () => {
    const upload = await start();
    const seconds = (Date.parse(upload.expires_at) - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(800);
    expect(seconds).toBeLessThanOrEqual(900);
    expectShape(await service.call("POST", "/uploads"), 201, created);
    expectShape(await service.post("/uploads", { file_name: "a.pdf" }), 201, created);
    expectProblem(await service.post("/uploads", { file_name: 1 }), 422, "file_name");
    expectProblem(await service.post("/uploads", { size: 1 }), 422, "size");
  });
  test("go through the three steps to a product", async () => {
    const { upload_id, upload_url } = expectShape(
      await service.post("/uploads", { file_name: "mine.pdf" }),
      201,
      created,
    ).data;
    const own = await sheetOf(`Three steps ${randomUUID().slice(0, 8)}`);
    expect([200, 201]).toContain((await service.sendPdf(upload_url, own)).status);
    const { data } = expectShape(await service.post(`/uploads/${upload_id}/ingest`), 202, started);
    const now = expectShape(await service.get(`/uploads/${data.run_id}`), 200, run).data;
    if (now.state !== "ready") expect(now.product_id).toBeNull();
    const done = expectShape(await service.whenRun(data.run_id), 200, run).data;
    expect(done).toMatchObject({ state: "ready", upload_id, run_id: data.run_id, error: null });
    expect((await service.get(`/products/${done.product_id}`)).status).toBe(200);
    expect((await service.get(`/sds/${done.document_id}`)).body.data.file_name).toBe("mine.pdf");
    expect((await service.post(`/uploads/${upload_id}/ingest`)).body.data.run_id).toBe(data.run_id);
  });
  test("attach to the product and place at the workplace that are named", async () => {
    const [product_id, workplace_id] = [await newProduct(), await newWorkplace()];
    const { body } = await service.ingest(await sheetOf(`Attached ${randomUUID().slice(0, 8)}`), {
      product_id,
      workplace_id,
    });
    expect(body.data).toMatchObject({ state: "ready", product_id });
    const { data } = (await service.get(`/products/${product_id}`)).body;
    expect(data).toMatchObject({
      workplace_ids: [workplace_id],
      sds: { document_id: body.data.document_id },
    });
  });
  test("of what is no readable sheet fail with a code and a message", async () => {
    const { body } = await service.ingest(anyPdf());
    expect(shape.run.parse(body.data)).toMatchObject({
      state: "failed",
      product_id: null,
      error: { code: expect.stringMatching(/^(not_a_pdf|damaged|no_text|not_an_sds)$/) },
    });
  });
  test("the URL takes one PDF by its content, of 10 MB, in its time", async () => {
    const { upload_url, upload_id } = await start();
    expectProblem(await service.post(`/uploads/${upload_id}/ingest`), 409);
    expectProblem(await service.sendPdf(upload_url, "no pdf"), 415);
    expectProblem(await service.sendPdf(upload_url, `%PDF-1.7\n${"x".repeat(10_485_760)}`), 413);
    expectProblem(await service.sendPdf(`${upload_url}0`, anyPdf()), 403);
    expectProblem(await service.sendPdf(upload_url.replace(upload_id, nobody), anyPdf()), 403);
    expectProblem(
      await service.sendPdf(upload_url.replace(/expires=\d+/, "expires=9999999999"), anyPdf()),
      403,
    );
    expect([200, 201]).toContain((await service.sendPdf(upload_url, anyPdf())).status);
    expectProblem(await service.sendPdf(upload_url, anyPdf()), 409);
  });
  test("ingest refuses what does not fit", async () => {
    const { upload_id, upload_url } = await start();
    await service.sendPdf(upload_url, anyPdf());
    const path = `/uploads/${upload_id}/ingest`;
    expectProblem(await service.post(path, { product_id: malformed }), 422, "product_id");
    expectProblem(await service.post(path, { workplace_id: 1 }), 422, "workplace_id");
    expectProblem(await service.post(path, { file: "x" }), 422, "file");
    expectProblem(await service.post(path, { product_id: nobody }), 404);
    expectProblem(await service.post(path, { workplace_id: nobody }), 404);
    expectProblem(await service.post(`/uploads/${nobody}/ingest`), 404);
    expectProblem(await service.post(`/uploads/${malformed}/ingest`), 404);
    expectProblem(await service.get(`/uploads/${nobody}`), 404);
    expectProblem(await service.get(`/uploads/${malformed}`), 404);
    expect((await service.post(path)).status).toBe(202);
  });
  test("with an Idempotency-Key end as one, even at once", async () => {
    const { upload_id, upload_url } = await start();
    await service.sendPdf(upload_url, anyPdf());
    const headers = { "idempotency-key": randomUUID() };
    const path = `/uploads/${upload_id}/ingest`;
    const answers = await Promise.all(Array.from({ length: 10 }, () => service.post(path, {}, { headers })));
    for (const { status } of answers) expect([202, 409]).toContain(status);
    const first = answers.find(({ status }) => status === 202);
    const again = await service.post(path, {}, { headers });
    expect([again.status, again.body]).toEqual([202, first?.body]);
    expectProblem(await service.post(path, { workplace_id: await newWorkplace() }, { headers }), 409);
  });
});

describe("filing", () => {
  test("twenty revisions of one product at once end as one product, the latest its primary sheet", async () => {
    const name = `Twenty ${randomUUID().slice(0, 8)}`;
    const files = await Promise.all(
      Array.from({ length: 20 }, (_, i) => sheetOf(name, `2024-03-${String(i + 1).padStart(2, "0")}`)),
    );
    const sent = await Promise.all(files.map((bytes) => service.upload(bytes)));
    const read = await Promise.all(sent.map(({ body }) => service.whenRead(body.id)));
    for (const { body } of read) expect(body.data).toMatchObject({ status: "completed", product_name: name });
    const filters = [{ field: "product_name", op: "eq", value: name }];
    const { data } = (await service.post("/products", { filters })).body;
    expect(data).toHaveLength(1);
    expect(data[0].sds).toMatchObject({ revision_date: "2024-03-20", document_id: sent.at(-1)?.body.id });
    expect((await service.get(`/products/${data[0].id}`)).body.data.sheets).toHaveLength(20);
  });
});

describe("the catalogue", () => {
  const hits = z.strictObject({ meta: shape.productMeta, data: z.array(shape.hit) });
  let shared = "";
  beforeAll(async () => {
    const { id } = (await other.upload(await sheetOf(`Shared ${randomUUID().slice(0, 8)}`))).body;
    await other.whenRead(id);
    shared = id;
  });
  const ofTheirs = async () => {
    const size = 100;
    const found = [];
    for (let page = 1; page < 20; page += 1) {
      const { data, meta } = expectShape(
        await service.post("/catalogue/search", { query: "", size, page }),
        200,
        hits,
      );
      found.push(...data);
      if (!meta.has_more) break;
    }
    return found;
  };
  test("holds what a team shares and nothing else; adding repeats with the same ids", async () => {
    const before = (await ofTheirs()).map(({ document_id }) => document_id);
    await other.patch(`/sds/${shared}`, { shared: true });
    const hit = (await ofTheirs()).find(({ document_id }) => !before.includes(document_id));
    expect(hit).toMatchObject({
      in_library: false,
      product_id: null,
      h_codes: ["EUH066", "H225", "H319", "H336"],
    });
    const ids = shape.data(z.strictObject({ product_id: z.guid(), document_id: z.guid() }));
    const path = `/catalogue/${hit?.document_id}/add`;
    const { data } = expectShape(await service.post(path), 201, ids);
    expect(expectShape(await service.post(path), 200, ids).data).toEqual(data);
    expect(expectShape(await service.post(`/catalogue/${data.document_id}/add`), 200, ids).data).toEqual(
      data,
    );
    expect((await ofTheirs()).find(({ document_id }) => document_id === hit?.document_id)).toMatchObject({
      in_library: true,
      product_id: data.product_id,
    });
    const added = (await service.get(`/sds/${data.document_id}`)).body.data;
    expect(added).toMatchObject({
      status: "completed",
      sku: null,
      hazard_statements: ["EUH066", "H225", "H319", "H336"],
    });
    await other.patch(`/sds/${shared}`, { shared: false });
    expect((await ofTheirs()).map(({ document_id }) => document_id)).not.toContain(hit?.document_id);
    expect((await service.get(`/sds/${data.document_id}`)).status).toBe(200);
  });
  test("refuses what does not fit", async () => {
    for (const [body, field] of [
      [{}, "query"],
      [{ query: 1 }, "query"],
      [{ query: "x", size: 101 }, "size"],
      [{ query: "x", size: 0 }, "size"],
      [{ query: "x", page: 0 }, "page"],
      [{ query: "x", colour: 1 }, "colour"],
    ] as const)
      expectProblem(await service.post("/catalogue/search", body), 422, field);
    expectProblem(await service.post(`/catalogue/${nobody}/add`), 404);
    expectProblem(await service.post(`/catalogue/${malformed}/add`), 404);
    expectProblem(await service.post(`/catalogue/${shared}/add`), 404);
    expectShape(await readOnly.post("/catalogue/search", { query: "acetone" }), 200, hits);
    expectProblem(await readOnly.post(`/catalogue/${nobody}/add`), 403);
  });
});

describe("placements", () => {
  test("place up to 100 products, each once, in the order given", async () => {
    const workplace = await newWorkplace();
    const products = await Promise.all(Array.from({ length: 100 }, newProduct));
    const path = `/workplaces/${workplace}/products`;
    const { data } = expectShape(await service.post(path, { product_ids: products }), 200, placements);
    expect(data.map(({ product_id }) => product_id)).toEqual(products);
    expect(data.every(({ created, workplace_id }) => created && workplace_id === workplace)).toBe(true);
    const again = expectShape(
      await service.post(path, { product_ids: products.slice(0, 2) }),
      200,
      placements,
    );
    expect(again.data.map(({ created }) => created)).toEqual([false, false]);
    expectProblem(await service.post(path, { product_ids: [...products, nobody] }), 422, "product_ids");
  });
  test("refuse what does not fit and then place nothing", async () => {
    const [workplace, product] = [await newWorkplace(), await newProduct()];
    const path = `/workplaces/${workplace}/products`;
    for (const [body, field] of [
      [{}, "product_ids"],
      [{ product_ids: [] }, "product_ids"],
      [{ product_ids: product }, "product_ids"],
      [{ product_ids: [malformed] }, "product_ids[0]"],
      [{ product_ids: [product], force: true }, "force"],
    ] as const)
      expectProblem(await service.post(path, body), 422, field);
    expectProblem(await service.post(path, { product_ids: [product, nobody] }), 404);
    expect((await service.get(`/products/${product}`)).body.data.placements).toEqual([]);
    expectProblem(await service.post(`/workplaces/${nobody}/products`, { product_ids: [product] }), 404);
    expectProblem(await service.post(`/workplaces/${malformed}/products`, { product_ids: [product] }), 404);
  });
  test("are removed with force alone; without it the answer lists what would be lost", async () => {
    const [workplace, product] = [await newWorkplace(), await newProduct()];
    const path = `/workplaces/${workplace}/products/${product}`;
    expectProblem(await service.delete(path), 404);
    await service.post(`/workplaces/${workplace}/products`, { product_ids: [product] });
    const nothing = expectProblem(await service.delete(path), 409);
    expect(nothing.would_lose).toEqual({ quantity_lines: [], recess: null, emkg: null });
    const { data } = (
      await service.post(`/products/${product}/quantities`, {
        workplace_id: workplace,
        amount: 1,
        unit: "kg",
      })
    ).body;
    expect(expectProblem(await service.delete(path), 409).would_lose.quantity_lines).toEqual([data]);
    expectProblem(await service.delete(`${path}?force=false`), 409);
    expectProblem(await service.delete(`${path}?force=yes`), 422, "force");
    expect((await service.delete(`${path}?force=true`)).body).toEqual({ data: { deleted: true } });
    expectProblem(await service.delete(`${path}?force=true`), 404);
    expect((await service.get(`/products/${product}/quantities`)).body.data).toEqual([]);
    expect((await service.get(`/products/${product}`)).body.data).toMatchObject({
      workplace_ids: [],
      placements: [],
    });
  });
});

describe("quantities", () => {
  test("are lines with totals for each exact unit", async () => {
    const [workplace, product] = [await newWorkplace(), await newProduct()];
    const path = `/products/${product}/quantities`;
    const add = async (fields: object) => expectShape(await service.post(path, fields), 201, line).data;
    expect(await add({ amount: 0.1, unit: "kg", container_count: 3 })).toMatchObject({
      workplace_id: null,
      recipient_id: null,
      total: 0.3,
    });
    const placed = await add({ amount: 5, unit: "kg", workplace_id: workplace });
    expect(placed).toMatchObject({ container_count: 1, workplace_id: workplace, total: 5 });
    await add({ amount: 2, unit: "L", workplace_id: workplace });
    await add({ amount: 2, unit: "L", workplace_id: workplace });
    const all = expectShape(await service.get(path), 200, quantities);
    expect(all.data).toHaveLength(4);
    expect(all.totals).toEqual(
      expect.arrayContaining([
        { unit: "kg", amount: 5.3 },
        { unit: "L", amount: 4 },
      ]),
    );
    const none = expectShape(await service.get(`${path}?workplace_id=none`), 200, quantities);
    expect(none.data).toHaveLength(1);
    expect(none.totals).toEqual([{ unit: "kg", amount: 0.3 }]);
    expect(
      expectShape(await service.get(`${path}?workplace_id=${workplace}`), 200, quantities).data,
    ).toHaveLength(3);
    expectProblem(await service.get(`${path}?workplace_id=${malformed}`), 422, "workplace_id");
    expectProblem(await service.get(`${path}?workplace_id=${nobody}`), 404);
    const { data } = (await service.get(`/products/${product}`)).body;
    expect(data.workplace_ids).toEqual([workplace]);
    expect(data.placements[0].quantities).toHaveLength(3);
    const changed = expectShape(
      await service.patch(`${path}/${placed.id}`, { container_count: 7 }),
      200,
      line,
    ).data;
    expect(changed).toEqual({ ...placed, container_count: 7, total: 35 });
    expect((await service.patch(`${path}/${placed.id}`, {})).body.data).toEqual(changed);
    for (const [body, field] of [
      [{ workplace_id: workplace }, "workplace_id"],
      [{ unit: "g" }, "unit"],
      [{ amount: -1 }, "amount"],
      [{ x: 1 }, "x"],
    ] as const)
      expectProblem(await service.patch(`${path}/${placed.id}`, body), 422, field);
    expect((await service.delete(`${path}/${placed.id}`)).body).toEqual({ data: { deleted: true } });
    expectProblem(await service.delete(`${path}/${placed.id}`), 404);
    expectProblem(await service.patch(`${path}/${placed.id}`, { amount: 1 }), 404);
    expect((await service.get(`/products/${product}`)).body.data.workplace_ids).toEqual([workplace]);
  });
  test("take a recipient type of the list", async () => {
    const types = expectShape(
      await service.get("/recipient-types"),
      200,
      z.strictObject({ data: z.array(shape.recipientType).min(5) }),
    ).data;
    const path = `/products/${await newProduct()}/quantities`;
    const { data } = expectShape(
      await service.post(path, { amount: 1, unit: "lbs", recipient_id: types[0]?.id }),
      201,
      line,
    );
    expect(data.recipient_id).toBe(types[0]?.id);
    expectShape(await service.patch(`${path}/${data.id}`, { recipient_id: null }), 200, line);
    expectProblem(await service.post(path, { amount: 1, unit: "kg", recipient_id: nobody }), 404);
  });
  test("refuse what does not fit", async () => {
    const path = `/products/${await newProduct()}/quantities`;
    const good = { amount: 1, unit: "kg" };
    for (const [body, field] of [
      [{ unit: "kg" }, "amount"],
      [{ amount: 1 }, "unit"],
      [{ ...good, unit: "lb" }, "unit"],
      [{ ...good, unit: "ml" }, "unit"],
      [{ ...good, amount: 0.0001 }, "amount"],
      [{ ...good, container_count: -1 }, "container_count"],
      [{ ...good, container_count: 0.5 }, "container_count"],
      [{ ...good, workplace_id: malformed }, "workplace_id"],
      [{ ...good, workplace_id: "none" }, "workplace_id"],
      [{ ...good, recipient_id: 5 }, "recipient_id"],
      [{ ...good, total: 5 }, "total"],
    ] as const)
      expectProblem(await service.post(path, body), 422, field);
    expectProblem(await service.post(path, { ...good, workplace_id: nobody }), 404);
    expectProblem(await service.post(`/products/${nobody}/quantities`, good), 404);
    expectProblem(await service.get(`/products/${nobody}/quantities`), 404);
    expectProblem(await service.get(`/products/${malformed}/quantities`), 404);
  });
});

describe("assessments and custom fields, made in the browser", () => {
  let cookie = "";
  beforeAll(async () => {
    cookie = await signIn(world.base, world.person);
  });
  const asPerson = (method: string, path: string, json?: unknown) =>
    callAsPerson(service, cookie, method, path, json);
  test("a product's risk assessments list every workplace, null until made, and are lost with the placement", async () => {
    const product = (await service.post("/products")).body.data.find(
      (p: { sds: { document_id: string } }) => p.sds.document_id === sheet("Acetone"),
    ).id;
    const workplace = await newWorkplace();
    await service.post(`/workplaces/${workplace}/products`, { product_ids: [product] });
    const entry = z.strictObject({
      workplace: z.strictObject({ id: z.guid(), name: z.string() }),
      recess: z.unknown(),
      emkg: z.unknown(),
    });
    const report = async () => {
      const { data } = expectShape(
        await service.get(`/products/${product}/risk-assessments`),
        200,
        z.strictObject({ data: z.array(entry) }),
      );
      return data.find((found) => found.workplace.id === workplace);
    };
    expect(await report()).toMatchObject({ recess: null, emkg: null });
    const place = `/products/${product}/workplaces/${workplace}`;
    const written = await asPerson("PUT", `${place}/recess`, { exposure: 6, probability: 3, effect: 7 });
    expect([written.status, written.body?.data?.risk_score]).toEqual([200, 126]);
    const answers = {
      physical_form: "liquid",
      amount_value: 5,
      amount_unit: "L",
      skin_contact: false,
      ventilation: "general",
    };
    expect((await asPerson("PUT", `${place}/emkg`, { assessment_answers: answers })).status).toBe(200);
    expect(await report()).toMatchObject({
      recess: { exposure: 6, probability: 3, effect: 7, risk_score: 126 },
      emkg: { assessment_answers: answers },
    });
    const item = (await service.post(`/locations/${workplace}/inventory`, { sds_id: sheet("Acetone") })).body
      .data;
    const { data } = (await service.get(`/inventory/${item.id}/assessments`)).body;
    expect(Object.keys(data.recess).sort()).toEqual([
      "assessed_by",
      "created_at",
      "effect",
      "exposure",
      "id",
      "probability",
      "risk_score",
      "updated_at",
    ]);
    expect(Object.keys(data.emkg).sort()).toEqual([
      "assessed_by",
      "assessment_answers",
      "control_levels",
      "created_at",
      "id",
      "updated_at",
    ]);
    const { would_lose } = expectProblem(
      await service.delete(`/workplaces/${workplace}/products/${product}`),
      409,
    );
    expect(would_lose).toMatchObject({
      quantity_lines: [{ id: item.id }],
      recess: { risk_score: 126 },
      emkg: { assessment_answers: answers },
    });
    expectProblem(await service.put(`${place}/recess`, { exposure: 6, probability: 3, effect: 7 }), 403);
    await service.delete(`/workplaces/${workplace}/products/${product}?force=true`);
    expectProblem(await service.get(`/inventory/${item.id}`), 404);
    expectProblem(await service.get(`/products/${nobody}/risk-assessments`), 404);
  });
  test("custom fields are written by group id, validated, filtered and counted", async () => {
    const schema = {
      type: "object",
      properties: {
        shelf: { type: "string", maxLength: 5 },
        weight: { type: "number", minimum: 0 },
        checked: { type: "boolean" },
        tags: { type: "array", items: { type: "string" } },
        due: { type: "string", format: "date" },
      },
    };
    const made = await asPerson("POST", "/custom-field-groups", { name: randomUUID(), schema });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const group = made.body.data.id;
    const schemas = expectShape(
      await service.get("/custom-field-schemas"),
      200,
      z.strictObject({
        data: z.array(
          z.strictObject({ group_id: z.guid(), name: z.string(), schema: z.record(z.string(), z.unknown()) }),
        ),
      }),
    );
    expect(schemas.data.find(({ group_id }) => group_id === group)?.schema).toMatchObject(schema);
    const product = (await service.post("/products")).body.data[0].id;
    const path = `/products/${product}/custom-fields`;
    const values = { shelf: "A1", weight: 2.5, checked: true, tags: ["x", "y"], due: "2027-01-31" };
    const { data } = expectShape(
      await service.patch(path, { [group]: values }),
      200,
      shape.data(shape.product),
    );
    expect(data.custom_fields).toEqual({ [group]: values });
    for (const [field, op, value] of [
      ["shelf", "eq", "A1"],
      ["shelf", "contains", "a"],
      ["weight", "between", [2, 3]],
      ["checked", "eq", true],
      ["tags", "all", ["x", "y"]],
      ["due", "gte", "2027-01-01"],
    ] as const) {
      const found = await service.post("/products", {
        filters: [{ field: `custom.${group}.${field}`, op, value }],
      });
      expect(
        found.body.data.map(({ id }: { id: string }) => id),
        field,
      ).toEqual([product]);
    }
    const facets = (await service.get("/products/facets")).body.data;
    expect(facets[`custom.${group}.shelf`]).toEqual([{ value: "A1", count: 1 }]);
    expect(facets[`custom.${group}.weight`]).toEqual({ min: 2.5, max: 2.5 });
    for (const [change, field] of [
      [{ [group]: { shelf: "too long" } }, `${group}.shelf`],
      [{ [group]: { weight: -1 } }, `${group}.weight`],
      [{ [group]: { colour: "red" } }, `${group}.colour`],
      [{ [nobody]: { x: 1 } }, nobody],
      [{ [made.body.data.name]: { shelf: "A" } }, made.body.data.name],
      [{ [group]: null }, group],
    ] as const)
      expectProblem(await service.patch(path, change), 422, field);
    expect(
      (await service.patch(path, { [group]: { shelf: null } })).body.data.custom_fields[group],
    ).not.toHaveProperty("shelf");
    expect((await service.patch(path, {})).status).toBe(200);
    expectProblem(await service.patch(`/products/${nobody}/custom-fields`, {}), 404);
  });
});
