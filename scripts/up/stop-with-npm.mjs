/**
 * Ends this process as SIGTERM does when the npm that runs it is gone: npm tells its shell alone, which dies without a word.
 * Run by hand, the shell that started it may well be gone.
 */
export function stopWithNpm() {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  setInterval(() => process.ppid === parent || process.kill(process.pid, "SIGTERM"), 1_000).unref();
}
