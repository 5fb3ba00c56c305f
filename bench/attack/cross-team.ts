import { findTool, toolName } from "@/lib/api/mcp/tools";
import type { Operation } from "@/lib/api/operation";
import { operations } from "@/lib/api/table";
import { pool } from "@/lib/platform/database/pool";
import { exampleCall, exampleInput, references } from "@/lib/testing/example-call";
import type { Answer } from "./ask";
import { formOf } from "./forms";
import { line, lineOfMany } from "./report";
import { forgetCounts, type Side, type Target } from "./world";

type Ids = Record<string, string>;

/** Every operation with another team's ids in path, query and body, by a session, a key and an assistant's tool. */
export async function attackOtherTeams(target: Target, victim: Side, attacker: Side): Promise<void> {
  const before = await dump(victim.teamId);
  const secrets = [victim.teamId, `Product of ${victim.teamId}`];
  for (const operation of operations.filter((one) => references(one).length > 0)) {
    await forgetCounts();
    const names = [...new Set(references(operation))];
    const cases = [victim.ids, ...names.map((name) => ({ ...attacker.ids, [name]: victim.ids[name] ?? "" }))];
    const faults: string[] = [];
    let tries = 0;
    for (const ids of cases)
      for (const [how, answer] of await callsOf(target, attacker, operation, ids)) {
        tries += 1;
        const told = secrets.some((secret) => answer.text.includes(secret));
        if (answer.status !== 404 || told)
          faults.push(`${how} ${answer.status}${told ? " TOLD" : ""} ${answer.text.slice(0, 80)}`);
      }
    lineOfMany(`another team's ids in ${operation.id}`, faults, tries);
  }
  await attackByName(target, victim, attacker);
  const after = await dump(victim.teamId);
  line("the other team's rows are as they were", after === before, `${after.length} characters compared`);
}

async function callsOf(
  target: Target,
  { cookie, key }: Side,
  operation: Operation,
  ids: Ids,
): Promise<[string, Answer][]> {
  const { path, body } = exampleCall(operation, ids);
  const asked = operation.body === "multipart" ? formOf(operation) : { json: body };
  const answers: [string, Answer][] = [
    ["session", await target.asPerson(cookie, operation.method, path, asked)],
  ];
  if (operation.sessionOnly) return answers;
  answers.push(["key", await target.withKey(key, operation.method, path, asked)]);
  if (!findTool(toolName(operation))) return answers;
  const file = { name: "a.pdf", base64: Buffer.from("%PDF-1.7\n").toString("base64") };
  const given = {
    ...exampleInput(operation, ids),
    ...(operation.body === "multipart" ? { file } : {}),
    ...(operation.tool?.destructive ? { confirm: true } : {}),
  };
  const call = {
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: toolName(operation), arguments: given },
  };
  const headers = {
    authorization: `Bearer ${key}`,
    accept: "application/json, text/event-stream",
    "mcp-protocol-version": "2025-06-18",
  };
  const answer = await target.ask("POST", "/mcp", { json: call, headers });
  const problem = answer.json?.result?.isError ? JSON.parse(answer.json.result.content[0].text) : null;
  return [...answers, ["tool", { ...answer, status: problem?.status ?? answer.status }]];
}

/** The team is named outright: in a header, the cookie of the chosen team, and members that nobody declares. */
async function attackByName(target: Target, victim: Side, attacker: Side): Promise<void> {
  const chosen = `${attacker.cookie}; sixteen-team=${victim.teamId}`;
  const team = await target.asPerson(chosen, "GET", "/team");
  line("the cookie of the chosen team names another", team.json?.data?.id !== victim.teamId, team.status);
  const headers = { "x-team": victim.teamId, "x-team-id": victim.teamId };
  const shown = await target.asPerson(attacker.cookie, "GET", "/team", { headers });
  line("the header of the shown team names another", shown.status === 409, shown.status);
  const faults: string[] = [];
  const writing = operations.filter(({ method, body }) => method !== "GET" && body !== "multipart");
  for (const operation of writing) {
    const { path, body } = exampleCall(operation, attacker.ids);
    if (operation.method === "DELETE" || operation.id === "writeCustomFields") continue;
    for (const name of ["team_id", "teamId", "created_by", "role_of_caller"]) {
      const json = { ...body, [name]: victim.teamId };
      const { status } = await target.asPerson(attacker.cookie, operation.method, path, { json });
      if (status !== 422) faults.push(`${operation.id} with ${name}: ${status}`);
    }
  }
  lineOfMany("members that name a team or a caller", faults, writing.length * 4);
}

/** Every row of a team in every table that has rows of teams. */
async function dump(teamId: string): Promise<string> {
  const { rows } = await pool().query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'team_id' order by 1",
  );
  const tables: unknown[] = [];
  for (const { name } of rows) {
    const text = `select jsonb_agg(to_jsonb(t) - 'last_used_at' order by to_jsonb(t)::text) as rows from "${name}" t where team_id = $1`;
    tables.push([name, (await pool().query(text, [teamId])).rows[0].rows]);
  }
  return JSON.stringify(tables);
}
