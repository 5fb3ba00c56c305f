import { z } from "zod";
import { annexViInUse, candidatesInUse, readList, takenAnnexVi, takenCandidateList } from "./substance-lists";

export type ListVersion = {
  name: string;
  /** Of which day or state of the law it is, as its source says it. */
  version: string;
  rows: number;
  source: string;
  /** What of it is not used as law, and why; null: all of it is. */
  limits: string | null;
};

const Meta = z.object({
  listDate: z.string().optional(),
  lawDate: z.string().optional(),
  edition: z.string().optional(),
  act: z.string().optional(),
  law: z.string().optional(),
  title: z.string().optional(),
  source: z.string().optional(),
  origin: z.string().optional(),
  sources: z.array(z.string()).optional(),
  warning: z.string().optional(),
});
const Stored = z.looseObject({ meta: Meta });

const TAKEN = "ECHA export, taken by an operator";
const ANNEX_VI = "clp-annex-vi.json";

/** The lists that opinions, labels and enrichments are made from: file, member with the rows, and what is not used. */
const lists: readonly { name: string; file: string; rows: string; version?: string; limits?: string }[] = [
  {
    name: "CLP Annex VI, Table 3",
    file: ANNEX_VI,
    rows: "entries",
    version: "classes and statements of 2026-05-01 (02008R1272-20260501)",
    limits:
      "specific limits, M factors and notes are of 2021; they are left out where the class changed since",
  },
  { name: "CLP Annex VI, adopted and not applicable yet", file: "annex-vi-upcoming.json", rows: "entries" },
  { name: "CLP Annex I, rules of mixtures", file: "mixture-rules.json", rows: "single" },
  {
    name: "CLP Annexes III and IV, statements",
    file: "statements.json",
    rows: "statements",
    version: "2025-09-01 (consolidation of CLP)",
  },
  { name: "REACH Annex II, headings", file: "sds-structure.json", rows: "headings" },
  {
    name: "REACH Annex XVII, texts on packages",
    file: "restrictions.json",
    rows: "restrictions",
    limits: "entries 28 to 30 and 74 alone",
  },
  {
    name: "REACH Annex XIV, authorisation list",
    file: "authorisation-list.json",
    rows: "entries",
    limits:
      "entries 1 to 59 without exempted uses, three without their sunset date; later entries are not known here",
  },
  { name: "ADR, Table A", file: "un-dangerous-goods.json", rows: "rows" },
  {
    name: "Limits of workplace air of the Union",
    file: "eu-limits.json",
    rows: "rows",
    limits:
      "only rows that were seen in an act or its transposition; no national list is verified as of today",
  },
];

/** Every list with its version, its rows and its source; the candidate list as it is in use. */
export function listVersions(): ListVersion[] {
  const { asOf, entries } = candidatesInUse();
  const isTaken = takenCandidateList() !== null;
  const candidates = {
    name: "REACH candidate list",
    version: asOf,
    rows: entries.length,
    source: isTaken ? TAKEN : metaOf("reach-svhc.json").source,
    limits: "entries for groups reach further than their numbers",
  };
  return [candidates, ...lists.map((one) => (one.file === ANNEX_VI ? annexVi(one) : versionOf(one)))];
}

/** As it is in use; the labels' names of substances are those of the release. */
function annexVi(shipped: (typeof lists)[number]): ListVersion {
  if (takenAnnexVi() === null) return versionOf(shipped);
  const { asOf, entries } = annexViInUse();
  const limits = "names on labels, and note B there, are of the release";
  return { name: shipped.name, version: asOf, rows: entries.length, source: TAKEN, limits };
}

function versionOf({ name, file, rows, version, limits }: (typeof lists)[number]): ListVersion {
  const stored = Stored.parse(readList(`lib/regulation/${file}`));
  const counted = z.array(z.unknown()).parse(stored[rows]);
  const told = metaOf(file);
  return {
    name,
    version: version ?? told.version,
    rows: counted.length,
    source: told.source,
    limits: limits ?? null,
  };
}

function metaOf(file: string): { version: string; source: string } {
  const { meta } = Stored.parse(readList(`lib/regulation/${file}`));
  const source = meta.source ?? meta.origin ?? meta.sources?.join("; ") ?? "see SOURCES.md";
  const version = meta.listDate ?? meta.lawDate ?? meta.edition ?? meta.act ?? meta.law ?? source;
  return { version, source };
}
