import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { expectProblem } from "./expect";
import { other, readOnly, service, sheet, world } from "./world";

const acetone = () => sheet("Acetone");
const etagOf = (answer: { headers: Headers }) => answer.headers.get("etag") ?? "";
const ifMatch = (etag: string) => ({ headers: { "if-match": etag } });

async function newLocation() {
  const answer = await service.post("/locations", { name: randomUUID() });
  return { path: `/locations/${answer.body.data.id}`, etag: etagOf(answer) };
}

describe("ETag and If-None-Match", () => {
  test.each(["", "/sections", "/review", "/opinion", "/download", "/clp-label", "/safety-card"])(
    "GET /sds/{id}%s is 304 for who has it",
    async (part) => {
      const path = `/sds/${acetone()}${part}`;
      const first = await service.get(path);
      expect(first.status).toBe(200);
      expect(etagOf(first)).toMatch(/^"[^"]+"$/);
      const again = await service.get(path, { headers: { "if-none-match": etagOf(first) } });
      expect([again.status, again.bytes.length, etagOf(again)]).toEqual([304, 0, etagOf(first)]);
      expect(again.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      expect((await service.get(path, { headers: { "if-none-match": '"x"' } })).status).toBe(200);
    },
  );
  test("is another one after a change", async () => {
    const before = await service.get(`/sds/${acetone()}`);
    await service.patch(`/sds/${acetone()}`, { alternate_name: randomUUID() });
    expect(etagOf(await service.get(`/sds/${acetone()}`))).not.toBe(etagOf(before));
  });
});

describe("If-Match", () => {
  test("lets a change happen while the ETag is current, and refuses it afterwards", async () => {
    const { path, etag } = await newLocation();
    const changed = await service.patch(path, { description: "first" }, ifMatch(etag));
    expect(changed.status).toBe(200);
    expectProblem(await service.patch(path, { description: "second" }, ifMatch(etag)), 412);
    expect((await service.patch(path, { description: "third" }, ifMatch(etagOf(changed)))).status).toBe(200);
    expect((await service.patch(path, { description: "fourth" }, ifMatch("*"))).status).toBe(200);
  });
  test("lets one of many at one time through", async () => {
    const { path, etag } = await newLocation();
    const changes = Array.from({ length: 20 }, (_, i) =>
      service.patch(path, { description: `${i}` }, ifMatch(etag)),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 19 }, () => 412)]);
  });
  test("holds for the review of a sheet", async () => {
    const path = `/sds/${acetone()}/review`;
    const read = await service.get(path);
    const values = [{ path: "section1.product_name", value: null, state: "read" }];
    expectProblem(await service.put(path, { values }, ifMatch('"x"')), 412);
    const written = await service.put(path, { values }, ifMatch(etagOf(read)));
    expect(written.status).toBe(200);
    expect(etagOf(written)).toBe(etagOf(await service.get(path)));
  });
  test("holds for a product, whose PATCH answers with the ETag of its GET", async () => {
    const { id } = (await service.post("/products/create", { display_name: randomUUID() })).body.data;
    const path = `/products/${id}`;
    const changed = await service.patch(path, { sku: "S" }, ifMatch(etagOf(await service.get(path))));
    expect(etagOf(changed)).toBe(etagOf(await service.get(path)));
    expectProblem(await service.patch(path, { sku: "T" }, ifMatch('W/"x"')), 412);
  });
  test("on a line, from the answer that made it to its removal", async () => {
    const { id } = (await service.post("/products/create", { display_name: randomUUID() })).body.data;
    const made = await service.post(`/products/${id}/quantities`, { amount: 1, unit: "kg" });
    const path = `/products/${id}/quantities/${made.body.data.id}`;
    const changed = await service.patch(path, { amount: 2 }, ifMatch(etagOf(made)));
    expectProblem(await service.delete(path, ifMatch(etagOf(made))), 412);
    expect((await service.delete(path, ifMatch(etagOf(changed)))).status).toBe(200);
  });
  test("says nothing of what is another team's", async () => {
    const { path } = await newLocation();
    expectProblem(await other.patch(path, { description: "x" }, ifMatch('"x"')), 404);
  });
});

