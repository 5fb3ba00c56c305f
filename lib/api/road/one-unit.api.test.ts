import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { databaseUrl } from "@/lib/platform/database/connection";
import { type Answer, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { fileForm, testPdf, uploadRead } from "@/lib/testing/read-sheet";

testDatabase();

let team: TestTeam;
let sheet: string;
let product: string;
let location: string;
/** A connection that no broken write has had. */
let hand: pg.Client;

afterAll(() => hand.end());
beforeAll(async () => {
  hand = new pg.Client(databaseUrl());
  await hand.connect();
  team = await testTeam();
  sheet = await uploadRead(team.client, { product_name: "Acetone" });
  product = (await team.client.post("/products")).body.data[0].id;
  location = (await team.client.post("/locations", { name: "Store" })).body.data.id;
});

const raise = "raise exception 'broken on purpose'";
const kill = "perform pg_terminate_backend(pg_backend_pid())";

/** Where a write is broken off: what happens in a trigger of the table that is written there. */
const breaks: Record<string, { table: string; does: string; atCommit?: boolean }> = {
  "when the audit log refuses": { table: "audit_events", does: raise },
  "by the end of the connection before the audit log": { table: "audit_events", does: kill },
  "when the answer cannot be kept": { table: "idempotency_keys", does: raise },
  "by the end of the connection before the answer is kept": { table: "idempotency_keys", does: kill },
  "when the commit is refused": { table: "idempotency_keys", does: raise, atCommit: true },
};

const writes: Record<string, (headers: Record<string, string>) => Promise<Answer>> = {
  "stock at a location": (headers) =>
    team.client.post(
      `/locations/${location}/inventory`,
      { sds_id: sheet, amount: 1, unit: "L" },
      { headers },
    ),
  "a quantity line": (headers) =>
    team.client.post(`/products/${product}/quantities`, { amount: 1, unit: "L" }, { headers }),
  "an uploaded sheet": (headers) =>
    team.client.post("/sds", undefined, { headers, form: fileForm(testPdf(headers["idempotency-key"])) }),
  "a product": (headers) => team.client.post("/products/create", { display_name: "P" }, { headers }),
};

const cases = Object.keys(writes).flatMap((write) =>
  Object.keys(breaks).map((where) => [write, where] as const),
);

test.each(cases)("%s, broken off %s, leaves nothing and is done once afterwards", async (write, where) => {
  const headers = { "idempotency-key": randomUUID() };
  const before = await everything();
  await breakAt(where);
  const broken = await writes[write]?.(headers);
  await mend(where);
  expect(broken?.status).toBeGreaterThanOrEqual(500);
  expect(await everything()).toEqual(before);
  const first = await writes[write]?.(headers);
  expect(first?.headers.get("idempotency-replayed")).toBeNull();
  const after = await everything();
  expect([after.audit, after.keys]).toEqual([before.audit + 1, before.keys + 1]);
  const again = await writes[write]?.(headers);
  expect([again?.status, again?.body]).toEqual([first?.status, first?.body]);
  expect(await everything()).toEqual(after);
});

test.each(Object.keys(writes))(
  "%s whose connection ends at the commit is done once, however often",
  async (write) => {
    const headers = { "idempotency-key": randomUUID() };
    const before = await everything();
    await hand.query(broken("idempotency_keys", kill, true));
    await writes[write]?.(headers);
    await mend("when the answer cannot be kept");
    const answers = [];
    for (let i = 0; i < 4; i += 1) answers.push(await writes[write]?.(headers));
    expect(answers.at(-1)?.status).toBeLessThan(300);
    const { audit, keys } = await everything();
    expect([audit, keys]).toEqual([before.audit + 1, before.keys + 1]);
  },
);

describe("without an Idempotency-Key", () => {
  const others: Record<string, () => Promise<Answer>> = {
    "a change": () => team.client.patch(`/products/${product}`, { sku: randomUUID() }),
    "a decision": () => team.client.put(`/sds/${sheet}/procurement-status`, { status: "Reject" }),
    "many at once": async () =>
      (await signedIn(team, "owner")).post("/products/archive", { product_ids: [product], archived: true }),
  };
  test.each(Object.entries(others))("%s that the audit log refuses changes nothing", async (_, write) => {
    const state = () => team.client.get(`/products/${product}`);
    const before = (await state()).body;
    await breakAt("when the audit log refuses");
    const { status } = await write();
    await mend("when the audit log refuses");
    expect(status).toBe(500);
    expect((await state()).body).toEqual(before);
  });
});

async function breakAt(where: string): Promise<void> {
  const { table, does, atCommit = false } = breaks[where] ?? { table: "", does: "" };
  await hand.query(broken(table, does, atCommit));
}

function broken(table: string, does: string, atCommit: boolean): string {
  const kind = atCommit
    ? `constraint trigger break_off after insert on ${table} deferrable initially deferred`
    : `trigger break_off before insert on ${table}`;
  return `do $do$ begin
    create or replace function break_off() returns trigger language plpgsql as $$ begin ${does}; return null; end $$;
    create ${kind} for each row execute function break_off();
  end $do$`;
}

async function mend(where: string): Promise<void> {
  await hand.query(`drop trigger break_off on ${breaks[where]?.table}`);
}

async function everything() {
  const where = { teamId: team.id };
  const [jobs] = await database().$queryRaw<{ count: number }[]>`
    select count(*)::int as count from graphile_worker._private_jobs`;
  return {
    jobs: jobs?.count,
    audit: await database().auditEvent.count({ where }),
    keys: await database().idempotencyKey.count({ where }),
    lines: await database().quantityLine.count({ where }),
    placements: await database().placement.count({ where }),
    documents: await database().document.count({ where }),
    products: await database().product.count({ where }),
  };
}
