import { describe, expect, test } from "vitest";
import { expectProblem } from "./expect";
import { Service } from "./service";
import { anyPdf, malformed, nobody, other, readOnly, service, sheet, world } from "./world";

/** Every operation of the specification; `{…}` stands for an id. */
const table = [
  ["GET", "/sds"],
  ["POST", "/sds"],
  ["GET", "/sds/{sds}"],
  ["PATCH", "/sds/{sds}"],
  ["DELETE", "/sds/{sds}"],
  ["PUT", "/sds/{sds}/procurement-status"],
  ["GET", "/sds/{sds}/sections"],
  ["GET", "/sds/{sds}/download"],
  ["GET", "/sds/{sds}/clp-label"],
  ["GET", "/sds/{sds}/safety-card"],
  ["GET", "/sds/{sds}/attachments"],
  ["POST", "/sds/{sds}/attachments"],
  ["GET", "/locations"],
  ["POST", "/locations"],
  ["PATCH", "/locations/{place}"],
  ["POST", "/locations/{place}/inventory"],
  ["GET", "/inventory"],
  ["GET", "/inventory/{item}"],
  ["PATCH", "/inventory/{item}"],
  ["DELETE", "/inventory/{item}"],
  ["GET", "/inventory/{item}/assessments"],
  ["GET", "/workplaces"],
  ["POST", "/products"],
  ["GET", "/products/{product}"],
  ["GET", "/products/facets"],
  ["POST", "/products/facets"],
  ["POST", "/products/create"],
  ["PATCH", "/products/{product}"],
  ["POST", "/products/{product}/sds"],
  ["POST", "/uploads"],
  ["POST", "/uploads/{upload}/ingest"],
  ["GET", "/uploads/{run}"],
  ["POST", "/catalogue/search"],
  ["POST", "/catalogue/{sds}/add"],
  ["POST", "/workplaces/{place}/products"],
  ["DELETE", "/workplaces/{place}/products/{product}"],
  ["GET", "/products/{product}/quantities"],
  ["POST", "/products/{product}/quantities"],
  ["PATCH", "/products/{product}/quantities/{item}"],
  ["DELETE", "/products/{product}/quantities/{item}"],
  ["GET", "/recipient-types"],
  ["GET", "/products/{product}/risk-assessments"],
  ["GET", "/custom-field-schemas"],
  ["PATCH", "/products/{product}/custom-fields"],
  ["GET", "/products/{product}/sds/{sds}/download"],
  ["GET", "/products/{product}/attachments"],
  ["GET", "/products/{product}/attachments/{attachment}/download"],
] as const;
const readingPosts = ["/products", "/products/facets", "/catalogue/search"];
const isLibrary = (path: string) => !/^\/(sds|locations|inventory)/.test(path);
const at = (path: string, id: string) => path.replace(/\{\w+\}/g, id);

describe("without a valid key", () => {
  test.each(table)("%s %s is 401 and says how", async (method, path) => {
    for (const key of [
      null,
      "nonsense",
      "sds_live_0000000000000000000000000000000000000000000",
      world.revoked,
    ]) {
      const answer = await service.call(method, at(path, nobody), { key });
      const { detail } = expectProblem(answer, 401);
      expect(detail).toContain("X-API-Key");
      expect(detail).toContain("Authorization");
      expect(answer.headers.get("www-authenticate")).toMatch(/^Bearer/);
    }
  });
  test("an expired key is no key", async () => {
    const status = async () => (await service.get("/sds", { key: world.expired })).status;
    await expect.poll(status, { timeout: 40_000, interval: 500 }).toBe(401);
    expectProblem(await service.get("/sds", { key: world.expired }), 401);
  });
  test("other schemes are no keys", async () => {
    const key = world.keys[0] ?? "";
    for (const authorization of [key, `Basic ${key}`, "Bearer", `Bearer ${key}x`])
      expectProblem(await service.get("/sds", { key: null, headers: { authorization } }), 401);
    expect((await service.get("/sds", { key: null, headers: { "x-api-key": key } })).status).toBe(200);
    expect(
      (await service.get("/sds", { key: null, headers: { authorization: `bearer ${key}` } })).status,
    ).toBe(200);
  });
});