describe("ranges", () => {
  test("of a sheet, by key and behind its signed address", async () => {
    const whole = await service.get(`/sds/${acetone()}/download`);
    const size = whole.bytes.length;
    expect(whole.headers.get("content-length")).toBe(String(size));
    const { body } = await service.get(`/sds/${acetone()}`);
    const found = await service.post("/products", {
      filters: [{ field: "product_name", op: "eq", value: body.data.product_name }],
      size: 1,
      page: 1,
    });
    const signed = await service.get(`/products/${found.body.data[0].id}/sds/${acetone()}/download`);
    for (const [path, key] of [
      [`/sds/${acetone()}/download`, undefined],
      [signed.body.data.url, null],
    ] as const) {
      const range = (text: string) => service.get(path, { key, headers: { range: text } });
      const part = await range("bytes=5-24");
      expect(part.status).toBe(206);
      expect(part.headers.get("content-range")).toBe(`bytes 5-24/${size}`);
      expect(part.headers.get("content-length")).toBe("20");
      expect(part.bytes).toEqual(whole.bytes.slice(5, 25));
      expect((await range("bytes=-7")).bytes).toEqual(whole.bytes.slice(-7));
      const beyond = await range(`bytes=${size}-`);
      expectProblem(beyond, 416);
      expect(beyond.headers.get("content-range")).toBe(`bytes */${size}`);
    }
  });
});

describe("the OpenAPI document", () => {
  test("calls every body by a name", async () => {
    const { body } = await service.get("/openapi.json", { key: null });
    for (const operations of Object.values<Record<string, { requestBody?: object; responses: object }>>(
      body.paths,
    ))
      for (const { requestBody, responses } of Object.values(operations))
        for (const content of [requestBody, ...Object.values(responses)]) {
          const json = content?.content?.["application/json"];
          if (json) expect(json.schema.$ref).toMatch(/^#\/components\/schemas\/\w+$/);
        }
  });
});

describe("headers", () => {
  const id = /^[0-9a-f-]{36}$/;
  test("a connection stays open for longer than proxies and clients keep it", async () => {
    const { headers } = await service.get("/locations");
    const [, seconds] = /timeout=(\d+)/.exec(headers.get("keep-alive") ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThan(60);
  });
  test("405, OPTIONS, redirects and 401 carry an X-Request-Id", async () => {
    const answers = [
      await service.call("PUT", "/sds"),
      await service.call("OPTIONS", "/sds"),
      await service.get("/sds", { key: null }),
      await service.get(`${world.base}/docs/`, { key: null }),
      await service.get(`${world.base}/v1//sds`, { key: null }),
      await service.get(`${world.base}/api/auth/csrf`, { key: null }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([405, 204, 401, 308, 308, 200]);
    for (const { headers } of answers) expect(headers.get("x-request-id")).toMatch(id);
  });
  test("budgets are told where a key was recognised alone", async () => {
    for (const answer of [await service.get("/workplaces"), await readOnly.post("/products/create", {})])
      expect(answer.headers.get("ratelimit-policy")).toContain("library");
    const unknown = await service.get("/workplaces", { key: "sds_live_wrong" });
    expect(unknown.headers.has("ratelimit-policy")).toBe(false);
  });
  test("nothing is guessed of a content, and no window of another site reaches in", async () => {
    for (const path of ["/sign-in", "/v1/sds", "/healthz", "/docs/api", "/favicon.svg"]) {
      const { headers } = await service.get(world.base + path, { key: null });
      expect([path, headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
      expect([path, headers.get("cross-origin-opener-policy")]).toEqual([path, "same-origin"]);
    }
  });
  test("strangers hear of the service's state only yes or no", async () => {
    expect((await service.get(`${world.base}/readyz`, { key: null })).body).toEqual({ status: "ready" });
  });
});

test("text that is typed in another form of Unicode is the same text", async () => {
  const name = `Büro ${randomUUID()}`;
  await service.post("/locations", { name: name.normalize("NFD") });
  expectProblem(await service.post("/locations", { name }), 422, "name");
  const found = await service.get(`/locations?query=${encodeURIComponent(name.normalize("NFD"))}`);
  expect(found.body.data).toMatchObject([{ name }]);
});

test("no products to place are refused", async () => {
  const { body } = await service.post("/locations", { name: randomUUID() });
  expectProblem(
    await service.post(`/workplaces/${body.data.id}/products`, { product_ids: [] }),
    422,
    "product_ids",
  );
});

test.each(["/forgot-password", "/password/nothing"])(
  "the page %s is there for people who are not signed in",
  async (path) => {
    const page = await service.get(world.base + path, { key: null });
    expect(page.status).toBe(200);
  },
);
