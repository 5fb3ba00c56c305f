import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { expectProblem, expectShape } from "./expect";
import { form } from "./service";
import * as shape from "./shapes";
import { anyPdf, malformed, nobody, service, sheet, world } from "./world";

const acetone = () => sheet("Acetone");
const documents = shape.page(shape.sdsDocument);
const document = shape.data(shape.sdsDocument);

describe("GET /sds", () => {
  test("lists with the defaults page 1, per_page 25, newest first", async () => {
    const body = expectShape(await service.get("/sds"), 200, documents);
    expect(body.meta).toMatchObject({ page: 1, per_page: 25 });
    const created = body.data.map(({ created_at }) => created_at);
    expect([...created].sort().reverse()).toEqual(created);
  });
  test("pages without overlap, and has_more says whether another page follows", async () => {
    const one = expectShape(await service.get("/sds?per_page=2&page=1"), 200, documents);
    const two = expectShape(await service.get("/sds?per_page=2&page=2"), 200, documents);
    expect(one.data).toHaveLength(2);
    expect(one.meta.has_more).toBe(true);
    const ids = [...one.data, ...two.data].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const pages = Math.ceil(one.meta.total / 2);
    const last = expectShape(await service.get(`/sds?per_page=2&page=${pages}`), 200, documents);
    expect(last.meta.has_more).toBe(false);
    const beyond = expectShape(await service.get(`/sds?per_page=2&page=${pages + 1}`), 200, documents);
    expect(beyond).toMatchObject({ data: [], meta: { has_more: false, total: one.meta.total } });
  });
  test("takes per_page 1 and 100", async () => {
    expectShape(await service.get("/sds?per_page=1"), 200, documents);
    expectShape(await service.get("/sds?per_page=100"), 200, documents);
  });
  test.each([
    ["page=0", "page"],
    ["page=-1", "page"],
    ["page=x", "page"],
    ["page=1.5", "page"],
    ["page=", "page"],
    ["per_page=0", "per_page"],
    ["per_page=101", "per_page"],
    ["per_page=x", "per_page"],
    ["status=done", "status"],
    ["status=", "status"],
    ["archived=maybe", "archived"],
    ["colour=red", "colour"],
  ])("%s is 422", async (query, field) => {
    expectProblem(await service.get(`/sds?${query}`), 422, field);
  });
  test.each(["processing", "completed", "failed"])("filters by status %s", async (status) => {
    const { data } = expectShape(await service.get(`/sds?status=${status}&per_page=100`), 200, documents);
    for (const found of data) expect(found.status).toBe(status);
    if (status === "completed") expect(data.length).toBeGreaterThan(0);
  });
  test.each(["Acet", "acetone", "ACETONE", "67-64-1"])(
    "query=%s finds by name, chemical name or CAS number",
    async (query) => {
      const { data } = expectShape(await service.get(`/sds?query=${query}`), 200, documents);
      expect(data.map(({ id }) => id)).toContain(acetone());
    },
  );
  test("query takes % and _ as they stand", async () => {
    for (const query of ["%", "_"])
      for (const { product_name } of (await service.get(`/sds?query=${encodeURIComponent(query)}`)).body.data)
        expect(product_name).toContain(query);
  });
  test("query that nothing matches gives an empty page", async () => {
    const body = expectShape(await service.get("/sds?query=nothing-of-this-name"), 200, documents);
    expect(body).toMatchObject({ data: [], meta: { total: 0, has_more: false, page: 1, per_page: 25 } });
  });
  test("cas_number is exact", async () => {
    const { data } = expectShape(await service.get("/sds?cas_number=67-64-1"), 200, documents);
    expect(data.map(({ id }) => id)).toContain(acetone());
    for (const found of data) expect(found.cas_number).toBe("67-64-1");
    expect((await service.get("/sds?cas_number=67-64")).body.data).toEqual([]);
  });
});

