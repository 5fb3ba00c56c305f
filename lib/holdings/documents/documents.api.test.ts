import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, testPdf, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();
let team: TestTeam;
let id: string;
beforeAll(async () => {
  team = await testTeam();
  id = await uploadRead(team.client);
});

describe("uploading a sheet", () => {
  const upload = (form: FormData) => team.client.post("/sds", undefined, { form });

  test("answers 202 for new bytes and 200 for bytes that are held", async () => {
    const content = testPdf();
    const first = await upload(fileForm(content, "a.pdf"));
    expect(first.status).toBe(202);
    expect(Object.keys(first.body).sort()).toEqual(["id", "message", "status"]);
    expect(first.body.status).toBe("processing");
    const again = await upload(fileForm(content, "b.pdf"));
    expect(again.status).toBe(200);
    expect(again.body.id).toBe(first.body.id);
  });

  test("brings an archived document back", async () => {
    const content = testPdf();
    const document = await uploadRead(team.client, {}, content);
    await team.client.delete(`/sds/${document}`);
    expect((await upload(fileForm(content))).body).toMatchObject({ id: document, status: "completed" });
    expect((await team.client.get(`/sds/${document}`)).body.data.archived).toBe(false);
  });

  test("without a file or a form is a bad request; what is no PDF or too large is refused", async () => {
    expect((await upload(new FormData())).status).toBe(400);
    expect((await team.client.post("/sds", { file: "x" })).status).toBe(400);
    expect((await team.client.post("/sds")).status).toBe(400);
    const text = new FormData();
    text.set("file", "text instead of a file");
    expect((await upload(text)).status).toBe(400);
    expect((await upload(fileForm("hello", "a.pdf"))).status).toBe(415);
    expect((await upload(fileForm("", "a.pdf"))).status).toBe(415);
    expect((await upload(fileForm(`%PDF-${"x".repeat(10_485_756)}`))).status).toBe(413);
    expect((await upload(fileForm(`%PDF-${"x".repeat(10_485_755)}`))).status).toBe(202);
    expect((await upload(fileForm(testPdf(), "a.pdf", { colour: "red" }))).status).toBe(422);
  });
});

describe("a document", () => {
  test("shows its fields in a list, its details when read alone", async () => {
    const read = (await team.client.get(`/sds/${id}`)).body.data;
    const listed = (await team.client.get("/sds?query=acetone%20tech")).body.data.find(
      (row: { id: string }) => row.id === id,
    );
    const { supplier, emergency_contacts, components, quality_score, errors, ...fields } = read;
    expect(listed).toEqual(fields);
    expect(Object.keys(listed).sort()).toEqual(
      [
        "id",
        "product_name",
        "alternate_name",
        "chemical_name",
        "cas_number",
        "ec_number",
        "sku",
        "ean",
        "signal_word",
        "hazard_statements",
        "ghs_pictograms",
        "status",
        "superseded_by",
        "page_from",
        "page_to",
        "part_of",
        "parts",
        "archived",
        "procurement_status",
        "language",
        "review_state",
        "revision_date",
        "file_name",
        "created_at",
        "updated_at",
      ].sort(),
    );
    expect(supplier).toEqual({
      name: "Example Solvents Ltd",
      address: "1 Sample Road",
      phone: null,
      email: null,
    });
    expect(emergency_contacts).toEqual([]);
    expect(components[0]).toEqual({
      chemical_name: "acetone",
      cas_number: "67-64-1",
      ec_number: "200-662-2",
      concentration_min: null,
      concentration_max: null,
      concentration_exact: 100,
      classifications: [{ class_code: "Flam. Liq.", category_code: "2", hazard_code: "H225" }],
    });
    expect(quality_score).toBe(0.9);
    expect(errors).toEqual({});
    expect(fields).toMatchObject({ procurement_status: "Review", sku: null, revision_date: "2024-03-01" });
  });

  test("takes changes of its own fields and nothing else", async () => {
    const before = (await team.client.get(`/sds/${id}`)).body.data;
    const unchanged = await team.client.patch(`/sds/${id}`, {});
    expect(unchanged.status).toBe(200);
    expect(unchanged.body.data.updated_at).toBe(before.updated_at);
    const change = { sku: " A-1 ", ean: "4006381333931", alternate_name: "Cleaner" };
    expect((await team.client.patch(`/sds/${id}`, change)).body.data).toMatchObject({
      ...change,
      sku: "A-1",
    });
    expect((await team.client.patch(`/sds/${id}`, { sku: null })).body.data.sku).toBeNull();
    for (const [body, field] of [
      [{ sku: 1 }, "sku"],
      [{ sku: "" }, "sku"],
      [{ status: "done" }, "status"],
      [{ status: null }, "status"],
      [{ product_name: "x" }, "product_name"],
      [{ archived: "yes" }, "archived"],
      [{ shared: 1 }, "shared"],
      [{ procurement_status: "Accept" }, "procurement_status"],
    ] as const) {
      const { status, body: problem } = await team.client.patch(`/sds/${id}`, body);
      expect(status).toBe(422);
      expect(problem.errors[0].field).toBe(field);
    }
  });

  test("is extracted again when its status is set to processing, and set by hand otherwise", async () => {
    const document = await uploadRead(team.client);
    const again = await team.client.patch(`/sds/${document}`, { status: "processing" });
    expect(again.body.data.status).toBe("processing");
    const jobs = await database()
      .$queryRaw`select 1 from graphile_worker.jobs where key = ${`extract:${document}`}`;
    expect(jobs).toHaveLength(1);
    expect((await team.client.patch(`/sds/${document}`, { status: "failed" })).body.data.status).toBe(
      "failed",
    );
    expect((await team.client.get("/sds?status=failed")).body.meta.total).toBe(1);
  });

  test.each(["Accept", "Review", "Reject"])("is decided on: %s", async (status) => {
    const answer = await team.client.put(`/sds/${id}/procurement-status`, { status });
    expect(answer.body.data.procurement_status).toBe(status);
  });

  test.each([{}, { status: "accept" }, { status: null }, { status: 1 }, { status: "Accept", x: 1 }])(
    "is not decided on by %j",
    async (body) => {
      expect((await team.client.put(`/sds/${id}/procurement-status`, body)).status).toBe(422);
    },
  );

  test("is archived by DELETE, hidden from the list, and kept", async () => {
    const document = await uploadRead(team.client, { product_name: "Hidden" });
    expect((await team.client.delete(`/sds/${document}`)).body).toEqual({ message: expect.any(String) });
    expect((await team.client.get("/sds?query=Hidden")).body.meta.total).toBe(0);
    expect((await team.client.get("/sds?query=Hidden&archived=true")).body.meta.total).toBe(1);
    expect((await team.client.get("/sds?archived=false&query=Hidden")).body.meta.total).toBe(0);
    expect((await team.client.get(`/sds/${document}`)).body.data.archived).toBe(true);
    expect((await team.client.delete(`/sds/${document}`)).status).toBe(200);
    expect((await team.client.patch(`/sds/${document}`, { archived: false })).body.data.archived).toBe(false);
  });

  test("is downloaded as it was uploaded", async () => {
    const content = testPdf();
    const document = await uploadRead(team.client, {}, content);
    const { status, headers, body } = await team.readOnly.get(`/sds/${document}/download`);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(Buffer.from(body).toString()).toBe(content);
    expect(headers.get("content-length")).toBe(String(content.length));
  });
});

