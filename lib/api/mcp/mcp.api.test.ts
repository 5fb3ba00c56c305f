import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { handleFile } from "@/lib/api/files/http";
import { operations } from "@/lib/api/table";
import { forgetCalls, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { testPdf, uploadRead } from "@/lib/testing/read-sheet";
import { handleMcp } from "./mcp";
import { toolName } from "./tools";

testDatabase();
beforeEach(forgetCalls);
let team: TestTeam;
let assistant: Client;
/** Connected with a key that only reads. */
let reader: Client;
beforeAll(async () => {
  team = await testTeam();
  // Each checks the shape of every tool's answers, which takes a second to prepare.
  assistant = await connect(team.client.key);
  reader = await connect(team.readOnly.key);
});

const address = new URL("http://localhost:3000/mcp");

/** An assistant that is connected with a key. */
async function connect(key: string | null): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(address, {
    fetch: (url, init) => handleMcp(new Request(url, init)),
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport);
  await client.listTools();
  return client;
}

const Result = z.object({
  isError: z.boolean().optional(),
  content: z.array(z.record(z.string(), z.unknown())),
  structuredContent: z.any().optional(),
});
async function call(client: Client, name: string, args: Record<string, unknown> = {}) {
  const result = Result.parse(await client.callTool({ name, arguments: args }));
  const problem = result.isError ? JSON.parse(String(result.content[0]?.text)) : null;
  return { ...result, problem, body: result.structuredContent };
}

describe("the list of tools", () => {
  test("holds every public operation for a key that writes, and only reads for one that does not", async () => {
    const names = async (client: Client) => (await client.listTools()).tools.map(({ name }) => name);
    const shown = operations.filter(({ sessionOnly }) => !sessionOnly);
    expect(await names(assistant)).toEqual(shown.map(toolName));
    expect(await names(reader)).toEqual(
      shown.filter(({ permission }) => permission === "read").map(toolName),
    );
  });

  test("gives each tool its four hints, a description and schemas that compile", async () => {
    const { tools } = await assistant.listTools();
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const tool of tools) {
      expect(tool.description?.length, tool.name).toBeGreaterThan(60);
      const { readOnlyHint, destructiveHint, idempotentHint, openWorldHint } = tool.annotations ?? {};
      for (const hint of [readOnlyHint, destructiveHint, idempotentHint, openWorldHint])
        expect(hint, tool.name).toBeTypeOf("boolean");
      ajv.compile(tool.inputSchema);
      ajv.compile(tool.outputSchema ?? {});
    }
    const destructive = tools
      .filter(({ annotations }) => annotations?.destructiveHint)
      .map(({ name }) => name);
    expect(destructive).toEqual([
      "archive_document",
      "remove_to_bin",
      "delete_inventory_item",
      "remove_placement",
      "delete_quantity",
    ]);
  });
});

describe("a tool", () => {
  test("does what its operation does, with structured output", async () => {
    const created = await call(assistant, "create_location", { name: "Lab" });
    expect(created.body.data.name).toBe("Lab");
    expect(JSON.parse(String(created.content[0]?.text))).toEqual(created.body);
    const document = await uploadRead(team.client);
    const found = await call(assistant, "list_products", {
      filters: [{ field: "query", op: "matches", value: "acetone" }],
    });
    expect(found.body.meta).toEqual({ page: 1, size: 50, total: 1, has_more: false });
    const read = await call(assistant, "get_document", { sdsId: document });
    expect(read.body.data.hazard_statements).toContain("H225");
    const sections = await call(assistant, "get_sections", { sdsId: document, sections: "14" });
    expect(Object.keys(sections.body.data)).toEqual(["section14"]);
  });

  test("takes and gives files", async () => {
    const base64 = Buffer.from(testPdf()).toString("base64");
    const { body } = await call(assistant, "create_document", { file: { name: "a.pdf", base64 } });
    expect(body.status).toBe("processing");
    const link = await call(assistant, "download_document", { sdsId: body.id });
    expect(link.content[0]).toMatchObject({ type: "resource_link", mimeType: "application/pdf" });
    expect((await handleFile(new Request(String(link.body.url)))).status).toBe(200);
    const label = await call(assistant, "get_clp_label", { sdsId: await uploadRead(team.client) });
    expect(label.content[0]).toMatchObject({ type: "resource", resource: { mimeType: "application/pdf" } });
    const none = await call(assistant, "create_document", { file: "a.pdf" });
    expect(none.problem).toMatchObject({ status: 422, errors: [{ field: "file" }] });
  });

  test("says why it refuses", async () => {
    expect((await call(assistant, "create_location", {})).problem).toMatchObject({ status: 422 });
    expect((await call(assistant, "create_location", { name: "X", colour: 1 })).problem.errors[0].field).toBe(
      "colour",
    );
    const other = await uploadRead((await testTeam()).client);
    expect((await call(assistant, "get_document", { sdsId: other })).problem).toMatchObject({ status: 404 });
    expect((await call(assistant, "get_document", { sdsId: "x" })).problem).toMatchObject({ status: 422 });
    await expect(assistant.callTool({ name: "drop_tables" })).rejects.toThrow(/no tool/);
  });

  test("that writes is forbidden to a read-only key", async () => {
    expect((await call(reader, "create_location", { name: "No" })).problem).toMatchObject({ status: 403 });
    expect((await call(reader, "list_workplaces")).isError).toBeUndefined();
  });

  test("that loses data asks to be confirmed", async () => {
    const id = await uploadRead(team.client, { product_name: "Old" });
    const asked = await call(assistant, "archive_document", { sdsId: id });
    expect(asked.problem).toMatchObject({ status: 422, errors: [{ field: "confirm" }] });
    expect((await call(assistant, "archive_document", { sdsId: id, confirm: true })).body.message).toBeTypeOf(
      "string",
    );
    expect((await team.client.get(`/sds/${id}`)).body.data.archived).toBe(true);
  });

  test("counts like the call it stands for", async () => {
    const { client } = await testTeam();
    const busy = await connect(client.key);
    for (let i = 0; i < 60; i += 1) await call(busy, "get_facets");
    expect((await call(busy, "get_facets")).problem).toMatchObject({
      status: 429,
      retry_after: expect.any(Number),
    });
    expect((await client.get("/products/facets")).status).toBe(429);
  });
});

describe("the endpoint", () => {
  const post = (headers: Record<string, string>, body = "{}") =>
    handleMcp(
      new Request(address, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", ...headers },
      }),
    );

  test("refuses what has no key, comes from another site, or is no POST", async () => {
    expect((await post({})).status).toBe(401);
    expect(
      (await post({ authorization: `Bearer ${team.client.key}`, origin: "https://evil.example" })).status,
    ).toBe(403);
    for (const method of ["GET", "DELETE"]) {
      const answer = await handleMcp(new Request(address, { method }));
      expect(answer.status).toBe(405);
      expect(answer.headers.get("allow")).toContain("POST");
    }
  });

  test("answers what is no JSON as the protocol wants it", async () => {
    const headers = {
      authorization: `Bearer ${team.client.key}`,
      accept: "application/json, text/event-stream",
    };
    const answer = await post(headers, "{");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code: -32700 } });
  });
});
