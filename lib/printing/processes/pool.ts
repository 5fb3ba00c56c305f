import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { program } from "@/lib/platform/programs";
import type { Made, MakingTask } from "./make";
import type { Answer, Question } from "./maker";

/** A batch of a hundred labels takes a second or two, a register of 5,000 lines a minute; what takes so long never ends. */
const limitMs = 180_000;
/** Elements of pages live for a page: with room for them they are thrown away at once. */
const memory = ["--max-old-space-size=512", "--max-semi-space-size=32"];
/** One core stays for the requests; a label does not wait for a long register. */
const mostMakers = Math.max(2, Math.min(4, availableParallelism() - 1));

type Waiting = { task: MakingTask; resolve: (made: Made) => void; reject: (error: Error) => void };
type Maker = {
  process: ChildProcess;
  current: { id: number; waiting: Waiting; timeout: NodeJS.Timeout } | null;
};
type Makers = { all: Maker[]; waiting: Waiting[]; asked: number };

// One pool a process: bundles and a development server load this module more than once.
const kept = globalThis as typeof globalThis & { sixteenMakers?: Makers };

function makers(): Makers {
  kept.sixteenMakers ??= { all: [], waiting: [], asked: 0 };
  return kept.sixteenMakers;
}

/**
 * Makes a document in a process of its own, so that requests are answered meanwhile and nothing that it is given can end
 * this one. Processes start when they are first needed and stay; one that hangs, ends or runs out of memory is replaced
 * when the next task needs one.
 */
export function makeApart(task: MakingTask): Promise<Made> {
  return new Promise((resolve, reject) => {
    makers().waiting.push({ task, resolve, reject });
    next();
  });
}

function next(): void {
  const { all, waiting } = makers();
  if (waiting.length === 0) return;
  const free = all.find(({ current }) => current === null) ?? (all.length < mostMakers ? started() : null);
  const first = free && waiting.shift();
  if (free && first) ask(free, first);
}

function started(): Maker {
  const { file, nodeArguments } = program("lib/printing/processes/maker.ts");
  const child = fork(file, {
    execArgv: [...nodeArguments, ...memory],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const maker: Maker = { process: child, current: null };
  child.on("message", (answer: Answer) => hear(maker, answer));
  child.on("error", (error) => drop(maker, error));
  child.on("exit", (code, signal) =>
    drop(maker, new Error(`the process that makes documents ended (${signal ?? `exit code ${code}`})`)),
  );
  makers().all.push(maker);
  return maker;
}

/** A busy one keeps this process alive, an idle one does not. */
function ask(maker: Maker, waiting: Waiting): void {
  const pool = makers();
  const id = ++pool.asked;
  const timeout = setTimeout(() => drop(maker, new Error(`${waiting.task.kind} took too long`)), limitMs);
  maker.current = { id, waiting, timeout };
  hold(maker, true);
  const question: Question = { id, task: waiting.task };
  maker.process.send(question, (error) => error && drop(maker, error));
}

function hold({ process: child }: Maker, isBusy: boolean): void {
  if (isBusy) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

function hear(maker: Maker, answer: Answer): void {
  const { current } = maker;
  if (!current || answer.id !== current.id) return;
  clearTimeout(current.timeout);
  maker.current = null;
  hold(maker, false);
  if ("made" in answer) current.waiting.resolve(answer.made);
  else current.waiting.reject(new Error(answer.failed));
  next();
}

function drop(maker: Maker, error: Error): void {
  const pool = makers();
  if (!pool.all.includes(maker)) return;
  pool.all = pool.all.filter((other) => other !== maker);
  maker.process.kill("SIGKILL");
  if (maker.current) {
    clearTimeout(maker.current.timeout);
    maker.current.waiting.reject(error);
  }
  next();
}

/** Ends the processes that have nothing to do; for tests and measurements. */
export async function endMakers(): Promise<void> {
  const pool = makers();
  const idle = pool.all.filter(({ current }) => current === null);
  pool.all = pool.all.filter((maker) => !idle.includes(maker));
  await Promise.all(
    idle.map(({ process: child }) => {
      const ended = once(child, "exit");
      child.disconnect();
      return ended;
    }),
  );
}
