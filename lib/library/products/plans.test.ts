import { beforeAll, expect, test } from "vitest";
import { fillLibrary } from "@/bench/api/library";
import { connections, pool } from "@/lib/platform/database/pool";
import { testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { listStatement, toSelection } from "./list-statement";

testDatabase();

let teamId = "";

beforeAll(async () => {
  const client = await connections().connect();
  teamId = (await testTeam()).id;
  await fillLibrary(client, teamId, 10_000);
  for (let i = 0; i < 4; i += 1) await fillLibrary(client, (await testTeam()).id, 1_000);
  await client.query("vacuum analyze");
  client.release();
});

type Node = { "Node Type": string; "Relation Name"?: string; Plans?: Node[] };

/** The tables that a plan reads from one end to the other. */
function scanned(node: Node): string[] {
  const own = node["Node Type"] === "Seq Scan" ? [node["Relation Name"] ?? "?"] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scanned)];
}

const filter = (field: string, op: string, value: unknown) => ({ filters: [{ field, op, value }] });

test.each([
  ["everything, latest first", {}],
  ["by name", { sort: "product_name" }],
  ["by revision date", { sort: "revision_date", direction: "desc" as const }],
  ["hazard statements", filter("h_codes", "in", ["H225"])],
  ["pictograms", filter("pictograms", "in", ["GHS06"])],
  ["signal word", filter("signal_word", "eq", "Danger")],
  ["language", filter("language", "in", ["de"])],
  ["CAS number", filter("cas_number", "eq", "67-64-1")],
  ["component", filter("component_cas", "in", ["67-64-1"])],
  ["UN number", filter("un_number", "eq", "1203")],
  ["manufacturer", filter("manufacturer", "eq", "Nordchem 1 GmbH")],
  ["article number", filter("sku", "eq", "SKU-1")],
  ["barcode", filter("ean", "eq", "4006381333931")],
  ["archived", filter("archived", "eq", true)],
  ["refused for procurement", filter("procurement_status", "eq", "Reject")],
  ["free text", filter("query", "matches", "hydrogen peroxide 4711")],
  ["changed since", filter("last_updated", "gte", new Date().toISOString())],
])("a page filtered or sorted by %s reads no table from end to end", async (_, query) => {
  const statement = listStatement(teamId, toSelection(query, []), { page: 1, size: 50 });
  const { rows } = await pool().query(`explain (format json) ${statement.text}`, statement.values);
  expect(scanned(rows[0]["QUERY PLAN"][0].Plan)).toEqual([]);
});
