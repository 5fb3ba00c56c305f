import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { encode } from "next-auth/jwt";
import { Secret, TOTP } from "otpauth";
import { beforeEach, expect, test } from "vitest";
import { handle } from "@/lib/api/road/http";
import { authenticationSecret } from "@/lib/platform/authentication-secret";
import { database } from "@/lib/platform/database/client";
import { signedIn as clientOf, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { signInOptions } from "./options";
import { readSession, signedIn } from "./session";

testDatabase();

let team: TestTeam;
let person: { id: string; email: string };

beforeEach(async () => {
  team = await testTeam();
  const passwordHash = await hash("the first password");
  person = await database().user.create({ data: { email: `${randomUUID()}@example.com`, passwordHash } });
  await database().membership.create({ data: { teamId: team.id, userId: person.id, role: "editor" } });
});

/** What next-auth puts into the token of somebody who signs in. */
async function claimsOf(userId: string) {
  const user = { id: userId };
  const claims = await signInOptions().callbacks?.jwt?.({ token: {}, user, account: null });
  if (!claims) throw new Error("there is no callback for tokens");
  return claims;
}

/** What it puts there for somebody who comes from the provider. */
async function claimsByProvider(userId: string) {
  const account = { provider: "oidc", providerAccountId: "1", type: "oauth" } as const;
  return signInOptions().callbacks?.jwt?.({ token: {}, user: { id: userId }, account });
}

async function cookieOf(token: object): Promise<string> {
  const value = await encode({ token: { ...token }, secret: authenticationSecret() });
  return `next-auth.session-token=${value}`;
}

async function signInCookie(): Promise<string> {
  return cookieOf(await claimsOf(person.id));
}

async function call(method: string, path: string, cookie: string, body?: object): Promise<Response> {
  const headers = { cookie, "sec-fetch-site": "same-origin", "content-type": "application/json" };
  const init = { method, headers, body: body && JSON.stringify(body) };
  return handle(new Request(`http://localhost:3000/v1${path}`, init), readSession);
}

const profile = async (cookie: string) => (await call("GET", "/profile", cookie)).status;

test("a session opens the team of the person, and no other's", async () => {
  const other = await testTeam();
  const cookie = await signInCookie();
  expect(await profile(cookie)).toBe(200);
  const read = await readSession(new Request("http://localhost", { headers: { cookie } }), randomUUID());
  expect(read).toMatchObject({ team: { id: team.id }, actor: { id: person.id, role: "editor" } });
  const asked = await signedIn(`${cookie}; sixteen-team=${other.id}`);
  expect(asked).toMatchObject({ chosenTeamId: other.id, teams: [{ id: team.id }] });
});

test("a cookie that was kept opens nothing after signing out", async () => {
  const claims = await claimsOf(person.id);
  const [cookie, elsewhere] = [await cookieOf(claims), await signInCookie()];
  await signInOptions().events?.signOut?.({ token: claims, session: { expires: "" } });
  expect(await profile(cookie)).toBe(401);
  expect(await profile(elsewhere)).toBe(200);
  await expect(
    signInOptions().callbacks?.jwt?.({ token: claims, user: undefined as never, account: null }),
  ).rejects.toThrow();
});

test("all sessions end when the password is changed", async () => {
  const cookies = [await signInCookie(), await signInCookie()];
  const change = { current_password: "the first password", new_password: "the second password" };
  expect((await call("PATCH", "/profile", cookies[0] ?? "", change)).status).toBe(200);
  for (const cookie of cookies) expect(await profile(cookie)).toBe(401);
  expect(await profile(await signInCookie())).toBe(200);
});

test("a change of name or a wrong password ends no session", async () => {
  const cookie = await signInCookie();
  expect((await call("PATCH", "/profile", cookie, { name: "Ada" })).status).toBe(200);
  const wrong = { current_password: "not it", new_password: "the second password" };
  expect((await call("PATCH", "/profile", cookie, wrong)).status).toBe(422);
  expect(await profile(cookie)).toBe(200);
});

test("sessions end with the removal from a team, wherever else the person is", async () => {
  const other = await testTeam();
  await database().membership.create({ data: { teamId: other.id, userId: person.id, role: "owner" } });
  const cookie = await signInCookie();
  const admin = await clientOf(team, "admin");
  expect((await admin.delete(`/members/${person.id}`)).status).toBe(200);
  expect(await profile(cookie)).toBe(401);
  expect(await profile(await signInCookie())).toBe(200);
});

test("a person sees where they are signed in, and signs out everywhere", async () => {
  const [here, elsewhere] = [await signInCookie(), await signInCookie()];
  const { data } = await (await call("GET", "/sessions", here)).json();
  expect(data.map((one: { is_current: boolean }) => one.is_current).toSorted()).toEqual([false, true]);
  expect(data[0]).toMatchObject({ created_at: expect.any(String), last_used_at: expect.any(String) });
  expect((await call("DELETE", "/sessions", here)).status).toBe(200);
  for (const cookie of [here, elsewhere]) expect(await profile(cookie)).toBe(401);
});

test("a new password is as strong as any other", async () => {
  const cookie = await signInCookie();
  for (const [password, reason] of [
    ["short", "length"],
    ["123456789012", "common"],
    [person.email, "own"],
  ]) {
    const change = { current_password: "the first password", new_password: password };
    const refused = await call("PATCH", "/profile", cookie, change);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ reason, errors: [{ field: "new_password" }] });
  }
});

