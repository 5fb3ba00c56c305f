import type { TableThProps } from "@mantine/core";
import {
  type ColumnDef,
  createSortedRowModel,
  metaHelper,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table";
import type { CSSProperties } from "react";

type ColumnMeta = {
  /** Not shown on narrower screens. */
  visibleFrom?: "sm" | "md";
  /** The heading is said, not shown. */
  isHeadHidden?: boolean;
  /** Names its row to those who hear the table. */
  isRowHead?: boolean;
  width?: TableThProps["w"];
  align?: "end";
  style?: CSSProperties;
  headStyle?: CSSProperties;
  /** Where rows become cards: with its name above it, as by default, without it, or over the whole width. */
  card?: "plain" | "wide";
};

export const plainFeatures = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnMeta: metaHelper<ColumnMeta>(),
});

export type PlainFeatures = typeof plainFeatures;

/** A column of a plain table. With `accessorFn` it is sorted by what that gives; an empty value (undefined) comes last. */
export type DataColumn<Row extends RowData> = ColumnDef<PlainFeatures, Row>;
