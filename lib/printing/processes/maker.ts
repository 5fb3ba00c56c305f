import { endWithParent } from "@/lib/platform/end-with-parent";
import { type Made, type MakingTask, make } from "./make";

export type Question = { id: number; task: MakingTask };
export type Answer = { id: number; made: Made } | { id: number; failed: string };

/** The process that makes documents for the pool, until its parent is gone. */
process.on("message", async ({ id, task }: Question) => {
  const answer = await make(task).then(
    (made): Answer => ({ id, made }),
    (error: unknown): Answer => ({
      id,
      failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  process.send?.(answer);
});
process.on("disconnect", () => process.exit(0));
endWithParent();
