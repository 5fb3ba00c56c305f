import { createHmac } from "node:crypto";
import { z } from "zod";
import { authenticationSecret } from "@/lib/platform/authentication-secret";
import type { Place } from "./place";

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Rows as PostgreSQL's COPY writes them (text format), gzipped in pieces that lie in the store under their hashes. */
const Rows = z.strictObject({
  rows: z.int().nonnegative(),
  /** Of the text of all pieces. */
  sha256: Hash,
  pieces: z.array(Hash),
});
export type Rows = z.infer<typeof Rows>;

/** What a backup holds. Its name is when it was taken. */
export const BackupRecord = z.strictObject({
  format: z.literal(1),
  taken_at: z.iso.datetime(),
  /** The migrations that the database had. */
  migrations: z.array(z.strictObject({ name: z.string(), checksum: Hash })),
  tables: z.array(Rows.extend({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.strictObject({ name: z.string(), last_value: z.string(), is_called: z.boolean() })),
  /** Jobs of the queue: task, payload, queue, key, priority, tries, when. */
  jobs: Rows,
  /** SHA-256 and size of every file. */
  files: Rows,
  /** Files that were missing or damaged in the store, and in no earlier backup. */
  broken_files: z.array(Hash),
  /** Tells whether it is restored with the secret that sealed second factors. */
  secret: Hash,
});
export type BackupRecord = z.infer<typeof BackupRecord>;

/** Knows the secret of an instance again without telling it. */
export function secretMark(): string {
  return createHmac("sha256", authenticationSecret()).update("backup").digest("hex");
}

export async function writeRecord(place: Place, record: BackupRecord): Promise<string> {
  const name = record.taken_at.replaceAll(":", "-");
  await place.records.write(`${name}.json`, Buffer.from(`${JSON.stringify(record, null, 1)}\n`));
  return name;
}

/** The names of all backups of a place, the oldest first. */
export async function backupNames(place: Place): Promise<string[]> {
  return (await place.records.list())
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.slice(0, -".json".length))
    .sort();
}

/** The backup of this name, else the latest. Throws when there is none. */
export async function readRecord(
  place: Place,
  wanted?: string,
): Promise<{ name: string; record: BackupRecord }> {
  const names = await backupNames(place);
  const name = wanted ?? names.at(-1);
  if (!name || !names.includes(name))
    throw new Error(
      wanted && names.length
        ? `There is no backup ${wanted} there. There are: ${names.join(", ")}.`
        : "There is no backup there.",
    );
  const read: unknown = JSON.parse(Buffer.from(await place.records.read(`${name}.json`)).toString());
  const result = BackupRecord.safeParse(read);
  if (result.success) return { name, record: result.data };
  throw new Error(`The record of the backup ${name} is damaged, or of a newer version of the program.`);
}
