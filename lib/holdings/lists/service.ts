import { z } from "zod";
import { database } from "@/lib/platform/database/client";
import { transaction } from "@/lib/platform/database/transaction";
import { log } from "@/lib/platform/log";
import { readXlsxSheets } from "@/lib/platform/spreadsheets/read-xlsx";
import { annexViFrom, isAnnexVi, type KeptAnnexVi } from "@/lib/regulation/annex-vi-export";
import { candidateListFrom, type KeptCandidateList, numbersOf } from "@/lib/regulation/candidate-list";
import {
  AnnexEntry,
  annexViInUse,
  candidatesInUse,
  shippedAnnexViAsOf,
  shippedCandidates,
  takeAnnexVi,
  takeCandidateList,
  takenAnnexVi,
  takenCandidateList,
} from "@/lib/regulation/substance-lists";

const CANDIDATES = "candidate-list";
const ANNEX_VI = "annex-vi";
const KeptCandidates: z.ZodType<KeptCandidateList> = z.object({
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
const KeptTable: z.ZodType<KeptAnnexVi> = z.object({ asOf: z.iso.date(), entries: z.array(AnnexEntry) });
type Records = Awaited<ReturnType<typeof readXlsxSheets>>[number];

/** A file that is no newer list, with what is wrong with it. */
export class ListRefused extends Error {
  override name = "ListRefused";
}

/**
 * Takes ECHA's export of the candidate list or of Annex VI, which is then used by every process; the one before is kept.
 * What lists show of documents is derived again by the workers. Errors: `ListRefused` with what is wrong with the file.
 */
export async function unsafeTakeList(bytes: Uint8Array, fileName: string) {
  await followLists();
  const sheets = await readXlsxSheets(bytes);
  const table = sheets.find(isAnnexVi);
  return table ? takeTable(table, fileName) : takeCandidates(sheets[0] ?? [], fileName);
}

async function takeCandidates(records: Records, fileName: string) {
  const before = candidatesInUse();
  const taken = candidateListFrom(records, { fileName, inUse: before });
  if ("faults" in taken) throw new ListRefused(taken.faults.join("\n"));
  const { list } = taken;
  await keep(CANDIDATES, fileName, list);
  const held = new Set(numbersOf(before));
  const isNew = ({ cas, ec }: { cas: string[]; ec: string[] }) =>
    [...cas, ...ec].some((number) => !held.has(number));
  return {
    list: CANDIDATES,
    as_of: list.asOf,
    entries: list.entries.length,
    before: { as_of: before.asOf, entries: before.entries.length },
    added: list.entries.filter(isNew).map((entry) => entry.name),
  };
}

async function takeTable(records: Records, fileName: string) {
  const before = annexViInUse();
  const taken = annexViFrom(records, { fileName, inUse: before });
  if ("faults" in taken) throw new ListRefused(taken.faults.join("\n"));
  const { list } = taken;
  await keep(ANNEX_VI, fileName, list);
  const known = new Map(before.entries.map((entry) => [entry.index, entry.classes.join()]));
  const isChanged = ({ index, classes }: AnnexEntry) =>
    known.has(index) && known.get(index) !== classes.join();
  return {
    list: ANNEX_VI,
    as_of: list.asOf,
    entries: list.entries.length,
    before: { as_of: before.asOf, entries: before.entries.length },
    added: list.entries.filter(({ index }) => !known.has(index)).map(({ index, name }) => name ?? index),
    changed: list.entries.filter(isChanged).map(({ index, name }) => name ?? index),
  };
}

/** Keeps a list and uses it; what rests on lists is derived again. */
async function keep(name: string, fileName: string, list: KeptCandidateList | KeptAnnexVi): Promise<void> {
  await transaction(async (tx) => {
    await tx.takenList.create({
      data: { name, asOf: new Date(list.asOf), fileName, content: list },
    });
    // These columns may rest on the list; null is "not derived yet", and `updatedAt` stays.
    await tx.$executeRaw`update documents set opinion = null, candidate_list = null
      where opinion is not null and extraction_id is not null`;
  });
  await followLists();
}

/** Uses the lists that were taken last; whether one of them is another than before. */
export async function followLists(): Promise<boolean> {
  const candidates = await latest(CANDIDATES, shippedCandidates().asOf);
  const table = await latest(ANNEX_VI, shippedAnnexViAsOf);
  const isOther = candidates !== takenCandidateList() || table !== takenAnnexVi();
  if (candidates !== takenCandidateList()) takeCandidateList(await kept(candidates, KeptCandidates));
  if (table !== takenAnnexVi()) takeAnnexVi(await kept(table, KeptTable));
  return isOther;
}

/** The id of the list that was taken last; null without one, and where the release brought a newer one since. */
async function latest(name: string, shipped: string): Promise<string | null> {
  const row = await database().takenList.findFirst({
    where: { name },
    orderBy: [{ takenAt: "desc" }, { id: "desc" }],
    select: { id: true, asOf: true },
  });
  return row && row.asOf.toISOString().slice(0, 10) > shipped ? row.id : null;
}

async function kept<List>(
  id: string | null,
  form: z.ZodType<List>,
): Promise<{ id: string; list: List } | null> {
  if (id === null) return null;
  const { content } = await database().takenList.findUniqueOrThrow({ where: { id } });
  return { id, list: form.parse(content) };
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
