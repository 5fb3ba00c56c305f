import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 60_000 });

/** Starts a program as PostgreSQL is started, says its number, and then does what it is told. */
const starter = (then: string) => `
  import { spawn } from "node:child_process";
  import { endWithStarter } from ${JSON.stringify(new URL("./end-with-starter.ts", import.meta.url).pathname)};
  const program = spawn("sleep", ["1000"], { detached: true, stdio: "ignore" });
  endWithStarter(program, null);
  console.log(program.pid);
  ${then}
`;

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

async function programOf(then: string) {
  const args = ["--import", "tsx", "--input-type=module", "-e", starter(then)];
  const process_ = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = await once(process_.stdout, "data");
  return { starter: process_, pid: Number(said) };
}

test.each([
  ["is killed", "setInterval(() => {}, 1_000);", "SIGKILL"],
  ["fails", "throw new Error('failed as the test wants it');", null],
])("a program ends when the process that started it %s", async (_, then, signal) => {
  const { starter: running, pid } = await programOf(then);
  if (signal) running.kill("SIGKILL");
  await expect.poll(() => isThere(pid), { timeout: 20_000 }).toBe(false);
});

test("a starter whose program has ended is not kept from ending", async () => {
  const { starter: running, pid } = await programOf("program.kill('SIGINT');");
  expect(await once(running, "exit")).toEqual([0, null]);
  expect(isThere(pid)).toBe(false);
});
