import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createKey } from "@/lib/access/keys/service";
import { createTeam } from "@/lib/access/teams/service";
import { closeDatabase, database } from "@/lib/platform/database/client";
import { environment } from "@/lib/platform/environment";
import { runningInstance } from "@/lib/platform/instance/instance";
import { type Answer, mixedCalls } from "./calls";
import { slopeOf } from "./slope";

/**
 * Mixed load with uploads on the service that runs on DATA_DIR, for a settable time; prints errors, times, how memory
 * grows and how late the event loop is. The service needs METRICS_TOKEN, which this needs too. Usage:
 * DATA_DIR=… METRICS_TOKEN=… npx tsx bench/soak/soak.ts [--minutes 60] [--clients 8] [--uploads 20]
 */
const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    clients: { type: "string", default: "8" },
    /** A minute, all clients together; each is a sheet that nobody has uploaded before. */
    uploads: { type: "string", default: "20" },
  },
});
const minutes = Number(values.minutes);
const sampleMs = 5_000;
/** What is left out of slopes: caches fill, and the compiler still works. */
const warmUpShare = 0.25;

type Program = "web server" | "worker";
type Memory = Program | "web server's heap";
type Sample = { minute: number; mb: Record<Memory, number>; loopP99Ms: number; loopMaxMs: number };

const answers: Answer[] = [];
const samples: Sample[] = [];

async function main(): Promise<void> {
  const { address } = serving();
  const keys = await newKeys(80);
  const end = performance.now() + minutes * 60_000;
  const isOver = () => performance.now() >= end;
  const calls = mixedCalls(address, { keys, uploadsPerMinute: Number(values.uploads) });
  const clients = Array.from({ length: Number(values.clients) }, async () => {
    while (!isOver()) {
      answers.push(await calls());
      await sleep(20 + 60 * Math.random());
    }
  });
  const watching = watch(address, isOver);
  await Promise.all([...clients, watching]);
  report(await untilRead());
  await closeDatabase();
}

/** The service with its two programs. */
function serving(): { address: string; pids: Record<Program, number> } {
  const instance = runningInstance(environment().DATA_DIR);
  const pidOf = (program: Program) => instance?.children.find(({ name }) => name === program)?.pid;
  const [web, worker] = [pidOf("web server"), pidOf("worker")];
  if (!instance?.address || !web || !worker) throw new Error("Start the service first: npm run up");
  return { address: instance.address, pids: { "web server": web, worker } };
}

/** Keys of a new team; each has 600 calls a minute. */
async function newKeys(count: number): Promise<string[]> {
  const password = randomUUID();
  const { teamId } = await createTeam({
    name: `Soak ${randomUUID()}`,
    email: `${randomUUID()}@example.com`,
    password,
  });
  const key = { name: "soak", readOnly: false, expiresAt: null, createdById: null };
  const made = await Promise.all(Array.from({ length: count }, () => createKey(teamId, key)));
  return made.map((one) => one.key);
}

async function watch(address: string, isOver: () => boolean): Promise<void> {
  const started = performance.now();
  while (!isOver()) {
    await sleep(sampleMs);
    const { pids } = serving();
    const { heapMb, ...loop } = await inside(address);
    const minute = (performance.now() - started) / 60_000;
    samples.push({
      minute,
      mb: {
        "web server": residentMb(pids["web server"]),
        "web server's heap": heapMb,
        worker: residentMb(pids.worker),
      },
      ...loop,
    });
  }
}

/** What the process holds in memory, those it started not counted. */
function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024;
}

/** What the web server says of itself: its heap, and how late its event loop was since it was asked last. */
async function inside(address: string): Promise<{ heapMb: number; loopP99Ms: number; loopMaxMs: number }> {
  const authorization = `Bearer ${environment().METRICS_TOKEN}`;
  const text = await (await fetch(`${address}/metrics`, { headers: { authorization } })).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? Number.NaN);
  return {
    heapMb: value("nodejs_heap_size_used_bytes") / 2 ** 20,
    loopP99Ms: 1000 * value("nodejs_eventloop_lag_p99_seconds"),
    loopMaxMs: 1000 * value("nodejs_eventloop_lag_max_seconds"),
  };
}

/** Waits until everything uploaded is read; answers with how many documents ended how. */
async function untilRead(): Promise<Record<string, number>> {
  for (;;) {
    const groups = await database().document.groupBy({ by: ["status"], _count: true });
    const ended = Object.fromEntries(groups.map(({ status, _count }) => [status, _count]));
    if (!ended.processing) return ended;
    await sleep(1_000);
  }
}

function report(documents: Record<string, number>): void {
  const failed = answers.filter(({ isRight }) => !isRight);
  console.log(
    `${answers.length} calls in ${minutes} minutes, ${failed.length} wrong; documents ${JSON.stringify(documents)}`,
  );
  for (const [wrong, all] of grouped(failed, ({ what, status }) => `${what}: ${status}`))
    console.log(`  ${wrong} × ${all.length}`);
  for (const [what, all] of grouped(answers, (answer) => answer.what)) {
    const times = all.map(({ ms }) => ms);
    console.log(`| ${what} | ${all.length} | ${at(times, 0.5)} | ${at(times, 0.95)} | ${at(times, 0.99)} |`);
  }
  for (const program of ["web server", "web server's heap", "worker"] as const) {
    const points = samples.map(({ minute, mb }) => ({ x: minute / 60, y: mb[program] }));
    const settled = points.slice(Math.floor(points.length * warmUpShare));
    const { slope, error } = slopeOf(settled);
    const all = settled.map(({ y }) => y);
    const [least, most] = [Math.min(...all), Math.max(...all)].map(Math.round);
    console.log(`${program}: ${least} to ${most} MB, ${slope.toFixed(0)} ± ${error.toFixed(0)} MB an hour`);
  }
  const loops = samples.map(({ loopP99Ms }) => loopP99Ms);
  const worst = Math.max(...samples.map(({ loopMaxMs }) => loopMaxMs));
  console.log(
    `event loop of the web server, p99 of ${sampleMs / 1000} s each: median ${at(loops, 0.5)} ms, 95 % below ${at(loops, 0.95)} ms; latest ${worst.toFixed(0)} ms`,
  );
}

function grouped(all: Answer[], nameOf: (answer: Answer) => string): Map<string, Answer[]> {
  const groups = new Map<string, Answer[]>();
  for (const one of all) {
    const group = groups.get(nameOf(one)) ?? [];
    group.push(one);
    groups.set(nameOf(one), group);
  }
  return groups;
}

function at(numbers: number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN);
}

await main();
