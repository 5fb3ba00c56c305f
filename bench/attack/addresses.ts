import { hasQueryInput } from "@/lib/api/operation";
import { operations } from "@/lib/api/table";
import { exampleCall } from "@/lib/testing/example-call";
import type { Answer } from "./ask";
import { formOf } from "./forms";
import { line, lineOfMany } from "./report";
import { cookiesOf, newSheet, type Side, type Target } from "./world";

const evil = "evil.example";

/** Calls from other sites, hosts and proxies that are claimed, addresses that lead elsewhere, and signed addresses. */
export async function attackAddresses(target: Target, side: Side): Promise<void> {
  await attackFromOtherSites(target, side);
  await attackHosts(target, side);
  await attackRedirects(target, side);
  await attackSigned(target, side);
}

async function attackFromOtherSites(target: Target, side: Side): Promise<void> {
  const { host } = new URL(target.base);
  const sites: Record<string, string>[] = [
    { "sec-fetch-site": "cross-site", origin: `https://${evil}` },
    { "sec-fetch-site": "same-site", origin: `http://sub.${host}` },
    { "sec-fetch-site": "none" },
    { origin: `https://${evil}` },
    { origin: "null" },
    { origin: `http://${host}.${evil}` },
    { referer: `http://${host}/` },
    { "sec-fetch-site": "cross-site", origin: `http://${host}` },
  ];
  const writing = operations.filter(({ method }) => method !== "GET");
  const faults: string[] = [];
  for (const operation of writing) {
    const { path, body } = exampleCall(operation, side.ids);
    const form = operation.body === "multipart" ? formOf(operation) : null;
    for (const site of sites) {
      const type = { "content-type": "text/plain" };
      const headers = { cookie: side.cookie, ...type, ...form?.headers, ...site };
      const content = form?.body ?? (hasQueryInput(operation) ? undefined : JSON.stringify(body));
      const { status } = await target.ask(operation.method, `/v1${path}`, { headers, body: content });
      if (status !== 403) faults.push(`${operation.id} from ${JSON.stringify(site)} ${status}`);
    }
  }
  lineOfMany("writes with a session from other sites are 403", faults, writing.length * sites.length);
  const call = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };
  const mcp = await target.ask("POST", "/mcp", { json: call, headers: { cookie: side.cookie } });
  line("an assistant's call with a session in place of a key", mcp.status === 401, mcp.status);
  const rebound = await target.ask("POST", "/mcp", {
    json: call,
    headers: { authorization: `Bearer ${side.key}`, origin: `https://${evil}` },
  });
  line("an assistant's call from another site's page", rebound.status === 403, rebound.status);
  const cross = await target.ask("GET", "/v1/profile", {
    headers: { cookie: side.cookie, origin: `https://${evil}` },
  });
  line("another site's page may read nothing", !cross.headers["access-control-allow-origin"], cross.status);
  const team = await target.ask("POST", "/team", {
    body: `team=${side.teamId}`,
    headers: {
      cookie: side.cookie,
      "content-type": "application/x-www-form-urlencoded",
      origin: `https://${evil}`,
    },
  });
  line("choosing a team from another site", team.status === 403 && !team.headers["set-cookie"], team.status);
}

/** Every answer that may hold an address, asked as if this were another host. */
async function attackHosts(target: Target, side: Side): Promise<void> {
  const { host } = new URL(target.base);
  const hosts: Record<string, string>[] = [
    { host: evil },
    { host, "x-forwarded-host": evil, "x-forwarded-proto": "https", "x-forwarded-port": "443" },
    { host, forwarded: `host=${evil};proto=https` },
    { host, "x-original-url": "/metrics", "x-rewrite-url": "/metrics", "x-forwarded-prefix": `//${evil}` },
  ];
  const asked: [string, string][] = [
    ["GET", "/"],
    ["GET", "/products/"],
    ["GET", "/products"],
    ["GET", "/sign-in"],
    ["GET", "/api/auth/csrf"],
    ["GET", "/api/auth/signin"],
    ["GET", "/api/auth/providers"],
    ["GET", "/api/auth/error"],
    ["GET", "/v1/openapi.json"],
    ["GET", "/docs"],
    ["POST", "/v1/uploads"],
    ["GET", `/v1/products/${side.ids.product_id}/sds/${side.ids.sdsId}/download`],
    ["GET", "/v1/nothing"],
    ["GET", `/v1/workplaces/${side.ids.workplace_id}/door-link`],
    ["GET", `/v1/sds/${side.ids.sdsId}/sheet-link`],
  ];
  const faults: string[] = [];
  for (const headers of hosts)
    for (const [method, path] of asked) {
      // Signing in leads on to the host that people typed; no other site makes a browser send another one
      if (headers.host === evil && path.startsWith("/api/auth/")) continue;
      const session = { cookie: side.cookie, "sec-fetch-site": "same-origin" };
      const answer = await target.ask(method, path, { headers: { ...session, ...headers } });
      if (answer.status >= 500 || names(answer))
        faults.push(
          `${JSON.stringify(headers).slice(0, 60)} at ${path}: ${answer.status} ${answer.headers.location ?? ""}`,
        );
    }
  lineOfMany("hosts and proxies that are claimed are in no answer", faults, hosts.length * asked.length);
  const image = await target.ask(
    "GET",
    `/_next/image?url=${encodeURIComponent(`${target.base}/healthz`)}&w=640&q=75`,
  );
  line(
    "the service fetches no address for a stranger",
    image.status === 400 || image.status === 404,
    image.status,
  );
}

