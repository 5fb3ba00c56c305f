import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { program } from "@/lib/platform/programs";
import type { Answer, Request } from "./child";
import { refusal } from "./extract";
import type { Extraction, OnProgress } from "./model";

/** `timeoutMs` is for a sheet, of a scan for a page; `totalMs` for a scan with all its pages. */
export type Limits = { timeoutMs: number; totalMs: number; maxMemoryMb: number };
export type Extractor = {
  /**
   * What was read. A sheet that reaches one of the limits is refused as too_complex; whatever else ends the reader
   * says nothing of the sheet.
   * @throws when the reader failed, or was ended by anybody else.
   */
  extract(bytes: Uint8Array, onProgress?: OnProgress): Promise<Extraction>;
  close(): Promise<void>;
};

type Reader = { process: ChildProcess; isAtHeapLimit: () => Promise<boolean> };

/**
 * Patterns become machine code when they are first used, not after an interpreter's turn: each is used thousands of
 * times. The child gives memory back by itself.
 */
const engineOptions = ["--no-regexp-tier-up", "--expose-gc"];
const memoryCheckMs = 200;
/** A process that kept more than this share of its memory makes room: the next sheet would pay for the last ones. */
const keptShare = 0.25;
/** What the engine prints before it ends a process at the limit of its heap, which is ours. */
const heapLimitMessage = /heap limit|heap out of memory/i;
/** Others that have an ended process's output open are waited for no longer than this. */
const lastWordsMs = 1_000;

/**
 * Reads sheets in a process of its own, one after the other. What ends the process concerns one sheet alone: the next
 * one gets a new process.
 */
export function createExtractor(limits: Limits): Extractor {
  let running: Reader | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  function start(): Reader {
    const reader = startReader(limits.maxMemoryMb);
    reader.process.once("exit", () => leave(reader));
    running = reader;
    return reader;
  }

  async function read(bytes: Uint8Array, onProgress?: OnProgress): Promise<Extraction> {
    count += 1;
    const reader = running ?? start();
    try {
      const extraction = await ask(reader, { id: count, bytes }, limits, onProgress);
      if ((await residentMegabytes(reader.process.pid)) > keptShare * limits.maxMemoryMb) leave(reader);
      return extraction;
    } catch (error) {
      leave(reader);
      throw error;
    }
  }

  function leave(reader: Reader): void {
    if (running === reader) running = null;
    if (reader.process.connected) reader.process.disconnect();
  }

  return {
    extract(bytes, onProgress) {
      const turn = last.then(() => read(bytes, onProgress));
      last = turn.catch(() => undefined);
      return turn;
    },
    async close() {
      await last;
      const ending = running?.process;
      if (!ending) return;
      const ended = once(ending, "exit");
      ending.disconnect();
      await ended;
    },
  };
}

function startReader(maxMemoryMb: number): Reader {
  const { file, nodeArguments } = program("lib/extraction/child.ts");
  const started = fork(file, {
    execArgv: [...nodeArguments, `--max-old-space-size=${maxMemoryMb}`, ...engineOptions],
    // Pictures leave gaps in the pools of memory that each thread has, on Linux, by default
    env: { ...process.env, MALLOC_ARENA_MAX: "2" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  let isAtHeapLimit = false;
  const { stderr } = started;
  stderr?.on("data", (chunk: Buffer) => {
    isAtHeapLimit ||= heapLimitMessage.test(chunk.toString("latin1"));
    process.stderr.write(chunk);
  });
  const closed = new Promise<void>((resolve) => stderr?.once("close", resolve));
  return {
    process: started,
    async isAtHeapLimit() {
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, lastWordsMs))]);
      return isAtHeapLimit;
    },
  };
}

/** One question to the child; whatever ends it early ends the child too. */
function ask(
  { process, isAtHeapLimit }: Reader,
  request: Request,
  limits: Limits,
  onProgress?: OnProgress,
): Promise<Extraction> {
  return new Promise((resolve, reject) => {
    let isOverLimit = false;
    const settle = () => {
      for (const timer of [timeout, total, watch]) clearTimeout(timer);
      process.off("message", hear).off("exit", end).off("error", fail);
    };
    const fail = (error: Error) => {
      settle();
      process.kill("SIGKILL");
      reject(error);
    };
    const end = async (code: number | null, signal: string | null) => {
      settle();
      if (isOverLimit || (await isAtHeapLimit())) return resolve(refusal("too_complex"));
      reject(new Error(`The reader of the sheet was ended (${signal ?? `exit code ${code}`})`));
    };
    const exceed = () => {
      isOverLimit = true;
      process.kill("SIGKILL");
    };
    const hear = (answer: Answer) => {
      if (answer.id !== request.id) return;
      if ("error" in answer) return fail(new Error(`The reader of the sheet failed: ${answer.error}`));
      if ("progress" in answer) {
        // A long scan may take its time as long as it gets on
        timeout.refresh();
        return onProgress?.(answer.progress);
      }
      settle();
      resolve(answer.extraction);
    };
    const timeout = setTimeout(exceed, limits.timeoutMs);
    const total = setTimeout(exceed, limits.totalMs);
    const watch = setInterval(async () => {
      if ((await residentMegabytes(process.pid)) > limits.maxMemoryMb) exceed();
    }, memoryCheckMs);
    process.on("message", hear).once("exit", end).once("error", fail);
    process.send(request, (error) => error && process.kill("SIGKILL"));
  });
}

/** Memory of a process on Linux; elsewhere the limit on the JavaScript heap alone holds. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024;
}
