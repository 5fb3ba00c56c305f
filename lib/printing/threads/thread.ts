import { parentPort } from "node:worker_threads";
import { type Made, type MakingTask, make } from "./make";

export type Question = { id: number; task: MakingTask };
export type Answer = { id: number; made: Made } | { id: number; failed: string };

parentPort?.on("message", async ({ id, task }: Question) => {
  const answer = await make(task).then(
    (made): Answer => ({ id, made }),
    (error: unknown): Answer => ({
      id,
      failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }),
  );
  const file = "made" in answer && answer.made.kind === "file" ? ownBuffer(answer.made.bytes) : [];
  parentPort?.postMessage(answer, file);
});

/** A buffer that the bytes have to themselves goes over without being copied. */
function ownBuffer({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}