describe("a read-only key", () => {
  test.each(table)("%s %s", async (method, path) => {
    const answer = await readOnly.call(method, at(path, nobody), { json: method === "GET" ? undefined : {} });
    if (method === "GET" || readingPosts.includes(path)) expect(answer.status).not.toBe(403);
    else expectProblem(answer, 403);
  });
  test("reads what the team has", async () => {
    expect((await readOnly.get(`/sds/${sheet("Acetone")}`)).status).toBe(200);
    expect((await readOnly.get(`/sds/${sheet("Acetone")}/clp-label`)).status).toBe(200);
  });
});

describe("ids of nothing and of nobody", () => {
  test.each(table.filter(([, path]) => path.includes("{")))("%s %s is 404", async (method, path) => {
    const form = new FormData();
    form.set("file", new File(["text"], "a.txt"));
    const wellFormed: Record<string, unknown> = {
      "/sds/{sds}/procurement-status": { status: "Accept" },
      "/locations/{place}/inventory": { sds_id: nobody },
      "/products/{product}/sds": { document_id: nobody },
      "/workplaces/{place}/products": { product_ids: [nobody] },
      "/products/{product}/quantities": { amount: 1, unit: "kg" },
    };
    const isForm = method === "POST" && path.endsWith("/attachments");
    for (const id of [nobody, malformed, "1", "%00", "..%2f.."]) {
      const options = isForm ? { body: form } : method === "GET" ? {} : { json: wellFormed[path] ?? {} };
      expectProblem(await service.call(method, at(path, id), options), 404);
    }
  });
  test("of another team are the same", async () => {
    const id = sheet("Acetone");
    for (const path of [
      `/sds/${id}`,
      `/sds/${id}/sections`,
      `/sds/${id}/download`,
      `/sds/${id}/clp-label`,
      `/sds/${id}/safety-card`,
      `/sds/${id}/attachments`,
    ])
      expectProblem(await other.get(path), 404);
    expectProblem(await other.patch(`/sds/${id}`, { sku: "x" }), 404);
    expectProblem(await other.delete(`/sds/${id}`), 404);
    expectProblem(await other.put(`/sds/${id}/procurement-status`, { status: "Reject" }), 404);
    const product = (await service.post("/products", { size: 1 })).body.data[0].id;
    for (const path of ["", "/quantities", "/risk-assessments", "/attachments"])
      expectProblem(await other.get(`/products/${product}${path}`), 404);
    expect((await other.post("/products")).body.data.map((p: { id: string }) => p.id)).not.toContain(product);
    expect((await other.get("/sds?per_page=100")).body.data.map((d: { id: string }) => d.id)).not.toContain(
      id,
    );
  });
});

describe("methods and paths", () => {
  const paths = [...new Set(table.map(([, path]) => path))];
  test.each(paths)("%s answers a method that it lacks with 405 and Allow, OPTIONS with 204", async (path) => {
    const methods = table.filter(([, other]) => other === path).map(([method]) => method);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      if ((methods as string[]).includes(method)) continue;
      const answer = await service.call(method, at(path, nobody));
      if (path === "/uploads/{run}" || answer.status !== 405) expect([404, 405]).toContain(answer.status);
      if (answer.status !== 405) continue;
      expectProblem(answer, 405);
      for (const allowed of methods) expect(answer.headers.get("allow")).toContain(allowed);
    }
    const options = await service.call("OPTIONS", at(path, nobody), { key: null });
    expect(options.status).toBe(204);
    for (const method of methods) expect(options.headers.get("allow")).toContain(method);
  });
  test.each(["/nothing", "/sds/x/y/z", "", "/products/x/y", "/SDS"])("%s is 404", async (path) => {
    expectProblem(await service.get(path), 404);
  });
  test("every list answers HEAD as GET without a body", async () => {
    for (const [method, path] of table.filter(([m, p]) => m === "GET" && !p.includes("{"))) {
      const answer = await service.call("HEAD", path);
      expect([method, path, answer.status, answer.bytes.length]).toEqual(["GET", path, 200, 0]);
    }
  });
});

