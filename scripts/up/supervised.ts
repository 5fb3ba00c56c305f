import { type ChildProcess, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { log } from "@/lib/platform/log";

export type Program = {
  name: string;
  /** Arguments to Node. */
  args: string[];
  environment: Record<string, string>;
  /** How long it may take to end by itself when told to stop. */
  stopLimitMs: number;
};

export type Supervised = {
  name: string;
  pid(): number | null;
  /** Resolves with a description when the program ends for the first time without having been told to. */
  firstEnd: Promise<string>;
  restart(): void;
  stop(): Promise<void>;
};

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** A program that ran this long is taken to be well again: the next pause is short. */
const wellAfterMs = 60_000;

/** Starts a program and starts it again, after growing pauses, whenever it ends without having been told to. */
export function supervise(program: Program, onStart: () => void): Supervised {
  let child: ChildProcess | null = null;
  const stopping = new AbortController();
  let reportFirstEnd: (how: string) => void = () => {};
  const firstEnd = new Promise<string>((resolve) => {
    reportFirstEnd = resolve;
  });

  async function keepRunning(): Promise<void> {
    let pauseMs = firstPauseMs;
    while (!stopping.signal.aborted) {
      const startedAt = Date.now();
      const running = start(program);
      child = running.child;
      onStart();
      const how = await running.ended;
      child = null;
      if (stopping.signal.aborted) return;
      reportFirstEnd(how);
      if (Date.now() - startedAt > wellAfterMs) pauseMs = firstPauseMs;
      log.error(`the ${program.name} ended (${how}); starting it again`, { afterMs: pauseMs });
      await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => {});
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    }
  }

  const done = keepRunning();
  return {
    name: program.name,
    pid: () => child?.pid ?? null,
    firstEnd,
    restart: () => void child?.kill("SIGTERM"),
    async stop() {
      stopping.abort();
      child?.kill("SIGTERM");
      const late = setTimeout(() => child?.kill("SIGKILL"), program.stopLimitMs);
      await done;
      clearTimeout(late);
    },
  };
}

function start({ args, environment }: Program): { child: ChildProcess; ended: Promise<string> } {
  const child = spawn(process.execPath, ["--import", "./scripts/up/stop-with-parent.mjs", ...args], {
    // A group of its own: Ctrl-C in the terminal reaches this process alone, which stops the others in order.
    detached: true,
    // The channel is never used; its end tells the program that this process is gone.
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: "1",
      SUPERVISOR_PID: String(process.pid),
      ...environment,
    },
  });
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  return { child, ended };
}
