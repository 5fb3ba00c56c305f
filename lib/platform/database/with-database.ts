import { setTimeout as sleep } from "node:timers/promises";
import { environment } from "@/lib/platform/environment";
import { type Hold, holdDataDir, isHold } from "@/lib/platform/instance/instance";
import { closeDatabase } from "./client";
import { databaseUrl } from "./connection";
import { startEmbedded } from "./embedded/start";
import { migrate } from "./migrate";

const waitForOthersMs = 60_000;

/** Runs a command on the database: the one of DATABASE_URL or the running server, else one started for its duration. */
export async function withDatabase<Result>(run: () => Promise<Result>): Promise<Result> {
  const { DATA_DIR, DATABASE_URL } = environment();
  if (DATABASE_URL) {
    await migrate(DATABASE_URL);
    return run().finally(closeDatabase);
  }
  const hold = await holdUnlessServed(DATA_DIR);
  return hold ? withOwnDatabase(DATA_DIR, hold, run) : run().finally(closeDatabase);
}

/** Null when a server is at work on the folder; another command, or a server that is starting, is waited for. */
async function holdUnlessServed(dataDir: string): Promise<Hold | null> {
  const deadline = Date.now() + waitForOthersMs;
  for (;;) {
    const found = holdDataDir(dataDir, "command");
    if (isHold(found)) return found;
    if (found.purpose === "server" && found.databasePort) return null;
    if (Date.now() > deadline) throw new Error(`${dataDir} is in use by process ${found.pid}.`);
    await sleep(100);
  }
}

async function withOwnDatabase<Result>(
  dataDir: string,
  hold: Hold,
  run: () => Promise<Result>,
): Promise<Result> {
  const server = await startEmbedded({ dataDir, say: (message) => console.error(message) }).catch((error) => {
    hold.leave();
    throw error;
  });
  const stop = async () => {
    await closeDatabase();
    await server.stop();
    hold.leave();
  };
  const interrupted = () => void stop().finally(() => process.exit(130));
  process.once("SIGINT", interrupted).once("SIGTERM", interrupted);
  try {
    hold.note({ databasePort: server.port });
    await migrate(databaseUrl());
    return await run();
  } finally {
    process.off("SIGINT", interrupted).off("SIGTERM", interrupted);
    await stop();
  }
}
