import { hasQueryInput, type Operation } from "@/lib/api/operation";
import { operations } from "@/lib/api/table";
import { exampleCall } from "@/lib/testing/example-call";
import { sendRaw, statusOf } from "./ask";
import { line, lineOfMany } from "./report";
import type { Side, Target } from "./world";

const queries = [
  "toString=1",
  "__proto__=1",
  "__proto__[role]=owner",
  "constructor=1&hasOwnProperty=1&valueOf=1",
  "page=0000&size=0000&per_page=0000",
  "page=1e308&per_page=-1",
  "page=99999999999999999999",
  "from=0000-01-01T00:00:00Z&to=0000-12-31",
  "expiry_date=0000-01-01&revision_date=0000-00-00",
  "from=+275760-09-13T00:00:00Z",
  "query=%",
  "query=%00",
  "query=%ff%fe",
  "query='%20or%201=1;--",
  "query=%ED%A0%80",
  `query=${"a".repeat(6_000)}`,
  `query=${"%28".repeat(2_000)}`,
  "query=a&query=b&query[]=c",
  "language=../../etc/passwd",
  "sort=id;drop%20table%20users",
  `${Array.from({ length: 1_500 }, (_, i) => `a${i}=1`).join("&")}`,
];

const pages = [
  ...["/", "/products", "/sheets", "/workplaces", "/assessments", "/labels", "/procurement", "/catalogue"],
  ...["/settings", "/letters", "/safety-cards", "/imports", "/sign-in", "/forgot-password", "/invite/x"],
  ...[
    "/password/x",
    "/q/x",
    "/w/x",
    "/docs",
    "/docs/api",
    "/errors/not-found",
    "/healthz",
    "/readyz",
    "/metrics",
  ],
];

/** What nobody meant to be asked: it may be refused, and never ends as a fault of the service. */
export async function attackQueries(target: Target, side: Side): Promise<void> {
  for (const query of queries) {
    const faults: string[] = [];
    const reading = operations.filter(hasQueryInput).filter(({ method }) => method === "GET");
    for (const operation of reading) {
      const { path } = exampleCall(operation, side.ids);
      const address = `/v1${path}${path.includes("?") ? "&" : "?"}${query}`;
      const status = await statusOf(target.base, "GET", address, { headers: { cookie: side.cookie } });
      if (isFault(status)) faults.push(`${operation.id} ${status}`);
    }
    for (const page of pages) {
      const headers = { cookie: side.cookie };
      const status = await statusOf(target.base, "GET", `${page}?${query}`, { headers });
      if (isFault(status) && page !== "/readyz") faults.push(`${page} ${status}`);
    }
    lineOfMany(`?${query.slice(0, 50)} at every GET and page`, faults, reading.length + pages.length);
  }
  await attackPaths(target, side);
  await attackHeaders(target, side);
}

const isFault = (status: number | string) => typeof status === "string" || status >= 500;

async function attackPaths(target: Target, side: Side): Promise<void> {
  const bad = [
    "%",
    "%00",
    "%ff",
    "%E0%A4%A",
    "..%2f..%2f..%2fetc%2fpasswd",
    "%2e%2e/%2e%2e/etc/passwd",
    "a".repeat(7_000),
  ];
  const below = [
    "/v1/sds/",
    "/v1/",
    "/v1/products/",
    "/files/documents/",
    "/api/auth/",
    "/products/",
    "/docs/",
    "/docs/pictures/",
  ];
  below.push(
    "/w/",
    "/q/",
    "/invite/",
    "/password/",
    "/errors/",
    "/pictograms/",
    "/_next/static/",
    "/sheets/",
    "/mcp/",
  );
  const faults: string[] = [];
  for (const start of below)
    for (const end of bad) {
      const answer = await target.ask("GET", start + end, { headers: { cookie: side.cookie } });
      if (answer.status >= 500 || /root:x:0|"private":/.test(answer.text))
        faults.push(`${start}${end.slice(0, 30)} ${answer.status}`);
    }
  for (const path of [
    "/../../../../etc/passwd",
    "/_next/../../package.json",
    "/docs/../../.env",
    "//etc/passwd",
  ]) {
    const answer = await target.ask("GET", path);
    if (answer.status >= 500 || /root:x:0|"private":/.test(answer.text))
      faults.push(`${path} ${answer.status}`);
  }
  lineOfMany("addresses that cannot be decoded or climb", faults, below.length * bad.length + 4);
}

