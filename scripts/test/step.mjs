import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";

const environment = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  CHECKPOINT_DISABLE: "1",
  ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
};

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
const preload = new URL("../up/stop-with-parent.mjs", import.meta.url).href;
let isStopping = false;
let running = 0;

/**
 * Runs a Node program, shows what it prints and answers with its exit code. Each test has a limit of its own, the whole
 * none: a busy machine may take long. A signal to this process ends the programs and then this process; they end too
 * when this process is killed. What a program prints that runs beside another is shown when it has ended.
 */
export function runStep(name, args, { variables = {}, isAside = false } = {}) {
  if (!isAside) console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const output = isAside ? "pipe" : "inherit";
  const child = spawn(process.execPath, ["--import", preload, ...args], {
    // The channel is never used; its end tells the program that this process is gone.
    stdio: ["ignore", output, output, "ipc"],
    env: { ...environment, SUPERVISOR_PID: String(process.pid), ...variables },
  });
  running += 1;
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => printed.push(chunk));
  const stop = () => {
    isStopping = true;
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), 30_000).unref();
  };
  for (const signal of signals) process.on(signal, stop);
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", (code) => {
      for (const signal of signals) process.off(signal, stop);
      running -= 1;
      if (isStopping) {
        if (running === 0) process.exit(130);
        return;
      }
      if (isAside) console.log(`\n── ${name}\n${Buffer.concat(printed)}`);
      console.log(`── ${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
      resolve(code ?? 1);
    });
  });
}

/** A check without tests of its own counts as one. */
export async function countCheck(name, args, options) {
  return (await runStep(name, args, options)) === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * Runs a test runner that writes a report, and counts with `read`. A run that ended badly although no test failed,
 * for instance because a file could not be loaded, counts as one failure.
 */
export async function countTests(name, args, report, read, options) {
  mkdirSync(dirname(report), { recursive: true });
  const code = await runStep(name, args, options);
  const count = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  rmSync(report, { force: true });
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
