"use client";

import {
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { LibraryColumn } from "./columns";
import type { ProductRow } from "./use-product-rows";
import type { LibraryView, SetLibraryView } from "./view";

const features = tableFeatures({
  columnVisibilityFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnResizingFeature,
});

/** The rows are drawn from the list by their position; the table keeps the columns. */
const noRows: ProductRow[] = [];

/** Columns with their order, widths and pins as the address says. */
export function useLibraryTable(all: LibraryColumn[], view: LibraryView, setView: SetLibraryView) {
  const columns = useMemo(
    () =>
      all.map(
        ({ name, width }): ColumnDef<typeof features, ProductRow> => ({
          id: name,
          size: width,
          minSize: 60,
          maxSize: 900,
        }),
      ),
    [all],
  );
  return useTable({
    features,
    columns,
    data: noRows,
    columnResizeMode: "onChange",
    state: {
      columnVisibility: Object.fromEntries(all.map(({ name }) => [name, view.cols.includes(name)])),
      columnOrder: view.cols,
      columnPinning: { start: view.cols.filter((name) => view.pin.includes(name)), end: [] },
      columnSizing: view.w,
    },
    onColumnSizingChange: (change) =>
      void setView(({ w }) => ({ w: typeof change === "function" ? change(w) : change })),
  });
}

export type LibraryTable = ReturnType<typeof useLibraryTable>;
