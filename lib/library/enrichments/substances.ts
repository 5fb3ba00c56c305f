import type { EnrichedSheet } from "./schema";

export type Substance = { component: string | null; cas_number: string | null; ec_number: string | null };

/** The components by their numbers, and the substance that the sheet itself is about where none of them is it. */
export function substancesOf({ details, casNumber, ecNumber }: EnrichedSheet): Substance[] {
  const components = (details?.components ?? []).map(({ name, cas_number, ec_number }) => ({
    component: name,
    cas_number,
    // Details that were stored before they held EC numbers.
    ec_number: ec_number ?? null,
  }));
  const isNamed = components.some(
    ({ cas_number, ec_number }) =>
      (casNumber && cas_number === casNumber) || (ecNumber && ec_number === ecNumber),
  );
  const own = isNamed ? [] : [{ component: null, cas_number: casNumber, ec_number: ecNumber }];
  return [...components, ...own].filter(({ cas_number, ec_number }) => cas_number || ec_number);
}
