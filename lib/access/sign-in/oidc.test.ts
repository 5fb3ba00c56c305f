import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import NextAuth from "next-auth";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "@/lib/platform/database/client";
import { forgetEnvironment } from "@/lib/platform/environment";
import { testTeam } from "@/lib/testing/api";
import { TestBrowser } from "@/lib/testing/browser";
import { testDatabase } from "@/lib/testing/database";
import { type TestProvider, testOidcProvider } from "@/lib/testing/oidc-provider";
import { oidcName } from "./oidc";
import { signInOptions } from "./options";
import { signedIn } from "./session";

testDatabase();

let application: Server;
let base: string;
let provider: TestProvider;

beforeAll(async () => {
  process.env.AUTH_TRUST_HOST = "1";
  application = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => application.listen(0, "127.0.0.1", resolve));
  base = `http://localhost:${(application.address() as AddressInfo).port}`;
  const isVerified = (email: string) => !email.startsWith("unverified");
  provider = await testOidcProvider(`${base}/api/auth/callback/oidc`, isVerified);
  process.env.OIDC_ISSUER = provider.issuer;
  process.env.OIDC_CLIENT_ID = provider.clientId;
  process.env.OIDC_CLIENT_SECRET = provider.clientSecret;
  process.env.OIDC_NAME = "Works account";
  forgetEnvironment();
});
afterAll(async () => {
  for (const name of ["ISSUER", "CLIENT_ID", "CLIENT_SECRET", "NAME"]) delete process.env[`OIDC_${name}`];
  forgetEnvironment();
  application.closeAllConnections();
  application.close();
  await provider.stop();
});

/** next-auth with our options, as the application's route has it. */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", base);
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const cookies = (request.headers.cookie ?? "")
    .split("; ")
    .map((pair) => pair.split("=").map(decodeURIComponent));
  const more = {
    query: { ...Object.fromEntries(url.searchParams), nextauth: url.pathname.split("/").slice(3) },
    body: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
    cookies: Object.fromEntries(cookies),
    headers: { ...request.headers, "x-forwarded-proto": "http" },
  };
  const reply = Object.assign(response, {
    status: (code: number) => Object.assign(reply, { statusCode: code }),
    json: (value: unknown) => response.end(JSON.stringify(value)),
    send: (value: unknown) => response.end(typeof value === "string" ? value : JSON.stringify(value)),
  });
  await NextAuth(Object.assign(request, more) as never, reply as never, signInOptions());
}

/** Presses the button of the sign-in page and signs in at the provider; answers where one lands. */
async function signInAs(email: string, callbackUrl = `${base}/products?view=1`) {
  const browser = new TestBrowser();
  const { answer: csrf } = await browser.open(`${base}/api/auth/csrf`);
  const { csrfToken } = await csrf.json();
  const body = new URLSearchParams({ csrfToken, callbackUrl });
  const isBack = (url: URL) => url.origin === base && !url.pathname.startsWith("/api/");
  const form = await browser.open(`${base}/api/auth/signin/oidc`, { method: "POST", body });
  const asked = new URL(form.url);
  const login = new URLSearchParams({ prompt: "login", login: email, password: "any" });
  const consent = await browser.open(asked.href, { method: "POST", body: login });
  const agreed = new URLSearchParams({ prompt: "consent" });
  const { url } = await browser.open(consent.url.href, { method: "POST", body: agreed }, isBack);
  return { url, person: await signedIn(browser.cookies(base)), browser };
}

async function personWith(email: string): Promise<string> {
  const team = await testTeam();
  const { id } = await database().user.create({ data: { email } });
  await database().membership.create({ data: { teamId: team.id, userId: id, role: "reader" } });
  return id;
}

test("the person whose e-mail the provider has verified is signed in, and comes back to the page", async () => {
  const email = `${randomUUID()}@example.com`;
  const id = await personWith(email);
  const { url, person } = await signInAs(email.toUpperCase());
  expect(url.href).toBe(`${base}/products?view=1`);
  expect(person).toMatchObject({ userId: id, teams: [{ role: "reader" }] });
  expect(oidcName()).toBe("Works account");
});

test("an e-mail that is unknown here is refused, and no account is made", async () => {
  const before = await database().user.count();
  const { url, person } = await signInAs(`${randomUUID()}@example.com`);
  expect(url.pathname + url.search).toBe("/sign-in?error=NoAccount");
  expect(person).toBeNull();
  expect(await database().user.count()).toBe(before);
});

test("an e-mail that the provider has not verified opens nobody's account", async () => {
  const email = `unverified-${randomUUID()}@example.com`;
  await personWith(email);
  const { url, person } = await signInAs(email);
  expect(url.pathname + url.search).toBe("/sign-in?error=EmailNotVerified");
  expect(person).toBeNull();
});

test("another site is never the page one comes back to", async () => {
  const email = `${randomUUID()}@example.com`;
  await personWith(email);
  expect((await signInAs(email, "https://evil.example/")).url.origin).toBe(base);
});

test("an answer that nobody asked for is refused", async () => {
  await personWith("asked@example.com");
  const browser = new TestBrowser();
  const isBack = (url: URL) => url.pathname === "/sign-in";
  const forged = `${base}/api/auth/callback/oidc?code=abc&state=def`;
  const { url } = await browser.open(forged, {}, isBack);
  expect(url.searchParams.get("error")).toBe("OAuthCallback");
  expect(await signedIn(browser.cookies(base))).toBeNull();
});
