import pg from "pg";
import { databaseUrl } from "./connection";
import { closeLine } from "./pipeline";

// Kept on the global object because a development server loads this module anew after every change.
const kept = globalThis as typeof globalThis & { sixteenPool?: pg.Pool };

/** From which likeness on a misspelt word is found: the share of its trigrams that the text has. */
const searchLikeness = 0.4;

/** Connections for statements written by hand: lists, facets, cursors, counters. Made on first use. */
export function pool(): pg.Pool {
  kept.sixteenPool ??= newPool();
  return kept.sixteenPool;
}

/** Closes the connections, if there are any; the next use opens new ones. */
export async function closePool(): Promise<void> {
  const open = kept.sixteenPool;
  kept.sixteenPool = undefined;
  await Promise.all([open?.end(), closeLine()]);
}

function newPool(): pg.Pool {
  const created = new pg.Pool({
    connectionString: databaseUrl(),
    max: 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    onConnect: async (client) => {
      await client.query(`set pg_trgm.word_similarity_threshold = ${searchLikeness}`);
    },
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  created.on("error", () => undefined);
  return created;
}
