import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, constants, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { AppError } from "@/lib/platform/errors";
import { requireHash, type Storage, type StoredName } from "./storage";

/** Files in a folder: `<folder>/<first two characters>/<sha256>`. */
export function diskStorage(folder: string): Storage {
  const fileOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);

  async function put(sha256: string, bytes: Uint8Array): Promise<void> {
    requireHash(sha256, bytes);
    try {
      await writeDurably(fileOf(sha256), bytes);
    } catch (error) {
      throw asUnavailable(error);
    }
  }

  return {
    put,
    async get(sha256) {
      return readFile(fileOf(sha256)).catch(nullIfAbsent);
    },
    async open(sha256) {
      const byteSize = await sizeOf(fileOf(sha256));
      if (byteSize === null) return null;
      const body = Readable.toWeb(createReadStream(fileOf(sha256))) as ReadableStream<Uint8Array>;
      return { body, byteSize };
    },
    async has(sha256) {
      return (await sizeOf(fileOf(sha256))) !== null;
    },
    async remove(sha256) {
      await rm(fileOf(sha256), { force: true });
    },
    async check() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.W_OK);
    },
    direct: null,
  };
}

const written = /^[0-9a-f]{64}(?:\.[0-9a-f-]{36}\.part)?$/;

/** What lies in the folder of a store, in no order; what something else put there is left out. */
export async function* namesOnDisk(folder: string): AsyncGenerator<StoredName> {
  const parts = (await readdir(folder).catch(nullIfAbsent)) ?? [];
  for (const part of parts.filter((name) => /^[0-9a-f]{2}$/.test(name)))
    for (const name of await readdir(join(folder, part))) {
      const byteSize = written.test(name) ? await sizeOf(join(folder, part, name)) : null;
      if (byteSize !== null) yield { name, byteSize };
    }
}

/** Temporary name, sync, rename, sync of the folder: a power cut leaves the whole file or none. */
async function writeDurably(file: string, bytes: Uint8Array): Promise<void> {
  const folder = join(file, "..");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const temporary = `${file}.${randomUUID()}.part`;
  try {
    const handle = await open(temporary, "wx");
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
    const directory = await open(folder, "r");
    await directory.sync().finally(() => directory.close());
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function sizeOf(file: string): Promise<number | null> {
  const found = await stat(file).catch(nullIfAbsent);
  return found ? found.size : null;
}

function nullIfAbsent(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}

function asUnavailable(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (!["ENOSPC", "EDQUOT", "EROFS", "EIO", "EACCES"].includes(code)) return error;
  return new AppError(
    "unavailable",
    "The file could not be stored: the disk is full or cannot be written to.",
    {
      headers: { "retry-after": "60" },
    },
  );
}
