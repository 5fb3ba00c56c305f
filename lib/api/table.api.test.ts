import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { ApiClient, forgetCalls, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { bodies, idName, pathOf } from "@/lib/testing/example-call";
import { oneOfEverything } from "@/lib/testing/one-of-everything";
import { fileForm, testPdf } from "@/lib/testing/read-sheet";
import { hasQueryInput, type Operation, pathParameters } from "./operation";
import { operations } from "./table";

testDatabase();
beforeEach(forgetCalls);

/** One of everything that another team has. */
let theirs: Record<string, string>;
let ours: Record<string, string>;
let team: TestTeam;
let other: TestTeam;
let person: ApiClient;

function call(
  client: ApiClient,
  operation: Operation,
  path: string,
  ids: Record<string, string>,
  body?: object,
) {
  if (operation.body === "multipart")
    return client.call(operation.method, path, undefined, { form: fileForm(testPdf()) });
  const content = hasQueryInput(operation) ? undefined : (body ?? bodies[operation.id]?.(ids) ?? {});
  return client.call(operation.method, path, content);
}

beforeAll(async () => {
  [team, other] = [await testTeam(), await testTeam()];
  person = await signedIn(team, "owner");
  ours = await oneOfEverything(team);
  theirs = await oneOfEverything(other);
});

const named = operations.map((operation) => [operation.id, operation] as const);
const publicOnes = named.filter(([, operation]) => !operation.sessionOnly);

describe("without a valid key", () => {
  test.each(named)("%s answers 401 with a problem", async (_, operation) => {
    const path = pathOf(operation, ours);
    const revoked = await testTeam();
    await database().apiKey.updateMany({ where: { teamId: revoked.id }, data: { revokedAt: new Date() } });
    const expired = await testTeam();
    await database().apiKey.updateMany({ where: { teamId: expired.id }, data: { expiresAt: new Date(1) } });
    const clients = [new ApiClient(null), new ApiClient("sds_live_wrong"), revoked.client, expired.client];
    for (const client of clients) {
      const { status, body, headers } = await call(client, operation, path, ours);
      expect(status).toBe(401);
      expect(headers.get("content-type")).toBe("application/problem+json");
      expect(headers.get("www-authenticate")).toBe("Bearer");
      expect(body).toMatchObject({
        title: "Unauthorized",
        status: 401,
        detail: expect.stringContaining("X-API-Key"),
      });
      expect(body.type).toMatch(/\/errors\/unauthorized$/);
      expect(body.instance).toBe(`urn:uuid:${headers.get("x-request-id")}`);
    }
  });
});

describe("with a read-only key", () => {
  test.each(named)("%s is allowed or forbidden as declared", async (_, operation) => {
    const { status } = await call(team.readOnly, operation, pathOf(operation, ours), ours);
    const mayCall = operation.permission === "read" && !operation.sessionOnly;
    if (mayCall) expect(status).not.toBe(403);
    else expect(status).toBe(403);
    const isSpecified =
      operation.method === "GET" ||
      ["countFacets", "draftLetter", "listProducts", "searchCatalogue"].includes(operation.id);
    if (!operation.sessionOnly) expect(mayCall).toBe(isSpecified);
  });
});

describe("with another team's id in the path", () => {
  const cases = publicOnes.flatMap(([id, operation]) =>
    pathParameters(operation.path).map((name) => [`${id} {${name}}`, operation, name] as const),
  );
  test.each(cases)("%s is not found", async (_, operation, name) => {
    const key = name === "id" ? idName(operation) : name;
    const mixed = { ...ours, [key]: theirs[key] ?? "" };
    const { status, body } = await call(team.client, operation, pathOf(operation, mixed), ours);
    expect(status).toBe(404);
    expect(body.title).toBe("Not Found");
    const unknown = { ...ours, [key]: randomUUID() };
    expect((await call(team.client, operation, pathOf(operation, unknown), ours)).status).toBe(404);
    const malformed = { ...ours, [key]: "not-an-id" };
    expect((await call(team.client, operation, pathOf(operation, malformed), ours)).status).toBe(404);
  });
});

describe("with another team's id in the body or the query", () => {
  test.each<[string, string, string, (ids: Record<string, string>) => object | null]>([
    ["createInventoryItem", "POST", "/locations/{locationId}/inventory", ({ sds_id }) => ({ sds_id })],
    ["attachSheet", "POST", "/products/{product_id}/sds", ({ document_id }) => ({ document_id })],
    [
      "attachSheet by sheet",
      "POST",
      "/products/{product_id}/sds",
      ({ sheetId }) => ({ document_id: sheetId }),
    ],
    [
      "placeProducts",
      "POST",
      "/workplaces/{workplace_id}/products",
      ({ product_id }) => ({ product_ids: [product_id] }),
    ],
    [
      "createQuantity",
      "POST",
      "/products/{product_id}/quantities",
      ({ workplace_id }) => ({ workplace_id, amount: 1, unit: "kg" }),
    ],
    [
      "listProducts",
      "POST",
      "/products",
      ({ workplace_id }) => ({ filters: [{ field: "workplace_id", op: "in", value: [workplace_id] }] }),
    ],
    [
      "countFacets",
      "POST",
      "/products/facets",
      ({ workplace_id }) => ({ filters: [{ field: "workplace_id", op: "in", value: [workplace_id] }] }),
    ],
    ["listInventory", "GET", "/inventory?location_id=[location_id]", () => null],
    ["listInventory by sheet", "GET", "/inventory?sds_id=[sds_id]", () => null],
    ["listQuantities", "GET", "/products/{product_id}/quantities?workplace_id=[workplace_id]", () => null],
    ["getSafetyCard", "GET", "/sds/{sdsId}/safety-card?profile_id=[profile_id]", () => null],
    ["getClpLabels", "GET", "/labels?sds_ids={sdsId},[sdsId]", () => null],
  ])("%s is not found", async (_, method, template, body) => {
    const path = template
      .replace(/\{(\w+)\}/g, (_match, name: string) => ours[name] ?? "")
      .replace(/\[(\w+)\]/g, (_match, name: string) => theirs[name] ?? "");
    const { status } = await team.client.call(method, path, body(theirs) ?? undefined);
    expect(status).toBe(404);
  });
});

describe("every path", () => {
  test.each(publicOnes)(
    "of %s answers OPTIONS and refuses other methods with Allow",
    async (_, operation) => {
      const path = pathOf(operation, ours);
      const options = await team.client.call("OPTIONS", path);
      expect(options.status).toBe(204);
      const allow = (options.headers.get("allow") ?? "").split(", ");
      expect(allow).toContain(operation.method);
      const refused = ["GET", "POST", "PUT", "PATCH", "DELETE"].find((method) => !allow.includes(method));
      if (!refused) return;
      const { status, headers, body } = await team.client.call(refused, path);
      expect(status).toBe(405);
      expect(headers.get("allow")).toBe(options.headers.get("allow"));
      expect(body.title).toBe("Method Not Allowed");
    },
  );

  test.each(publicOnes.filter(([, { method }]) => method === "GET"))(
    "%s answers HEAD without a body",
    async (_, operation) => {
      const { status, body } = await team.client.call("HEAD", pathOf(operation, ours));
      expect(status).toBe(200);
      expect(body.byteLength ?? 0).toBe(0);
    },
  );
});

describe("every input", () => {
  test.each(publicOnes)("of %s refuses an unknown query parameter", async (_, operation) => {
    const known = pathOf(operation, ours);
    const path = `${known}${known.includes("?") ? "&" : "?"}colour=red`;
    const { status, body } = await call(team.client, operation, path, ours);
    expect(status).toBe(422);
    expect(body.errors).toEqual([{ field: "colour", message: expect.any(String) }]);
  });

  test.each(named)("of %s takes no name that every object has for a parameter", async (_, operation) => {
    const known = pathOf(operation, ours);
    const client = operation.sessionOnly ? person : team.client;
    for (const name of ["toString", "__proto__", "constructor", "hasOwnProperty"]) {
      const path = `${known}${known.includes("?") ? "&" : "?"}${name}=null`;
      const { status, body } = await call(client, operation, path, ours);
      expect(status, name).toBe(422);
      expect(body.errors, name).toEqual([{ field: name, message: expect.any(String) }]);
    }
  });

  const withBody = publicOnes.filter(
    ([, operation]) => !hasQueryInput(operation) && operation.body !== "multipart",
  );
  test.each(withBody)(
    "of %s refuses an unknown member and a body that is no JSON object",
    async (_, operation) => {
      const path = pathOf(operation, ours);
      const unknown = { ...bodies[operation.id]?.(ours), colour: "red" };
      expect((await call(team.client, operation, path, ours, unknown)).status).toBe(422);
      for (const name of ["__proto__", "toString"]) {
        const body = JSON.stringify({ ...bodies[operation.id]?.(ours), x: 1 }).replace('"x"', `"${name}"`);
        const answer = await team.client.call(operation.method, path, undefined, { raw: body });
        expect(answer.status, name).toBe(422);
      }
      for (const [raw, expected] of [
        ["{", 400],
        ["nonsense", 400],
        ["[1]", 422],
        ['"x"', 422],
        ["null", 422],
      ] as const) {
        const { status } = await team.client.call(operation.method, path, undefined, {
          raw,
          headers: { "content-type": "application/json" },
        });
        expect(status, raw).toBe(expected);
      }
    },
  );
});

test("an unknown path is a problem with 404, whatever the key", async () => {
  for (const client of [team.client, new ApiClient(null)]) {
    const { status, headers } = await client.get("/nothing/here");
    expect(status).toBe(404);
    expect(headers.get("content-type")).toBe("application/problem+json");
  }
});

test("X-API-Key is accepted as well", async () => {
  const key = team.client.key ?? "";
  const answer = await new ApiClient(null).get("/locations", { headers: { "x-api-key": key } });
  expect(answer.status).toBe(200);
});
