import type { StoredName } from "@/lib/platform/storage/storage";
import { holdingPlace } from "../lock";
import { readLines } from "../pieces";
import type { Place } from "../place";
import { type BackupRecord, backupNames, readRecord } from "../record";
import { keptOf, type Policy } from "./policy";

const removedAtOnce = 16;

export type PruneReport = {
  /** False: this is what would be dropped. */
  deleted: boolean;
  /** Names of backups, the oldest first. */
  kept: string[];
  dropped: string[];
  /** Files and pieces of tables. */
  files_kept: number;
  files_dropped: number;
  bytes_dropped: number;
};

type Backup = { name: string; record: BackupRecord; takenAt: Date };
type Plan = { kept: Backup[]; dropped: Backup[]; filesKept: number; unneeded: StoredName[] };

/**
 * Drops the backups that the policy does not keep, then what no remaining backup names, or only tells what it would drop.
 * Throws, with nothing dropped, where a backup is being written there, a record cannot be read, or a backup to keep lacks
 * something: then an older one may be all there is.
 */
export async function prune(place: Place, policy: Policy, isToDelete: boolean): Promise<PruneReport> {
  if (!isToDelete) return reportOf(await plan(place, policy), false);
  return holdingPlace(place, "prune", async (stillHeld) => {
    const planned = await plan(place, policy);
    await stillHeld();
    // Records first: what is interrupted leaves files without a backup, never a backup without its files
    for (const { name } of planned.dropped) await place.records.remove(`${name}.json`);
    for (let from = 0; from < planned.unneeded.length; from += removedAtOnce) {
      const some = planned.unneeded.slice(from, from + removedAtOnce);
      await Promise.all(some.map(({ name }) => place.store.remove(name)));
    }
    return reportOf(planned, true);
  });
}

async function plan(place: Place, policy: Policy): Promise<Plan> {
  const names = await backupNames(place);
  if (names.length === 0) throw new Error("There is no backup there.");
  const backups: Backup[] = [];
  for (const name of names) {
    const { record } = await readRecord(place, name);
    backups.push({ name, record, takenAt: new Date(record.taken_at) });
  }
  const keep = keptOf(backups, policy);
  const kept = backups.filter((backup) => keep.has(backup));
  const named = await namedBy(place, kept);
  const unneeded: StoredName[] = [];
  const lacking = new Map(named);
  for await (const stored of place.names()) {
    if (named.has(stored.name)) lacking.delete(stored.name);
    else unneeded.push(stored);
  }
  for (const [sha256, backup] of lacking) throw notWhole(backup, `it lacks ${sha256}`);
  return {
    kept,
    dropped: backups.filter((backup) => !keep.has(backup)),
    filesKept: named.size,
    unneeded,
  };
}

/** What backups are made of, each with the name of one of them. */
async function namedBy(place: Place, backups: Backup[]): Promise<Map<string, string>> {
  const named = new Map<string, string>();
  for (const { name, record } of backups) {
    const { tables, jobs, files, broken_files } = record;
    for (const { pieces } of [...tables, jobs, files]) for (const piece of pieces) named.set(piece, name);
    const broken = new Set(broken_files);
    const lines = await readLines(place, files).catch((error: unknown) => {
      throw notWhole(name, error instanceof Error ? error.message : String(error));
    });
    for (const [sha256 = ""] of lines) if (!broken.has(sha256)) named.set(sha256, name);
  }
  return named;
}

function notWhole(backup: string, fault: string): Error {
  return new Error(
    `The backup ${backup} is not whole: ${fault}. Nothing was dropped. \`verify\` tells the rest; ` +
      `another backup may put it right, else take backups/${backup}.json away.`,
  );
}

function reportOf({ kept, dropped, filesKept, unneeded }: Plan, deleted: boolean): PruneReport {
  return {
    deleted,
    kept: kept.map(({ name }) => name),
    dropped: dropped.map(({ name }) => name),
    files_kept: filesKept,
    files_dropped: unneeded.length,
    bytes_dropped: unneeded.reduce((sum, { byteSize }) => sum + byteSize, 0),
  };
}
