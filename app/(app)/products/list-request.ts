export type Filter = { field: string; op: string; value?: unknown };
export type ListRequest = { filters: Filter[]; sort: string; direction: "asc" | "desc" };

/** Rows fetched together: about three screens. */
export const pageSize = 100;

/** What the library is sorted by when the address does not say it. */
export const usualSort = { sort: "last_updated", dir: "desc" } as const;

/** Null for what is no list of filters: then the address says none. */
export function toFilters(value: unknown): Filter[] | null {
  return Array.isArray(value) && value.length <= 40 && value.every(isFilter) ? value : null;
}

function isFilter(value: unknown): value is Filter {
  if (typeof value !== "object" || value === null || !("field" in value) || !("op" in value)) return false;
  return typeof value.field === "string" && typeof value.op === "string";
}

type Chosen = { f: Filter[]; sort: string; dir: "asc" | "desc" };

/** The list as the API takes it, the free text among its filters. */
export function requestOf({ f, sort, dir }: Chosen, text: string): ListRequest {
  const query = text.trim();
  return {
    filters: query ? [...f, { field: "query", op: "matches", value: query }] : f,
    sort,
    direction: dir,
  };
}
