import { readFile } from "node:fs/promises";
import autocannon from "autocannon";
import pg from "pg";
import { createKey } from "@/lib/access/keys/service";
import { facetsStatement } from "@/lib/library/facets/statement";
import { countStatement, listStatement, toSelection } from "@/lib/library/products/list-statement";
import { closeDatabase, database } from "@/lib/platform/database/client";
import { databaseUrl } from "@/lib/platform/database/connection";

/**
 * Measures the API on the biggest team that bench/api/seed.ts made, beside the same SQL run by pg alone and a bare
 * route handler: npx tsx bench/api/measure.ts [base URL] [seconds]. The database must be the server's. With SERVER_PID
 * it says as well how much processor time the server used for a call, which holds on a busy machine too, and how much
 * memory it took while it streamed the whole library.
 */
const base = process.argv[2] ?? "http://localhost:3000";
const duration = Number(process.argv[3] ?? 8);
const connections = 20;

/** Calls a second, milliseconds, and the server's processor time for a call in milliseconds. */
type Row = { what: string; perSecond: number; p50: number; p95: number; cpu?: number };

const team = await database().team.findFirstOrThrow({
  where: { name: { startsWith: "Bench 1" } },
  orderBy: { createdAt: "desc" },
});
const [product] = await database().product.findMany({
  where: { teamId: team.id, quantityLines: { some: {} } },
  include: { quantityLines: true },
  take: 1,
});
const line = product?.quantityLines[0];
if (!product || !line) throw new Error("Run bench/api/seed.ts first.");

const quantityPath = `/v1/products/${product.id}/quantities/${line.id}`;

/** A key has 600 calls a minute, so that a measurement needs many. */
const keys = await Promise.all(
  Array.from({ length: 400 }, () =>
    createKey(team.id, { name: "measure", readOnly: false, expiresAt: null, createdById: null }),
  ),
);

const filtered = {
  filters: [{ field: "h_codes", op: "in", value: ["H225"] }],
  sort: "product_name",
  page: 1,
  size: 50,
};
const search = {
  filters: [{ field: "query", op: "matches", value: "brake cleaner rapid" }],
  page: 1,
  size: 50,
};

async function api(
  what: string,
  method: "GET" | "POST" | "PATCH",
  path: string,
  body?: object,
): Promise<Row> {
  const requests = keys.map(({ key }) => ({
    method,
    path,
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }));
  await database().rateLimit.deleteMany();
  await fetch(base + path, requests[0]).then((warm) => warm.arrayBuffer());
  const times: number[] = [];
  const before = await serverCpu();
  const run = autocannon({ url: base, connections, duration, requests });
  run.on("response", (_client, _status, _bytes, ms) => times.push(ms));
  const result = await run;
  if (result.non2xx) console.error(`${what}: ${result.non2xx} answers were refused`);
  const cpu = Math.round(((await serverCpu()) - before) / (times.length / 100)) / 100;
  return { ...row(what, times), ...(process.env.SERVER_PID && { cpu }) };
}

/** Milliseconds of processor time that the server has used; 0 when SERVER_PID does not name it. */
async function serverCpu(): Promise<number> {
  const pid = process.env.SERVER_PID;
  if (!pid) return 0;
  const fields = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  // In ticks of 10 ms, the fields utime and stime.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function row(what: string, times: number[]): Row {
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10;
  return { what, perSecond: Math.round((times.length / duration) * 10) / 10, p50: at(0.5), p95: at(0.95) };
}

