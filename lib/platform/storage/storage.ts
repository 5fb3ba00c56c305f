import { createHash } from "node:crypto";

/** Where files lie, addressed by the SHA-256 of their bytes. The same bytes are stored once. */
export type Storage = {
  /** Stores bytes durably before it returns, whatever lay there under that hash. */
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  /** Null when nothing is stored under that hash. */
  get(sha256: string): Promise<Uint8Array | null>;
  /** The same as a stream with its size, for downloads. */
  open(sha256: string): Promise<{ body: ReadableStream<Uint8Array>; byteSize: number } | null>;
  has(sha256: string): Promise<boolean>;
  /** Drops what is stored under that hash, if anything is; only `unsafeDropFiles` knows when that may be. */
  remove(sha256: string): Promise<void>;
  /** Throws when the store cannot be reached or written to. */
  check(): Promise<void>;
  /** Addresses that lead past this service straight to the store; null when it has none. */
  direct: DirectStorage | null;
};

/** A file that a store holds, or one whose writing was interrupted: whoever lists a store removes both by their name. */
export type StoredName = { name: string; byteSize: number };

export type DirectUrl = { url: string; expiresAt: Date };
export type DownloadName = { fileName: string; contentType: string };

/** What a client sends straight to the store is unchecked until `received` is read. */
export type DirectStorage = {
  /** An address that takes one PDF by PUT under the name of an upload. */
  uploadUrl(uploadId: string, seconds: number): Promise<DirectUrl>;
  /** What has arrived for an upload; null before it has. */
  received(uploadId: string): Promise<ReceivedFile | null>;
  /** An address that gives a stored file under a name of its own. */
  downloadUrl(sha256: string, name: DownloadName, seconds: number): Promise<DirectUrl>;
};

type ReceivedFile = {
  byteSize: number;
  /** Null when it was dropped in the meantime. */
  read(): Promise<Uint8Array | null>;
  /** Removes it from where uploads arrive. */
  drop(): Promise<void>;
};

/** Refuses bytes that are not what their name says; every driver asks before it stores. */
export function requireHash(sha256: string, bytes: Uint8Array): void {
  if (sha256Of(bytes) !== sha256) throw new Error("hash does not match the bytes");
}

/** The name that bytes are stored under. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
