import { endWithParent } from "@/lib/platform/end-with-parent";
import { extract } from "./extract";
import type { Extraction, Progress } from "./model";

export type Request = { id: number; bytes: Uint8Array };
export type Answer = { id: number } & (
  | { extraction: Extraction }
  | { progress: Progress }
  | { error: string }
);

/** More than this, in megabytes, is given back between two sheets. */
const mostKept = 90;

/** Takes the last sheet's memory back while nobody waits; by itself the engine lets it grow several times as far. */
function giveBack(): void {
  if (process.memoryUsage().heapUsed / 2 ** 20 > mostKept) globalThis.gc?.();
}

/** The process that reads sheets for `createExtractor`: one at a time, until its parent is gone. */
process.on("message", ({ id, bytes }: Request) => {
  const answer = (message: Answer) => process.send?.(message);
  extract(bytes, (progress) => answer({ id, progress })).then(
    (extraction) => {
      answer({ id, extraction });
      setImmediate(giveBack);
    },
    (error: unknown) =>
      answer({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on("disconnect", () => process.exit(0));
endWithParent();
