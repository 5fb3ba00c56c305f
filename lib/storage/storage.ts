/** Where files lie, addressed by the SHA-256 of their bytes. The same bytes are stored once. */
export type Storage = {
  /** Stores bytes durably before it returns; storing what is there already changes nothing. */
  put(sha256: string, bytes: Uint8Array): Promise<void>;
  /** Null when nothing is stored under that hash. */
  get(sha256: string): Promise<Uint8Array | null>;
  /** The same as a stream with its size, for downloads. */
  open(sha256: string): Promise<{ body: ReadableStream<Uint8Array>; byteSize: number } | null>;
  has(sha256: string): Promise<boolean>;
  /** Throws when the store cannot be reached or written to. */
  check(): Promise<void>;
};
