import { readdirSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import pg from "pg";
import { embeddedUrl } from "@/lib/database/connection";
import { clearLeftovers, locateCluster } from "@/lib/database/embedded/cluster";
import { type EmbeddedDatabase, startEmbedded } from "@/lib/database/embedded/start";
import { migrate } from "@/lib/database/migrate";
import { holdDataDir, isHold, runningInstance } from "@/lib/instance/instance";

/** What a test file gets: an empty, migrated database and a folder for files. */
export type TestPlace = { databaseUrl: string; dataDir: string };

const testFolder = resolve(".test");
const abandonedAfterMs = 60_000;

/**
 * Serves databases to the test files of one run: POST makes one from a migrated template, DELETE drops it.
 * PostgreSQL starts with the first request, so that tests which need no database do not wait for it.
 */
export async function serveTestDatabases(): Promise<{ address: string; close(): Promise<void> }> {
  await removeAbandoned();
  const dataDir = join(testFolder, `unit-${process.pid}`);
  const hold = holdDataDir(dataDir, "command");
  if (!isHold(hold)) throw new Error(`${dataDir} is in use by process ${hold.pid}`);
  let started: Promise<EmbeddedDatabase> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  const server = createServer((request, response) => {
    started ??= startWithTemplate(dataDir);
    const database = started;
    // One after the other: a template can be copied only while nobody else uses it.
    const work = last.then(async () => {
      const { port } = await database;
      if (request.method === "DELETE") return drop(embeddedUrl(dataDir, port), (request.url ?? "").slice(1));
      count += 1;
      return create(embeddedUrl(dataDir, port), dataDir, `test_${count}`);
    });
    last = work.catch(() => {});
    work.then(
      (place) => response.end(JSON.stringify(place ?? {})),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("the server of test databases has no address");

  return {
    address: `http://127.0.0.1:${address.port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      const database = await started;
      await database?.stop();
      hold.leave();
      for (const folder of [dataDir, database?.folder])
        if (folder) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startWithTemplate(dataDir: string): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, isDurable: false });
  await migrate(database.url);
  return database;
}

async function create(templateUrl: string, dataDir: string, name: string): Promise<TestPlace> {
  await execute(templateUrl, `create database ${name} template sixteen strategy file_copy`);
  return { databaseUrl: templateUrl.replace(/[^/]*$/, name), dataDir: join(dataDir, name) };
}

async function drop(templateUrl: string, name: string): Promise<void> {
  if (/^test_\d+$/.test(name)) await execute(templateUrl, `drop database if exists ${name} with (force)`);
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url.replace(/[^/]*$/, "postgres") });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** Ends the databases and removes the folders of test runs that were killed. */
export async function removeAbandoned(): Promise<void> {
  for (const name of listed(testFolder)) {
    const dataDir = join(testFolder, name);
    const isFresh = Date.now() - statSync(dataDir).mtimeMs < abandonedAfterMs;
    if (isFresh || !/^(unit|e2e)-\d+$/.test(name) || runningInstance(dataDir)) continue;
    const { folder } = locateCluster(dataDir, () => {});
    await clearLeftovers(folder);
    for (const left of [folder, dataDir]) rmSync(left, { recursive: true, force: true });
  }
}

function listed(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
}
