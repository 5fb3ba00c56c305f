import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { identityOf, isRunning } from "@/lib/platform/instance/process-identity";

const busy = `
  import { endWithParent } from "./lib/platform/end-with-parent.ts";
  endWithParent();
  process.stdout.write(String(process.pid));
  setTimeout(() => { for (;;); }, 100);
`;
const parent = `
  const { spawn } = require("node:child_process");
  spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", process.env.BUSY], { stdio: "inherit" });
`;

test("a busy process ends when its parent was killed", async () => {
  const started = spawn(process.execPath, ["-e", parent], {
    env: { ...process.env, BUSY: busy },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [pid] = await once(started.stdout, "data");
  const child = identityOf(Number(pid));
  expect(child && isRunning(child)).toBe(true);
  started.kill("SIGKILL");
  await expect.poll(() => child && isRunning(child), { timeout: 10_000 }).toBe(false);
});