describe("POST /sds", () => {
  test("answers 202 with a reference for new bytes, and 200 with the same id for bytes that are held", async () => {
    const content = anyPdf();
    const first = await service.upload(content, "new.pdf");
    const body = expectShape(first, 202, shape.uploadReference);
    expect(body.status).toBe("processing");
    const again = expectShape(await service.upload(content, "other name.pdf"), 200, shape.uploadReference);
    expect(again.id).toBe(body.id);
    expect((await service.get(`/sds/${body.id}`)).body.data.file_name).toBe("new.pdf");
  });
  test("twenty times at once with the same bytes makes one document", async () => {
    const content = anyPdf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => service.upload(content)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  });
  test("without a file, or not as a form, is 400", async () => {
    expectProblem(await service.call("POST", "/sds", { body: form({}) }), 400);
    expectProblem(await service.call("POST", "/sds", { body: form({ other: "x" }) }), 400);
    expectProblem(await service.call("POST", "/sds", { body: form({ file: "text" }) }), 400);
    expectProblem(await service.post("/sds", { file: "x" }), 400);
    expectProblem(await service.call("POST", "/sds"), 400);
    const headers = { "content-type": "application/pdf" };
    expectProblem(await service.call("POST", "/sds", { body: anyPdf(), headers }), 400);
  });
  test("checks the content and not the name", async () => {
    expectProblem(await service.upload("no pdf at all", "sheet.pdf"), 415);
    expectProblem(await service.upload("", "sheet.pdf"), 415);
    expect((await service.upload(anyPdf(), "sheet.txt")).status).toBe(202);
  });
  test("takes 10 485 760 bytes and refuses one more", async () => {
    const bytes = Buffer.alloc(10_485_760, " ");
    bytes.write(anyPdf());
    expect((await service.upload(bytes)).status).toBe(202);
    expectProblem(await service.upload(Buffer.concat([bytes, Buffer.from(" ")])), 413);
  });
  test("refuses members that are not declared", async () => {
    const file = new File([anyPdf()], "a.pdf");
    expectProblem(await service.call("POST", "/sds", { body: form({ file, team: "x" }) }), 422, "team");
  });
  test("keeps a file that is no readable sheet as failed, with the reason", async () => {
    const { id } = (await service.upload(anyPdf(), "broken.pdf")).body;
    const { body } = await service.whenRead(id);
    expect(body.data.status).toBe("failed");
    expect(["not_a_pdf", "damaged", "no_text", "not_an_sds"]).toContain(Object.keys(body.data.errors)[0]);
    expectShape({ ...(await service.get(`/sds/${id}`)) }, 200, shape.data(shape.sdsDocumentDetail));
    const sections = (await service.get(`/sds/${id}/sections`)).body.data;
    expect(Object.values(sections)).toEqual(Array(16).fill({}));
    expectProblem(await service.get(`/sds/${id}/clp-label`), 409);
    expectProblem(await service.get(`/sds/${id}/safety-card`), 409);
    expect((await service.get(`/sds/${id}/download`)).status).toBe(200);
  });
});

describe("GET /sds/{sdsId}", () => {
  test("gives the details of every sheet in the shape of the specification", async () => {
    for (const id of Object.values(world.sheets)) {
      const { data } = expectShape(await service.get(`/sds/${id}`), 200, shape.data(shape.sdsDocumentDetail));
      expect(data.id).toBe(id);
    }
  });
  test("gives what the sheet says", async () => {
    const { data } = (await service.get(`/sds/${acetone()}`)).body;
    expect(data).toMatchObject({
      product_name: "Acetone",
      cas_number: "67-64-1",
      ec_number: "200-662-2",
      signal_word: "Danger",
      hazard_statements: ["EUH066", "H225", "H319", "H336"],
      ghs_pictograms: ["GHS02", "GHS07"],
      status: "completed",
      archived: false,
      procurement_status: "Review",
      language: "en",
      revision_date: "2024-05-31",
      alternate_name: null,
      sku: null,
      ean: null,
      file_name: "Acetone.pdf",
    });
    expect(data.components[0]).toMatchObject({ cas_number: "67-64-1" });
  });
  test("is 404 for an unknown or malformed id", async () => {
    expectProblem(await service.get(`/sds/${nobody}`), 404);
    expectProblem(await service.get(`/sds/${malformed}`), 404);
  });
  test("takes no query parameters", async () => {
    expectProblem(await service.get(`/sds/${acetone()}?x=1`), 422, "x");
  });
  test("answers HEAD as GET without a body", async () => {
    const answer = await service.call("HEAD", `/sds/${acetone()}`);
    expect(answer.status).toBe(200);
    expect(answer.bytes).toHaveLength(0);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  });
});

