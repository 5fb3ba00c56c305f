import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const AnnexEntry = z.object({
  index: z.string(),
  cas: z.array(z.string()).default([]),
  classes: z.array(z.string()).default([]),
  h: z.array(z.string()).default([]),
});
const CandidateEntry = z.object({
  name: z.string(),
  cas: z.array(z.string()).nullish(),
  reason: z.string(),
  date: z.string(),
  members: z.array(z.object({ cas: z.string().nullish() })).optional(),
});

export type AnnexEntry = z.infer<typeof AnnexEntry>;
export type CandidateEntry = z.infer<typeof CandidateEntry>;
/** Entries by CAS number. */
export type Tables = {
  annexVi: ReadonlyMap<string, AnnexEntry[]>;
  candidates: ReadonlyMap<string, CandidateEntry[]>;
  candidatesAsOf: string;
};

let loaded: Tables | undefined;

/** The lists of lib/regulation, read on first use. */
export function tables(): Tables {
  loaded ??= load();
  return loaded;
}

function load(): Tables {
  const annex = z.object({ entries: z.array(AnnexEntry) }).parse(readJson("clp-annex-vi.json")).entries;
  const candidates = z
    .object({ entries: z.array(CandidateEntry) })
    .parse(readJson("reach-svhc.json")).entries;
  const casOf = (entry: CandidateEntry) => [
    ...(entry.cas ?? []),
    ...(entry.members ?? []).flatMap(({ cas }) => cas ?? []),
  ];
  return {
    annexVi: byCas(annex, (entry) => entry.cas),
    candidates: byCas(candidates, casOf),
    candidatesAsOf:
      candidates
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? "",
  };
}

function byCas<Entry>(entries: Entry[], casOf: (entry: Entry) => string[]): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const cas of new Set(casOf(entry))) found.set(cas, [...(found.get(cas) ?? []), entry]);
  return found;
}

// From the working directory, which is the project's root for web and worker alike: a bundler moves this file.
function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(process.cwd(), "lib/regulation", name), "utf8"));
}
