import type { Extraction } from "@/lib/extraction/model";
import { pool } from "@/lib/platform/database/pool";
import { jobs } from "./jobs";

/** For tests: runs all jobs that wait, in their order, as a worker would; answers with their names. */
export async function work(read: () => Extraction | Promise<Extraction>): Promise<string[]> {
  const tasks = jobs(async () => read());
  const done: string[] = [];
  for (;;) {
    const { rows } = await pool().query<{ id: string; task: keyof typeof tasks; payload: unknown }>(
      `select jobs.id, tasks.identifier as task, jobs.payload from graphile_worker._private_jobs jobs
       join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
       order by jobs.priority, jobs.run_at, jobs.id limit 1`,
    );
    const [job] = rows;
    if (!job) return done;
    await tasks[job.task](job.payload);
    await pool().query("delete from graphile_worker._private_jobs where id = $1", [job.id]);
    done.push(job.task);
  }
}
