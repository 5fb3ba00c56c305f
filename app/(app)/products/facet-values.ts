import type { z } from "zod";
import type { Facets } from "@/lib/library/products/schema";
import type { Filter } from "./list-request";

/** Null stands for products of which it is not known. */
export type FacetValue = string | boolean | null;
export type FacetOption = { value: FacetValue; name: string | null; count: number };
type Answer = z.output<typeof Facets>;

/** The facets of every library, in the order of the panel; custom fields follow. */
export const choiceFacets = [
  "signal_word",
  "classification",
  "pictograms",
  "h_codes",
  "cmr",
  "candidate_list",
  "hazards",
  "exposure_limit",
  "workplace_id",
  "manufacturer",
  "procurement_status",
  "review_state",
  "opinion",
  "physical_state",
  "storage_class",
  "water_hazard_class",
  "transport_classes",
  "language",
] as const;

/** The values of a facet with their counts, chosen ones also where no product has them (any more); none for a range. */
export function optionsOf(facets: Answer, field: string, chosen: FacetValue[] = []): FacetOption[] {
  const facet = facets[field];
  if (!Array.isArray(facet)) return [];
  const options: FacetOption[] = facet.map((entry) => ({
    value: entry.value,
    name: "name" in entry ? String(entry.name) : null,
    count: entry.count,
  }));
  const unknown = facets.unknown?.[field] ?? 0;
  if (unknown > 0) options.push({ value: null, name: null, count: unknown });
  const lost = chosen.filter((value) => !options.some((option) => option.value === value));
  return [...options, ...lost.map((value) => ({ value, name: null, count: 0 }))];
}

/** What the filters choose of a facet. */
export function chosenOf(filters: Filter[], field: string): FacetValue[] {
  const filter = filters.find((candidate) => candidate.field === field && candidate.op === "in");
  return Array.isArray(filter?.value)
    ? filter.value.filter(
        (value): value is FacetValue => value === null || ["string", "boolean"].includes(typeof value),
      )
    : [];
}

/** The filters with a facet's choice replaced; without a choice the facet filters nothing. */
export function withChoice(filters: Filter[], field: string, value: FacetValue[]): Filter[] {
  const others = filters.filter((filter) => filter.field !== field || filter.op !== "in");
  return value.length ? [...others, { field, op: "in", value }] : others;
}

/** The filters with the bounds of a range replaced. */
export function withBounds(
  filters: Filter[],
  field: string,
  bounds: { from: string | number | null; to: string | number | null },
): Filter[] {
  const others = filters.filter((filter) => filter.field !== field || !["gte", "lte"].includes(filter.op));
  const from = bounds.from === null ? [] : [{ field, op: "gte", value: bounds.from }];
  const to = bounds.to === null ? [] : [{ field, op: "lte", value: bounds.to }];
  return [...others, ...from, ...to];
}

export function boundsOf(filters: Filter[], field: string) {
  const bound = (op: string) => {
    const value = filters.find((filter) => filter.field === field && filter.op === op)?.value;
    return typeof value === "string" || typeof value === "number" ? value : null;
  };
  return { from: bound("gte"), to: bound("lte") };
}
