import type { Tables } from "@/lib/regulation/substance-lists";
import type { EnrichedSheet, Enrichments } from "./schema";
import { substancesOf } from "./substances";

const source = "REACH candidate list (ECHA), Article 59(10) of (EC) 1907/2006";

export function candidateList(
  sheet: EnrichedSheet,
  { candidates, candidatesAsOf }: Tables,
): NonNullable<Enrichments["candidate_list"]> {
  const hits = substancesOf(sheet).flatMap((substance) => {
    const { cas_number, ec_number } = substance;
    const found = [cas_number, ec_number].flatMap((number) => (number && candidates.get(number)) || []);
    return [...new Set(found)].map(({ name, reason, date }) => ({
      ...substance,
      name,
      reason,
      date,
      source,
    }));
  });
  return {
    hits,
    is_partial: false,
    as_of: candidatesAsOf,
    note: "The whole list of that day, by CAS and EC number. Entries for groups (“and its salts”) also cover substances that have no number there.",
  };
}
