import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Made, MakingTask } from "./make";
import type { Answer } from "./thread";

/** A batch of a hundred labels takes a second or two, a register of 5,000 lines a minute; what takes so long never ends. */
const limitMs = 180_000;
/** Elements of pages live for a page: with room for them they are thrown away at once. */
const memory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 96 };
/** One core stays for the requests; a label does not wait for a long register. */
const mostThreads = Math.max(2, Math.min(4, availableParallelism() - 1));

type Waiting = { task: MakingTask; resolve: (made: Made) => void; reject: (error: Error) => void };
type Thread = { worker: Worker; current: { id: number; waiting: Waiting; timeout: NodeJS.Timeout } | null };
type Threads = { all: Thread[]; waiting: Waiting[]; asked: number };

// One pool a process: bundles and a development server load this module more than once.
const kept = globalThis as typeof globalThis & { sixteenMakingThreads?: Threads };

function threads(): Threads {
  kept.sixteenMakingThreads ??= { all: [], waiting: [], asked: 0 };
  return kept.sixteenMakingThreads;
}

/**
 * Makes a document in a thread, so that requests are answered meanwhile. Threads start when they are first
 * needed and stay; one that hangs, ends or runs out of memory is replaced when the next task needs one.
 */
export function makeInThread(task: MakingTask): Promise<Made> {
  return new Promise((resolve, reject) => {
    threads().waiting.push({ task, resolve, reject });
    next();
  });
}

function next(): void {
  const { all, waiting } = threads();
  if (waiting.length === 0) return;
  const free = all.find(({ current }) => current === null) ?? (all.length < mostThreads ? started() : null);
  const first = free && waiting.shift();
  if (free && first) ask(free, first);
}

function started(): Thread {
  // From the working directory, which is the project's root: a bundler moves this file.
  const file = join(/* turbopackIgnore: true */ process.cwd(), "lib", "printing", "threads", "thread.mjs");
  const worker = new Worker(file, { resourceLimits: memory });
  const thread: Thread = { worker, current: null };
  worker.on("message", (answer: Answer) => hear(thread, answer));
  worker.on("error", (error) => drop(thread, error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", () => drop(thread, new Error("the thread ended")));
  threads().all.push(thread);
  return thread;
}

/** A busy thread keeps the process alive, an idle one does not. */
function ask(thread: Thread, waiting: Waiting): void {
  const pool = threads();
  const id = ++pool.asked;
  const timeout = setTimeout(() => drop(thread, new Error(`${waiting.task.kind} took too long`)), limitMs);
  thread.current = { id, waiting, timeout };
  thread.worker.ref();
  thread.worker.postMessage({ id, task: waiting.task });
}

function hear(thread: Thread, answer: Answer): void {
  const { current } = thread;
  if (!current || answer.id !== current.id) return;
  clearTimeout(current.timeout);
  thread.current = null;
  thread.worker.unref();
  if ("made" in answer) current.waiting.resolve(answer.made);
  else current.waiting.reject(new Error(answer.failed));
  next();
}

function drop(thread: Thread, error: Error): void {
  const pool = threads();
  if (!pool.all.includes(thread)) return;
  pool.all = pool.all.filter((other) => other !== thread);
  void thread.worker.terminate();
  if (thread.current) {
    clearTimeout(thread.current.timeout);
    thread.current.waiting.reject(error);
  }
  next();
}

/** Ends the threads that have nothing to do; for tests and measurements. */
export async function endThreads(): Promise<void> {
  const pool = threads();
  const idle = pool.all.filter(({ current }) => current === null);
  pool.all = pool.all.filter((thread) => !idle.includes(thread));
  await Promise.all(idle.map(({ worker }) => worker.terminate()));
}
