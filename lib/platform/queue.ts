import type { Prisma } from "@/lib/platform/database/generated/client";

/** Every job the worker knows, with its payload. */
export type Jobs = {
  /** Extract a document's sheet unless that was done before, then file the document. */
  extract: { teamId: string; documentId: string; again: boolean };
};

/** How often a job is tried, with growing pauses, before it is left for the operator to look at. */
const maxAttempts = 8;

/**
 * Adds a job inside the caller's transaction: it exists if and only if what it is about exists.
 * Jobs with one `queue` run one after the other; a job with the same `key` that waits is replaced.
 */
export async function enqueue<Name extends keyof Jobs>(
  transaction: Prisma.TransactionClient,
  name: Name,
  payload: Jobs[Name],
  options: { queue?: string; key?: string } = {},
): Promise<void> {
  await transaction.$executeRaw`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json,
      queue_name := ${options.queue ?? null}, job_key := ${options.key ?? null}, max_attempts := ${maxAttempts}::int)`;
}
