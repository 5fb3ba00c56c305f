/**
 * Uploads every PDF of some folders with four clients at once while the worker is killed twice, then checks that
 * every file ended completed or failed with a reason, that none is lost or doubled, and that downloads are
 * byte-identical. Usage: KEY=sds_live_… npx tsx bench/ingest.ts [--url http://localhost:3000] [--kill] FOLDER …
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { PageMeta } from "@/lib/api/values";
import { SdsDocument, UploadReference } from "@/lib/holdings/documents/schema";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: "string", default: "http://localhost:3000" },
    kill: { type: "boolean", default: false },
  },
});
const headers = { authorization: `Bearer ${process.env.KEY ?? ""}` };
const clients = 4;

type Outcome = { file: string; status: number; id: string | null };

async function main(): Promise<void> {
  const files = positionals.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".pdf"))
      .map((name) => join(folder, name)),
  );
  const started = performance.now();
  const killing = values.kill ? killWorkerTwice() : Promise.resolve();
  const outcomes = await uploadAll(files);
  const uploaded = performance.now();
  await killing;
  await waitUntilRead();
  const read = performance.now();
  const accepted = outcomes.filter(({ id }) => id !== null);
  const problems = [...(await checkDocuments(accepted)), ...(await checkDownloads(accepted))];
  console.log(`${files.length} files: ${count(outcomes)}`);
  console.log(`uploaded in ${seconds(uploaded - started)}, all read after ${seconds(read - started)}`);
  console.log(
    problems.length ? problems.join("\n") : "nothing lost, nothing doubled, every download identical",
  );
  process.exitCode = problems.length ? 1 : 0;
}

async function uploadAll(files: string[]): Promise<Outcome[]> {
  const waiting = [...files];
  const outcomes: Outcome[] = [];
  const client = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) outcomes.push(await upload(file));
  };
  await Promise.all(Array.from({ length: clients }, client));
  return outcomes;
}

async function upload(file: string): Promise<Outcome> {
  const form = new FormData();
  form.append("file", new Blob([readFileSync(file)], { type: "application/pdf" }), file.split("/").pop());
  const response = await fetch(`${values.url}/v1/sds`, { method: "POST", headers, body: form });
  const reference = UploadReference.safeParse(await response.json());
  return { file, status: response.status, id: reference.success ? reference.data.id : null };
}

async function killWorkerTwice(): Promise<void> {
  for (let time = 1; time <= 2; time += 1) {
    await sleep(4_000);
    while (!killed()) await sleep(500);
    console.log(`killed the worker (${time})`);
  }
}

/** False while no worker runs. */
function killed(): boolean {
  try {
    execFileSync("pkill", ["-9", "-f", "workers/main"]);
    return true;
  } catch {
    return false;
  }
}

async function allDocuments(): Promise<z.output<typeof SdsDocument>[]> {
  const documents = [];
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${values.url}/v1/sds?per_page=100&page=${page}`, { headers });
    const { data, meta } = z
      .object({ meta: PageMeta, data: z.array(SdsDocument) })
      .parse(await response.json());
    documents.push(...data);
    if (!meta.has_more) return documents;
  }
}

async function waitUntilRead(): Promise<void> {
  for (;;) {
    const waiting = (await allDocuments()).filter(({ status }) => status === "processing").length;
    if (!waiting) return;
    await sleep(1_000);
  }
}

async function checkDocuments(accepted: Outcome[]): Promise<string[]> {
  const documents = await allDocuments();
  const distinct = new Set(accepted.map(({ id }) => id));
  const problems = [...distinct]
    .filter((id) => !documents.some((document) => document.id === id))
    .map((id) => `lost: ${id}`);
  for (const { id, status } of documents.filter((document) => document.status === "failed")) {
    const response = await fetch(`${values.url}/v1/sds/${id}`, { headers });
    const { data } = z
      .object({ data: z.object({ errors: z.record(z.string(), z.string()) }) })
      .parse(await response.json());
    if (!Object.keys(data.errors).length) problems.push(`${status} without a reason: ${id}`);
  }
  return documents.length === distinct.size
    ? problems
    : [...problems, `${documents.length} documents, ${distinct.size} files`];
}

async function checkDownloads(accepted: Outcome[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { file, id } of accepted) {
    const response = await fetch(`${values.url}/v1/sds/${id}/download`, { headers });
    if (!Buffer.from(await response.arrayBuffer()).equals(readFileSync(file)))
      problems.push(`differs: ${file}`);
  }
  return problems;
}

function count(outcomes: Outcome[]): string {
  const statuses = [...new Set(outcomes.map(({ status }) => status))].sort();
  const times = (wanted: number) => outcomes.filter(({ status }) => status === wanted).length;
  return statuses.map((status) => `${times(status)} × ${status}`).join(", ");
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

await main();
