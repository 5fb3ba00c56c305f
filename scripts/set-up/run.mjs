import { spawn } from "node:child_process";

/**
 * Runs a Node program to its end; what it prints is shown only when it fails, unless `show` is set.
 * An interruption of this process ends the program first.
 */
export function runNode(args, { environment = {}, show = false } = {}) {
  const child = spawn(process.execPath, args, {
    stdio: show ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe"],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", CHECKPOINT_DISABLE: "1", ...environment },
  });
  let printed = "";
  child.stdout?.on("data", (chunk) => (printed += chunk));
  child.stderr?.on("data", (chunk) => (printed += chunk));
  const interrupt = () => {
    child.once("exit", () => process.exit(130));
    child.kill("SIGTERM");
  };
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
      if (code === 0) resolve(printed);
      else reject(new Error(`${printed}\nThis failed: node ${args.join(" ")}`.trim()));
    });
  });
}
