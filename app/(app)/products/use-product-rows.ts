"use client";

import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { z } from "zod";
import { type Answer, callApi } from "@/components/api";
import type { listProducts } from "@/lib/library/products/operations";
import type { Product } from "@/lib/library/products/schema";
import type { FirstPage } from "./first-page";
import { type ListRequest, pageSize } from "./list-request";
import type { Range } from "./use-visible-rows";

export type ProductRow = z.output<typeof Product>;
export type Page = Answer<typeof listProducts>;

/** The first page of a list and how long it is; while another list is fetched, the one before. */
export function useFirstPage(request: ListRequest, sent: FirstPage | null) {
  const isSent = sent?.listKey === JSON.stringify(request);
  return useQuery({
    ...pageQuery(request, 1),
    placeholderData: keepPreviousData,
    initialData: isSent ? sent.page : undefined,
    initialDataUpdatedAt: sent?.readAt,
  });
}

/** What is found at a position of the list: undefined while it is fetched. */
export type RowAt = (index: number) => ProductRow | undefined;

/** The rows around a range of a list of any length; only the pages that are looked at are fetched. */
export function useProductRows(request: ListRequest, first: Page | undefined, range: Range): RowAt {
  const numbers = pagesBetween(range.first, Math.min(range.last, (first?.meta?.total ?? 1) - 1));
  const others = useQueries({
    queries: numbers.filter((number) => number > 1).map((number) => pageQuery(request, number)),
    combine: pagesThatCame,
  });
  return useMemo(() => {
    const pages = new Map(others.map((page) => [page.meta?.page, page.data]));
    if (first) pages.set(1, first.data);
    return (index) => pages.get(Math.floor(index / pageSize) + 1)?.[index % pageSize];
  }, [first, others]);
}

function pagesThatCame(results: { data: Page | undefined }[]): Page[] {
  return results.flatMap(({ data }) => data ?? []);
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
    // To compare hundreds of products with each other costs more than to draw them.
    structuralSharing: false,
  };
}

function pagesBetween(first: number, last: number): number[] {
  const from = Math.floor(Math.max(0, first) / pageSize);
  const to = Math.floor(Math.max(0, last) / pageSize);
  return Array.from({ length: Math.min(to - from + 1, 5) }, (_, i) => from + i + 1);
}
