import type { Socket } from "node:net";
import pg from "pg";
import { databaseUrl } from "./connection";
import { openTransaction } from "./open-transaction";
import { isDatabaseUnavailable } from "./unavailable";
import { watchedSocket } from "./watch";

type Question = { name: string; text: string; values: unknown[] };
type Line = { client: pg.Client; socket: Socket; isCorked: boolean; waiting: number; usedAt: number };

/** A connection unused for so long may have been dropped on its way without a word. */
const staleMs = 30_000;

// Kept on the global object because a development server loads this module anew after every change.
const kept = globalThis as typeof globalThis & { sixteenLine?: Line };

/**
 * Runs a short prepared statement on the one connection that all calls share. What is asked in one turn of the event
 * loop leaves in one packet, which costs a busy server half of what a connection of its own costs each call. Only for
 * statements by key: one that takes long would hold up all others. Each is a transaction of its own.
 */
export async function ask<Row extends pg.QueryResultRow>(question: Question): Promise<Row[]> {
  const line = openLine();
  if (!line.isCorked) cork(line);
  line.socket.ref();
  line.waiting += 1;
  line.usedAt = Date.now();
  try {
    return (await line.client.query<Row>(question)).rows;
  } catch (error) {
    // Heard before the connection itself says that it has ended.
    if (isDatabaseUnavailable(error)) forget(line);
    throw error;
  } finally {
    line.waiting -= 1;
    // One that is being closed holds the process until its end.
    if (!line.waiting && kept.sixteenLine === line) line.socket.unref();
  }
}

/** The same where a transaction may be open: then the question is part of it. */
export async function askWithin<Row extends pg.QueryResultRow>(question: Question): Promise<Row[]> {
  const around = openTransaction();
  return around ? (await around.connection.query<Row>(question)).rows : ask<Row>(question);
}

/** Closes the connection, if there is one; the next question opens another. */
export async function closeLine(): Promise<void> {
  const line = kept.sixteenLine;
  kept.sixteenLine = undefined;
  // Unused it keeps no process alive, which would end before it has gone on from here.
  line?.socket.ref();
  await line?.client.end();
}

/** Whether the database answers. Not over a connection that long statements may hold. */
export async function isThere(): Promise<void> {
  await ask({ name: "is there", text: "select", values: [] });
}

function cork(line: Line): void {
  line.isCorked = true;
  line.socket.cork();
  setImmediate(() => {
    line.isCorked = false;
    line.socket.uncork();
  });
}

function openLine(): Line {
  const line = kept.sixteenLine;
  if (line && (line.waiting || Date.now() - line.usedAt < staleMs)) return line;
  if (line) line.client.end().catch(() => undefined);
  kept.sixteenLine = newLine();
  return kept.sixteenLine;
}

function newLine(): Line {
  const socket = watchedSocket(isThere);
  const client = new pg.Client({
    connectionString: databaseUrl(),
    connectionTimeoutMillis: 5_000,
    pipeline: true,
    stream: () => socket,
  });
  const line = { client, socket, isCorked: false, waiting: 0, usedAt: Date.now() };
  client.on("error", () => forget(line));
  client.on("end", () => forget(line));
  // What waits for the connection hears of its failure itself.
  client.connect().catch(() => forget(line));
  return line;
}

function forget(line: Line): void {
  if (kept.sixteenLine === line) kept.sixteenLine = undefined;
}
