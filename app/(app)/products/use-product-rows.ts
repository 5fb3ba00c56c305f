"use client";

import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import type { listProducts } from "@/lib/products/operations";
import type { Product } from "@/lib/products/schema";
import type { Filter } from "./view";

export type ProductRow = z.output<typeof Product>;
export type ListRequest = { filters: Filter[]; sort: string; direction: "asc" | "desc" };

/** Rows fetched together: about three screens. */
const pageSize = 100;

/** The rows between two positions of a list of any length; only the pages that are looked at are fetched. */
export function useProductRows(request: ListRequest, range: { first: number; last: number }) {
  const head = useQuery({ ...pageQuery(request, 1), placeholderData: keepPreviousData });
  const numbers = pagesBetween(range.first, Math.min(range.last, (head.data?.meta?.total ?? 1) - 1));
  const others = useQueries({
    queries: numbers.filter((number) => number > 1).map((number) => pageQuery(request, number)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const rows = useMemo(() => {
    const found = new Map<number, ProductRow>();
    for (const { meta, data } of head.data ? [head.data, ...others] : others)
      for (const [i, row] of data.entries()) found.set(((meta?.page ?? 1) - 1) * pageSize + i, row);
    return found;
  }, [head.data, others]);
  return { rows, head, total: head.data?.meta?.total ?? 0 };
}

function pageQuery(request: ListRequest, page: number) {
  return {
    queryKey: ["products", request, page],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      callApi<typeof listProducts>("/v1/products", {
        method: "POST",
        body: { ...request, page, size: pageSize },
        signal,
      }),
    staleTime: 15_000,
  };
}

function pagesBetween(first: number, last: number): number[] {
  const from = Math.floor(Math.max(0, first) / pageSize);
  const to = Math.floor(Math.max(0, last) / pageSize);
  return Array.from({ length: Math.min(to - from + 1, 5) }, (_, i) => from + i + 1);
}
