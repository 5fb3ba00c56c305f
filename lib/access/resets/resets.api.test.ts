import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { signIn } from "@/lib/access/sign-in/service";
import { database } from "@/lib/platform/database/client";
import { forgetEnvironment } from "@/lib/platform/environment";
import { type ApiClient, signedIn, type TestTeam, testTeam } from "@/lib/testing/api";
import { testDatabase } from "@/lib/testing/database";
import { mailServer, readable } from "@/lib/testing/mail-server";
import { countWish, mailLink, unsafeFind, unsafeLinkFor, unsafeReset } from "./service";

testDatabase();

let server: Awaited<ReturnType<typeof mailServer>>;
let team: TestTeam;
let person: { id: string; email: string };

beforeAll(async () => {
  server = await mailServer();
});
beforeEach(async () => {
  server.mails.length = 0;
  configure(null);
  team = await testTeam();
  const passwordHash = await hash("the first password");
  const email = `${randomUUID()}@example.com`;
  person = await database().user.create({ data: { email, passwordHash, language: "de" } });
  await database().membership.create({ data: { teamId: team.id, userId: person.id, role: "editor" } });
});
afterAll(async () => {
  configure(null);
  await server.close();
});

function configure(url: string | null): void {
  if (url) Object.assign(process.env, { SMTP_URL: url, MAIL_FROM: "Sheets <sds@example.com>" });
  else for (const name of ["SMTP_URL", "MAIL_FROM"]) delete process.env[name];
  forgetEnvironment();
}

const tokenIn = (text: string) => /\/password\/([\w-]{43})/.exec(text)?.[1] ?? "";
const address = () => randomUUID();
const post = (client: ApiClient) => client.post(`/members/${person.id}/password-link`, {});

test("the mailed link names a new password once, and ends all sessions", async () => {
  configure(server.url());
  await database().session.create({ data: { userId: person.id } });
  await mailLink(` ${person.email.toUpperCase()} `);
  const [mail, ...others] = server.mails.map(readable);
  expect(others).toEqual([]);
  expect(mail).toContain("Neues Passwort");
  const token = tokenIn(mail ?? "");
  expect(await unsafeFind(token)).toMatchObject({ email: person.email });
  await unsafeReset(token, "the second password", address());
  expect(await signIn(person.email, "the second password", address())).toMatchObject({ id: person.id });
  expect(await signIn(person.email, "the first password", address())).toBeNull();
  expect(await database().session.count({ where: { userId: person.id } })).toBe(0);
  await expect(unsafeReset(token, "the third password", address())).rejects.toMatchObject({
    code: "not-found",
  });
});

test("an address without an account gets no mail, and is counted like any other", async () => {
  configure(server.url());
  await mailLink("nobody@example.com");
  expect(server.mails).toEqual([]);
  for (const email of ["nobody@example.com", person.email]) {
    const from = address();
    for (let i = 0; i < 10; i += 1) await countWish(email, from);
    await expect(countWish(email, from)).rejects.toMatchObject({ code: "too-many-requests" });
  }
});

test("only a digest of the link is kept, which ends after an hour and with the next link", async () => {
  const [first, second] = [await unsafeLinkFor(person.email), await unsafeLinkFor(person.email)];
  expect(await unsafeFind(tokenIn(first.url))).toBeNull();
  const [row] = await database().passwordReset.findMany({ where: { userId: person.id } });
  expect(JSON.stringify(row)).not.toContain(tokenIn(second.url));
  const lasts = Date.parse(second.expires_at) - Number(row?.createdAt);
  expect(Math.round(lasts / 60_000)).toBe(60);
  await database().passwordReset.updateMany({ data: { expiresAt: new Date(0) } });
  await expect(unsafeReset(tokenIn(second.url), "the second password", address())).rejects.toMatchObject({
    code: "not-found",
  });
});

test("a weak password leaves the link as it is", async () => {
  const { url } = await unsafeLinkFor(person.email);
  await expect(unsafeReset(tokenIn(url), "short", address())).rejects.toMatchObject({
    options: { extra: { reason: "length" } },
  });
  await unsafeReset(tokenIn(url), "the second password", address());
});

test("of two who use a link at one time one names the password", async () => {
  const token = tokenIn((await unsafeLinkFor(person.email)).url);
  const words = ["the second password", "the third password"];
  const outcomes = await Promise.allSettled(words.map((word) => unsafeReset(token, word, address())));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("an admin makes the link where no mails are sent, for people of this team alone", async () => {
  const admin = await signedIn(team, "admin");
  const made = await post(admin);
  expect(made.status).toBe(201);
  expect(await unsafeFind(tokenIn(made.body.data.url))).toMatchObject({ email: person.email });
  expect((await post(await signedIn(team, "editor"))).status).toBe(403);
  const other = await testTeam();
  expect((await post(await signedIn(other, "owner"))).status).toBe(404);
  await database().membership.create({ data: { teamId: other.id, userId: person.id, role: "reader" } });
  expect((await post(admin)).status).toBe(409);
  await database().membership.deleteMany({ where: { teamId: other.id, userId: person.id } });
  await database().membership.updateMany({ where: { userId: person.id }, data: { role: "owner" } });
  expect((await post(admin)).status).toBe(403);
  expect((await post(await signedIn(team, "owner"))).status).toBe(201);
  configure(server.url());
  expect((await post(await signedIn(team, "owner"))).status).toBe(409);
});
