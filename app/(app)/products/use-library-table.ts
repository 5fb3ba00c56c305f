"use client";

import {
  type Column,
  type ColumnDef,
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type Header,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { LibraryColumn } from "./columns";
import {
  narrowest,
  orderedBy,
  pinnedBy,
  shownBy,
  sizedBy,
  sortedBy,
  tableStateOf,
  widest,
} from "./table-state";
import type { ProductRow } from "./use-product-rows";
import type { LibraryView, SetLibraryView } from "./view";

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

/** Of a library of any length only the rows in sight exist (use-visible-rows); the table keeps the ids of chosen ones. */
const rowsOfTheWindow: ProductRow[] = [];

/** Columns, their order, widths and pins, the sorting and the chosen rows; all but the last are in the address. */
export function useLibraryTable(
  catalogue: LibraryColumn[],
  labelOf: (column: string) => string,
  view: LibraryView,
  setView: SetLibraryView,
) {
  const columns = useMemo(
    () => catalogue.map((column) => definition(column, labelOf(column.name))),
    [catalogue, labelOf],
  );
  const state = useMemo(() => tableStateOf(catalogue, view), [catalogue, view]);
  return useTable(
    {
      features,
      columns,
      data: rowsOfTheWindow,
      state,
      manualSorting: true,
      columnResizeMode: "onChange",
      onColumnOrderChange: (updater) => void setView((before) => orderedBy(before, updater)),
      onColumnVisibilityChange: (updater) => void setView((before) => shownBy(catalogue, before, updater)),
      onColumnPinningChange: (updater) => void setView((before) => pinnedBy(before, updater)),
      onColumnSizingChange: (updater) => void setView(({ w }) => sizedBy(w, updater)),
      onSortingChange: (updater) => void setView((before) => sortedBy(catalogue, before, updater)),
    },
    ({ rowSelection }) => ({ rowSelection }),
  );
}

export type LibraryTable = ReturnType<typeof useLibraryTable>;
export type TableColumn = Column<typeof features, ProductRow>;
export type TableHeader = Header<typeof features, ProductRow>;

function definition({ name, width, sort }: LibraryColumn, label: string) {
  return {
    id: name,
    header: label,
    // The list is sorted where it is kept; a column without values could not be sorted by in the table's eyes.
    accessorFn: () => null,
    size: width,
    minSize: narrowest,
    maxSize: widest,
    enableSorting: sort !== null,
    enableHiding: name !== "name",
  } satisfies ColumnDef<typeof features, ProductRow>;
}

/** The name of a column in the language of the screen. */
export function labelOf({ id, columnDef }: TableColumn): string {
  return typeof columnDef.header === "string" ? columnDef.header : id;
}
