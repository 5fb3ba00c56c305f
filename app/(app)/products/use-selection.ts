"use client";

import { useCallback, useMemo, useState } from "react";
import type { Filter } from "./list-request";
import type { ProductRow } from "./use-product-rows";

/** Products chosen one by one, or everything that the filter finds. */
export function useSelection(filters: Filter[], total: number) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setIsAll] = useState(false);
  const toggle = useCallback((row: ProductRow) => {
    setIsAll(false);
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(row.id)) after.add(row.id);
      return after;
    });
  }, []);
  const clear = useCallback(() => {
    setIds(new Set());
    setIsAll(false);
  }, []);
  const body = useMemo(() => (isAll ? { filters } : { product_ids: [...ids] }), [isAll, filters, ids]);
  return {
    ids,
    isAll,
    count: isAll ? total : ids.size,
    body,
    toggle,
    clear,
    chooseAll: () => setIsAll(true),
  };
}

export type ProductSelection = ReturnType<typeof useSelection>;
