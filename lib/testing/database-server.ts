import { createServer } from "node:http";
import { join, resolve } from "node:path";
import pg from "pg";
import { embeddedUrl } from "@/lib/platform/database/connection";
import { type EmbeddedDatabase, startEmbedded } from "@/lib/platform/database/embedded/start";
import { migrate } from "@/lib/platform/database/migrate";
import { holdDataDir, isHold } from "@/lib/platform/instance/instance";
import { removeAbandoned, removeDataDir } from "./data-folders";

/** What a test file gets: an empty, migrated database and a folder for files. */
export type TestPlace = { databaseUrl: string; dataDir: string };

/**
 * Serves databases to the test files of one run: POST makes one from a migrated template, DELETE drops it.
 * PostgreSQL starts with the first request, so that tests which need no database do not wait for it.
 */
export async function serveTestDatabases(): Promise<{ address: string; close(): Promise<void> }> {
  await removeAbandoned();
  const dataDir = resolve(`.test/unit-${process.pid}`);
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
      await removeDataDir(dataDir);
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