function names({ text, headers }: Answer): boolean {
  return text.includes(evil) || JSON.stringify(headers).includes(evil);
}

async function attackRedirects(target: Target, side: Side): Promise<void> {
  const { host } = new URL(target.base);
  const wanted = [
    `https://${evil}`,
    `//${evil}`,
    `/\\${evil}`,
    `http://${host}@${evil}/`,
    `http://${host}.${evil}/`,
    "javascript:alert(1)",
    "data:text/html,x",
    `https:${evil}`,
    `/%2f${evil}`,
    `\t//${evil}`,
    `http:///${evil}`,
  ];
  const faults: string[] = [];
  const isAway = (location: unknown) => {
    if (typeof location !== "string" || !location) return false;
    const url = URL.parse(location, target.base);
    return !url || url.host !== host;
  };
  for (const callbackUrl of wanted) {
    const { answer } = await target.signIn(side.owner, { callbackUrl });
    if (isAway(answer.json?.url) || answer.status >= 500)
      faults.push(`signing in with ${callbackUrl}: ${answer.json.url}`);
    const csrf = await target.ask("GET", "/api/auth/csrf");
    const out = await target.ask("POST", "/api/auth/signout", {
      body: new URLSearchParams({ csrfToken: csrf.json.csrfToken, callbackUrl }).toString(),
      headers: { cookie: cookiesOf(csrf), "content-type": "application/x-www-form-urlencoded" },
    });
    if (isAway(out.headers.location) || out.status >= 500)
      faults.push(`signing out with ${callbackUrl}: ${out.headers.location}`);
    for (const path of [
      `/api/auth/signin?callbackUrl=${encodeURIComponent(callbackUrl)}`,
      `/sign-in?callbackUrl=${encodeURIComponent(callbackUrl)}`,
    ]) {
      const { headers } = await target.ask("GET", path, { headers: { cookie: side.cookie } });
      if (
        isAway(headers.location) ||
        (headers["set-cookie"] ?? []).some((cookie) =>
          isAway(decodeURIComponent(/callback-url=([^;]*)/.exec(cookie)?.[1] ?? "")),
        )
      )
        faults.push(`${path}: ${headers.location} ${headers["set-cookie"]}`);
    }
  }
  for (const path of [
    `//${evil}/`,
    `///${evil}/x/`,
    `/\\${evil}/`,
    `/%5c${evil}/`,
    `/.//${evil}/`,
    `//${evil}/%2e%2e/`,
  ]) {
    const { headers } = await target.ask("GET", path);
    if (isAway(headers.location)) faults.push(`${path}: ${headers.location}`);
  }
  lineOfMany("addresses to go on to never lead to another host", faults, wanted.length * 4 + 6);
}

async function attackSigned(target: Target, side: Side): Promise<void> {
  const { sdsId, product_id } = side.ids;
  const link = await target.withKey(side.key, "GET", `/products/${product_id}/sds/${sdsId}/download`);
  const url = new URL(link.json.data.url);
  const upload = new URL((await target.withKey(side.key, "POST", "/uploads")).json.data.upload_url);
  const other = (await target.withKey(side.key, "POST", "/uploads")).json.data.upload_id;
  const [expires, signature] = [
    url.searchParams.get("expires") ?? "",
    url.searchParams.get("signature") ?? "",
  ];
  const query = (e: string | number, s: string) => `?expires=${e}&signature=${s}`;
  const tampered: [string, string, string][] = [
    ["another id", "GET", `/files/documents/${other}${url.search}`],
    ["another kind", "GET", `/files/attachments/${sdsId}${url.search}`],
    ["a later end", "GET", url.pathname + query(Number(expires) + 86_400, signature)],
    ["an earlier end", "GET", url.pathname + query(1, signature)],
    ["an end as 1e10", "GET", url.pathname + query("1e10", signature)],
    ["two ends", "GET", `${url.pathname}?expires=9999999999&expires=${expires}&signature=${signature}`],
    ["no signature", "GET", `${url.pathname}?expires=${expires}`],
    ["another case", "GET", url.pathname + query(expires, signature.toUpperCase())],
    ["a longer signature", "GET", url.pathname + query(expires, `${signature}A`)],
    ["PUT in place of GET", "PUT", url.pathname + url.search],
    ["DELETE in place of GET", "DELETE", url.pathname + url.search],
    ["an upload's for another upload", "PUT", upload.pathname.replace(/[^/]+$/, other) + upload.search],
    ["an upload's for reading", "GET", upload.pathname + upload.search],
    ["a climbing path", "GET", `/files/documents/../documents/${sdsId}x${url.search}`],
  ];
  const pdf = Buffer.from(await newSheet());
  const headers = { "content-type": "application/pdf" };
  const faults: string[] = [];
  for (const [what, method, address] of tampered) {
    const { status } = await target.ask(method, address, method === "PUT" ? { body: pdf, headers } : {});
    if (![403, 404, 405].includes(status)) faults.push(`${what} ${status}`);
  }
  lineOfMany("altered signed addresses", faults, tampered.length);
  const puts = await Promise.all(
    Array.from(
      { length: 6 },
      async () =>
        (
          await target.ask("PUT", upload.pathname + upload.search, {
            body: Buffer.concat([pdf, Buffer.from(crypto.randomUUID())]),
            headers,
          })
        ).status,
    ),
  );
  line(
    "six PUTs at once to one signed address: one is taken",
    puts.filter((status) => status === 200).length === 1,
    puts.sort().join(),
  );
}
