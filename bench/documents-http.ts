/**
 * Labels and cards over HTTP: how long one takes and a batch of a hundred in one request, how long the server's event
 * loop stood still meanwhile (measured inside it, by its own metrics) and how long others waited for a trivial answer.
 * Usage: KEY=sds_live_… METRICS_TOKEN=… npx tsx bench/documents-http.ts [--url http://localhost:3000] [--rounds 10]
 * The key's team needs sheets with data; with fewer than a hundred they come again in the batch. Each round is measured
 * by itself: what a busy machine adds differs from round to round, what the server does itself is in the least of them.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { PageMeta } from "@/lib/api/values";
import { SdsDocument } from "@/lib/holdings/documents/schema";

const { values } = parseArgs({
  options: {
    url: { type: "string", default: "http://localhost:3000" },
    rounds: { type: "string", default: "10" },
  },
});
const rounds = Number(values.rounds);
const headers = { authorization: `Bearer ${process.env.KEY ?? ""}` };

async function main(): Promise<void> {
  const ids = await sheetIds();
  console.log(`${ids.length} sheets`);
  const hundred = Array.from({ length: 100 }, (_, index) => ids[index % ids.length] ?? "");
  const label = (id: string) => `/v1/sds/${id}/clp-label?size=A6&language=de&include_qr=true`;
  const card = (id: string) => `/v1/sds/${id}/safety-card?language=de`;
  const batch = `/v1/labels?size=A4&language=de&include_qr=true&sds_ids=${hundred.join(",")}`;
  await Promise.all(ids.slice(0, 8).map((id) => made(label(id))));
  await measured("two seconds with nothing asked", [], () => sleep(2_000));
  await measured("20 labels, one after the other", hundred.slice(0, 20).map(label));
  await measured("40 labels, eight at a time", hundred.slice(0, 40).map(label), inLanes(8));
  await measured("20 cards, one after the other", hundred.slice(0, 20).map(card));
  await measured("a batch of 100 labels in one request", [batch]);
}

async function sheetIds(): Promise<string[]> {
  const ids: string[] = [];
  const Page = z.object({ meta: PageMeta, data: z.array(SdsDocument) });
  for (let page = 1, more = true; more && ids.length < 100; page++) {
    const response = await fetch(`${values.url}/v1/sds?page=${page}&status=completed`, { headers });
    const { meta, data } = Page.parse(await response.json());
    ids.push(...data.map(({ id }) => id));
    more = meta.has_more;
  }
  return ids.slice(0, 100);
}

type Run = (paths: string[], times: number[]) => Promise<unknown>;

const oneByOne: Run = async (paths, times) => {
  for (const path of paths) times.push(await made(path));
};

function inLanes(lanes: number): Run {
  return async (paths, times) => {
    const waiting = [...paths];
    const lane = async () => {
      for (let path = waiting.shift(); path; path = waiting.shift()) times.push(await made(path));
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  };
}

/** Milliseconds until the whole file is here; a label that does not fit is an answer too. */
async function made(path: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(values.url + path, { headers });
  await response.arrayBuffer();
  if (response.status !== 200 && response.status !== 422) throw new Error(`${response.status} for ${path}`);
  return performance.now() - start;
}

async function measured(what: string, paths: string[], run: Run = oneByOne): Promise<void> {
  const times: number[] = [];
  const lags: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await longestLag();
    const asking = new AbortController();
    const others = trivialAnswers(asking.signal);
    await run(paths, times);
    asking.abort();
    waits.push(...(await others));
    lags.push(await longestLag());
  }
  const figures = [
    times.length > 0 && `took ${spread(times)}`,
    `event loop stood still at most ${spread(lags)}`,
    `a trivial call meanwhile ${spread(waits)}`,
  ];
  console.log(`${what}: ${figures.filter(Boolean).join("; ")}`);
}

function spread(times: number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  return `${at(0)} – ${at(0.5)} – ${at(1)} ms (least, median, most)`;
}

/** Asks for the health of the process again and again, every 20 ms. */
async function trivialAnswers(signal: AbortSignal): Promise<number[]> {
  const waits: number[] = [];
  while (!signal.aborted) {
    waits.push(await made("/healthz"));
    await sleep(20);
  }
  return waits;
}

/** Milliseconds that the server's event loop was late by since the last call; asking begins a new count. */
async function longestLag(): Promise<number> {
  const token = `Bearer ${process.env.METRICS_TOKEN ?? ""}`;
  const response = await fetch(`${values.url}/metrics`, { headers: { authorization: token } });
  const seconds = /^nodejs_eventloop_lag_max_seconds (\S+)/m.exec(await response.text())?.[1];
  if (seconds === undefined) throw new Error(`The server gives no metrics (${response.status}).`);
  // The sampler rings every 10 ms, and what it notes includes them.
  return Math.max(0, Number(seconds) * 1000 - 10);
}

await main();
