import { createHash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { s3Credentials, startS3 } from "@/lib/testing/s3-server";
import { startUploadThing } from "@/lib/testing/uploadthing-server";
import { diskStorage } from "./disk";
import { s3Storage } from "./s3";
import type { Storage } from "./storage";
import { uploadThingStorage } from "./uploadthing";

type Opened = {
  store: Storage;
  unreachable: Storage;
  /** Puts other bytes of the same length where a file lies. */
  damage(sha256: string, bytes: Buffer): Promise<unknown>;
  close(): Promise<unknown>;
};

/** Each driver with its counterpart; the stores of others are stood in for by servers that check every signature. */
const drivers: Record<string, () => Promise<Opened>> = {
  async disk() {
    const folder = await mkdtemp(join(tmpdir(), "storage-"));
    return {
      store: diskStorage(folder),
      unreachable: diskStorage("/dev/null/files"),
      damage: (sha256, bytes) => writeFile(join(folder, sha256.slice(0, 2), sha256), bytes),
      close: () => rm(folder, { recursive: true }),
    };
  },
  async s3() {
    const server = await startS3("sheets");
    const settings = { bucket: "sheets", region: "eu-central-1", endpoint: server.endpoint };
    return {
      store: s3Storage({ ...settings, credentials: s3Credentials }),
      unreachable: s3Storage({ ...settings, credentials: { ...s3Credentials, secretAccessKey: "wrong" } }),
      damage: async (sha256, bytes) => server.objects.set(`files/${sha256.slice(0, 2)}/${sha256}`, bytes),
      close: server.close,
    };
  },
  async uploadthing() {
    const server = await startUploadThing();
    const settings = { token: server.token, apiUrl: server.url, ingestUrl: server.url };
    const other = Buffer.from(JSON.stringify({ apiKey: "sk_live_x", appId: "x", regions: ["fra1"] }));
    return {
      store: uploadThingStorage(settings),
      unreachable: uploadThingStorage({ ...settings, token: other.toString("base64") }),
      damage: async (sha256, bytes) => server.files.set(sha256, bytes),
      close: server.close,
    };
  },
};

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

describe.each(Object.keys(drivers))("the driver %s", (name) => {
  let opened: Opened;
  beforeAll(async () => {
    const open = drivers[name];
    if (!open) throw new Error(`no driver ${name}`);
    opened = await open();
  });
  afterAll(() => opened.close());

  test("gives back what was put, byte for byte, whole and as a stream", async () => {
    const { store } = opened;
    for (const bytes of [
      new TextEncoder().encode("a sheet"),
      Uint8Array.from({ length: 300_000 }, (_, i) => i),
    ]) {
      const sha256 = hashOf(bytes);
      expect(await store.has(sha256)).toBe(false);
      await store.put(sha256, bytes);
      expect(await store.has(sha256)).toBe(true);
      expect(Buffer.from((await store.get(sha256)) ?? []).equals(bytes)).toBe(true);
      const file = await store.open(sha256);
      expect(file?.byteSize).toBe(bytes.byteLength);
      expect(Buffer.from(await new Response(file?.body).arrayBuffer()).equals(bytes)).toBe(true);
    }
  });

  test("stores the same bytes once, also when they come at once", async () => {
    const bytes = new TextEncoder().encode(`twice ${name}`);
    const sha256 = hashOf(bytes);
    await Promise.all(Array.from({ length: 5 }, () => opened.store.put(sha256, bytes)));
    await opened.store.put(sha256, bytes);
    expect(Buffer.from((await opened.store.get(sha256)) ?? []).equals(bytes)).toBe(true);
  });

  test("takes the place of damaged bytes", async () => {
    const bytes = new TextEncoder().encode(`sound ${name}`);
    const sha256 = hashOf(bytes);
    await opened.store.put(sha256, bytes);
    await opened.damage(sha256, Buffer.from(bytes).reverse());
    expect(Buffer.from((await opened.store.get(sha256)) ?? []).equals(bytes)).toBe(false);
    await opened.store.put(sha256, bytes);
    expect(Buffer.from((await opened.store.get(sha256)) ?? []).equals(bytes)).toBe(true);
  });

  test("drops what is no more needed, and takes the same bytes again", async () => {
    const bytes = new TextEncoder().encode(`dropped ${name}`);
    const sha256 = hashOf(bytes);
    await opened.store.put(sha256, bytes);
    await opened.store.remove(sha256);
    await opened.store.remove(sha256);
    expect(await opened.store.has(sha256)).toBe(false);
    await opened.store.put(sha256, bytes);
    expect(await opened.store.has(sha256)).toBe(true);
  });

  test("has nothing under a hash that was never put", async () => {
    const sha256 = hashOf(new TextEncoder().encode("never"));
    expect(await opened.store.get(sha256)).toBeNull();
    expect(await opened.store.open(sha256)).toBeNull();
    expect(await opened.store.has(sha256)).toBe(false);
  });

  test("refuses bytes that do not match their hash", async () => {
    await expect(opened.store.put("0".repeat(64), new Uint8Array(3))).rejects.toThrow("hash");
  });

  test("says whether it can be used", async () => {
    await opened.store.check();
    await expect(opened.unreachable.check()).rejects.toThrow();
    const bytes = new TextEncoder().encode("refused");
    await expect(opened.unreachable.put(hashOf(bytes), bytes)).rejects.toThrow();
  });
});
