import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { environment } from "@/lib/platform/environment";
import { diskStorage, namesOnDisk } from "@/lib/platform/storage/disk";
import { namesInBucket, s3Records, s3Storage } from "@/lib/platform/storage/s3";
import { s3Settings } from "@/lib/platform/storage/service";
import type { Storage, StoredName } from "@/lib/platform/storage/storage";

/** Where backups lie: files and pieces of tables by their hash, each once for all backups, and a record a backup. */
export type Place = {
  store: Pick<Storage, "put" | "get" | "has" | "remove">;
  /** All that the store holds, whatever names it. */
  names(): AsyncIterable<StoredName>;
  records: Records;
  /** Who works there just now. */
  locks: Records;
};

type Records = {
  /** Names in any order; none where nothing was ever written. */
  list(): Promise<string[]>;
  /** Throws when there is none of that name. */
  read(name: string): Promise<Uint8Array>;
  write(name: string, bytes: Uint8Array): Promise<void>;
  remove(name: string): Promise<void>;
};

/** A folder, or `s3://bucket/prefix` reached with the settings S3_…. Throws for an address that is none of them. */
export function backupPlace(address: string): Place {
  if (!/^[a-z0-9]+:\/\//i.test(address)) return folderPlace(resolve(address));
  const { protocol, hostname: bucket, pathname } = new URL(address);
  if (protocol !== "s3:" || !bucket)
    throw new Error(`${address} is neither a folder nor s3://bucket/prefix.`);
  const prefix = pathname.replace(/^\/+|\/+$/g, "");
  const settings = { ...s3Settings(environment()), bucket, prefix: prefix && `${prefix}/` };
  return {
    store: s3Storage(settings),
    names: () => namesInBucket(settings),
    records: s3Records(settings, "backups/"),
    locks: s3Records(settings, "locks/"),
  };
}

function folderPlace(folder: string): Place {
  const files = join(folder, "files");
  return {
    store: diskStorage(files),
    names: () => namesOnDisk(files),
    records: folderRecords(join(folder, "backups")),
    locks: folderRecords(join(folder, "locks")),
  };
}

function folderRecords(folder: string): Records {
  return {
    list: () => readdir(folder).catch(noneIfAbsent),
    read: (name) => readFile(join(folder, name)),
    async write(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const part = join(folder, `${name}.${randomUUID()}.part`);
      await writeFile(part, bytes, { mode: 0o600, flush: true });
      await rename(part, join(folder, name));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

function noneIfAbsent(error: unknown): string[] {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
  throw error;
}