async function attackHeaders(target: Target, side: Side): Promise<void> {
  const cookies = [
    "%E0%A4%A",
    "sixteen-team=%",
    "sixteen-team=%00",
    "=;=;=",
    `${"a=b; ".repeat(800)}`,
    "NEXT_LOCALE=../../x",
  ];
  cookies.push(
    "date-form=__proto__",
    "theme=</script><script>",
    "__Host-next-auth.csrf-token=%",
    "next-auth.csrf-token=%|%",
  );
  cookies.push("next-auth.callback-url=%", "next-auth.callback-url=javascript:alert(1)", 'a="');
  const faults: string[] = [];
  for (const cookie of cookies)
    for (const path of [
      "/",
      "/sign-in",
      "/v1/profile",
      "/api/auth/session",
      "/api/auth/csrf",
      "/v1/openapi.json",
    ]) {
      const status = await statusOf(target.base, "GET", path, { headers: { cookie } });
      if (isFault(status)) faults.push(`${cookie.slice(0, 30)} at ${path} ${status}`);
    }
  lineOfMany("malformed cookies", faults, cookies.length * 6);
  const odd: Record<string, string>[] = [
    { "accept-language": "*".repeat(5_000) },
    { accept: "a/".repeat(2_000) },
    { range: "bytes=-1" },
    { range: `bytes=${"0-1,".repeat(1_000)}0-1` },
    { "if-none-match": `"${"a".repeat(5_000)}"` },
    { "if-match": '"' },
    { "if-modified-since": "0000" },
    { "content-type": "application/json; charset=utf-7" },
    { "content-encoding": "gzip" },
    { "idempotency-key": "\u00ff".repeat(300) },
    { "next-action": "x", "content-type": "text/plain" },
    { "next-router-state-tree": "%" },
    { rsc: "1", "next-router-prefetch": "1" },
    { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy", "x-nonce": "'unsafe-inline'" },
    { expect: "100-continue" },
    { "x-http-method-override": "DELETE" },
  ];
  const oddFaults: string[] = [];
  for (const headers of odd)
    for (const [method, path] of [
      ["GET", "/"],
      ["GET", `/v1/sds/${side.ids.sdsId}/download`],
      ["GET", "/v1/products/facets"],
      ["POST", "/v1/products"],
      ["POST", "/sign-in"],
    ] as const) {
      const all = { cookie: side.cookie, "sec-fetch-site": "same-origin", ...headers };
      const status = await statusOf(target.base, method, path, { headers: all });
      if (isFault(status))
        oddFaults.push(`${JSON.stringify(headers).slice(0, 50)} at ${method} ${path} ${status}`);
    }
  lineOfMany("odd headers", oddFaults, odd.length * 5);
  const skipped = await target.ask("GET", "/products", {
    headers: { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" },
  });
  line("a page without signing in by a header for Next's own use", skipped.status === 307, skipped.status);
  await attackWire(target);
}

/** What is no HTTP, or too much of it. */
async function attackWire(target: Target): Promise<void> {
  const { host } = new URL(target.base);
  const raw: [string, string, RegExp][] = [
    [
      "a header of 100 kB",
      `GET /v1/sds HTTP/1.1\r\nHost: ${host}\r\nX-A: ${"a".repeat(100_000)}\r\n\r\n`,
      /^HTTP\/1.1 431/,
    ],
    [
      "5,000 headers",
      `GET /v1/sds HTTP/1.1\r\nHost: ${host}\r\n${"X: y\r\n".repeat(5_000)}\r\n`,
      /^HTTP\/1.1 (401|431)/,
    ],
    ["a NUL in a header", `GET /v1/sds HTTP/1.1\r\nHost: ${host}\r\nX-A: a\0b\r\n\r\n`, /^HTTP\/1.1 400/],
    [
      "two lengths",
      `POST /v1/sds HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab`,
      /^HTTP\/1.1 400/,
    ],
    [
      "a length and chunks (smuggling)",
      `POST /v1/sds HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /v1/x HTTP/1.1\r\n\r\n`,
      /^HTTP\/1.1 400/,
    ],
    ["no Host", "GET /v1/sds HTTP/1.1\r\n\r\n", /^HTTP\/1.1 400/],
    [
      "an address of another server",
      `GET http://example.com/v1/sds HTTP/1.1\r\nHost: example.com\r\n\r\n`,
      /^HTTP\/1.1 4/,
    ],
    ["a tunnel", `CONNECT example.com:443 HTTP/1.1\r\nHost: example.com:443\r\n\r\n`, /^(HTTP\/1.1 4.*)?/],
    ["no HTTP at all", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", /^HTTP\/1.1 400|^$/],
  ];
  for (const [what, bytes, expected] of raw) {
    const seen = await sendRaw(target.base, bytes);
    line(`${what} on the wire`, expected.test(seen), seen.split("\r\n")[0] || "closed");
  }
  const alive = await target.ask("GET", "/healthz");
  line("the service answers afterwards", alive.status === 200, alive.status);
}

/** Values in place of each member of a body, in turn. */
const values: unknown[] = [
  ...[null, "", "\u0000", "\ud800", " ", "0000-01-01", "0000-01-01T00:00:00Z", "9".repeat(5_000), -1, 1e308],
  ...[0.1 + 0.2, [], {}, [[[]]], { toString: 1 }, true, "=cmd|' /C calc'!A0", "a".repeat(100_000)],
];

/** Each member of each body in turn as nobody means it, and whole bodies that are no objects. */
export async function attackBodies(target: Target, side: Side, canary: string): Promise<void> {
  const writing = operations
    .filter(({ id, method, body }) => method !== "GET" && body !== "multipart" && !selfDestruct.includes(id))
    .toSorted((a, b) => lateness(a) - lateness(b));
  for (const operation of writing) await attackBody(target, side, operation, canary);
}

/** What takes something away comes last, and last of all what may ask the attacker for a second factor. */
function lateness({ id, method }: Operation): number {
  if (id === "changeTeam") return 2;
  return method === "DELETE" ? 1 : 0;
}

/** What would end the attacking session itself. */
const selfDestruct = ["endSessions", "removeMember", "changeMemberRole"];

async function attackBody(target: Target, side: Side, operation: Operation, canary: string): Promise<void> {
  const { path, body = {} } = exampleCall(operation, side.ids);
  const faults: string[] = [];
  let tries = 0;
  const send = async (what: string, content: string) => {
    tries += 1;
    const headers = {
      cookie: side.cookie,
      "sec-fetch-site": "same-origin",
      "content-type": "application/json",
    };
    const status = await statusOf(target.base, operation.method, `/v1${path}`, { headers, body: content });
    if (isFault(status) && !(operation.id === "sendInvitation" && status === 503))
      faults.push(`${what} ${status}`);
  };
  for (const name of Object.keys(body))
    for (const value of [...values, canary])
      await send(
        `${name} = ${JSON.stringify(value)?.slice(0, 20)}`,
        JSON.stringify({ ...body, [name]: value }),
      );
  const nested = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const whole = [
    "",
    "null",
    "[]",
    "1",
    '"a"',
    "{",
    nested,
    `{"a":${nested}}`,
    '{"__proto__":{"role":"owner"}}',
    "\xff\xfe",
  ];
  for (const content of whole) await send(content.slice(0, 30), content);
  lineOfMany(`bodies of ${operation.id} as nobody means them`, faults, tries);
}
