import { type ChildProcess, fork } from "node:child_process";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Answer, Request } from "./child";
import { refusal } from "./extract";
import type { Extraction, OnProgress } from "./model";

/** `timeoutMs` is for a sheet, of a scan for a page. */
export type Limits = { timeoutMs: number; maxMemoryMb: number };
export type Extractor = {
  extract(bytes: Uint8Array, onProgress?: OnProgress): Promise<Extraction>;
  close(): Promise<void>;
};

const child = fileURLToPath(new URL("./child.ts", import.meta.url));
/**
 * Patterns become machine code when they are first used, not after an interpreter's turn: each is used thousands of
 * times. The child gives memory back by itself.
 */
const engineOptions = ["--no-regexp-tier-up", "--expose-gc"];
const memoryCheckMs = 200;
/** A process that kept more than this share of its memory makes room: the next sheet would pay for the last ones. */
const keptShare = 0.25;

/**
 * Reads sheets in a process of its own, one after the other. A sheet that hangs, eats memory or crashes the
 * process is refused as too_complex, and the next one gets a new process.
 */
export function createExtractor(limits: Limits): Extractor {
  let running: ChildProcess | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  function start(): ChildProcess {
    const started = fork(child, {
      execArgv: ["--import", "tsx", `--max-old-space-size=${limits.maxMemoryMb}`, ...engineOptions],
      // Pictures leave gaps in the pools of memory that each thread has, on Linux, by default
      env: { ...process.env, MALLOC_ARENA_MAX: "2" },
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    started.once("exit", () => {
      if (running === started) running = null;
    });
    running = started;
    return started;
  }

  async function read(bytes: Uint8Array, onProgress?: OnProgress): Promise<Extraction> {
    count += 1;
    const process = running ?? start();
    const extraction = await ask(process, { id: count, bytes }, limits, onProgress);
    if ((await residentMegabytes(process.pid)) > keptShare * limits.maxMemoryMb) retire(process);
    return extraction;
  }

  function retire(process: ChildProcess): void {
    if (running === process) running = null;
    if (process.connected) process.disconnect();
  }

  return {
    extract(bytes, onProgress) {
      const turn = last.then(() => read(bytes, onProgress));
      last = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      await last;
      const ending = running;
      if (!ending) return;
      const ended = new Promise((resolve) => ending.once("exit", resolve));
      ending.disconnect();
      await ended;
    },
  };
}

/** One question to the child; whatever ends it early ends the child too. */
function ask(
  process: ChildProcess,
  request: Request,
  limits: Limits,
  onProgress?: OnProgress,
): Promise<Extraction> {
  return new Promise((resolve) => {
    const end = (extraction: Extraction) => {
      clearTimeout(timeout);
      clearInterval(watch);
      process.off("message", hear);
      process.off("exit", giveUp);
      resolve(extraction);
    };
    const giveUp = () => end(refusal("too_complex"));
    const kill = () => process.kill("SIGKILL");
    const hear = (answer: Answer) => {
      if (answer.id !== request.id) return;
      if ("extraction" in answer) return end(answer.extraction);
      // A long scan may take its time as long as it gets on
      timeout.refresh();
      onProgress?.(answer.progress);
    };
    const timeout = setTimeout(kill, limits.timeoutMs);
    const watch = setInterval(async () => {
      if ((await residentMegabytes(process.pid)) > limits.maxMemoryMb) kill();
    }, memoryCheckMs);
    process.on("message", hear);
    process.once("exit", giveUp);
    process.send(request, (error) => error && kill());
  });
}

/** Memory of a process on Linux; elsewhere the limit on the JavaScript heap alone holds. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
