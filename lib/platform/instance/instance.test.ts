import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Hold, holdDataDir, isHold, readInstance, runningInstance } from "./instance";
import { identityOf, isRunning } from "./process-identity";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "instance-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("holdDataDir", () => {
  it("gives the folder to one process, and answers the next one with who has it", () => {
    const first = take();
    first.note({ databasePort: 5555, address: "http://localhost:3000" });
    expect(holdDataDir(folder, "server")).toMatchObject({ pid: process.pid, databasePort: 5555 });
    first.leave();
    expect(runningInstance(folder)).toBeNull();
    expect(isHold(holdDataDir(folder, "server"))).toBe(true);
  });

  it("takes the folder over from a process that was killed, with what that one had noted", () => {
    abandon({ pid: process.pid, startedAt: "another start of the same number", databasePort: 7777 });
    expect(take().abandoned).toMatchObject({ databasePort: 7777 });
    expect(runningInstance(folder)).toMatchObject({ pid: process.pid, databasePort: null });
  });

  it("is not stopped by a note that was cut short", () => {
    writeFileSync(join(folder, "runtime.json"), '{"pid": 12');
    expect(isHold(holdDataDir(folder, "command"))).toBe(true);
  });

  it("leaves a folder that another process has taken since", () => {
    const hold = take();
    abandon({ pid: 1, startedAt: "", databasePort: null });
    hold.leave();
    expect(existsSync(join(folder, "runtime.json"))).toBe(true);
  });
});

describe("isRunning", () => {
  it("tells a process that runs from one that has ended", async () => {
    const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
    const identity = identityOf(child.pid ?? 0);
    expect(identity && isRunning(identity)).toBe(true);
    child.kill("SIGKILL");
    await new Promise((ended) => child.once("exit", ended));
    expect(identity && isRunning(identity)).toBe(false);
  });
});

function take(): Hold {
  const result = holdDataDir(folder, "server");
  if (!isHold(result)) throw new Error(`held by ${result.pid}`);
  return result;
}

function abandon(left: { pid: number; startedAt: string; databasePort: number | null }): void {
  const instance = { ...left, purpose: "server", address: null, children: [] };
  writeFileSync(join(folder, "runtime.json"), JSON.stringify(instance));
  if (!readInstance(folder)) throw new Error("the note is not as the program writes it");
}
