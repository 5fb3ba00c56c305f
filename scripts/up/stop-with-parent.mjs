// Loaded first into the web server and the worker: when the process that started them is gone, they end themselves.
const limitMs = 20_000;

process.once("disconnect", () => {
  process.kill(process.pid, "SIGTERM");
  setTimeout(() => process.exit(1), limitMs).unref();
});
// The listener alone would keep a program from ending that has nothing left to do.
process.channel?.unref();
