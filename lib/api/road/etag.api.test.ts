import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { handleFile } from "@/lib/api/files/http";
import type { Operation } from "@/lib/api/operation";
import { operations } from "@/lib/api/table";
import { type ApiClient, forgetCalls, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { exampleCall } from "@/lib/testing/example-call";
import { oneOfEverything } from "@/lib/testing/one-of-everything";
import { fileForm, testPdf } from "@/lib/testing/read-sheet";
import { isChange, resourceOf } from "./resource";

testDatabase();
beforeEach(forgetCalls);

let team: TestTeam;
let person: ApiClient;
let ids: Record<string, string>;

beforeAll(async () => {
  team = await testTeam();
  person = await signedIn(team, "owner");
  ids = await oneOfEverything(team);
});

function call(operation: Operation, headers: Record<string, string>) {
  const { path, body } = exampleCall(operation, ids);
  return person.call(operation.method, path, body, { headers });
}

const named = operations.map((operation) => [operation.id, operation] as const);

/** Answers that differ each time: addresses that are signed anew, and streams whose bytes are not known before. */
const everNew = [
  "downloadProductSheet",
  "downloadProductAttachment",
  "listAttachments",
  "listProductAttachments",
  "exportAuditEvents",
  "getImportTemplate",
  "exportRegister",
];
/** The example has nothing to substitute, which is a 409. */
const refused = ["listSubstitutes"];

describe("reading", () => {
  const reads = named.filter(
    ([id, { method }]) => method === "GET" && ![...everNew, ...refused].includes(id),
  );
  test.each(reads)("%s carries an ETag, and 304 for who has it", async (_, operation) => {
    const first = await call(operation, {});
    expect(first.status).toBe(200);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{20,64}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await call(operation, { "if-none-match": known });
      expect(again.status, known).toBe(304);
      expect(again.headers.get("etag")).toBe(etag);
      expect(again.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      expect(again.body.byteLength).toBe(0);
    }
    expect((await call(operation, { "if-none-match": '"other"' })).status).toBe(200);
  });
});

describe("a file", () => {
  /** One that is stored, which comes as a stream, and one that is made. */
  const files = operations.filter(({ id }) => ["downloadDocument", "getClpLabel"].includes(id));
  test.each(files.map((operation) => [operation.id, operation] as const))(
    "of %s comes in ranges",
    async (_, operation) => {
      const whole = await call(operation, {});
      const bytes = Buffer.from(whole.body);
      const size = bytes.byteLength;
      expect(whole.headers.get("content-length")).toBe(String(size));
      expect(whole.headers.get("accept-ranges")).toBe("bytes");
      const ranges: [string, number, number][] = [
        ["bytes=0-0", 0, 0],
        ["bytes=3-9", 3, 9],
        [`bytes=5-${size + 100}`, 5, size - 1],
        ["bytes=7-", 7, size - 1],
        ["bytes=-4", size - 4, size - 1],
        [`bytes=-${size + 1}`, 0, size - 1],
      ];
      for (const [range, first, last] of ranges) {
        const part = await call(operation, { range });
        expect(part.status, range).toBe(206);
        expect(part.headers.get("content-range")).toBe(`bytes ${first}-${last}/${size}`);
        expect(part.headers.get("content-length")).toBe(String(last - first + 1));
        expect(Buffer.from(part.body).equals(bytes.subarray(first, last + 1)), range).toBe(true);
      }
      for (const range of ["bytes=4-2", "bytes=-", "lines=1-2", "bytes=0-1,4-5"])
        expect((await call(operation, { range })).status, range).toBe(200);
      for (const range of [`bytes=${size}-`, "bytes=-0"]) {
        const refused = await call(operation, { range });
        expect(refused.status, range).toBe(416);
        expect(refused.headers.get("content-range")).toBe(`bytes */${size}`);
        expect(refused.body.title).toBe("Range Not Satisfiable");
      }
      const etag = whole.headers.get("etag") ?? "";
      expect((await call(operation, { range: "bytes=0-0", "if-range": etag })).status).toBe(206);
      expect((await call(operation, { range: "bytes=0-0", "if-range": '"other"' })).status).toBe(200);
    },
  );

  test("behind a signed address does the same", async () => {
    const content = "a text of forty bytes, or a few of them.";
    const form = fileForm(content, "a.txt");
    const { body } = await team.client.post(`/sds/${ids.sdsId}/attachments`, undefined, { form });
    const sheet = await team.client.get(`/products/${ids.product_id}/sds/${ids.sdsId}/download`);
    const open = (url: string, headers: Record<string, string>) => handleFile(new Request(url, { headers }));
    for (const url of [body.data.download_url, sheet.body.data.url]) {
      const whole = await open(url, {});
      const bytes = Buffer.from(await whole.arrayBuffer());
      const part = await open(url, { range: "bytes=2-5" });
      expect(part.status).toBe(206);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(2, 6));
      expect((await open(url, { range: "bytes=9999999-" })).status).toBe(416);
      expect((await open(url, { "if-none-match": whole.headers.get("etag") ?? "" })).status).toBe(304);
    }
  });
});

