import { z } from "zod";
import { database } from "@/lib/platform/database/client";
import { transaction } from "@/lib/platform/database/transaction";
import { log } from "@/lib/platform/log";
import { readXlsx } from "@/lib/platform/spreadsheets/read-xlsx";
import { candidateListFrom, type KeptCandidateList, numbersOf } from "@/lib/regulation/candidate-list";
import {
  candidatesInUse,
  shippedCandidates,
  takeCandidateList,
  takenCandidateList,
} from "@/lib/regulation/substance-lists";

const name = "candidate-list";
const Kept: z.ZodType<KeptCandidateList> = z.object({
  asOf: z.iso.date(),
  entries: z.array(
    z.object({
      name: z.string(),
      date: z.string(),
      reason: z.string(),
      cas: z.array(z.string()),
      ec: z.array(z.string()),
    }),
  ),
});

/** A file that is no newer list, with what is wrong with it. */
export class ListRefused extends Error {
  override name = "ListRefused";
}

/**
 * Takes ECHA's export of the candidate list, which is then used by every process; the one before is kept. What lists
 * show of documents is derived again by the workers. Errors: `ListRefused` with what is wrong with the file.
 */
export async function unsafeTakeCandidateList(bytes: Uint8Array, fileName: string) {
  await followLists();
  const records = await readXlsx(bytes);
  const before = candidatesInUse();
  const taken = candidateListFrom(records, { fileName, inUse: before });
  if ("faults" in taken) throw new ListRefused(taken.faults.join("\n"));
  const { list } = taken;
  await transaction(async (tx) => {
    await tx.takenList.create({
      data: { name, asOf: new Date(list.asOf), fileName, content: list },
    });
    // These columns may rest on the list; null is "not derived yet", and `updatedAt` stays.
    await tx.$executeRaw`update documents set opinion = null, candidate_list = null
      where opinion is not null and extraction_id is not null`;
  });
  await followLists();
  const held = new Set(numbersOf(before));
  const isNew = ({ cas, ec }: { cas: string[]; ec: string[] }) =>
    [...cas, ...ec].some((number) => !held.has(number));
  return {
    as_of: list.asOf,
    entries: list.entries.length,
    before: { as_of: before.asOf, entries: before.entries.length },
    added: list.entries.filter(isNew).map((entry) => entry.name),
  };
}

/** Uses the candidate list that was taken last; whether that is another one than before. */
export async function followLists(): Promise<boolean> {
  const latest = await database().takenList.findFirst({
    where: { name },
    orderBy: [{ takenAt: "desc" }, { id: "desc" }],
    select: { id: true, asOf: true },
  });
  // A release may bring a newer list than the one that was taken before it.
  const isNewer = latest && latest.asOf.toISOString().slice(0, 10) > shippedCandidates().asOf;
  const id = isNewer ? latest.id : null;
  if (id === takenCandidateList()) return false;
  const row = id === null ? null : await database().takenList.findUniqueOrThrow({ where: { id } });
  takeCandidateList(row && { id: row.id, list: Kept.parse(row.content) });
  return true;
}

/** A process looks for a newer list no more often than this. */
const lookMs = 30_000;
const looked = globalThis as typeof globalThis & { sixteenLookedForLists?: number };

/** As `followLists`, at most every half minute; a call never fails because of it. */
export async function followListsNow(now: number): Promise<void> {
  if (now - (looked.sixteenLookedForLists ?? -Infinity) < lookMs) return;
  looked.sixteenLookedForLists = now;
  await followLists().catch((error: unknown) => log.error("lists were not looked for", { error }));
}
