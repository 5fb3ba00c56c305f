import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { find, open } from "@/lib/access/sessions/service";
import { contextIn } from "@/lib/access/sign-in/service";
import type { SessionReader } from "@/lib/access/sign-in/session";
import { database } from "@/lib/platform/database/client";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { handle } from "./http";

testDatabase();

let here: TestTeam;
let there: TestTeam;
/** The person is in both teams, and has chosen `there` last. */
let reader: SessionReader;

beforeAll(async () => {
  [here, there] = [await testTeam(), await testTeam()];
  const { id: userId } = await database().user.create({ data: { email: `${randomUUID()}@example.com` } });
  for (const { id: teamId } of [here, there])
    await database().membership.create({ data: { teamId, userId, role: "owner" } });
  const teams = (await find(await open(userId, false), userId)) ?? [];
  reader = async (_, requestId) => contextIn(teams, there.id, userId, requestId);
});

async function call(method: "GET" | "POST", path: string, shown: string | null) {
  const headers = {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    ...(shown && { "x-team": shown }),
  };
  const body = method === "POST" ? JSON.stringify({ display_name: "Made" }) : undefined;
  return handle(new Request(`http://localhost:3000/v1${path}`, { method, headers, body }), reader);
}
const made = (teamId: string) => database().product.count({ where: { teamId } });

test("a tab that shows another team than the chosen one writes and reads nothing, and is told why", async () => {
  const refused = await call("POST", "/products/create", here.id);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ team_changed: true, title: "Conflict" });
  expect((await call("GET", "/workplaces", here.id)).status).toBe(409);
  expect([await made(here.id), await made(there.id)]).toEqual([0, 0]);
});

test("a tab that shows the chosen team, and a page of no team, are answered", async () => {
  expect((await call("POST", "/products/create", there.id)).status).toBe(201);
  expect((await call("GET", "/workplaces", null)).status).toBe(200);
  expect(await made(there.id)).toBe(1);
});
