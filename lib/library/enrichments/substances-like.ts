import { tables } from "@/lib/regulation/substance-lists";

export type NamedSubstance = {
  name: string;
  cas_number: string | null;
  ec_number: string | null;
  index_number: string;
};

const most = 10;

/** Entries of CLP Annex VI by number or name; those that begin with the words come first, short names before long ones. */
export function substancesLike(query: string): NamedSubstance[] {
  const wanted = folded(query);
  const ranked = tables().entries.flatMap((entry) => {
    const name = entry.name ?? "";
    const numbers = [...entry.cas, ...entry.ec, entry.index];
    const synonyms = folded(name).split(/;\s*/);
    const rank =
      synonyms.includes(wanted) || numbers.includes(wanted)
        ? 0
        : [...synonyms, ...numbers].some((one) => one.startsWith(wanted))
          ? 1
          : synonyms.some((one) => one.includes(wanted))
            ? 2
            : null;
    return rank === null || !name ? [] : [{ rank, entry, name }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ entry, name }) => ({
      name: name.split(";")[0]?.trim() ?? name,
      cas_number: entry.cas[0] ?? null,
      ec_number: entry.ec[0] ?? null,
      index_number: entry.index,
    }));
}

const folded = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();
