import pg from "pg";
import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { pool } from "@/lib/platform/database/pool";
import { type ApiClient, forgetCalls, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { exampleCall, exampleInput, references } from "@/lib/testing/example-call";
import { oneOfEverything } from "@/lib/testing/one-of-everything";
import { fileForm, testPdf } from "@/lib/testing/read-sheet";
import { handleMcp } from "./mcp/mcp";
import { findTool, toolName } from "./mcp/tools";
import type { Operation } from "./operation";
import { operations } from "./table";

testDatabase();

type Ids = Record<string, string>;

let team: TestTeam;
let person: ApiClient;
let ours: Ids;
let other: TestTeam;
let theirs: Ids;
let tables: string[];

beforeAll(async () => {
  team = await testTeam();
  person = await signedIn(team, "owner");
  ours = await oneOfEverything(team);
  other = await testTeam();
  theirs = await oneOfEverything(other);
  const { rows } = await pool().query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'team_id'",
  );
  tables = rows.map(({ name }) => name).sort();
});

beforeEach(async () => {
  await forgetCalls();
});

/** Every row of a team in every table that has rows of teams. */
async function dump(teamId: string): Promise<Record<string, unknown>> {
  const all = tables.map(async (table) => {
    const text = `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]') as rows from "${table}" t where team_id = $1`;
    return [table, (await pool().query(text, [teamId])).rows[0].rows] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

function formOf({ id }: Operation): FormData {
  if (id === "createImport") return fileForm("Name\nAcetone", "a.csv", { kind: "products" });
  return fileForm(testPdf());
}

async function call(client: ApiClient, operation: Operation, ids: Ids) {
  const { path, body } = exampleCall(operation, ids);
  const form = operation.body === "multipart" ? { form: formOf(operation) } : undefined;
  return client.call(operation.method, path, body, form);
}

/** What an assistant with the team's key gets: the status of the problem, or 200. */
async function callTool({ client }: TestTeam, operation: Operation, ids: Ids): Promise<number> {
  const file = { name: "a.pdf", base64: Buffer.from(testPdf()).toString("base64") };
  const given = {
    ...exampleInput(operation, ids),
    ...(operation.body === "multipart" ? { file } : {}),
    ...(operation.tool?.destructive ? { confirm: true } : {}),
  };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call" };
  const body = JSON.stringify({ ...message, params: { name: toolName(operation), arguments: given } });
  const headers = {
    authorization: `Bearer ${client.key}`,
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  };
  const response = await handleMcp(
    new Request("http://localhost:3000/mcp", { method: "POST", headers, body }),
  );
  const { result } = await response.json();
  return result.isError ? JSON.parse(result.content[0].text).status : 200;
}

/** Everything that is asked of the database while `run` runs, with the values. */
async function statementsOf(run: () => Promise<void>): Promise<{ text: string; values: string }[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    await run();
    return spy.mock.calls.map(([first, second]) => {
      const asked: unknown = first;
      if (typeof asked === "string") return { text: asked, values: JSON.stringify(second ?? []) };
      const { text = "", values } = Object(asked);
      return { text: String(text), values: JSON.stringify(values ?? second ?? []) };
    });
  } finally {
    spy.mockRestore();
  }
}

/** Who calls is found by the key's hash: only then is the team known. */
function isKeyLookup(text: string): boolean {
  return /api_keys[\s\S]*hash/.test(text);
}

/** Statements on tables with rows of teams that are not bound to the team. */
async function unbound(teamId: string, run: () => Promise<void>): Promise<string[]> {
  const named = new RegExp(`\\b(from|join|update|into)\\s+("public"\\.)?"?(${tables.join("|")})\\b`, "i");
  const asked = await statementsOf(run);
  return asked
    .filter(({ text, values }) => named.test(text) && !`${text} ${values}`.includes(teamId))
    .filter(({ text }) => !text.includes('"team_id" IN (NULL)') && !isKeyLookup(text))
    .map(({ text }) => text);
}

/**
 * Where a statement over the teams' bounds is meant: a sheet that another team shares in the catalogue, and the bytes
 * of a sheet that was found among the team's own.
 */
const overBounds = ["attachSheet", "addFromCatalogue", "downloadDocument"];

const about = operations
  .filter((operation) => references(operation).length > 0)
  .map((operation) => [operation.id, operation] as const);

describe("what is another team's", () => {
  test.each(about)("%s does not find it, and leaves it as it was", async (_, operation) => {
    const before = await dump(other.id);
    const names = [...new Set(references(operation))];
    const cases = [theirs, ...names.map((name) => ({ ...ours, [name]: theirs[name] ?? "" }))];
    for (const [i, ids] of cases.entries()) {
      const which = i ? `only ${names[i - 1]}` : "all";
      const found = await unbound(team.id, async () => {
        expect((await call(person, operation, ids)).status, `${which}, signed in`).toBe(404);
        if (operation.sessionOnly) return;
        expect((await call(team.client, operation, ids)).status, `${which}, key`).toBe(404);
        if (findTool(toolName(operation)))
          expect(await callTool(team, operation, ids), `${which}, tool`).toBe(404);
      });
      if (!overBounds.includes(operation.id)) expect(found).toEqual([]);
    }
    expect(await dump(other.id)).toEqual(before);
  });
});

/** What is removed is removed last. */
const inOrder = operations.toSorted((a, b) => Number(a.method === "DELETE") - Number(b.method === "DELETE"));

/** The example is refused, for a reason that is no matter of teams, after the rows were looked for. */
const refused: Record<string, number> = {
  applyImport: 422,
  restoreQuantity: 404,
  // People of tests have no password
  beginSecondFactor: 422,
  removeSecondFactor: 422,
};

test.each(inOrder.map((operation) => [operation.id, operation] as const))(
  "%s works with the example, and asks for rows of its own team only",
  async (_, operation) => {
    const owner = await signedIn(other, "owner");
    const found = await unbound(other.id, async () => {
      const { status, body } = await call(owner, operation, theirs);
      const answer = JSON.stringify(body);
      if (refused[operation.id]) expect(status, answer).toBe(refused[operation.id]);
      else expect([400, 403, 404, 422, 500], answer).not.toContain(status);
    });
    if (!overBounds.includes(operation.id)) expect(found).toEqual([]);
  },
);
