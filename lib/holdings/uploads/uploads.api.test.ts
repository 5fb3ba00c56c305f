import { randomUUID } from "node:crypto";
import { describe, expect, test, vi } from "vitest";
import { handleFile } from "@/lib/api/files/http";
import { type ApiClient, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, finishReading, testPdf, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();

const pdfType = { "content-type": "application/pdf" };
const put = (url: string, body: string, headers: Record<string, string> = pdfType) =>
  handleFile(new Request(url, { method: "PUT", body, headers }));

async function uploaded(client: ApiClient, content = testPdf()): Promise<string> {
  const { data } = (await client.post("/uploads", { file_name: "a.pdf" })).body;
  expect((await put(data.upload_url, content)).status).toBe(200);
  return data.upload_id;
}

/** Uploads, ingests and finishes a sheet; returns its run. */
async function ingested(client: ApiClient, wanted = {}, text = {}) {
  const id = await uploaded(client);
  const { run_id } = (await client.post(`/uploads/${id}/ingest`, wanted)).body.data;
  await finishReading((await client.get(`/uploads/${run_id}`)).body.data.document_id, text);
  return (await client.get(`/uploads/${run_id}`)).body.data;
}

describe("an upload URL", () => {
  test("comes with its id, its end in fifteen minutes and the limit of bytes", async () => {
    const { client } = await testTeam();
    const { status, body } = await client.post("/uploads");
    expect(status).toBe(201);
    expect(body.data.max_bytes).toBe(10_485_760);
    const minutes = (Date.parse(body.data.expires_at) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14.9);
    expect(minutes).toBeLessThanOrEqual(15.01);
    expect((await client.post("/uploads", { name: "a.pdf" })).status).toBe(422);
  });

  test("takes one PDF and refuses everything else", async () => {
    const { client } = await testTeam();
    const { upload_url: url } = (await client.post("/uploads")).body.data;
    expect((await put(url, testPdf(), { "content-type": "text/plain" })).status).toBe(415);
    expect((await put(url, "no pdf")).status).toBe(415);
    expect((await put(url, `%PDF-${"x".repeat(10_485_760)}`)).status).toBe(413);
    expect((await put(url, testPdf(), { ...pdfType, authorization: "Bearer x" })).status).toBe(400);
    expect((await put(url.replace(/.$/, "_"), testPdf())).status).toBe(403);
    expect((await put(url.replace(/expires=\d+/, "expires=1"), testPdf())).status).toBe(403);
    expect((await handleFile(new Request(url))).status).toBe(405);
    expect((await put(url, testPdf())).status).toBe(200);
    const second = await put(url, testPdf());
    expect(second.status).toBe(409);
    expect(second.headers.get("content-type")).toBe("application/problem+json");
  });

  test("takes one of twenty simultaneous PUTs", async () => {
    const { client } = await testTeam();
    const { upload_url: url } = (await client.post("/uploads")).body.data;
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(url, testPdf())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
  });

  test("expires", async () => {
    const { client } = await testTeam();
    const { upload_url: url } = (await client.post("/uploads")).body.data;
    vi.setSystemTime(Date.now() + 15 * 60_000 + 1000);
    const answer = await put(url, testPdf());
    vi.useRealTimers();
    expect(answer.status).toBe(403);
  });
});

describe("an ingest", () => {
  test("before the bytes have arrived is refused", async () => {
    const { client } = await testTeam();
    const { upload_id } = (await client.post("/uploads")).body.data;
    expect((await client.post(`/uploads/${upload_id}/ingest`)).status).toBe(409);
    expect((await client.post(`/uploads/${randomUUID()}/ingest`)).status).toBe(404);
    expect((await client.get(`/uploads/${upload_id}`)).status).toBe(404);
  });

  test("answers 202 with its run, whose product is readable once it is ready", async () => {
    const { client } = await testTeam();
    const id = await uploaded(client);
    const { status, body } = await client.post(`/uploads/${id}/ingest`);
    expect(status).toBe(202);
    expect(body.data.state).toBe("queued");
    const run = (await client.get(`/uploads/${body.data.run_id}`)).body.data;
    expect(run).toMatchObject({ upload_id: id, state: "queued", product_id: null, error: null });
    await finishReading(run.document_id);
    const ready = (await client.get(`/uploads/${body.data.run_id}`)).body.data;
    expect(ready.state).toBe("ready");
    expect((await client.get(`/products/${ready.product_id}`)).body.data.sheets).toHaveLength(1);
    expect((await client.post(`/uploads/${id}/ingest`)).body.data).toEqual({
      run_id: body.data.run_id,
      state: "ready",
    });
  });

  test("attaches to the product and places at the workplace that it names", async () => {
    const { client } = await testTeam();
    const product_id = (await client.post("/products/create", { display_name: "P" })).body.data.id;
    const workplace_id = (await client.post("/locations", { name: "W" })).body.data.id;
    const run = await ingested(client, { product_id, workplace_id });
    expect(run.product_id).toBe(product_id);
    const product = (await client.get(`/products/${product_id}`)).body.data;
    expect(product.workplace_ids).toEqual([workplace_id]);
    expect(product.sds.document_id).toBe(run.document_id);
  });

  test("of a later revision with the product's id takes over, an older one does not", async () => {
    const { client } = await testTeam();
    const first = await ingested(client, {}, { revision_date: "2024-01-01" });
    const product_id = first.product_id;
    const older = await ingested(client, { product_id }, { revision_date: "2020-01-01" });
    const later = await ingested(client, { product_id }, { revision_date: "2025-01-01" });
    expect([older.product_id, later.product_id]).toEqual([product_id, product_id]);
    const product = (await client.get(`/products/${product_id}`)).body.data;
    expect(product.sds.document_id).toBe(later.document_id);
    expect(product.sheets.map((sheet: { primary: boolean }) => sheet.primary)).toEqual([true, false, false]);
  });

  test("names the product and workplace of another team: not found, and nothing is started", async () => {
    const [ours, theirs] = [await testTeam(), await testTeam()];
    const product_id = (await theirs.client.post("/products/create", { display_name: "P" })).body.data.id;
    const workplace_id = (await theirs.client.post("/locations", { name: "W" })).body.data.id;
    const id = await uploaded(ours.client);
    expect((await ours.client.post(`/uploads/${id}/ingest`, { product_id })).status).toBe(404);
    expect((await ours.client.post(`/uploads/${id}/ingest`, { workplace_id })).status).toBe(404);
    expect((await theirs.client.post(`/uploads/${id}/ingest`)).status).toBe(404);
    expect((await ours.client.get("/sds")).body.meta.total).toBe(0);
    expect((await ours.client.post(`/uploads/${id}/ingest`, { product: product_id })).status).toBe(422);
  });

  test("of bytes that are held gives the same document and moves an untouched product's sheet", async () => {
    const { client } = await testTeam();
    const content = testPdf();
    const document = await uploadRead(client, {}, content);
    const [{ id: made }] = (await client.post("/products")).body.data;
    const product_id = (await client.post("/products/create", { display_name: "Mine" })).body.data.id;
    const run = (await client.post(`/uploads/${await uploaded(client, content)}/ingest`, { product_id })).body
      .data;
    const read = (await client.get(`/uploads/${run.run_id}`)).body.data;
    expect(read).toMatchObject({ state: "ready", product_id, document_id: document });
    expect((await client.get(`/products/${made}`)).status).toBe(404);
    const third = (await client.post("/products/create", { display_name: "Third" })).body.data.id;
    const upload = await uploaded(client, content);
    expect((await client.post(`/uploads/${upload}/ingest`, { product_id: third })).status).toBe(409);
  });

  test("of the same bytes twenty times at once is one document and one product", async () => {
    const { client } = await testTeam();
    const content = testPdf();
    const ids = await Promise.all(Array.from({ length: 20 }, () => uploaded(client, content)));
    const answers = await Promise.all(ids.map((id) => client.post(`/uploads/${id}/ingest`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    const runs = await Promise.all(answers.map(({ body }) => client.get(`/uploads/${body.data.run_id}`)));
    expect(new Set(runs.map(({ body }) => body.data.document_id)).size).toBe(1);
    expect((await client.get("/sds")).body.meta.total).toBe(1);
  });

  test("twenty times at once of one upload is one run", async () => {
    const { client } = await testTeam();
    const id = await uploaded(client);
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.post(`/uploads/${id}/ingest`)));
    expect(new Set(answers.map(({ body }) => body.data.run_id)).size).toBe(1);
  });
});

describe("an Idempotency-Key", () => {
  const keyed = (key: string) => ({ headers: { "idempotency-key": key } });

  test("gives every repeated request the first answer", async () => {
    const { client } = await testTeam();
    const body = { display_name: "Once" };
    const first = await client.post("/products/create", body, keyed("k1"));
    const again = await client.post("/products/create", body, keyed("k1"));
    expect(again.status).toBe(201);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    const other = await client.post("/products/create", { display_name: "Other" }, keyed("k1"));
    expect(other.status).toBe(409);
    expect((await client.post("/uploads", {}, keyed("k1"))).status).toBe(409);
    const team = await testTeam();
    expect((await team.client.post("/products/create", body, keyed("k1"))).body.data.id).not.toBe(
      first.body.data.id,
    );
  });

  test("on twenty simultaneous requests creates once; the others hear the same or that it is running", async () => {
    const { client } = await testTeam();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => client.post("/products/create", { display_name: "S" }, keyed("k2"))),
    );
    const created = answers.filter(({ status }) => status === 201);
    expect(new Set(created.map(({ body }) => body.data.id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  });

  test("whose first request was refused may be used again", async () => {
    const { client } = await testTeam();
    const { upload_id, upload_url } = (await client.post("/uploads")).body.data;
    const ingest = () => client.post(`/uploads/${upload_id}/ingest`, {}, keyed("k3"));
    expect((await ingest()).status).toBe(409);
    await put(upload_url, testPdf());
    const first = await ingest();
    expect(first.status).toBe(202);
    expect((await ingest()).body).toEqual(first.body);
    expect((await client.post("/uploads", {}, keyed("k ä"))).status).toBe(422);
  });
});

test("a held document that POST /sds gives again is ready at once for an ingest", async () => {
  const { client } = await testTeam();
  const content = testPdf();
  await uploadRead(client, {}, content);
  const again = await client.post("/sds", undefined, { form: fileForm(content) });
  expect(again.status).toBe(200);
  const run = (await client.post(`/uploads/${await uploaded(client, content)}/ingest`)).body.data;
  expect(run.state).toBe("ready");
});