describe("PATCH /sds/{sdsId}", () => {
  const path = () => `/sds/${Object.values(world.sheets)[1]}`;
  test("changes sku, ean, alternate_name, clears with null and keeps what is left out", async () => {
    const change = { sku: "S-1", ean: "4006381333931", alternate_name: "Other name" };
    const { data } = expectShape(await service.patch(path(), change), 200, document);
    expect(data).toMatchObject(change);
    expect((await service.patch(path(), {})).body.data).toEqual(data);
    const cleared = expectShape(await service.patch(path(), { sku: null }), 200, document);
    expect(cleared.data).toMatchObject({ ...change, sku: null });
    expect((await service.get(path())).body.data).toMatchObject({ sku: null, ean: change.ean });
    expect(cleared.data.updated_at > data.created_at).toBe(true);
  });
  test("takes an empty body", async () => {
    expectShape(await service.call("PATCH", path()), 200, document);
  });
  test.each([
    [{ sku: 1 }, "sku"],
    [{ ean: {} }, "ean"],
    [{ alternate_name: [] }, "alternate_name"],
    [{ status: "done" }, "status"],
    [{ status: null }, "status"],
    [{ archived: "yes" }, "archived"],
    [{ shared: 1 }, "shared"],
    [{ product_name: "x" }, "product_name"],
    [{ procurement_status: "Accept" }, "procurement_status"],
    [{ id: nobody }, "id"],
    [{ unknown: 1 }, "unknown"],
    [{ sku: "x".repeat(1000) }, "sku"],
  ])("%j is 422", async (change, field) => {
    expectProblem(await service.patch(path(), change), 422, field);
  });
  test("names every field that is wrong", async () => {
    expectProblem(await service.patch(path(), { sku: 1, ean: 2, x: 3 }), 422, "sku", "ean", "x");
  });
  test("what is no JSON is 400, what is no object 422", async () => {
    const headers = { "content-type": "application/json" };
    expectProblem(await service.call("PATCH", path(), { body: "{sku:", headers }), 400);
    expectProblem(await service.patch(path(), []), 422);
    expectProblem(await service.patch(path(), null), 422);
    expectProblem(await service.patch(path(), "text"), 422);
  });
  test("status sets by hand and starts the extraction again", async () => {
    const { id } = (await service.upload(anyPdf())).body;
    await service.whenRead(id);
    expect((await service.patch(`/sds/${id}`, { status: "completed" })).body.data.status).toBe("completed");
    expect((await service.patch(`/sds/${id}`, { status: "failed" })).body.data.status).toBe("failed");
    expect((await service.patch(`/sds/${id}`, { status: "processing" })).body.data.status).toBe("processing");
    expect((await service.whenRead(id)).body.data.status).toBe("failed");
  });
  test("is 404 for an unknown document, before its body is looked at", async () => {
    expectProblem(await service.patch(`/sds/${nobody}`, { sku: "x" }), 404);
    expectProblem(await service.patch(`/sds/${malformed}`, { sku: "x" }), 404);
  });
});

