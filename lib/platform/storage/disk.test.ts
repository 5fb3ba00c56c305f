import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { diskStorage } from "./disk";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "storage-"));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = new TextEncoder().encode("a sheet");
const sha256 = createHash("sha256").update(bytes).digest("hex");

test("what is put in comes out, and nothing else lies beside it", async () => {
  const store = diskStorage(folder);
  await store.put(sha256, bytes);
  await store.put(sha256, bytes);
  expect(await store.get(sha256)).toEqual(Buffer.from(bytes));
  expect((await store.open(sha256))?.byteSize).toBe(bytes.byteLength);
  expect(await readdir(join(folder, sha256.slice(0, 2)))).toEqual([sha256]);
});

test("what was never put in is null", async () => {
  const store = diskStorage(folder);
  expect(await store.get(sha256)).toBeNull();
  expect(await store.open(sha256)).toBeNull();
  expect(await store.has(sha256)).toBe(false);
});

test("bytes that do not match their hash are refused", async () => {
  await expect(diskStorage(folder).put("0".repeat(64), bytes)).rejects.toThrow("hash");
});

test("a file cut short by a crash is written anew", async () => {
  const store = diskStorage(folder);
  await store.put(sha256, bytes);
  await writeFile(join(folder, sha256.slice(0, 2), sha256), "a sh");
  await store.put(sha256, bytes);
  expect(await store.get(sha256)).toEqual(Buffer.from(bytes));
});
