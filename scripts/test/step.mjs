import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";

const environment = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: "1",
  CHECKPOINT_DISABLE: "1",
  ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
};

/** Runs a Node program, shows what it prints and answers with its exit code. Too long a run is ended. */
export function runStep(name, args, { variables = {}, limitMs = 20 * 60_000 } = {}) {
  console.log(`\n── ${name}`);
  const startedAt = Date.now();
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...environment, ...variables },
  });
  const end = () => child.kill("SIGTERM");
  const late = setTimeout(() => {
    console.error(`${name} took longer than ${limitMs / 60_000} minutes and is ended.`);
    end();
    setTimeout(() => child.kill("SIGKILL"), 30_000).unref();
  }, limitMs);
  process.on("SIGTERM", end);
  return new Promise((resolve) => {
    child.once("error", () => resolve(1));
    child.once("close", (code) => {
      clearTimeout(late);
      process.off("SIGTERM", end);
      console.log(`── ${name}: ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
      resolve(code ?? 1);
    });
  });
}

/** A check without tests of its own counts as one. */
export async function countCheck(name, args) {
  return (await runStep(name, args)) === 0
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