describe("DELETE /sds/{sdsId}", () => {
  test("archives: hidden from the default list, kept, and brought back by PATCH or by the same bytes", async () => {
    const content = anyPdf();
    const { id } = (await service.upload(content)).body;
    await service.whenRead(id);
    expectShape(await service.delete(`/sds/${id}`), 200, shape.message);
    expect((await service.get(`/sds/${id}`)).body.data.archived).toBe(true);
    const listed = async (query: string) =>
      (await service.get(`/sds?per_page=100${query}`)).body.data.map((d: { id: string }) => d.id);
    expect(await listed("")).not.toContain(id);
    expect(await listed("&status=failed")).not.toContain(id);
    expect(await listed("&archived=false")).not.toContain(id);
    expect(await listed("&archived=true")).toContain(id);
    expect(await listed("&archived=true")).not.toContain(acetone());
    expectShape(await service.delete(`/sds/${id}`), 200, shape.message);
    expect((await service.get(`/sds/${id}/download`)).status).toBe(200);
    expect((await service.patch(`/sds/${id}`, { archived: false })).body.data.archived).toBe(false);
    await service.delete(`/sds/${id}`);
    const back = expectShape(await service.upload(content), 200, shape.uploadReference);
    expect(back.id).toBe(id);
    expect((await service.get(`/sds/${id}`)).body.data.archived).toBe(false);
  });
  test("is 404 for an unknown document", async () => {
    expectProblem(await service.delete(`/sds/${nobody}`), 404);
  });
});

describe("PUT /sds/{sdsId}/procurement-status", () => {
  test.each(["Accept", "Reject", "Review"])("sets %s and gives the document", async (status) => {
    const answer = await service.put(`/sds/${acetone()}/procurement-status`, { status });
    expect(expectShape(answer, 200, document).data.procurement_status).toBe(status);
  });
  test.each([
    [{}, "status"],
    [{ status: "accept" }, "status"],
    [{ status: null }, "status"],
    [{ status: "Accept", x: 1 }, "x"],
  ])("%j is 422", async (body, field) => {
    expectProblem(await service.put(`/sds/${acetone()}/procurement-status`, body), 422, field);
  });
  test("is 404 for an unknown document, 400 for no JSON", async () => {
    expectProblem(await service.put(`/sds/${nobody}/procurement-status`, { status: "Accept" }), 404);
    const headers = { "content-type": "application/json" };
    expectProblem(
      await service.call("PUT", `/sds/${acetone()}/procurement-status`, { body: "x", headers }),
      400,
    );
  });
});

describe("GET /sds/{sdsId}/sections", () => {
  const path = () => `/sds/${acetone()}/sections`;
  const all = Array.from({ length: 16 }, (_, i) => `section${i + 1}`);
  test("gives all sixteen with title, page, text and subsections", async () => {
    for (const id of Object.values(world.sheets)) {
      const { status, body } = await service.get(`/sds/${id}/sections`);
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(["data"]);
      expect(Object.keys(body.data)).toEqual(all);
    }
    for (const section of Object.values<Record<string, unknown>>((await service.get(path())).body.data))
      expect(section).toMatchObject({
        title: expect.any(String),
        page: expect.any(Number),
        text: expect.any(String),
        subsections: expect.any(Array),
      });
  });
  test("gives those asked for", async () => {
    expect(Object.keys((await service.get(`${path()}?sections=2,3`)).body.data)).toEqual([
      "section2",
      "section3",
    ]);
    expect(Object.keys((await service.get(`${path()}?sections=16`)).body.data)).toEqual(["section16"]);
    expect(Object.keys((await service.get(`${path()}?sections=9,%202`)).body.data).sort()).toEqual([
      "section2",
      "section9",
    ]);
  });
  test.each(["0", "17", "x", "1,,2", "1;2", "-1"])("sections=%s is 422", async (sections) => {
    expectProblem(await service.get(`${path()}?sections=${sections}`), 422, "sections");
  });
  test("include=sources adds page and rectangle of every value", async () => {
    const { body } = await service.get(`${path()}?sections=2&include=sources`);
    expect(Object.keys(body).sort()).toEqual(["data", "sources"]);
    expect(body.sources.length).toBeGreaterThan(0);
    for (const source of body.sources) {
      expect(Object.keys(source).sort()).toEqual(["page", "path", "rect"]);
      expect(source.path).toMatch(/^section2/);
      expect(source.rect).toHaveLength(4);
    }
    expectProblem(await service.get(`${path()}?include=all`), 422, "include");
  });
  test("section 2 and 14 carry their decided members", async () => {
    const { section2, section14, section9 } = (await service.get(path())).body.data;
    expect(section2).toMatchObject({ signal_word: "Danger", pictograms: ["GHS02", "GHS07"] });
    expect(section2.hazard_statements[0]).toMatchObject({
      code: expect.any(String),
      text: expect.any(String),
    });
    expect(section14.un_number).toBe("1090");
    expect(section9.flash_point).toMatchObject({ unit: "°C", text: expect.any(String) });
  });
  test("is 404 for an unknown document", async () => {
    expectProblem(await service.get(`/sds/${nobody}/sections`), 404);
  });
});

