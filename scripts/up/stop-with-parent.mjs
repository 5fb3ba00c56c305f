import { isMainThread } from "node:worker_threads";
import { dropUnreadOutput } from "./dropped-output.mjs";

// Loaded first into the web server and the worker: when the process that started them is gone, they end themselves.
const limitMs = 20_000;

// Threads print through the one that started them.
if (isMainThread) dropUnreadOutput();

process.once("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), limitMs).unref();
});
// The listener alone would keep a program from ending that has nothing left to do. What that program starts itself
// loads this file too, and waits for messages on a channel of its own.
if (process.ppid === Number(process.env.SUPERVISOR_PID)) process.channel?.unref();
