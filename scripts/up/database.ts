import { setTimeout as sleep } from "node:timers/promises";
import { type EmbeddedDatabase, startEmbedded } from "@/lib/platform/database/embedded/start";
import { log } from "@/lib/platform/log";

export type KeptDatabase = {
  /** Resolves with the reason when the database could not be brought back. */
  lost: Promise<string>;
  stop(): Promise<void>;
};

const attempts = 6;

/** Starts the embedded PostgreSQL and brings it back whenever it ends by itself; `isNew` when its port changed. */
export async function keepDatabase(
  dataDir: string,
  onStart: (port: number, isNew: boolean) => void,
): Promise<KeptDatabase> {
  const options = { dataDir, say: (message: string) => console.log(message) };
  let current: EmbeddedDatabase = await startEmbedded(options);
  let isStopping = false;
  onStart(current.port, false);

  async function watch(): Promise<string> {
    for (;;) {
      await current.ended;
      if (isStopping) return "stopped";
      log.error("the database ended; starting it again");
      const before = current.port;
      const failure = await bringBack();
      if (failure) return failure;
      onStart(current.port, current.port !== before);
    }
  }

  async function bringBack(): Promise<string | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        current = await startEmbedded({ ...options, preferredPort: current.port });
        return null;
      } catch (error) {
        log.error("the database did not start", { error, attempt });
        if (attempt === attempts) return error instanceof Error ? error.message : String(error);
        await sleep(500 * 2 ** attempt);
      }
    }
  }

  return {
    lost: watch(),
    async stop() {
      isStopping = true;
      await current.stop();
    },
  };
}
