import type { Group } from "@/lib/library/custom-fields/values";
import { customFields, type FieldKind, filterFields } from "@/lib/library/products/filter-fields";
import { Facets } from "@/lib/library/products/schema";
import { choices, type FacetRow, ranges, sets } from "./statement";

/** Without a value of these a product is not known to have none. */
const mayBeUnknown = [
  "cmr",
  "candidate_list",
  "exposure_limit",
  "storage_class",
  "water_hazard_class",
  "physical_state",
  "manufacturer",
  "language",
] as const satisfies (typeof choices)[number][];

/** Puts the counts of all parts together; the most frequent value comes first. */
export function toFacets(rows: FacetRow[], groups: Group[]): Facets {
  const byFacet = new Map<string, FacetRow[]>();
  for (const row of rows) {
    const sameFacet = byFacet.get(row.facet);
    if (sameFacet) sameFacet.push(row);
    else byFacet.set(row.facet, [row]);
  }
  const counts = (facet: string) => countsOf(byFacet.get(facet) ?? []);
  const plain = (facet: string) => counts(facet).map(({ value, count }) => ({ value, count }));
  const numbers = (facet: string) => rangeOf(byFacet.get(facet) ?? [], Number);
  const dates = (facet: string) => rangeOf(byFacet.get(facet) ?? [], String);
  const valuesOf = (name: string, kind: FieldKind | undefined) => {
    if (kind === "number") return numbers(name);
    if (kind === "date") return dates(name);
    if (kind !== "boolean") return plain(name);
    return plain(name).map(({ value, count }) => ({ value: value === "true", count }));
  };
  const fixed = [...choices, ...Object.keys(sets), ...ranges].map((name) => [
    name,
    valuesOf(name, filterFields[name]?.kind),
  ]);
  const custom = customFields(groups).map(({ name, field }) => [name, valuesOf(name, field.kind)]);
  const unknown = mayBeUnknown.map((name) => {
    const rows = (byFacet.get(name) ?? []).filter(({ value }) => value === null);
    return [name, rows.reduce((sum, { count }) => sum + count, 0)];
  });
  return Facets.parse({
    ...Object.fromEntries(fixed),
    unknown: Object.fromEntries(unknown),
    workplace_id: counts("workplace_id"),
    ...Object.fromEntries(custom),
  });
}

function countsOf(rows: FacetRow[]): { value: string; name: string | null; count: number }[] {
  const byValue = new Map<string, { value: string; name: string | null; count: number }>();
  for (const { value, name, count } of rows) {
    if (value === null) continue;
    const same = byValue.get(value);
    if (same) same.count += count;
    else byValue.set(value, { value, name, count });
  }
  return [...byValue.values()].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}

/** Of a range `value` is the least and `name` the greatest of a part. */
function rangeOf<Bound extends number | string>(
  rows: FacetRow[],
  convert: (text: string) => Bound,
): { min: Bound | null; max: Bound | null } {
  let min: Bound | null = null;
  let max: Bound | null = null;
  for (const { value, name } of rows) {
    if (value === null || name === null) continue;
    const [least, greatest] = [convert(value), convert(name)];
    if (min === null || least < min) min = least;
    if (max === null || greatest > max) max = greatest;
  }
  return { min, max };
}
