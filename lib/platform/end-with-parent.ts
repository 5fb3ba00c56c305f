import { Worker } from "node:worker_threads";

const watch = `
  const { workerData: parent } = require("node:worker_threads");
  setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGKILL"), 500);
`;

/** Ends this process when its parent is gone, even while it is too busy to notice that itself. */
export function endWithParent(): void {
  new Worker(watch, { eval: true, execArgv: [], workerData: process.ppid }).unref();
}
