import { type ChildProcess, spawn } from "node:child_process";
import { type Account, processEnvironment } from "./account";

/** Waits for the end of its input, which comes with the end of the process that holds the other side of it. */
const script = 'read -r _; kill -INT "$0"';

/**
 * Ends a program when the process that started it is gone, however that ended. A killed process can end nothing any
 * more, and PostgreSQL does not ask after it: a shell that only waits does it instead, and ends with the program.
 */
export function endWithStarter(program: ChildProcess, account: Account | null): void {
  if (!program.pid || process.platform === "win32") return;
  const guard = spawn("/bin/sh", ["-c", script, String(program.pid)], {
    ...account,
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    env: processEnvironment,
  });
  guard.on("error", () => {});
  guard.unref();
  program.once("exit", () => guard.kill("SIGKILL"));
}
