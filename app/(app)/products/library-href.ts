import type { Filter } from "./list-request";

/** The address of the library with these filters. */
export function libraryHref(filters: Filter[]): string {
  return `/products?f=${encodeURIComponent(JSON.stringify(filters))}`;
}
