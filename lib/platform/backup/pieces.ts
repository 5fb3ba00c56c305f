import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { sha256Of } from "@/lib/platform/storage/storage";
import type { Place } from "./place";
import type { Rows } from "./record";

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Rows of a table that only grows then lie in the same pieces in every backup. */
const pieceBytes = 8_000_000;
const newLine = 10;

/** Stores rows as COPY writes them; pieces that an earlier backup has stored are stored already. */
export async function keepRows(place: Place, copied: AsyncIterable<Buffer>): Promise<Rows> {
  const hash = createHash("sha256");
  const pieces: string[] = [];
  let rows = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const keep = async () => {
    const piece = await compress(Buffer.concat(waiting), { level: 6 });
    waiting = [];
    size = 0;
    const sha256 = sha256Of(piece);
    pieces.push(sha256);
    if (!(await place.store.has(sha256))) await place.store.put(sha256, piece);
  };
  for await (const chunk of copied) {
    hash.update(chunk);
    // COPY writes a row a line; a line break inside a value is written as \n.
    for (const byte of chunk) if (byte === newLine) rows += 1;
    for (let from = 0; from < chunk.length; ) {
      const part = chunk.subarray(from, from + pieceBytes - size);
      waiting.push(part);
      size += part.length;
      from += part.length;
      if (size === pieceBytes) await keep();
    }
  }
  if (size) await keep();
  return { rows, sha256: hash.digest("hex"), pieces };
}

/** The rows as they were stored. Throws when a piece is missing or damaged, at the latest at the end. */
export async function* readRows(place: Place, { pieces, sha256, rows }: Rows): AsyncGenerator<Buffer> {
  const hash = createHash("sha256");
  let found = 0;
  for (const name of pieces) {
    const piece = await place.store.get(name);
    if (!piece) throw new Error(`the piece ${name} is missing`);
    if (sha256Of(piece) !== name) throw new Error(`the piece ${name} is damaged`);
    const text = await decompress(piece);
    hash.update(text);
    for (const byte of text) if (byte === newLine) found += 1;
    yield text;
  }
  if (hash.digest("hex") !== sha256 || found !== rows)
    throw new Error("the rows are not those of the backup");
}

/** The same, line by line, its columns as text. */
export async function readLines(place: Place, kept: Rows): Promise<string[][]> {
  const parts: Buffer[] = [];
  for await (const part of readRows(place, kept)) parts.push(part);
  const text = Buffer.concat(parts).toString();
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => line.split("\t"));
}
