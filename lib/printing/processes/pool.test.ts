import type { ChildProcess } from "node:child_process";
import { performance } from "node:perf_hooks";
import { afterAll, expect, test } from "vitest";
import { extractedFrom } from "@/lib/fixtures/extracted";
import { products } from "@/lib/fixtures/products";
import { readPdf } from "@/lib/fixtures/read-pdf";
import { defaultProfile } from "@/lib/printing/layout/safety-card/profile";
import type { Made, MakingTask } from "./make";
import { endMakers, makeApart } from "./pool";

afterAll(endMakers);

const names = Object.keys(products) as (keyof typeof products)[];

function labels(count: number, size: "A6" | "A7" = "A6"): MakingTask & { kind: "labels" } {
  return {
    kind: "labels",
    labels: Array.from({ length: count }, (_, index) => ({
      source: extractedFrom(products[names[index % names.length] ?? "acetone"], "en"),
      options: { language: "de", qrUrl: "https://sds.example.com/q/4f9a3b7c2d1e" },
      copies: 1,
    })),
    sizing: { size },
    printing: {},
  };
}

function fileOf(made: Made): Uint8Array {
  if (made.kind !== "file") throw new Error(JSON.stringify(made));
  return made.bytes;
}

test("the same labels have the same bytes in whichever process they are made", async () => {
  // There are two of them at least, and what is asked for at once goes to different ones.
  const [one, other] = await Promise.all([makeApart(labels(1)), makeApart(labels(1))]);
  expect(Buffer.from(fileOf(one)).equals(Buffer.from(fileOf(other)))).toBe(true);
});

test("a hundred labels are made elsewhere: made here, they would keep this process busy all the time", async () => {
  const task = labels(100);
  await makeApart(labels(1));
  const before = performance.eventLoopUtilization();
  const made = await makeApart(task);
  const { utilization } = performance.eventLoopUtilization(before);
  expect(utilization).toBeLessThan(0.8);
  expect((await readPdf(fileOf(made))).pages).toHaveLength(100);
});

test("copies follow each other", async () => {
  const task = labels(2);
  for (const label of task.labels) label.copies = 2;
  const { pages } = await readPdf(fileOf(await makeApart(task)));
  expect(pages).toHaveLength(4);
  expect(pages[1]?.text).toBe(pages[0]?.text);
  expect(pages[2]?.text).not.toBe(pages[1]?.text);
});

test("eight A7 labels lie on one A4 sheet", async () => {
  const task = { ...labels(9, "A7"), printing: { paper: "A4" as const } };
  for (const label of task.labels) label.options = { ...label.options, qrUrl: null };
  const { pages } = await readPdf(fileOf(await makeApart(task)));
  expect(pages.map(({ width }) => Math.round((width * 25.4) / 72))).toEqual([297, 297]);
});

test("labels that do not fit are named, each by its place in the batch", async () => {
  const task = { ...labels(3), sizing: { size: { widthMm: 30, heightMm: 20 } } };
  const made = await makeApart(task);
  expect(made).toMatchObject({ kind: "unfitting" });
  if (made.kind === "unfitting") expect(made.labels.map(({ index }) => index)).toEqual([0, 1, 2]);
});

test("a task that fails is refused and the next one is made", async () => {
  const profile = {
    ...defaultProfile,
    logo: { mediaType: "image/png" as const, base64: "bm8gcGljdHVyZQ==" },
  };
  const source = extractedFrom(products.acetone, "en");
  const card: MakingTask = {
    kind: "card",
    of: { cards: [{ source, options: { language: "en", profile } }], group: null },
    filled: {},
    format: "pdf",
  };
  await expect(makeApart(card)).rejects.toThrow();
  const sound = await makeApart({
    ...card,
    of: { cards: [{ source, options: { language: "en", profile: defaultProfile } }], group: null },
  });
  expect(Buffer.from(fileOf(sound)).toString("latin1", 0, 5)).toBe("%PDF-");
});

test("a task that needs more memory than there is ends its process, not this one, and the next one is made", async () => {
  const tooMany = labels(1);
  for (const label of tooMany.labels) label.copies = 100_000_000;
  await expect(makeApart(tooMany)).rejects.toThrow("ended");
  expect(fileOf(await makeApart(labels(1))).byteLength).toBeGreaterThan(0);
});

test("whoever ends the processes one after the other, the next task is made", async () => {
  const kept = globalThis as { sixteenMakers?: { all: { process: ChildProcess }[] } };
  for (let i = 0; i < 4; i += 1) {
    const made = makeApart(labels(100));
    for (const { process: child } of kept.sixteenMakers?.all ?? []) child.kill("SIGKILL");
    await expect(made).rejects.toThrow("ended");
  }
  expect(fileOf(await makeApart(labels(1))).byteLength).toBeGreaterThan(0);
});
