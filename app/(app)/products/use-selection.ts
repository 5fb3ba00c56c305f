"use client";

import { useCallback, useMemo, useState } from "react";
import type { Filter } from "./list-request";
import type { LibraryTable } from "./use-library-table";

/** Products chosen one by one, which the table keeps, or everything that the filter finds. */
export function useSelection(table: LibraryTable, filters: Filter[], total: number) {
  const { setRowSelection, resetRowSelection } = table;
  const { rowSelection } = table.state;
  const [isAll, setIsAll] = useState(false);
  const toggle = useCallback(
    (id: string) => {
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
    isAll,
    count: isAll ? total : ids.length,
    body,
    toggle,
    clear,
    chooseAll: () => setIsAll(true),
  };
}

export type ProductSelection = ReturnType<typeof useSelection>;
