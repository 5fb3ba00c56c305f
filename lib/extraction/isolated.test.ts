import { afterAll, expect, test } from "vitest";
import { makeSheet } from "@/lib/fixtures/make-sheet";
import { products } from "@/lib/fixtures/products";
import { layouts } from "@/lib/fixtures/sheet-options";
import { createExtractor } from "./isolated";

const sheet = () => makeSheet(products.acetone, { ...layouts.ruled, language: "en" });
const extractor = createExtractor({ timeoutMs: 60_000, maxMemoryMb: 1_024 });
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
  ["takes too long", { timeoutMs: 1, maxMemoryMb: 1_024 }],
  ["takes too much memory", { timeoutMs: 60_000, maxMemoryMb: 16 }],
])("a sheet that %s is refused as too complex, and so is not the worker's end", async (_, limits) => {
  const strict = createExtractor(limits);
  const bytes = await sheet();
  expect(await strict.extract(bytes)).toMatchObject({ status: "failed", error: { code: "too_complex" } });
  expect(await strict.extract(bytes)).toMatchObject({ status: "failed" });
  await strict.close();
});

test("a process that kept much memory gives way to a new one, and no sheet is lost by it", async () => {
  const small = createExtractor({ timeoutMs: 60_000, maxMemoryMb: 450 });
  const bytes = await sheet();
  const results = await Promise.all([1, 2, 3].map(() => small.extract(bytes)));
  expect(results.map(({ status }) => status)).toEqual(["completed", "completed", "completed"]);
  await small.close();
});