test("a session lasts thirty days, and seven without being used", async () => {
  const cookie = await signInCookie();
  // By the clock of the database, which decides
  const set = (created: string, used: string) => database().$executeRaw`
    update sessions set created_at = now() - ${created}::interval, used_at = now() - ${used}::interval
    where user_id = ${person.id}::uuid`;
  await set("29.9 days", "6.9 days");
  expect(await profile(cookie)).toBe(200);
  const usedSince = await database().$queryRaw`
    select from sessions where user_id = ${person.id}::uuid and used_at > now() - interval '1 day'`;
  expect(usedSince).toHaveLength(1);
  await set("30.1 days", "0 days");
  expect(await profile(cookie)).toBe(401);
  await set("8 days", "7.1 days");
  expect(await profile(cookie)).toBe(401);
  await signInCookie();
  expect(await database().session.count({ where: { userId: person.id } })).toBe(1);
});

test.each([
  ["nobody's", ""],
  ["malformed", "next-auth.session-token=%E0%A4%A; a=%"],
  ["without a value", "next-auth.session-token"],
  ["of another making", "next-auth.session-token=abc.def.ghi"],
  ["with a team that is none", "sixteen-team=%00"],
])("a cookie that is %s opens nothing and breaks nothing", async (_, cookie) => {
  expect(await profile(cookie)).toBe(401);
});

test("a malformed cookie beside a good one does no harm", async () => {
  expect(await profile(`tracker=%E0%A4%A; sixteen-team=%00; ${await signInCookie()}`)).toBe(200);
});

test("a token that names no session opens nothing", async () => {
  expect(await profile(await cookieOf({ sub: person.id }))).toBe(401);
  const { id } = await database().session.create({ data: { userId: person.id } });
  const stranger = (await clientOf(team, "owner")).person?.actor;
  expect(
    await profile(await cookieOf({ sub: stranger && "id" in stranger ? stranger.id : "", sid: id })),
  ).toBe(401);
  expect(await profile(await cookieOf({ sub: "x'", sid: id }))).toBe(401);
});

test("an API key is never taken for a session", async () => {
  const token = (await signInCookie()).split("=")[1];
  const headers = { authorization: `Bearer ${token}` };
  expect(
    (await handle(new Request("http://localhost:3000/v1/profile", { headers }), readSession)).status,
  ).toBe(401);
});

test("current passwords are guessed at ten times at most, also all at once", async () => {
  const cookie = await signInCookie();
  const wrong = { current_password: "not it", new_password: "the second password" };
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => call("PATCH", "/profile", cookie, wrong)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  const right = { current_password: "the first password", new_password: "the second password" };
  const refused = await call("PATCH", "/profile", cookie, right);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
  expect((await call("PATCH", "/profile", cookie, { name: "Ada" })).status).toBe(200);
});

test("a sign-in is refused with the seconds to wait once too many were tried", async () => {
  const provider = signInOptions().providers[0];
  const { authorize } = provider?.options ?? {};
  const attempt = (password: string) =>
    authorize(
      { email: person.email, password },
      { headers: { "x-forwarded-for": `${randomUUID()}, 192.0.2.1` } },
    ).then(
      (found: unknown) => (found ? "in" : "wrong"),
      (error: Error) => error.message,
    );
  expect(await attempt("the first password")).toBe("in");
  const outcomes: string[] = await Promise.all(Array.from({ length: 100 }, () => attempt("wrong")));
  expect(outcomes.filter((outcome) => outcome === "wrong")).toHaveLength(10);
  expect(outcomes.filter((outcome) => /^wait:\d+$/.test(outcome))).toHaveLength(90);
  expect(await attempt("the first password")).toMatch(/^wait:/);
});

test("a team that asks for a second factor opens nothing but the way to one to who has none", async () => {
  const cookie = await signInCookie();
  await database().team.update({ where: { id: team.id }, data: { requireSecondFactor: true } });
  expect(await profile(cookie)).toBe(403);
  expect((await call("GET", "/workplaces", cookie)).status).toBe(403);
  expect((await call("POST", "/locations", cookie, { name: "L" })).status).toBe(403);
  expect((await call("GET", "/second-factor", cookie)).status).toBe(200);
  const begun = await call("POST", "/second-factor", cookie, { current_password: "the first password" });
  const { secret } = (await begun.json()).data;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect((await call("POST", "/second-factor/confirm", cookie, { code })).status).toBe(200);
  expect(await profile(cookie)).toBe(200);
});

test("a required second factor asks neither API keys, nor who comes from the provider, nor another team", async () => {
  const other = await testTeam();
  await database().membership.create({ data: { teamId: other.id, userId: person.id, role: "editor" } });
  await database().team.update({ where: { id: team.id }, data: { requireSecondFactor: true } });
  expect((await team.client.get("/workplaces")).status).toBe(200);
  const byProvider = await cookieOf((await claimsByProvider(person.id)) ?? {});
  expect(await profile(`${byProvider}; sixteen-team=${team.id}`)).toBe(200);
  const byPassword = await signInCookie();
  expect(await profile(`${byPassword}; sixteen-team=${team.id}`)).toBe(403);
  expect(await profile(`${byPassword}; sixteen-team=${other.id}`)).toBe(200);
});
