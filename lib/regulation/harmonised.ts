import annex from "./clp-annex-vi.json";

/** What a label takes from a harmonised entry of CLP Annex VI. */
export type HarmonisedEntry = {
  /** In English, as the table prints it; null where it is not held here. */
  name: string | null;
  hazardCodes: string[];
  /** Note B: sold in solutions of several strengths, which the label tells (Annex VI 1.1.3.1). */
  isSoldInSolutions: boolean;
};

type Row = {
  index: string;
  name?: string | null;
  cas?: string[];
  ec?: string[];
  h: string[];
  notes?: string[];
  deletedSince?: boolean;
};
type Numbers = { cas_number: string | null; ec_number: string | null; index_number?: string | null };

let byNumber: Map<string, Row[]> | undefined;

/** The entries under a substance's index, CAS or EC number; none for numbers that Annex VI does not list. */
export function harmonisedEntries({ index_number, cas_number, ec_number }: Numbers): HarmonisedEntry[] {
  byNumber ??= indexed(annex.entries);
  for (const number of [index_number, cas_number, ec_number]) {
    const rows = number ? byNumber.get(number) : undefined;
    if (rows) return rows.map(toEntry);
  }
  return [];
}

function indexed(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.deletedSince) continue;
    for (const number of [row.index, ...(row.cas ?? []), ...(row.ec ?? [])])
      found.set(number, [...(found.get(number) ?? []), row]);
  }
  return found;
}

function toEntry({ name, h, notes }: Row): HarmonisedEntry {
  return {
    name: name ?? null,
    hazardCodes: h.flatMap((code) => code.match(/(?:EUH|H)\d{3}[A-Za-z]{0,2}/g) ?? []),
    isSoldInSolutions: notes?.includes("B") ?? false,
  };
}
