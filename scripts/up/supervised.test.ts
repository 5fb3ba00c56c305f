import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Supervised, supervise } from "./supervised";

let folder = "";
let running: Supervised | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "supervised-"));
});
afterEach(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true });
});

function start(code: string): Supervised {
  const file = join(folder, "program.cjs");
  writeFileSync(file, code);
  running = supervise({ name: "program", args: [file], environment: {}, stopLimitMs: 1_000 }, () => {});
  return running;
}

test("a program's own child waits for messages, as next dev's does", async () => {
  const answer = join(folder, "answer");
  writeFileSync(
    join(folder, "child.cjs"),
    `process.on("message", (text) => require("node:fs").writeFileSync(${JSON.stringify(answer)}, text));`,
  );
  start(`
    const child = require("node:child_process").fork(require("node:path").join(__dirname, "child.cjs"));
    child.on("exit", () => process.exit(1));
    setTimeout(() => child.connected && child.send("heard"), 1_000);
  `);
  await expect.poll(() => readIfThere(answer), { timeout: 10_000 }).toBe("heard");
});

test("a program that has nothing left to do ends, and is started again", async () => {
  const starts = join(folder, "starts");
  const program = start(`require("node:fs").appendFileSync(${JSON.stringify(starts)}, "x");`);
  expect(await program.firstEnd).toBe("exit code 0");
  await expect.poll(() => readIfThere(starts).length, { timeout: 10_000 }).toBeGreaterThan(1);
});

test("a program that does not listen is ended when its time is up", async () => {
  const program = start(`process.on("SIGTERM", () => {}); setInterval(() => {}, 1_000);`);
  await sleep(500);
  const pid = program.pid() ?? 0;
  await program.stop();
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
}, 20_000);

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
