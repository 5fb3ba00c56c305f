import { setTimeout as sleep } from "node:timers/promises";
import { type Hold, holdDataDir, type Instance, isHold } from "@/lib/platform/instance/instance";
import { isRunning } from "@/lib/platform/instance/process-identity";

/** Takes the data folder for this server; throws a message for the operator when another one has it. */
export async function holdForServer(dataDir: string): Promise<Hold> {
  const result = await waitForCommand(dataDir);
  if (!isHold(result)) {
    const where = result.address ? ` at ${result.address}` : "";
    throw new Error(
      `Already running on ${dataDir}${where} (process ${result.pid}).\n` +
        "Stop that one first, or give this one a DATA_DIR and a PORT of its own.",
    );
  }
  await endAbandoned(result.abandoned);
  return result;
}

/** An operator's command that works on the folder without a server is soon done. */
async function waitForCommand(dataDir: string): Promise<Hold | Instance> {
  for (let waited = 0; ; waited += 100) {
    const result = holdDataDir(dataDir, "server");
    if (isHold(result) || result.purpose === "server" || waited >= 30_000) return result;
    await sleep(100);
  }
}

/** Ends the web server and the worker that a killed instance left behind, should they not have ended themselves. */
async function endAbandoned(abandoned: Instance | null): Promise<void> {
  const left = abandoned?.children.filter(isRunning) ?? [];
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    for (const child of left.filter(isRunning)) process.kill(child.pid, signal);
    for (let waited = 0; left.some(isRunning) && waited < 5_000; waited += 50) await sleep(50);
  }
}
