import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { z } from "zod";

/** A workbook of the largest size takes a tenth of this on a busy machine. */
const limitMs = 15_000;
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 };
/** So many are read at once in a process; others wait. */
const mostAtOnce = 2;

const Answer = z.union([
  z.object({ sheets: z.array(z.array(z.tuple([z.int(), z.array(z.unknown())]))) }),
  z.object({ fault: z.enum(["damaged", "too_many_rows"]) }),
]);
export type WorkbookAnswer = z.infer<typeof Answer>;

let atWork = 0;
const waiting: (() => void)[] = [];

/** Reads a workbook within limits of time and memory; what reaches one has too many rows for us. */
export async function readInThread(bytes: Uint8Array): Promise<WorkbookAnswer> {
  if (atWork >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else atWork += 1;
  try {
    return await read(new Uint8Array(bytes));
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}

function read(workerData: Uint8Array): Promise<WorkbookAnswer> {
  // From the working directory, which is the project's root: a bundler moves this file.
  const file = join(
    /* turbopackIgnore: true */ process.cwd(),
    "lib",
    "platform",
    "spreadsheets",
    "workbook-thread.mjs",
  );
  const worker = new Worker(file, { workerData, resourceLimits: memory });
  return new Promise<WorkbookAnswer>((resolve) => {
    const exhausted = () => resolve({ fault: "too_many_rows" });
    const timeout = setTimeout(exhausted, limitMs);
    worker.once("message", (answer) => resolve(Answer.parse(answer)));
    worker.once("error", exhausted);
    worker.once("exit", () => {
      clearTimeout(timeout);
      exhausted();
    });
  }).finally(() => void worker.terminate());
}
