import { z } from "zod";
import { listJobs, retryJobs } from "@/lib/platform/jobs/service";
import { command } from "./command";

export const jobCommands = [
  command({
    words: "jobs list",
    usage: "[--state waiting|running|exhausted]",
    summary: "the queue; exhausted jobs first",
    options: { state: z.enum(["waiting", "running", "exhausted"]).optional() },
    async run({ state }) {
      return { jobs: (await listJobs()).filter((job) => !state || job.state === state) };
    },
  }),
  command({
    words: "jobs retry",
    usage: "[--id ID]",
    summary: "runs a job again, or all exhausted ones",
    options: {
      id: z
        .string()
        .regex(/^\d{1,18}$/, "must be an id of jobs list")
        .optional(),
    },
    async run({ id }) {
      return { retried: await retryJobs(id ?? null) };
    },
  }),
];
