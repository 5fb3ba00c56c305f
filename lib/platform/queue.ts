import type { Document, Prisma } from "@/lib/platform/database/generated/client";

/** Every job the worker knows, with its payload. */
export type Jobs = {
  /** Extract a document's sheet unless that was done before, then file the document. */
  extract: { teamId: string; documentId: string; again: boolean };
  /** Read a sheet with a new version of the extractor, for all documents that hold it. */
  reread: { sheetId: string; version: string };
  /** Look through the files of the store that were not looked at for longest. */
  checkFiles: Record<string, never>;
};

/** Jobs that wait for all others have this priority. */
export const backgroundPriority = 20_000;

/** How often a job is tried, with growing pauses, before it is left for the operator to look at. */
const maxAttempts = 8;

/**
 * Adds a job inside the caller's transaction: it exists if and only if what it is about exists.
 * Jobs with one `queue` run one after the other; a job with the same `key` that waits is replaced. The
 * least `priority` comes first, of equal ones the oldest.
 */
export async function enqueue<Name extends keyof Jobs>(
  transaction: Prisma.TransactionClient,
  name: Name,
  payload: Jobs[Name],
  options: { queue?: string; key?: string; priority?: number } = {},
): Promise<void> {
  await transaction.$executeRaw`
    select graphile_worker.add_job(
      ${name}, ${JSON.stringify(payload)}::json,
      queue_name := ${options.queue ?? null}, job_key := ${options.key ?? null}, max_attempts := ${maxAttempts}::int,
      priority := ${options.priority ?? 0}::int)`;
}

/**
 * The priority of a team's next job when so many of its jobs wait already: behind as many turns of everybody else. A
 * team that brings a thousand sheets at once does not keep another's single sheet waiting.
 */
async function turnInQueue(transaction: Prisma.TransactionClient, waiting: number): Promise<number> {
  const [row] = await transaction.$queryRaw<{ turn: number | null }[]>`
    select min(priority)::int as turn from graphile_worker._private_jobs
    where is_available and run_at <= now() and priority < ${backgroundPriority}`;
  return Math.min((row?.turn ?? 0) + waiting, backgroundPriority - 1);
}

/**
 * Jobs about one file run one after the other, so that a file held by two teams is read once. Teams take turns:
 * a document comes behind as many others as its team has waiting.
 */
export async function enqueueExtraction(
  tx: Prisma.TransactionClient,
  document: Pick<Document, "id" | "teamId" | "sheetId">,
  again: boolean,
): Promise<void> {
  const { id, teamId, sheetId } = document;
  const { sha256 } = await tx.sheet.findUniqueOrThrow({ where: { id: sheetId } });
  const waiting = await tx.document.count({ where: { teamId, status: "processing", id: { not: id } } });
  const priority = await turnInQueue(tx, waiting);
  const options = { queue: `sheet:${sha256}`, key: `extract:${id}`, priority };
  await enqueue(tx, "extract", { teamId, documentId: id, again }, options);
}