describe("limits", () => {
  test.each(table)("%s %s carries RateLimit headers where it is of the Library API", async (method, path) => {
    const { headers } = await service.call(method, at(path, nobody), {
      json: method === "GET" ? undefined : {},
    });
    expect(headers.has("ratelimit")).toBe(isLibrary(path));
    expect(headers.has("ratelimit-policy")).toBe(isLibrary(path));
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
  test("the 61st scanning call of a minute is refused with the seconds to wait, other calls are not", async () => {
    const one = new Service(world.base, [world.limited]);
    let refused = await one.post("/products", { size: 1 });
    for (let call = 0; call < 61 && refused.status === 200; call += 1)
      refused =
        call % 2 ? await one.post("/catalogue/search", { query: "x" }) : await one.get("/products/facets");
    expectProblem(refused, 429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(Number.isInteger(wait) && wait >= 1 && wait <= 60).toBe(true);
    expect(refused.headers.get("ratelimit-policy")).toContain("q=60");
    expect((await one.get("/workplaces")).status).toBe(200);
    expect((await one.get("/sds")).status).toBe(200);
  });
});

describe("everything around it", () => {
  const open = (path: string, headers = {}) =>
    service.call("GET", `${world.base}${path}`, { key: null, headers });
  test("the OpenAPI document needs no key and holds every operation", async () => {
    const { status, body } = await open("/v1/openapi.json");
    expect([status, body.openapi.slice(0, 3)]).toEqual([200, "3.1"]);
    for (const [method, path] of table) {
      const shapeOf = (text: string) => text.replace(/\{\w+\}/g, "{}");
      const found = Object.entries<Record<string, unknown>>(body.paths).filter(
        ([key]) => shapeOf(key.replace(/^\/v1/, "")) === shapeOf(path),
      );
      expect(
        found.some(([, item]) => method.toLowerCase() in item),
        `${method} ${path}`,
      ).toBe(true);
    }
  });
  test("problem types, the reference, health and readiness answer", async () => {
    for (const slug of [
      "bad-request",
      "unauthorized",
      "forbidden",
      "not-found",
      "method-not-allowed",
      "conflict",
      "payload-too-large",
      "unsupported-media-type",
      "validation-error",
      "too-many-requests",
      "internal-error",
      "unavailable",
    ]) {
      const page = await open(`/errors/${slug}`, { accept: "text/html" });
      expect([slug, page.status]).toEqual([slug, 200]);
      expect(page.headers.get("content-type")).toContain("text/html");
    }
    expect((await open("/errors/no-such-problem")).status).toBe(404);
    expect((await open("/docs/api")).status).toBe(200);
    expect((await open("/healthz")).status).toBe(200);
    expect((await open("/readyz")).status).toBe(200);
    expect((await open("/metrics")).status).toBe(404);
  });
  test("every response carries an X-Request-Id", async () => {
    const paths = [
      "/v1/openapi.json",
      "/healthz",
      "/readyz",
      "/docs",
      "/docs/api",
      "/errors/not-found",
      "/mcp",
      "/v1",
    ];
    for (const path of paths)
      expect([path, (await open(path)).headers.get("x-request-id")]).toEqual([
        path,
        expect.stringMatching(/^[0-9a-f-]{36}$/),
      ]);
    for (const path of ["/download", "/clp-label", "/safety-card", "/sections"])
      expect((await service.get(`/sds/${sheet("Acetone")}${path}`)).headers.has("x-request-id")).toBe(true);
  });
  test("a problem's type is a page of the service", async () => {
    const { type } = (await service.get(`/sds/${nobody}`)).body;
    expect((await open(new URL(type).pathname)).status).toBe(200);
  });
  test.each(["/sds/%", "/sds/%ff", "/sds/%E0%A4%A", "/%", "/products/%C0%80"])(
    "the address %s, which cannot be decoded, is 404",
    async (path) => {
      const answer = await service.get(path);
      expectProblem(answer, 404);
      expect(answer.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
  test("a body nested without end is refused, not a fault of ours", async () => {
    const body = `{"name":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    const headers = { "content-type": "application/json" };
    expectProblem(await service.call("POST", "/locations", { body, headers }), 422, "name");
    expectProblem(await service.call("POST", "/products", { body, headers }), 422, "name");
  });
  test("text that cannot be stored is refused, not a fault of ours", async () => {
    expectProblem(await service.post("/locations", { name: "a\u0000b" }), 422, "name");
    expectProblem(await service.get("/sds?query=%00"), 422, "query");
    const file = new File([anyPdf()], "../../etc/passwd");
    const body = new FormData();
    body.set("file", file);
    const { id } = (await service.call("POST", "/sds", { body })).body;
    expect((await service.get(`/sds/${id}`)).body.data.file_name).toBe("passwd");
  });
});
