import { Logger, run } from "graphile-worker";
import { createExtractor } from "@/lib/extraction/isolated";
import { unsafeDropFiles as dropFiles } from "@/lib/holdings/bin/files/service";
import { unsafeEmpty as emptyBin } from "@/lib/holdings/bin/service";
import { unsafeDeriveMissing as deriveMissingHazards } from "@/lib/holdings/hazards/service";
import { followLists } from "@/lib/holdings/lists/service";
import { unsafeDeriveMissing as deriveMissingOpinions } from "@/lib/holdings/opinion/service";
import { queueOutdated } from "@/lib/holdings/rereading/service";
import { extractorVersion } from "@/lib/holdings/sheets/extractor-version";
import { closeDatabase } from "@/lib/platform/database/client";
import { databaseUrl } from "@/lib/platform/database/connection";
import { environment, extractionLimits } from "@/lib/platform/environment";
import {
  beat,
  failExhausted,
  isNewestVersion,
  releaseDeadWorkers,
  requeueLost,
} from "@/lib/platform/jobs/service";
import { queueFileCheck } from "@/lib/platform/kept-files/service";
import { log } from "@/lib/platform/log";
import { tables } from "@/lib/regulation/substance-lists";
import { dropUnreadOutput } from "../scripts/up/dropped-output.mjs";
import { stopWithNpm } from "../scripts/up/stop-with-npm.mjs";
import { extractorPool } from "./extractor-pool";
import { jobs } from "./jobs";
import { lockIds } from "./lock-ids";

const beatMs = 5_000;

/** Starts a worker process; resolves when it was told to stop and its running jobs have ended. */
async function main(): Promise<void> {
  const { WORKER_CONCURRENCY } = environment();
  const limits = extractionLimits();
  const extractors = extractorPool(WORKER_CONCURRENCY, () => createExtractor(limits));
  const { ids, events } = lockIds();
  const tasks = jobs(extractors.extract);
  // Now, so that the first sheet does not wait for it.
  tables();
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
  void deriveMissing();
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
    const version = extractorVersion();
    if (await followLists()) void deriveMissing();
    await beat([...ids], version);
    const dead = await releaseDeadWorkers();
    if (dead.length) log.warn("released the jobs of dead workers", { dead });
    const failed = await failExhausted();
    if (failed) log.warn("marked documents failed whose jobs are exhausted", { failed });
    const requeued = await requeueLost();
    if (requeued) log.warn("queued documents again that had lost their job", { requeued });
    const outdated = (await isNewestVersion([...ids], version)) ? await queueOutdated() : 0;
    if (outdated) log.info("queued sheets that an earlier version has read", { outdated, version });
    await queueFileCheck();
    const forgotten = await emptyBin();
    if (forgotten) log.info("forgot what was removed too long ago to be brought back", { forgotten });
    const dropped = await dropFiles();
    if (dropped) log.info("dropped files that no team refers to any more", { dropped });
  } catch (error) {
    log.error("heartbeat failed; trying again", { error });
  }
}

/** What a new version derives of documents that were read before; until then they count as unknown. */
async function deriveMissing(): Promise<void> {
  try {
    const hazards = await deriveMissingHazards();
    if (hazards) log.info("derived whether the hazards of documents are known", { derived: hazards });
    const opinions = await deriveMissingOpinions();
    if (opinions) log.info("derived the second opinion on documents", { derived: opinions });
  } catch (error) {
    log.error("what lists show of documents was not derived; the next start tries again", { error });
  }
}

/** A second signal finds the runner stopped already. */
function ignoreStopped(error: unknown): void {
  log.debug("worker was stopping already", { error });
}

dropUnreadOutput();
stopWithNpm();
main().catch((error: unknown) => {
  log.error("worker ended", { error });
  process.exit(1);
});
