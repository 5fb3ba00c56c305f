import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { embeddedUrl } from "@/lib/platform/database/connection";
import { processEnvironment } from "./account";
import { postgresBinaries } from "./binaries";
import { type Cluster, clearLeftovers, initialiseCluster, locateCluster } from "./cluster";
import { endWithStarter } from "./end-with-starter";

export type EmbeddedDatabase = {
  url: string;
  port: number;
  pid: number;
  folder: string;
  /** Resolves when the server process has ended, for whatever reason. */
  ended: Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  /** Tried first, so that clients find a restarted server again. */
  preferredPort?: number | null;
  /** False only for tests: a crash may then lose or break the data. */
  isDurable?: boolean;
  say?: (message: string) => void;
};

/** Recovery after a crash reads the whole log; the server is waited for as long as it lives, up to this. */
const startLimitMs = 300_000;
const fastStopMs = 30_000;
const logLimitBytes = 10_000_000;

/** Starts the embedded PostgreSQL of a data folder that this process holds; makes its files on first use. */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const { dataDir, say = () => {} } = options;
  const cluster = locateCluster(dataDir, say);
  const binaries = postgresBinaries(cluster.account, say);
  initialiseCluster(dataDir, cluster, binaries);
  await clearLeftovers(cluster.folder);
  let wanted = options.preferredPort ?? 0;
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(wanted);
    try {
      return await launch(binaries.postgres, cluster, port, options);
    } catch (error) {
      // Somebody took the port in between, or the last server's children have not all ended yet.
      if (attempt === 10 || !/could not bind|shared memory block/.test(String(error))) throw error;
      wanted = 0;
      await sleep(500);
    }
  }
}

async function launch(
  program: string,
  cluster: Cluster,
  port: number,
  options: Options,
): Promise<EmbeddedDatabase> {
  const log = openLog(options.dataDir);
  const settings = serverSettings(port, options.isDurable ?? true);
  const child = spawn(program, ["-D", cluster.folder, ...settings.flatMap((setting) => ["-c", setting])], {
    ...cluster.account,
    cwd: "/",
    // A group of its own: Ctrl-C in the terminal must not end the database before those who use it.
    detached: true,
    stdio: ["ignore", log.descriptor, log.descriptor],
    env: processEnvironment,
  });
  closeSync(log.descriptor);
  endWithStarter(child, cluster.account);
  const ended = new Promise<void>((resolve) =>
    child.once("exit", () => resolve()).once("error", () => resolve()),
  );
  const url = embeddedUrl(options.dataDir, port);
  try {
    await untilReady(embeddedUrl(options.dataDir, port, "postgres"), child);
  } catch (error) {
    await stop(child, ended);
    throw new Error(`PostgreSQL did not start.\n${readFileSync(log.file, "utf8").slice(log.size).trim()}`, {
      cause: error,
    });
  }
  return { url, port, pid: child.pid ?? 0, folder: cluster.folder, ended, stop: () => stop(child, ended) };
}

function serverSettings(port: number, isDurable: boolean): string[] {
  const speed = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "autovacuum=off"];
  return [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "timezone=UTC",
    "log_timezone=UTC",
    "log_checkpoints=off",
    ...(isDurable ? [] : speed),
  ];
}

/** Waits until the server takes connections and has our database. */
async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid)
      throw new Error("the process ended");
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    try {
      await client.connect();
      const { rowCount } = await client.query("select from pg_database where datname = 'sixteen'");
      if (!rowCount) await client.query("create database sixteen");
      return;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : "";
      const isStarting = code === "ECONNREFUSED" || code === "57P03";
      if (!isStarting || Date.now() > deadline) throw error;
    } finally {
      await client.end().catch(() => {});
    }
    await sleep(25);
  }
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGINT");
  const isEnded = await Promise.race([ended.then(() => true), sleep(fastStopMs, false, { ref: false })]);
  if (!isEnded) child.kill("SIGQUIT");
  await ended;
}

function openLog(dataDir: string): { file: string; descriptor: number; size: number } {
  mkdirSync(join(dataDir, "logs"), { recursive: true });
  const file = join(dataDir, "logs/postgresql.log");
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logLimitBytes) truncateSync(file);
  const descriptor = openSync(file, "a", 0o600);
  return { file, descriptor, size: statSync(file).size };
}

/** The wanted port if it is free on the loopback address, else any that is. */
async function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error) => (wanted ? resolve(freePort(0)) : reject(error)));
    probe.listen(wanted, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === "object" ? address.port : wanted));
    });
  });
}
