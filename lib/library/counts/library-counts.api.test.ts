import { beforeAll, beforeEach, expect, test } from "vitest";
import { fillLibrary } from "@/bench/api/library";
import { type FacetRow, facetsStatement } from "@/lib/library/facets/statement";
import { toFacets } from "@/lib/library/facets/to-facets";
import { connections, pool } from "@/lib/platform/database/pool";
import { forgetCalls, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";

testDatabase();
let team: TestTeam;

beforeEach(forgetCalls);
beforeAll(async () => {
  team = await testTeam();
  const client = await connections().connect();
  await fillLibrary(client, team.id, 160);
  client.release();
});

const queries = [
  {},
  { filters: [{ field: "h_codes", op: "in", value: ["H225", "H314"] }] },
  { filters: [{ field: "archived", op: "eq", value: true }] },
  { filters: [{ field: "sku", op: "starts_with", value: "X-" }] },
  { filters: [{ field: "workplace_id", op: "is_empty", value: true }] },
  { filters: [{ field: "query", op: "matches", value: "marker" }] },
  { filters: [{ field: "last_updated", op: "gte", value: "2026-11-01T00:00:00Z" }] },
  { filters: [{ field: "product_name", op: "contains", value: "marker" }] },
];

/** What the API says, from what it has kept, beside the same counted from end to end. */
async function compare(what: string): Promise<void> {
  await forgetCalls();
  const facets = (await team.client.post("/products/facets", { with_unknown: true })).body.data;
  const { text, values } = facetsStatement(team.id, []);
  const { rows } = await pool().query<FacetRow>(text, values);
  expect(facets, what).toEqual(JSON.parse(JSON.stringify(toFacets(rows, []))));
  for (const query of queries) {
    const paged = await team.client.post("/products", { ...query, size: 1 });
    const whole = await team.client.post("/products", query);
    expect(paged.body.meta.total, `${what}: ${JSON.stringify(query)}`).toBe(whole.body.data.length);
  }
}

const sql = (text: string, ...values: unknown[]) => pool().query(text, [team.id, ...values]);
const some = (salt: number, most: number) =>
  `array(select id from products where team_id = $1 order by md5(id::text || '${salt}') limit ${most})`;

const changes: [string, (salt: number) => Promise<unknown>][] = [
  [
    "archived",
    (s) => sql(`update products set archived = not archived where team_id = $1 and id = any(${some(s, 3)})`),
  ],
  [
    "given numbers",
    (s) => sql(`update products set sku = 'X-${s}' where team_id = $1 and id = any(${some(s, 2)})`),
  ],
  [
    "named",
    (s) =>
      sql(`update products set display_name = 'Marker ${s}' where team_id = $1 and id = any(${some(s, 2)})`),
  ],
  [
    "touched",
    (s) => sql(`update products set last_updated = now() where team_id = $1 and id = any(${some(s, 2)})`),
  ],
  [
    "read anew",
    (s) =>
      sql(`update documents set signal_word = null, hazard_statements = '{H314,H${300 + s}}', flash_point = ${-60 - s},
        product_name = 'Marker ${s}', search_text = 'marker ${s}', revision_date = date '2030-01-01' + ${s}
        where team_id = $1 and product_id = any(${some(s, 3)})`),
  ],
  [
    "placed",
    (s) =>
      sql(`insert into placements (team_id, product_id, workplace_id) select $1::uuid, unnest(${some(s, 3)}),
        (select id from workplaces where team_id = $1 order by name limit 1) on conflict do nothing`),
  ],
  [
    "taken away",
    (s) => sql(`delete from placements where team_id = $1 and product_id = any(${some(s, 20)})`),
  ],
  [
    "without a sheet",
    (s) =>
      sql(`update products set primary_document_id = null where team_id = $1 and id = any(${some(s, 1)})`),
  ],
  [
    "renamed workplace",
    (s) =>
      sql(
        `update workplaces set name = 'Hall ${s}' where team_id = $1 and id = (select min(id::text)::uuid from workplaces where team_id = $1)`,
      ),
  ],
];

test("facets and totals agree with the library to the last count after every kind of change", async () => {
  await compare("at first");
  for (let round = 1; round <= 2; round += 1)
    for (const [what, change] of changes) {
      await change(round);
      await compare(`${what}, round ${round}`);
    }
}, 60_000);

test("changes that arrive while others count are never lost", async () => {
  const writer = async (salt: number) => {
    for (const [, change] of changes.slice(0, 3)) await change(salt);
  };
  const reader = () => team.client.get("/products/facets");
  await Promise.all([writer(11), reader(), writer(12), reader(), reader(), writer(13), reader()]);
  await compare("afterwards");
});
