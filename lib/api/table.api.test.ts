import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { handleFile } from "@/lib/api/files/http";
import { database } from "@/lib/platform/database/client";
import { ApiClient, forgetCalls, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, testPdf, uploadRead } from "@/lib/testing/read-sheet";
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

/** Makes one of everything and returns its ids by the names that paths and bodies use. */
async function oneOfEverything({ client, id: teamId }: TestTeam): Promise<Record<string, string>> {
  const sdsId = await uploadRead(client, { product_name: `Product of ${teamId}` });
  const locationId = (await client.post("/locations", { name: "W" })).body.data.id;
  const item = (await client.post(`/locations/${locationId}/inventory`, { sds_id: sdsId })).body.data;
  const product = (await client.post("/products")).body.data[0].id;
  const form = fileForm("text", "a.txt");
  const attachment = (await client.post(`/sds/${sdsId}/attachments`, undefined, { form })).body.data;
  const upload = (await client.post("/uploads")).body.data;
  const put = { method: "PUT", body: testPdf(), headers: { "content-type": "application/pdf" } };
  await handleFile(new Request(upload.upload_url, put));
  const run = (await client.post(`/uploads/${upload.upload_id}/ingest`)).body.data;
  const { sheetId } = await database().document.findUniqueOrThrow({ where: { id: sdsId } });
  const schema = { type: "object", properties: { shelf: { type: "string" } } };
  const group = await database().customFieldGroup.create({ data: { teamId, name: "G", schema } });
  const profile = await database().safetyCardProfile.create({ data: { teamId, name: "P" } });
  const content = { headings: ["Name"], rows: [{ number: 2, cells: ["Acetone"] }] };
  const table = { kind: "products", fileName: "a.csv", content, rowCount: 1 } as const;
  const draft = await database().import.create({ data: { ...table, teamId, createdById: randomUUID() } });
  const view = { screen: "products", name: "V", ownerId: randomUUID(), query: "", shared: true };
  return {
    import_id: draft.id,
    view_id: (await database().savedView.create({ data: { ...view, teamId } })).id,
    sdsId,
    locationId,
    inventoryId: item.id,
    quantity_id: item.id,
    product_id: product,
    sheetId,
    attachmentId: attachment.id,
    upload_id: upload.upload_id,
    run_id: run.run_id,
    document_id: sdsId,
    sds_id: sdsId,
    workplace_id: locationId,
    location_id: locationId,
    group: group.id,
    profile_id: profile.id,
    user_id: randomUUID(),
    name: "labels",
  };
}

/** What the path parameter named `id` stands for depends on where it is. */
function idName(operation: Operation): string {
  if (operation.path.startsWith("/workplaces")) return "workplace_id";
  if (operation.path.startsWith("/custom-field-groups")) return "group";
  return operation.path.startsWith("/safety-card-profiles") ? "profile_id" : "product_id";
}

/** What operations need in their query string. */
const queries: Record<string, (ids: Record<string, string>) => string> = {
  getClpLabels: ({ sdsId }) => `?sds_ids=${sdsId}`,
  getClpLabelNotes: ({ sdsId }) => `?sds_ids=${sdsId}`,
};

function pathOf(operation: Operation, ids: Record<string, string>): string {
  const path = operation.path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => ids[name === "id" ? idName(operation) : name] ?? "?",
  );
  return path + (queries[operation.id]?.(ids) ?? "");
}

/** Bodies with which the operations that need one get past their validation. */
const bodies: Record<string, (ids: Record<string, string>) => object> = {
  setProcurementStatus: () => ({ status: "Accept" }),
  createLocation: () => ({ name: randomUUID() }),
  createInventoryItem: ({ sds_id }) => ({ sds_id }),
  createProduct: () => ({ display_name: "P" }),
  attachSheet: ({ document_id }) => ({ document_id }),
  searchCatalogue: () => ({ query: "x" }),
  placeProducts: ({ product_id }) => ({ product_ids: [product_id] }),
  createQuantity: () => ({ amount: 1, unit: "kg" }),
  writeRecessAssessment: () => ({ exposure: 1, probability: 1, effect: 1 }),
  writeEmkgAssessment: () => ({
    assessment_answers: {
      physical_form: "liquid",
      amount_value: 1,
      amount_unit: "kg",
      skin_contact: false,
      ventilation: "general",
    },
  }),
  createCustomFieldGroup: () => ({ name: "X", schema: { type: "object", properties: {} } }),
  replaceCustomFieldGroup: () => ({ name: "X", schema: { type: "object", properties: {} } }),
  createSafetyCardProfile: () => ({ name: "X" }),
  archiveSelection: ({ product_id }) => ({ product_ids: [product_id], archived: false }),
  decideSelection: ({ product_id }) => ({ product_ids: [product_id], status: "Review" }),
  archiveWorkplace: () => ({ archived: false }),
  decideOnDocument: () => ({ status: "Review" }),
  createInvitation: () => ({ email: "new@example.com", role: "reader" }),
  changeMemberRole: () => ({ role: "reader" }),
  createApiKey: () => ({ name: "K" }),
  placeSelection: ({ product_id, workplace_id }) => ({ product_ids: [product_id], workplace_id }),
  previewImport: () => ({ mapping: {} }),
  applyImport: () => ({ mapping: {} }),
  exportSelection: () => ({ format: "csv", columns: [{ name: "name", label: "Name" }] }),
};

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
      operation.method === "GET" || ["listProducts", "searchCatalogue"].includes(operation.id);
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
    const before = await fingerprint(other.id);
    const { status, body } = await call(team.client, operation, pathOf(operation, mixed), ours);
    expect(status).toBe(404);
    expect(body.title).toBe("Not Found");
    expect(await fingerprint(other.id)).toBe(before);
    const unknown = { ...ours, [key]: randomUUID() };
    expect((await call(team.client, operation, pathOf(operation, unknown), ours)).status).toBe(404);
    const malformed = { ...ours, [key]: "not-an-id" };
    expect((await call(team.client, operation, pathOf(operation, malformed), ours)).status).toBe(404);
  });
});

describe("a person of another team", () => {
  const cases = named.filter(
    ([, { sessionOnly, path }]) => sessionOnly && /^\/(products|workplaces|sds|imports|views)\/\{/.test(path),
  );
  test.each(cases)("does not find what %s is about", async (_, operation) => {
    const stranger = await signedIn(other, "owner");
    const { status } = await call(stranger, operation, pathOf(operation, ours), ours);
    expect(status).toBe(404);
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

/** Everything of a team that another's call might have changed. */
async function fingerprint(teamId: string): Promise<string> {
  const where = { teamId };
  const rows = await Promise.all([
    database().document.findMany({ where, orderBy: { id: "asc" } }),
    database().product.findMany({ where, orderBy: { id: "asc" } }),
    database().workplace.findMany({ where, orderBy: { id: "asc" } }),
    database().placement.count({ where }),
    database().quantityLine.findMany({ where, orderBy: { id: "asc" } }),
    database().attachment.count({ where }),
    database().run.count({ where }),
  ]);
  return JSON.stringify(rows);
}
