import { readdirSync, readFileSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { makeSheet } from "@/lib/fixtures/make-sheet";
import { products } from "@/lib/fixtures/products";
import { layouts } from "@/lib/fixtures/sheet-options";
import { createExtractor } from "./isolated";

// A process of its own takes its time to start on a busy machine
vi.setConfig({ testTimeout: 90_000 });

const sheet = () => makeSheet(products.acetone, { ...layouts.ruled, language: "en" });
const limits = { timeoutMs: 60_000, totalMs: 120_000, maxMemoryMb: 1_024 };
const extractor = createExtractor(limits);
afterAll(() => extractor.close());

test("a sheet is read in the child process", async () => {
  expect(await extractor.extract(await sheet())).toMatchObject({ status: "completed" });
});

test("sheets given at once are all read, one after the other", async () => {
  const bytes = await sheet();
  const results = await Promise.all([1, 2, 3].map(() => extractor.extract(bytes)));
  expect(results.map(({ status }) => status)).toEqual(["completed", "completed", "completed"]);
});

test.each([
  ["takes too long", { timeoutMs: 1 }],
  ["takes too long altogether", { totalMs: 1 }],
  ["takes too much memory", { maxMemoryMb: 16 }],
])("a sheet that %s is refused as too complex, and so is not the worker's end", async (_, limit) => {
  const strict = createExtractor({ ...limits, ...limit });
  const bytes = await sheet();
  expect(await strict.extract(bytes)).toMatchObject({ status: "failed", error: { code: "too_complex" } });
  expect(await strict.extract(bytes)).toMatchObject({ status: "failed" });
  await strict.close();
});

test("a process that kept much memory gives way to a new one, and no sheet is lost by it", async () => {
  const small = createExtractor({ ...limits, maxMemoryMb: 450 });
  const bytes = await sheet();
  const results = await Promise.all([1, 2].map(() => small.extract(bytes)));
  expect(results.map(({ status }) => status)).toEqual(["completed", "completed"]);
  await small.close();
});

/** The processes that this one has started to read sheets. */
function readersOf(pid = process.pid): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, "utf8").split(" "))
    .filter((child) => child && readFileSync(`/proc/${child}/cmdline`, "utf8").includes("extraction/child"))
    .map(Number);
}

test.runIf(process.platform === "linux")(
  "a reader that somebody else kills says nothing of the sheet, and the next one is read",
  async () => {
    const before = readersOf();
    const robust = createExtractor(limits);
    const bytes = await sheet();
    const reading = robust.extract(bytes);
    const outcome = expect(reading).rejects.toThrow(/reader.*SIGKILL/i);
    await expect
      .poll(() => readersOf().filter((pid) => !before.includes(pid)).length, { timeout: 30_000 })
      .toBe(1);
    for (const pid of readersOf().filter((one) => !before.includes(one))) process.kill(pid, "SIGKILL");
    await outcome;
    expect(await robust.extract(bytes)).toMatchObject({ status: "completed" });
    await robust.close();
  },
);

test("what a reader throws says nothing of the sheet, and the next one is read", async () => {
  const robust = createExtractor(limits);
  // Not what it can read at all
  await expect(robust.extract(null as unknown as Uint8Array)).rejects.toThrow(/reader/i);
  expect(await robust.extract(await sheet())).toMatchObject({ status: "completed" });
  await robust.close();
});
