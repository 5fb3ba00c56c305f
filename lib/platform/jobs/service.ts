import { database } from "@/lib/platform/database/client";
import { transaction } from "@/lib/platform/database/transaction";
import { notFound } from "@/lib/platform/errors";
import { enqueueExtraction } from "@/lib/platform/queue";

/** A worker without a sign of life for this long is dead and its jobs are free again. */
const deadAfterSeconds = 20;
/** A document that still waits after this long without a job has lost it. */
const lostAfterMinutes = 5;

/** What of a job's error is told to people: how the reader of the sheet ended. */
const readerFailure = "The reader of the sheet was ended \\([^)]*\\)";

export type Job = {
  id: string;
  task: string;
  payload: unknown;
  state: "waiting" | "running" | "exhausted";
  attempts: number;
  max_attempts: number;
  last_error: string | null;
  run_at: string;
};

/** Every job of the queue, exhausted ones first. */
export async function listJobs(): Promise<Job[]> {
  const rows = await database().$queryRaw<(Omit<Job, "run_at" | "id"> & { id: bigint; run_at: Date })[]>`
    select jobs.id, tasks.identifier as task, jobs.payload, jobs.attempts::int, jobs.max_attempts::int,
      jobs.last_error, jobs.run_at,
      case when jobs.locked_at is not null then 'running'
           when jobs.attempts >= jobs.max_attempts then 'exhausted' else 'waiting' end as state
    from graphile_worker._private_jobs jobs
    join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
    order by jobs.attempts >= jobs.max_attempts desc, jobs.run_at, jobs.id`;
  return rows.map((row) => ({ ...row, id: String(row.id), run_at: row.run_at.toISOString() }));
}

/** How many jobs are in each state. */
export async function countJobs(): Promise<{ state: Job["state"]; count: number }[]> {
  const [row] = await database().$queryRaw<Record<Job["state"], number>[]>`
    select count(*) filter (where locked_at is not null)::int as running,
      count(*) filter (where locked_at is null and attempts >= max_attempts)::int as exhausted,
      count(*) filter (where locked_at is null and attempts < max_attempts)::int as waiting
    from graphile_worker._private_jobs`;
  const states = ["running", "exhausted", "waiting"] as const;
  return states.map((state) => ({ state, count: row?.[state] ?? 0 }));
}

/** How many workers are alive. */
export function countWorkers(): Promise<number> {
  const since = new Date(Date.now() - deadAfterSeconds * 1000);
  return database().workerHeartbeat.count({ where: { beatAt: { gte: since } } });
}

/** Lets exhausted and waiting jobs run again at once; null retries all exhausted ones. Returns their ids. */
export async function retryJobs(id: string | null): Promise<string[]> {
  const wanted = (await listJobs()).filter((job) =>
    id === null ? job.state === "exhausted" : job.id === id,
  );
  if (id !== null && !wanted.length) throw notFound(`Job ${id}`);
  const ids = wanted.map((job) => BigInt(job.id));
  await transaction(async (tx) => {
    await tx.$executeRaw`
      select graphile_worker.reschedule_jobs(${ids}::bigint[], run_at := now(), attempts := 0)`;
    await tx.$executeRaw`
      update documents set status = 'processing', error_code = null, error_message = null
      from graphile_worker._private_jobs jobs
      where jobs.id = any(${ids}::bigint[]) and documents.id = (jobs.payload->>'documentId')::uuid`;
  });
  return ids.map(String);
}

/** Notes that these workers are alive, and with which version of the extractor they read. */
export async function beat(workerIds: string[], extractorVersion: string | null = null): Promise<void> {
  await database().$executeRaw`
    insert into worker_heartbeats (id, beat_at, extractor_version)
    select unnest(${workerIds}::text[]), now(), ${extractorVersion}
    on conflict (id) do update set beat_at = now()`;
}

/** Whether no living worker that started later reads with another version: two versions do not undo each other. */
export async function isNewestVersion(workerIds: string[], extractorVersion: string): Promise<boolean> {
  const [row] = await database().$queryRaw<{ later: boolean }[]>`
    select exists (
      select from worker_heartbeats
      where extractor_version <> ${extractorVersion}
        and beat_at > now() - make_interval(secs => ${deadAfterSeconds})
        and started_at > (select min(started_at) from worker_heartbeats where id = any(${workerIds}::text[]))
    ) as later`;
  return row?.later === false;
}

/** Takes the jobs of dead workers back into the queue. Returns the dead workers' ids. */
export async function releaseDeadWorkers(): Promise<string[]> {
  const dead = await database().$queryRaw<{ id: string }[]>`
    select distinct jobs.locked_by as id
    from graphile_worker._private_jobs jobs left join worker_heartbeats beats on beats.id = jobs.locked_by
    where jobs.locked_by is not null
      and coalesce(beats.beat_at, jobs.locked_at) < now() - make_interval(secs => ${deadAfterSeconds})
    union
    select queues.locked_by
    from graphile_worker._private_job_queues queues left join worker_heartbeats beats on beats.id = queues.locked_by
    where queues.locked_by is not null
      and coalesce(beats.beat_at, queues.locked_at) < now() - make_interval(secs => ${deadAfterSeconds})`;
  const ids = dead.map(({ id }) => id);
  if (ids.length) await database().$executeRaw`select graphile_worker.force_unlock_workers(${ids}::text[])`;
  await database().$executeRaw`delete from worker_heartbeats where beat_at < now() - interval '1 hour'`;
  return ids;
}

/** A document whose job was tried for the last time, however that ended, is failed and says so. */
export async function failExhausted(): Promise<number> {
  return database().$executeRaw`
    update documents set status = 'failed', error_code = 'internal_error', updated_at = now(),
      error_message = 'The sheet could not be read after several attempts. '
        || coalesce(substring(jobs.last_error from ${readerFailure}) || '. ', '')
        || 'It is stored; start the extraction again.'
    from graphile_worker._private_jobs jobs
    where jobs.attempts >= jobs.max_attempts and jobs.locked_at is null
      and documents.status = 'processing' and documents.id = (jobs.payload->>'documentId')::uuid`;
}

/** Queues documents again that wait for an extraction but have no job. Returns how many. */
export async function requeueLost(): Promise<number> {
  return transaction(async (tx) => {
    const lost = await tx.$queryRaw<{ id: string; team_id: string }[]>`
      select documents.id, documents.team_id from documents
      where status = 'processing' and updated_at < now() - make_interval(mins => ${lostAfterMinutes})
        and not exists (select from graphile_worker._private_jobs jobs where jobs.key = 'extract:' || documents.id)
      limit 1000 for update skip locked`;
    for (const { id, team_id } of lost) {
      const document = await tx.document.findFirstOrThrow({ where: { id, teamId: team_id } });
      await enqueueExtraction(tx, document, false);
    }
    return lost.length;
  });
}
