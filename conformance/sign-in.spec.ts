import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { callAsPerson, guessPasswords, signIn, signOut } from "./session";
import { malformed, service, world } from "./world";

const { base, person } = world;
const own = { "sec-fetch-site": "same-origin" };

test("of a hundred guesses at once at one account, from whatever addresses they claim, twenty are checked at most", async () => {
  const errors = await guessPasswords(base, `${randomUUID()}@example.com`, 100);
  const checked = errors.filter((error) => error === "CredentialsSignin");
  expect(checked.length).toBeGreaterThan(0);
  expect(checked.length).toBeLessThanOrEqual(20);
  expect(errors.filter((error) => error?.startsWith("wait:"))).toHaveLength(100 - checked.length);
});

test("a cookie that was kept opens nothing after signing out", async () => {
  const cookie = await signIn(base, person);
  const profile = () => callAsPerson(service, cookie, "GET", "/profile");
  expect((await profile()).status).toBe(200);
  await signOut(base, cookie);
  expect((await profile()).status).toBe(401);
  const page = await fetch(`${base}/workplaces?type=lab`, { headers: { cookie }, redirect: "manual" });
  expect(page.headers.get("location")).toContain(encodeURIComponent("/workplaces?type=lab"));
});

test.each(["/api/auth/callback/credentials", "/team"])("%s takes no large body", async (path) => {
  const body = new URLSearchParams({ email: "a".repeat(8 * 1024 * 1024) });
  const answer = await fetch(base + path, { method: "POST", body, headers: own, redirect: "manual" });
  expect(answer.status).toBe(413);
});

test("the choice of a team takes a form from our own pages alone", async () => {
  const status = async (init: RequestInit) =>
    (await fetch(`${base}/team`, { method: "POST", redirect: "manual", ...init })).status;
  expect(await status({ headers: own })).toBe(400);
  expect(await status({ headers: own, body: new URLSearchParams({ team: malformed }) })).toBe(400);
  const foreign = { "sec-fetch-site": "cross-site" };
  expect(await status({ headers: foreign, body: new URLSearchParams({ team: randomUUID() }) })).toBe(403);
});

test.each(["/products/%E0%A4%A", "/docs/%E0", "/w/%", "/files/%E0", "/api/auth/%E0", "/v1/sds/%E0"])(
  "%s leads nowhere",
  async (path) => {
    expect((await fetch(base + path, { redirect: "manual" })).status).toBe(404);
  },
);

test("malformed cookies open nothing and break nothing", async () => {
  const cookie = "next-auth.session-token=%E0%A4%A; tracker=%; sixteen-team=%00";
  expect((await callAsPerson(service, cookie, "GET", "/profile")).status).toBe(401);
  expect((await fetch(`${base}/sign-in`, { headers: { cookie } })).status).toBe(200);
});
