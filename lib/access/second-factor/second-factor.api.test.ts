import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { signIn } from "@/lib/access/sign-in/service";
import { database } from "@/lib/platform/database/client";
import { type ApiClient, forgetCalls, signedIn, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { unsafeRemove } from "./service";

testDatabase();

const password = "a password of words";
let person: ApiClient;
let email: string;
let id: string;

afterAll(() => {
  vi.useRealTimers();
});
beforeEach(async () => {
  // In the middle of a step, so that none ends while a test runs
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 });
  await forgetCalls();
  person = await signedIn(await testTeam(), "reader");
  id = person.person?.actor.kind === "user" ? person.person.actor.id : "";
  const passwordHash = await hash(password);
  email = (await database().user.update({ where: { id }, data: { passwordHash } })).email;
});

/** A code of an authenticator; the steps are half a minute each. */
function codeOf(secret: string, stepsOn = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsOn * 30_000,
  });
}

async function enrolled(): Promise<{ secret: string; codes: string[] }> {
  const begun = await person.post("/second-factor", { current_password: password });
  expect(begun.status).toBe(200);
  const { secret } = begun.body.data;
  const confirmed = await person.post("/second-factor/confirm", { code: codeOf(secret, -1) });
  expect(confirmed.status, JSON.stringify(confirmed.body)).toBe(200);
  return { secret, codes: confirmed.body.data.recovery_codes };
}

const attempt = (code?: string) => signIn(email, password, randomUUID(), code);

test("a sign-in needs a code once one was confirmed, and takes each code once", async () => {
  expect(await attempt()).toMatchObject({ id });
  const { secret } = await enrolled();
  expect((await person.get("/second-factor")).body.data).toEqual({
    since: expect.any(String),
    recovery_codes_left: 10,
  });
  expect(await attempt()).toBe("code");
  expect(await attempt("000000")).toBeNull();
  const code = codeOf(secret);
  expect(await attempt(code)).toMatchObject({ id });
  expect(await attempt(code)).toBeNull();
  expect(await attempt(codeOf(secret, 1))).toMatchObject({ id });
  expect(await attempt(codeOf(secret, 9))).toBeNull();
});

test("a wrong password says nothing of the second factor", async () => {
  await enrolled();
  expect(await signIn(email, "another password", randomUUID())).toBeNull();
});

test("a recovery code stands in for a code once, however it is typed", async () => {
  const [first = "", second = ""] = (await enrolled()).codes;
  expect(first).toMatch(/^[0-9a-f]{28}$/);
  expect(await attempt(first)).toMatchObject({ id });
  expect(await attempt(first)).toBeNull();
  expect(await attempt(` ${second.toUpperCase().replace(/(.{5})/g, "$1-")}`)).toMatchObject({ id });
  expect((await person.get("/second-factor")).body.data.recovery_codes_left).toBe(8);
  expect(JSON.stringify(await database().recoveryCode.findMany({ where: { userId: id } }))).not.toContain(
    second,
  );
});

test("of two who send a code at one time one is let in", async () => {
  const { secret, codes } = await enrolled();
  for (const code of [codeOf(secret, 1), codes[0]]) {
    const outcomes = await Promise.all([attempt(code), attempt(code)]);
    expect(outcomes.filter((found) => found !== null)).toHaveLength(1);
  }
});

test("codes are guessed at ten times at most", async () => {
  await enrolled();
  const address = randomUUID();
  const guesses = Array.from({ length: 30 }, (_, i) => signIn(email, password, address, `${100000 + i}`));
  const refused = (await Promise.allSettled(guesses)).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(20);
});

test("it is begun and removed only by who has the password", async () => {
  const refused = await person.post("/second-factor", { current_password: "not it" });
  expect(refused).toMatchObject({ status: 422, body: { reason: "wrong_password" } });
  expect((await person.post("/second-factor/confirm", { code: "123456" })).status).toBe(409);
  const { secret, codes } = await enrolled();
  expect((await person.post("/second-factor", { current_password: password })).status).toBe(409);
  const remove = (given: object) =>
    person.post("/second-factor/remove", { current_password: password, ...given });
  expect(await remove({ code: "000000" })).toMatchObject({ status: 422, body: { reason: "wrong_code" } });
  expect((await remove({ current_password: "not it", code: codeOf(secret, 1) })).status).toBe(422);
  expect((await remove({ code: codes[0] })).body.data).toEqual({ since: null, recovery_codes_left: 0 });
  expect(await attempt()).toMatchObject({ id });
});

test("a secret that was never confirmed asks nobody for a code", async () => {
  await person.post("/second-factor", { current_password: password });
  expect(await attempt()).toMatchObject({ id });
});

test("the secret is not kept as it is, and the operator can remove it", async () => {
  const { secret } = await enrolled();
  const { totpSecret } = await database().user.findUniqueOrThrow({ where: { id } });
  expect(totpSecret).not.toContain(secret);
  await unsafeRemove(email.toUpperCase());
  expect(await attempt()).toMatchObject({ id });
  await expect(unsafeRemove("nobody@example.com")).rejects.toMatchObject({ code: "not-found" });
});
