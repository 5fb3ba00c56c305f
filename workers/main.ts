import { Logger, run } from "graphile-worker";
import { createExtractor } from "@/lib/extraction/isolated";
import { unsafeDeriveMissing } from "@/lib/holdings/hazards/service";
import { closeDatabase } from "@/lib/platform/database/client";
import { databaseUrl } from "@/lib/platform/database/connection";
import { environment } from "@/lib/platform/environment";
import { beat, failExhausted, releaseDeadWorkers, requeueLost } from "@/lib/platform/jobs/service";
import { log } from "@/lib/platform/log";
import { extractorPool } from "./extractor-pool";
import { jobs } from "./jobs";
import { lockIds } from "./lock-ids";

const beatMs = 5_000;

/** Starts a worker process; resolves when it was told to stop and its running jobs have ended. */
async function main(): Promise<void> {
  const { WORKER_CONCURRENCY, EXTRACT_TIMEOUT_MS, EXTRACT_MAX_MEMORY_MB } = environment();
  const extractors = extractorPool(WORKER_CONCURRENCY, () =>
    createExtractor({ timeoutMs: EXTRACT_TIMEOUT_MS, maxMemoryMb: EXTRACT_MAX_MEMORY_MB }),
  );
  const { ids, events } = lockIds();
  const tasks = jobs(extractors.extract);
  const runner = await run({
    connectionString: databaseUrl(),
    concurrency: WORKER_CONCURRENCY,
    pollInterval: 1_000,
    noHandleSignals: true,
    parsedCronItems: [],
    logger: new Logger(() => (level, message) => log[level === "warning" ? "warn" : level](message)),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, job]) => [name, (payload) => job(payload)]),
    ),
    events,
  });
  log.info("worker started", { concurrency: WORKER_CONCURRENCY, pid: process.pid });
  await heal(ids);
  void deriveHazards();
  const pulse = setInterval(() => void heal(ids), beatMs);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => void runner.stop().catch(ignoreStopped));
  await runner.promise;
  clearInterval(pulse);
  await extractors.close();
  await closeDatabase();
  log.info("worker stopped", { pid: process.pid });
}

/** One pulse: say that we live, and take care of what the dead have left. */
async function heal(ids: Set<string>): Promise<void> {
  try {
    await beat([...ids]);
    const dead = await releaseDeadWorkers();
    if (dead.length) log.warn("released the jobs of dead workers", { dead });
    const failed = await failExhausted();
    if (failed) log.warn("marked documents failed whose jobs are exhausted", { failed });
    const requeued = await requeueLost();
    if (requeued) log.warn("queued documents again that had lost their job", { requeued });
  } catch (error) {
    log.error("heartbeat failed; trying again", { error });
  }
}

/** What a new version derives of documents that were read before; until then they count as unknown. */
async function deriveHazards(): Promise<void> {
  try {
    const derived = await unsafeDeriveMissing();
    if (derived) log.info("derived whether the hazards of documents are known", { derived });
  } catch (error) {
    log.error("the hazards of documents were not derived; the next start tries again", { error });
  }
}

/** A second signal finds the runner stopped already. */
function ignoreStopped(error: unknown): void {
  log.debug("worker was stopping already", { error });
}

main().catch((error: unknown) => {
  log.error("worker ended", { error });
  process.exit(1);
});
