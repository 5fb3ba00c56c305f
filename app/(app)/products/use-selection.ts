"use client";

import { useCallback, useMemo, useRef, useState } from "react";
import { nameOf } from "./cell";
import type { Filter } from "./list-request";
import type { LibraryTable } from "./use-library-table";
import type { ProductRow } from "./use-product-rows";

/** Products chosen one by one, which the table keeps, or everything that the filter finds. */
export function useSelection(table: LibraryTable, filters: Filter[], total: number) {
  const { setRowSelection, resetRowSelection } = table;
  const { rowSelection } = table.state;
  const [isAll, setIsAll] = useState(false);
  // Those that were chosen may no longer be among the rows that are there.
  const names = useRef(new Map<string, string>());
  const toggle = useCallback(
    (row: ProductRow) => {
      const { id } = row;
      names.current.set(id, nameOf(row));
      setIsAll(false);
      setRowSelection(({ [id]: isChosen, ...others }) => (isChosen ? others : { ...others, [id]: true }));
    },
    [setRowSelection],
  );
  const clear = useCallback(() => {
    resetRowSelection(true);
    setIsAll(false);
  }, [resetRowSelection]);
  const ids = useMemo(() => Object.keys(rowSelection), [rowSelection]);
  const body = useMemo(() => (isAll ? { filters } : { product_ids: ids }), [isAll, filters, ids]);
  return {
    ids,
    nameOf: (id: string) => names.current.get(id) ?? "…",
    isAll,
    count: isAll ? total : ids.length,
    body,
    toggle,
    clear,
    chooseAll: () => setIsAll(true),
  };
}

export type ProductSelection = ReturnType<typeof useSelection>;
