import { randomUUID } from "node:crypto";
import { createKey } from "@/lib/access/keys/service";
import { addUser, createTeam } from "@/lib/access/teams/service";
import { makeSheet } from "@/lib/fixtures/make-sheet";
import { products } from "@/lib/fixtures/products";
import { layouts } from "@/lib/fixtures/sheet-options";
import { database } from "@/lib/platform/database/client";
import { environment } from "@/lib/platform/environment";
import { runningInstance } from "@/lib/platform/instance/instance";
import { ApiClient, type Role } from "@/lib/testing/api";
import { oneOfEverything } from "@/lib/testing/one-of-everything";
import { type Answer, type Asked, ask, within } from "./ask";

export type Person = { email: string; password: string };
/** A team with one of everything, a key and its owner, who is signed in. */
export type Side = {
  teamId: string;
  ids: Record<string, string>;
  key: string;
  owner: Person;
  cookie: string;
};

/** Where the service is; it is asked on behalf of a session, or of a key. */
export class Target {
  constructor(readonly base: string) {}

  ask = (method: string, path: string, asked?: Asked) => ask(this.base, method, path, asked);

  /** As one of the application's own pages asks. */
  asPerson(cookie: string, method: string, path: string, asked: Asked = {}): Promise<Answer> {
    const headers = { cookie, "sec-fetch-site": "same-origin", ...asked.headers };
    return this.ask(method, `/v1${path}`, { ...asked, headers });
  }

  withKey(key: string, method: string, path: string, asked: Asked = {}): Promise<Answer> {
    return this.ask(method, `/v1${path}`, {
      ...asked,
      headers: { authorization: `Bearer ${key}`, ...asked.headers },
    });
  }

  /** Signs in; the cookie, or null, and what the page would be told. */
  async signIn(
    { email, password }: Person,
    more: Record<string, string> = {},
    asked: Asked = {},
  ): Promise<{ cookie: string | null; error: string | null; answer: Answer }> {
    const csrf = await this.ask("GET", "/api/auth/csrf");
    const body = new URLSearchParams({
      email,
      password,
      csrfToken: csrf.json.csrfToken,
      json: "true",
      ...more,
    });
    const answer = await this.ask("POST", "/api/auth/callback/credentials", {
      ...asked,
      body: body.toString(),
      headers: {
        cookie: cookiesOf(csrf),
        "content-type": "application/x-www-form-urlencoded",
        ...asked.headers,
      },
    });
    const cookie = cookiesOf(answer);
    const url = answer.json?.url;
    const error = typeof url === "string" ? new URL(url, this.base).searchParams.get("error") : null;
    return { cookie: cookie.includes("session-token") ? cookie : null, error, answer };
  }

  async cookieOf(person: Person): Promise<string> {
    const { cookie, error } = await this.signIn(person);
    if (!cookie) throw new Error(`signing in was refused: ${error}`);
    return cookie;
  }
}

export function cookiesOf({ headers }: Answer): string {
  return (headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0]).join("; ");
}

export const newPerson = (): Person => ({ email: `${randomUUID()}@example.com`, password: randomUUID() });

/** A team of its own for an attack that spoils it. */
export async function newSide(target: Target, name: string): Promise<Side> {
  const owner = newPerson();
  const { teamId } = await createTeam({ name: `${name} ${randomUUID()}`, ...owner });
  const key = { name: "attack", readOnly: false, expiresAt: null, createdById: null };
  const readOnly = { ...key, readOnly: true };
  const [made] = await Promise.all([createKey(teamId, key), createKey(teamId, readOnly)]);
  const client = new ApiClient(made.key);
  const ids = await oneOfEverything({ id: teamId, client, readOnly: client }, await newSheet());
  await untilRead(teamId);
  return { teamId, ids, key: made.key, owner, cookie: await target.cookieOf(owner) };
}

export async function newMember(
  target: Target,
  teamId: string,
  role: Role,
): Promise<Person & { cookie: string; userId: string }> {
  const person = newPerson();
  const { userId } = await addUser(teamId, { ...person, role });
  return { ...person, userId, cookie: await target.cookieOf(person) };
}

/** A made sheet that nobody has uploaded before. */
export async function newSheet(data = products.acetone): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await makeSheet(data, { ...layouts.ruled, language: "en" });
  return new Uint8Array(Buffer.concat([bytes, Buffer.from(`\n% ${randomUUID()}`)]));
}

/** Waits until the worker has nothing left to read of a team; false when it has after so long. */
export function untilRead(teamId: string, seconds = 240): Promise<boolean> {
  return within(seconds, async () => {
    const waiting = await database().document.count({ where: { teamId, status: "processing" } });
    return waiting === 0;
  });
}

/** The web server and the worker of the service, by their process ids. */
export function programs(): { web: number; worker: number } {
  const instance = runningInstance(environment().DATA_DIR);
  const pidOf = (name: string) => instance?.children.find((child) => child.name === name)?.pid;
  const [web, worker] = [pidOf("web server"), pidOf("worker")];
  if (!web || !worker) throw new Error("Start the service first, and name its DATA_DIR: npm run up");
  return { web, worker };
}

/** Guesses and calls that were counted are forgotten, so that one attack does not stop the next. */
export async function forgetCounts(): Promise<void> {
  await database().rateLimit.deleteMany();
}