test("GET /sds/{sdsId}/download gives the uploaded bytes as application/pdf", async () => {
  const made = Buffer.from(anyPdf());
  const { id } = (await service.upload(made)).body;
  const answer = await service.get(`/sds/${id}/download`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
  expect(hash(answer.bytes)).toBe(hash(made));
  expectProblem(await service.get(`/sds/${nobody}/download`), 404);
});

describe("GET /sds/{sdsId}/clp-label", () => {
  const path = () => `/sds/${acetone()}/clp-label`;
  test.each([
    "",
    "?size=A4",
    "?size=A5",
    "?size=A6",
    "?size=A7",
    "?language=en",
    "?language=nl",
    "?language=de",
    "?language=fr",
    "?show_hazard_statements=false",
    "?show_precautionary_statements=false",
    "?include_qr=true",
    "?expiry_date=2027-01-31",
    "?additional_info=Keep%20closed",
    "?size=A7&language=de&include_qr=true&expiry_date=2027-01-31&additional_info=x",
  ])("%s gives a PDF", async (query) => {
    const answer = await service.get(path() + query);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(new TextDecoder().decode(answer.bytes.slice(0, 5))).toBe("%PDF-");
  });
  test.each([
    ["size=A3", "size"],
    ["size=a6", "size"],
    ["language=xx", "language"],
    ["show_hazard_statements=1", "show_hazard_statements"],
    ["include_qr=yes", "include_qr"],
    ["expiry_date=31-01-2027", "expiry_date"],
    ["expiry_date=2027-02-30", "expiry_date"],
    ["colour=red", "colour"],
  ])("%s is 422", async (query, field) => {
    expectProblem(await service.get(`${path()}?${query}`), 422, field);
  });
  test("is 404 for an unknown document", async () =>
    expectProblem(await service.get(`/sds/${nobody}/clp-label`), 404));
});

describe("GET /sds/{sdsId}/safety-card", () => {
  const path = () => `/sds/${acetone()}/safety-card`;
  const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  test.each([
    ["", "application/pdf"],
    ["?format=pdf", "application/pdf"],
    ["?format=word", word],
    ["?language=nl", "application/pdf"],
    ["?language=de&format=word", word],
    ["?language=fr", "application/pdf"],
  ])("%s gives %s", async (query, type) => {
    const answer = await service.get(path() + query);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.bytes.length).toBeGreaterThan(1000);
  });
  test.each([
    ["format=docx", "format"],
    ["language=xx", "language"],
    ["profile_id=x", "profile_id"],
    ["size=A4", "size"],
  ])("%s is 422", async (query, field) => {
    expectProblem(await service.get(`${path()}?${query}`), 422, field);
  });
  test("is 404 for an unknown document or profile", async () => {
    expectProblem(await service.get(`/sds/${nobody}/safety-card`), 404);
    expectProblem(await service.get(`${path()}?profile_id=${nobody}`), 404);
  });
});
