import { fork } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";

/** A workbook of the largest size takes a tenth of this on a busy machine. */
const limitMs = 15_000;
/** A thread that is out of memory may take its process with it; a process of its own ends alone. */
const execArgv = ["--max-old-space-size=384"];
/** So many are read at once; others wait. */
const mostAtOnce = 2;

const Answer = z.union([
  z.object({ sheets: z.array(z.array(z.tuple([z.int(), z.array(z.unknown())]))) }),
  z.object({ fault: z.enum(["damaged", "too_many_rows"]) }),
]);
export type WorkbookAnswer = z.infer<typeof Answer>;

let atWork = 0;
const waiting: (() => void)[] = [];

/** Reads a workbook in a process of its own, within limits of time and memory; what reaches one has too many rows for us. */
export async function readApart(bytes: Uint8Array): Promise<WorkbookAnswer> {
  if (atWork >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else atWork += 1;
  try {
    return await read(bytes);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
}

function read(bytes: Uint8Array): Promise<WorkbookAnswer> {
  // From the working directory, which is the project's root: a bundler moves this file.
  const file = join(
    /* turbopackIgnore: true */ process.cwd(),
    "lib",
    "platform",
    "spreadsheets",
    "workbook-reader.mjs",
  );
  const reader = fork(file, {
    execArgv,
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  return new Promise<WorkbookAnswer>((resolve, reject) => {
    const timeout = setTimeout(() => reader.kill("SIGKILL"), limitMs);
    reader.once("message", (answer) => resolve(Answer.parse(answer)));
    reader.once("error", reject);
    reader.once("exit", () => {
      clearTimeout(timeout);
      resolve({ fault: "too_many_rows" });
    });
    reader.send(bytes, () => {});
  });
}
