import pg from "pg";
import { databaseUrl } from "./connection";
import { beginning, openTransaction } from "./open-transaction";
import { isThere } from "./pipeline";
import { watchedSocket } from "./watch";

// Kept on the global object because a development server loads this module anew after every change.
const kept = globalThis as typeof globalThis & { sixteenPool?: pg.Pool };

/** From which likeness on a misspelt word is found: the share of its trigrams that the text has. */
const searchLikeness = 0.4;

/** Longer than any transaction may last: what runs on was forgotten by who asked. */
const longestStatementMs = 150_000;

/** For statements written by hand: lists, facets, counters. Inside a transaction they are part of it. */
export function pool(): Pick<pg.Pool, "query"> {
  return openTransaction()?.connection ?? connections();
}

/** The connections of this process, Prisma's as well. Made on first use. */
export function connections(): pg.Pool {
  kept.sixteenPool ??= newPool();
  return kept.sixteenPool;
}

/** Closes the connections, if there are any; the next use opens new ones. */
export async function closePool(): Promise<void> {
  const closing = kept.sixteenPool;
  kept.sixteenPool = undefined;
  await closing?.end();
}

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: () => void) => void;

/** Tells a transaction that begins which connection it got: Prisma keeps that to itself. */
class TellingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect(callback);
      return undefined;
    }
    const begun = beginning.getStore();
    return super.connect().then((client) => {
      if (begun) begun.connection = client;
      return client;
    });
  }
}

function newPool(): pg.Pool {
  const created = new TellingPool({
    connectionString: databaseUrl(),
    max: 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    stream: () => watchedSocket(isThere),
    statement_timeout: longestStatementMs,
    onConnect: async (client) => {
      await client.query(`set pg_trgm.word_similarity_threshold = ${searchLikeness}`);
    },
  });
  // A connection that breaks is heard by who uses it, or replaced at the next use; without a listener the process ends.
  created.on("error", () => undefined);
  created.on("connect", (client) => client.on("error", () => undefined));
  return created;
}
