import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 60_000 });

let folder = "";
let child: ChildProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dropped-"));
});
afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

/** A program that prints, and in the end notes how many lines it has printed and how many errors it has had. */
const program = (outputs: string[]) => `
  import { dropUnreadOutput } from ${JSON.stringify(join(import.meta.dirname, "dropped-output.mjs"))};
  import { writeFileSync } from "node:fs";
  dropUnreadOutput();
  let errors = 0;
  let lines = 0;
  process.on("uncaughtException", (error) => { errors += 1; console.error(error); });
  const timer = setInterval(() => {
    for (const output of ${JSON.stringify(outputs)}) console[output]("a line that nobody reads");
    if (++lines === 200) {
      clearInterval(timer);
      process.stdout.write("last", () => writeFileSync(${JSON.stringify(join(folder, "result"))}, JSON.stringify({ lines, errors })));
    }
  }, 2);
`;

function run(outputs: string[]): ChildProcess {
  const file = join(folder, "program.mjs");
  writeFileSync(file, program(outputs));
  child = spawn(process.execPath, [file], { stdio: ["ignore", "pipe", "pipe"] });
  return child;
}

test.each([
  ["one", ["log"]],
  ["both", ["log", "error"]],
])("a program whose reader of %s outputs is gone goes on to its end, without errors", async (_, outputs) => {
  const running = run(outputs);
  const ended = once(running, "exit");
  let said = "";
  running.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  await once(running.stdout ?? running, "data");
  running.stdout?.destroy();
  if (outputs.includes("error")) running.stderr?.destroy();
  expect(await ended).toEqual([0, null]);
  expect(JSON.parse(readFileSync(join(folder, "result"), "utf8"))).toEqual({ lines: 200, errors: 0 });
  if (!outputs.includes("error")) expect(said.match(/Nobody reads/g)).toHaveLength(1);
});