/** One caller who changes a sheet and asks for the facets, again and again: how long the facets take. */
async function facetsAfterWrites(): Promise<Row> {
  const sheets = await database().document.findMany({ where: { teamId: team.id }, take: 50 });
  await database().rateLimit.deleteMany();
  const times: number[] = [];
  for (const [i, sheet] of sheets.entries()) {
    const headers = { authorization: `Bearer ${keys[i]?.key}`, "content-type": "application/json" };
    const status = sheet.procurementStatus === "Review" ? "Accept" : "Review";
    const url = `${base}/v1/sds/${sheet.id}/procurement-status`;
    const written = await fetch(url, { method: "PUT", headers, body: JSON.stringify({ status }) });
    if (!written.ok) console.error(`a sheet was not written: ${written.status}`);
    await written.arrayBuffer();
    const started = performance.now();
    await fetch(`${base}/v1/products/facets`, { headers }).then((answer) => answer.arrayBuffer());
    times.push(performance.now() - started);
  }
  const { perSecond: _, ...counted } = row("facets after a write, one caller", times);
  return { ...counted, perSecond: Math.round(1000 / counted.p50) };
}

/** The same statements on as many connections, without anything around them. */
async function sql(what: string, statements: { text: string; values: unknown[] }[]): Promise<Row> {
  const pool = new pg.Pool({ connectionString: databaseUrl(), max: 10 });
  await pool.query("select 1");
  const times: number[] = [];
  const end = performance.now() + duration * 1000;
  const loop = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      await Promise.all(statements.map((statement) => pool.query(statement)));
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, loop));
  await pool.end();
  return row(what, times);
}

function list(query: typeof filtered | typeof search) {
  const { page, size, ...rest } = query;
  const selection = toSelection(rest, []);
  return [listStatement(team.id, selection, { page, size }), countStatement(team.id, selection)];
}

const bare = await api("bare route handler", "GET", "/healthz");
const page = await api("page of 50, filtered and sorted", "POST", "/v1/products", filtered);
const pageSql = await sql("  its SQL alone", list(filtered));
const text = await api("free text, page of 50", "POST", "/v1/products", search);
const textSql = await sql("  its SQL alone", list(search));
const facets = await api("facets", "GET", "/v1/products/facets");
const facetsWritten = await facetsAfterWrites();
const facetsSql = await sql("  counting anew, SQL alone", [facetsStatement(team.id, [])]);
const single = await api("single product", "GET", `/v1/products/${product.id}`);
const written = await api("one quantity written", "PATCH", quantityPath, { amount: 2.5 });

console.table([bare, page, pageSql, text, textSql, facets, facetsWritten, facetsSql, single, written]);
const times = (a: number, b: number) => Math.round((a / b) * 100) / 100;
console.table({
  "page of 50, times its SQL": { measured: times(page.p50, pageSql.p50), aim: "under 3" },
  "free text, times its SQL": { measured: times(text.p50, textSql.p50), aim: "" },
  "facets, p95 in ms": { measured: facets.p95, aim: "under 300" },
  "facets after a write, p95 in ms": { measured: facetsWritten.p95, aim: "under 300" },
  "single product, share of the bare handler": {
    measured: times(single.perSecond, bare.perSecond),
    aim: "at least 0.5",
  },
});
if (bare.cpu && single.cpu)
  console.log(`bare handler's processor time, share of a single product's: ${times(bare.cpu, single.cpu)}`);
console.log(await everything());
await database().apiKey.deleteMany({ where: { teamId: team.id, name: "measure" } });
await closeDatabase();

/** Reads the whole library as one stream and says how big it was, and how much memory that took. */
async function everything(): Promise<string> {
  const started = performance.now();
  const before = await serverMegabytes();
  let most = before;
  const sampling = setInterval(async () => {
    most = Math.max(most, await serverMegabytes());
  }, 200);
  const headers = { authorization: `Bearer ${keys[0]?.key}` };
  const response = await fetch(`${base}/v1/products`, { method: "POST", headers });
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.byteLength;
  clearInterval(sampling);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const memory = before ? `; the server took ${before} MB before and ${most} MB at most` : "";
  return `everything: ${response.status}, ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s${memory}`;
}

/** The memory of the server's process; 0 when SERVER_PID does not name it. */
async function serverMegabytes(): Promise<number> {
  const pid = process.env.SERVER_PID;
  if (!pid) return 0;
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
