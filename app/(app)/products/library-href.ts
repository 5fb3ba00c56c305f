import type { Filter } from "./view";

/** The address of the library with these filters. */
export function libraryHref(filters: Filter[]): string {
  return `/products?f=${encodeURIComponent(JSON.stringify(filters))}`;
}
