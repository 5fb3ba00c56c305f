import { randomUUID } from "node:crypto";
import { encode } from "next-auth/jwt";
import { beforeAll, describe, expect, test } from "vitest";
import { signInOptions } from "@/lib/access/sign-in/options";
import { readSession } from "@/lib/access/sign-in/session";
import { authenticationSecret } from "@/lib/platform/authentication-secret";
import { database } from "@/lib/platform/database/client";
import { type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { handle } from "./http";

testDatabase();

let team: TestTeam;
let cookie: string;
let productId: string;

beforeAll(async () => {
  team = await testTeam();
  const { id } = await database().user.create({ data: { email: `${randomUUID()}@example.com` } });
  await database().membership.create({ data: { teamId: team.id, userId: id, role: "owner" } });
  const claims = await signInOptions().callbacks?.jwt?.({ token: {}, user: { id }, account: null });
  const value = await encode({ token: { ...claims }, secret: authenticationSecret() });
  cookie = `next-auth.session-token=${value}`;
  productId = (await database().product.create({ data: { teamId: team.id, displayName: "Before" } })).id;
});

type Sent = Record<string, string>;
function call(method: string, headers: Sent, path = `/products/${productId}`): Promise<Response> {
  const body = ["GET", "DELETE"].includes(method) ? undefined : JSON.stringify({ display_name: "After" });
  const all = { "content-type": "application/json", ...headers };
  return handle(new Request(`http://localhost:3000/v1${path}`, { method, headers: all, body }), readSession);
}
const nameNow = async () =>
  (await database().product.findUniqueOrThrow({ where: { id: productId } })).displayName;

const foreign: [string, Sent][] = [
  ["a page of another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
  ["a page of another origin of the same site", { "sec-fetch-site": "same-site" }],
  ["an address that somebody typed", { "sec-fetch-site": "none" }],
  ["an older browser on another site's page", { origin: "https://evil.example" }],
  ["a page that hides its origin", { origin: "null" }],
  ["a program that says nothing of its origin", {}],
  [
    "another site that claims our origin",
    { "sec-fetch-site": "cross-site", origin: "http://localhost:3000" },
  ],
];

describe("a write with the cookie of a session", () => {
  test.each(foreign)("from %s is refused with 403 and changes nothing", async (_, headers) => {
    for (const method of ["PATCH", "POST", "PUT", "DELETE"]) {
      const path = { POST: "/products/create", PUT: "/choices/labels", DELETE: `/sds/${randomUUID()}` }[
        method
      ];
      const before = await database().product.count();
      expect((await call(method, { cookie, ...headers }, path)).status, method).toBe(403);
      expect(await database().product.count()).toBe(before);
    }
    expect(await nameNow()).toBe("Before");
  });

  test.each<[string, Sent]>([
    ["a modern browser", { "sec-fetch-site": "same-origin" }],
    ["an older browser", { origin: "http://localhost:3000", host: "localhost:3000" }],
  ])("from our own page in %s is taken", async (name, headers) => {
    expect((await call("PATCH", { cookie, ...headers })).status, name).toBe(200);
    expect(await nameNow()).toBe("After");
    await database().product.update({ where: { id: productId }, data: { displayName: "Before" } });
  });
});

test("nobody, whose session and key are unknown, is asked for a key and changes nothing", async () => {
  const nobodies: Sent[] = [
    { "sec-fetch-site": "same-origin" },
    { cookie: "next-auth.session-token=made-up", "sec-fetch-site": "same-origin" },
    { "x-api-key": "sds_live_wrong" },
    { authorization: "Basic x", cookie },
  ];
  for (const headers of nobodies) {
    const refused = await call("PATCH", headers);
    expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
  }
  expect(await nameNow()).toBe("Before");
});

test.each(foreign)("reading from %s is no write and not refused", async (_, headers) => {
  expect((await call("GET", { cookie, ...headers })).status).toBe(200);
});

test("a key is no cookie: a program writes with it from wherever it runs", async () => {
  const headers = { authorization: `Bearer ${team.client.key}`, origin: "https://evil.example" };
  expect((await call("PATCH", headers)).status).toBe(200);
});
