import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { removeAbandoned, removeDataDir } from "@/lib/testing/data-folders";

/** Where the application under test answers. */
export const serverAddress = `http://localhost:${process.env.E2E_PORT ?? 4617}`;

const port = new URL(serverAddress).port;
// Set by the process that starts the server; the test processes inherit it.
process.env.E2E_DATA_DIR ??= resolve(`.test/e2e-${process.pid}`);
/** The folder that the application under test keeps its data in. */
export const dataDir = process.env.E2E_DATA_DIR;
const startLimitMs = 600_000;

/** Starts the application as an operator does, on a data folder of its own; answers with what stops it. */
export async function startServer(asker: "e2e" | "conformance"): Promise<() => Promise<void>> {
  await removeAbandoned();
  mkdirSync(dataDir, { recursive: true });
  const logFile = resolve(`.test/${asker}.log`);
  const log = createWriteStream(logFile);
  // The channel is never used; its end tells the server that this run is gone, however it ended.
  const server = spawn(
    process.execPath,
    ["--import", "./scripts/up/stop-with-parent.mjs", "scripts/up.mjs"],
    {
      env: { ...serverEnvironment(), SUPERVISOR_PID: String(process.pid) },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  server.stdout?.pipe(log, { end: false });
  server.stderr?.pipe(log, { end: false });
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    log.end();
    await removeDataDir(dataDir);
  };
  const deadline = Date.now() + startLimitMs;
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The application did not start:\n${readFileSync(logFile, "utf8")}`);
    }
    await sleep(100);
  }
  return stop;
}

/** Starts the process that `askOperator` asks, on the data of the application under test; answers with what ends it. */
export async function startOperator(): Promise<() => Promise<void>> {
  const operator = spawn(process.execPath, ["--import", "tsx", "e2e/operator.ts"], {
    env: serverEnvironment(),
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(operator, "exit");
  const [said] = await Promise.race([once(operator.stdout, "data"), ended]);
  process.env.E2E_OPERATOR = String(Number(String(said)));
  return async () => {
    operator.stdin.end();
    await ended;
  };
}

function serverEnvironment(): NodeJS.ProcessEnv {
  return { ...process.env, PORT: port, HOST: "127.0.0.1", DATA_DIR: dataDir, DATABASE_URL: "", BASE_URL: "" };
}

async function isReady(): Promise<boolean> {
  const answer = await fetch(`${serverAddress}/readyz`).catch(() => null);
  return answer?.ok ?? false;
}
