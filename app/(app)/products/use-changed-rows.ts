"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { Page, ProductRow } from "./use-product-rows";

/**
 * Changes rows where they stand: a list that were sorted and filtered again after each action would carry a row away
 * from whoever works on it. It is when the list is asked for the next time.
 */
export function useChangedRows() {
  const client = useQueryClient();
  return (ids: readonly string[], changed: (row: ProductRow) => ProductRow) => {
    const wanted = new Set(ids);
    client.setQueriesData<Page>({ queryKey: ["products"], predicate: isPage }, (page) =>
      page ? { ...page, data: page.data.map((row) => (wanted.has(row.id) ? changed(row) : row)) } : page,
    );
    void client.invalidateQueries({ queryKey: ["products"], refetchType: "none" });
  };
}

/** A page of the list is kept by its request and number. */
const isPage = ({ queryKey }: { queryKey: readonly unknown[] }) => typeof queryKey[2] === "number";
