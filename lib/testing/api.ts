import { randomUUID } from "node:crypto";
import { createKey } from "@/lib/access/keys/service";
import { noSession } from "@/lib/api/road/authenticate";
import { handle } from "@/lib/api/road/http";
import type { Context } from "@/lib/platform/context";
import { database } from "@/lib/platform/database/client";

export type Answer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects out of JSON
  body: any;
};

export type Role = "owner" | "admin" | "editor" | "reader";
type Options = { headers?: Record<string, string>; form?: FormData; raw?: string };

/** A client of the API with one key, as a program outside would be. */
export class ApiClient {
  constructor(
    readonly key: string | null,
    readonly person: Context | null = null,
  ) {}

  get = (path: string, options?: Options) => this.call("GET", path, undefined, options);
  post = (path: string, body?: unknown, options?: Options) => this.call("POST", path, body, options);
  put = (path: string, body?: unknown, options?: Options) => this.call("PUT", path, body, options);
  patch = (path: string, body?: unknown, options?: Options) => this.call("PATCH", path, body, options);
  delete = (path: string, options?: Options) => this.call("DELETE", path, undefined, options);

  async call(method: string, path: string, body?: unknown, options: Options = {}): Promise<Answer> {
    const headers = new Headers(options.headers);
    if (this.person) headers.set("sec-fetch-site", "same-origin");
    if (this.key) headers.set("authorization", `Bearer ${this.key}`);
    if (body !== undefined) headers.set("content-type", "application/json");
    const content = options.raw ?? options.form ?? (body === undefined ? undefined : JSON.stringify(body));
    const request = new Request(`http://localhost:3000/v1${path}`, { method, headers, body: content });
    const response = await handle(request, this.person ? async () => this.person : noSession);
    const isJson = method !== "HEAD" && response.headers.get("content-type")?.includes("json");
    const answer = isJson ? await response.json() : await response.arrayBuffer();
    return { status: response.status, headers: response.headers, body: answer };
  }
}

export type TestTeam = { id: string; client: ApiClient; readOnly: ApiClient };

/** A team with a key that may write and one that may not. */
export async function testTeam(name = `Team ${randomUUID()}`, shareCatalogue = false): Promise<TestTeam> {
  const { id } = await database().team.create({ data: { name, shareCatalogue } });
  const key = (readOnly: boolean) =>
    createKey(id, { name: "test", readOnly, expiresAt: null, createdById: null });
  const [write, read] = [await key(false), await key(true)];
  return { id, client: new ApiClient(write.key), readOnly: new ApiClient(read.key) };
}

/** Gives every key its full budget of calls again. */
export async function forgetCalls(): Promise<void> {
  await database().rateLimit.deleteMany();
}

/** A client of a person who is signed in to a team in the browser. */
export async function signedIn(team: TestTeam, role: Role): Promise<ApiClient> {
  const email = `${randomUUID()}@example.com`;
  const { id } = await database().user.create({ data: { email } });
  await database().membership.create({ data: { teamId: team.id, userId: id, role } });
  const { name, shareCatalogue, enrichments } = await database().team.findUniqueOrThrow({
    where: { id: team.id },
  });
  return new ApiClient(null, {
    team: { id: team.id, name, shareCatalogue, enrichments },
    actor: { kind: "user", id, role },
    requestId: randomUUID(),
  });
}