describe("changing", () => {
  const changes = named.filter(([, operation]) => isChange(operation));
  const inOrder = changes.toSorted(
    (a, b) => Number(a[1].method === "DELETE") - Number(b[1].method === "DELETE"),
  );

  test.each(changes)(
    "%s with an ETag that is not current is refused and changes nothing",
    async (_, operation) => {
      const read = resourceOf(operation);
      expect(read !== null || operation.current !== undefined).toBe(true);
      const before = read && (await call(read, {})).body;
      const refused = await call(operation, { "if-match": '"stale"' });
      expect(refused.status).toBe(412);
      expect(refused.body).toMatchObject({ title: "Precondition Failed", status: 412 });
      expect(refused.body.type).toMatch(/\/errors\/precondition-failed$/);
      if (read) expect((await call(read, {})).body).toEqual(before);
      expect((await call(operation, { "if-match": 'W/"stale"' })).status).toBe(412);
    },
  );

  test.each(inOrder)("%s with the current ETag is done, once", async (_, operation) => {
    const current = (await call(operation, { "if-match": '"stale"' })).headers.get("etag") ?? "none";
    const done = await call(operation, { "if-match": `"other", ${current}` });
    expect([200, 409], JSON.stringify(done.body)).toContain(done.status);
    if (done.status === 409) return;
    const read = resourceOf(operation);
    if (read?.path === operation.path && operation.method !== "DELETE")
      expect((await call(read, {})).headers.get("etag")).toBe(done.headers.get("etag"));
  });
});

test("of changes at one time with the same ETag one is done", async () => {
  const { headers, body } = await team.client.post("/locations", { name: "Cabinet" });
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      team.client.patch(
        `/locations/${body.data.id}`,
        { description: `No. ${i}` },
        {
          headers: { "if-match": headers.get("etag") ?? "" },
        },
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 412)).toHaveLength(11);
});

test("what a POST made is changed with the ETag of its answer, and then with that of the change", async () => {
  const product = (await team.client.post("/products/create", { display_name: "Thinner" })).body.data.id;
  const lines = `/products/${product}/quantities`;
  const made = await team.client.post(lines, { amount: 1, unit: "kg" });
  const path = `${lines}/${made.body.data.id}`;
  const with_ = (answer: { headers: Headers }) => ({
    headers: { "if-match": answer.headers.get("etag") ?? "" },
  });
  const changed = await team.client.patch(path, { amount: 2 }, with_(made));
  expect(changed.status).toBe(200);
  expect((await team.client.patch(path, { amount: 3 }, with_(made))).status).toBe(412);
  expect((await team.client.delete(path, with_(changed))).status).toBe(200);
  expect((await team.client.delete(path, with_(changed))).status).toBe(404);
});

test("a change elsewhere makes the ETag of a product another", async () => {
  const before = (await team.client.get(`/products/${ids.product_id}`)).headers.get("etag");
  await team.client.put(`/sds/${ids.sdsId}/procurement-status`, { status: "Reject" });
  const after = await team.client.get(`/products/${ids.product_id}`);
  expect(after.headers.get("etag")).not.toBe(before);
});

test("the same bytes in another team's document have the same ETag", async () => {
  const other = await testTeam();
  const pdf = testPdf();
  const form = () => ({ form: fileForm(pdf) });
  const etags = [];
  for (const { client } of [team, other]) {
    const { id } = (await client.post("/sds", undefined, form())).body;
    etags.push((await client.get(`/sds/${id}/download`)).headers.get("etag"));
  }
  expect(etags).toEqual([expect.any(String), etags[0]]);
});