describe("sections", () => {
  const sections = (query = "", of = id) => team.client.get(`/sds/${of}/sections${query}`);

  test("are all sixteen, or those asked for", async () => {
    const all = Object.keys((await sections()).body.data);
    expect(all).toEqual(Array.from({ length: 16 }, (_, i) => `section${i + 1}`));
    expect(Object.keys((await sections("?sections=2,14")).body.data)).toEqual(["section2", "section14"]);
    expect((await sections("?sections=1&include=sources")).body.sources).toEqual([]);
  });

  test.each([
    "sections=0",
    "sections=17",
    "sections=a",
    "sections=2,,3",
    "sections=",
    "include=text",
    "section=2",
  ])("asked for with %s are refused", async (query) => {
    expect((await sections(`?${query}`)).status).toBe(422);
  });

  test("of a document without data are sixteen empty objects", async () => {
    const { body } = await team.client.post("/sds", undefined, { form: fileForm(testPdf()) });
    const data = (await sections("", body.id)).body.data;
    expect(Object.values(data)).toEqual(Array(16).fill({}));
  });
});

describe("the list of documents", () => {
  test.each(["per_page=0", "per_page=101", "page=0", "page=x", "status=done", "archived=yes", "colour=red"])(
    "?%s is refused",
    async (query) => {
      const { status, body } = await team.client.get(`/sds?${query}`);
      expect(status).toBe(422);
      expect(body.errors[0].field).toBe(query.split("=")[0]);
    },
  );

  test("searches name, chemical name and CAS number, and filters by CAS number and status", async () => {
    const { client } = await testTeam();
    await uploadRead(client, { product_name: "Blue paint", chemical_name: null, cas_number: null });
    await uploadRead(client, {
      product_name: "Red 50% paint",
      chemical_name: "xylene",
      cas_number: "1330-20-7",
    });
    const total = async (query: string) => (await client.get(`/sds?${query}`)).body.meta.total;
    expect(await total("query=PAINT")).toBe(2);
    expect(await total("query=xyl")).toBe(1);
    expect(await total("query=1330-20")).toBe(1);
    expect(await total("query=50%25")).toBe(1);
    expect(await total("query=%25")).toBe(1);
    expect(await total("cas_number=1330-20-7")).toBe(1);
    expect(await total("cas_number=1330-20")).toBe(0);
    expect(await total("status=processing")).toBe(0);
    const page = (await client.get("/sds?per_page=1&page=2")).body;
    expect(page.meta).toEqual({ page: 2, per_page: 1, total: 2, has_more: false });
    expect((await client.get("/sds?page=99")).body).toMatchObject({ data: [], meta: { has_more: false } });
  });
});

test("an unknown document is not found anywhere", async () => {
  for (const unknown of [randomUUID(), "1"])
    for (const path of ["", "/sections", "/download", "/attachments"])
      expect((await team.client.get(`/sds/${unknown}${path}`)).status).toBe(404);
});
