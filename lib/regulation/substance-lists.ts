import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { isCasNumber, isEcNumber } from "@/lib/regulation/substance-numbers";
import type { KeptAnnexVi } from "./annex-vi-export";
import type { KeptCandidateList } from "./candidate-list";

const Numbers = z.object({ cas: z.array(z.string()).default([]), ec: z.array(z.string()).default([]) });
export const AnnexEntry = Numbers.extend({
  index: z.string(),
  name: z.string().nullable(),
  classes: z.array(z.string()).default([]),
  h: z.array(z.string()).default([]),
  notes: z.array(z.string()).default([]),
  scl: z.array(z.string()).default([]).describe("Specific limits, M factors and estimates, of 2021."),
  sclNote: z.string().optional().describe("The class changed since, so that `scl` may have too."),
  deletedSince: z.boolean().default(false),
});
const UpcomingEntry = Numbers.extend({
  index: z.string(),
  name: z.string(),
  class: z.array(z.tuple([z.string(), z.string()])),
});
const Upcoming = z.object({
  meta: z.object({ act: z.string(), appliesFrom: z.string() }),
  entries: z.array(UpcomingEntry),
});
const CandidateEntry = Numbers.extend({
  name: z.string(),
  reasons: z.array(z.string()),
  date: z.string(),
  members: z.array(Numbers).default([]),
});
const CandidateList = z.object({
  meta: z.object({ listDate: z.string(), reasonCodes: z.record(z.string(), z.string()) }),
  entries: z.array(CandidateEntry),
});

const AuthorisationEntry = Numbers.extend({
  entry: z.number(),
  name: z.string(),
  sunset: z.string().nullable().describe("YYYY-MM-DD; null where no source of it was seen."),
});
const AuthorisationList = z.object({ entries: z.array(AuthorisationEntry) });

type AuthorisationEntry = z.infer<typeof AuthorisationEntry>;
export type AnnexEntry = z.infer<typeof AnnexEntry>;
type UpcomingEntry = z.infer<typeof UpcomingEntry>;
type CandidateEntry = Pick<z.infer<typeof CandidateEntry>, "name" | "date"> & { reason: string };
/** Entries by CAS and by EC number; a number that fails its check digit leads nowhere. */
export type Tables = {
  /** All entries of Annex VI. */
  entries: readonly AnnexEntry[];
  annexVi: ReadonlyMap<string, AnnexEntry[]>;
  candidates: ReadonlyMap<string, CandidateEntry[]>;
  /** YYYY-MM-DD, the day of ECHA's export. */
  candidatesAsOf: string;
  /** Substances subject to authorisation: REACH Annex XIV. */
  authorisation: ReadonlyMap<string, AuthorisationEntry[]>;
  /** Harmonised classifications that are adopted and not applicable yet, with the act and the day. */
  upcoming: { entries: ReadonlyMap<string, UpcomingEntry[]>; act: string; appliesFrom: string };
};

const files = {
  annexVi: "lib/regulation/clp-annex-vi.json",
  candidates: "lib/regulation/reach-svhc.json",
  upcoming: "lib/regulation/annex-vi-upcoming.json",
  authorisation: "lib/regulation/authorisation-list.json",
};
/** The files that the lists are read from, relative to the project's root. */
export const listFiles: readonly string[] = Object.values(files);

/** A list that an operator took since, kept with the id of its row; null: the one that came with the release is used. */
type Taken<List> = { id: string; list: List } | null;
/** And what was made of all lists. */
type State = { candidates: Taken<KeptCandidateList>; annexVi: Taken<KeptAnnexVi>; loaded?: Tables };
// One for each process: bundles and a development server load this module more than once.
const kept = globalThis as typeof globalThis & { sixteenSubstanceLists?: State };

function state(): State {
  kept.sixteenSubstanceLists ??= { candidates: null, annexVi: null };
  return kept.sixteenSubstanceLists;
}

/** The lists of lib/regulation, read on first use, with those that were taken last. */
export function tables(): Tables {
  const now = state();
  now.loaded ??= load(candidatesInUse(), now.annexVi?.list.entries ?? shippedAnnexVi().entries);
  return now.loaded;
}

/** From here on a list that was taken is used, or with null the one that came with the release. */
export function takeCandidateList(candidates: State["candidates"]): void {
  const { annexVi } = state();
  if (candidates?.id !== state().candidates?.id) kept.sixteenSubstanceLists = { candidates, annexVi };
}
export function takeAnnexVi(annexVi: State["annexVi"]): void {
  const { candidates } = state();
  if (annexVi?.id !== state().annexVi?.id) kept.sixteenSubstanceLists = { candidates, annexVi };
}

/** The ids of the lists that were taken and are in use; null: the one that came with the release. */
export const takenCandidateList = (): string | null => state().candidates?.id ?? null;
export const takenAnnexVi = (): string | null => state().annexVi?.id ?? null;

/** What newer exports are compared with. */
export const candidatesInUse = (): KeptCandidateList => state().candidates?.list ?? shippedCandidates();
export const annexViInUse = (): KeptAnnexVi => state().annexVi?.list ?? shippedAnnexVi();

/** The state of the consolidation that classes and codes of the table were taken from. */
export const shippedAnnexViAsOf = "2026-05-01";

/** The table that came with the release. */
export const shippedAnnexVi = (): KeptAnnexVi => ({
  asOf: shippedAnnexViAsOf,
  entries: z.object({ entries: z.array(AnnexEntry) }).parse(readList(files.annexVi)).entries,
});

/** The list that came with the release; the numbers of a group's members are the group's. */
export function shippedCandidates(): KeptCandidateList {
  shipped ??= readShipped();
  return shipped;
}

let shipped: KeptCandidateList | undefined;

function readShipped(): KeptCandidateList {
  const { meta, entries } = CandidateList.parse(readList(files.candidates));
  return {
    asOf: meta.listDate.slice(0, "YYYY-MM-DD".length),
    entries: entries.map((entry) => ({
      name: entry.name,
      date: entry.date,
      reason: entry.reasons.map((code) => meta.reasonCodes[code] ?? code).join("; "),
      cas: [entry, ...entry.members].flatMap(({ cas }) => cas),
      ec: [entry, ...entry.members].flatMap(({ ec }) => ec),
    })),
  };
}

function load(candidates: KeptCandidateList, annex: AnnexEntry[]): Tables {
  const upcoming = Upcoming.parse(readList(files.upcoming));
  return {
    entries: annex,
    annexVi: byNumber(annex),
    candidates: byNumber(candidates.entries),
    candidatesAsOf: candidates.asOf,
    authorisation: byNumber(AuthorisationList.parse(readList(files.authorisation)).entries),
    upcoming: {
      entries: byNumber(upcoming.entries),
      act: upcoming.meta.act,
      appliesFrom: upcoming.meta.appliesFrom,
    },
  };
}

function byNumber<Entry extends z.infer<typeof Numbers>>(entries: Entry[]): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const numbers = [...entry.cas.filter(isCasNumber), ...entry.ec.filter(isEcNumber)];
    for (const number of new Set(numbers)) found.set(number, [...(found.get(number) ?? []), entry]);
  }
  return found;
}

/** A list of lib/regulation as it is stored, by its path from the project's root. */
export function readList(file: string): unknown {
  // From the working directory, which is that root for web and worker alike: a bundler moves this file.
  return JSON.parse(readFileSync(join(process.cwd(), file), "utf8"));
}
