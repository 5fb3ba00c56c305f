"use client";

import { Table, type TableProps } from "@mantine/core";
import { type RowData, type RowSelectionState, useTable } from "@tanstack/react-table";
import type { ReactNode } from "react";
import cards from "./cards.module.css";
import { compareValues } from "./compare";
import { DataHead } from "./data-head";
import { DataRow } from "./data-row";
import { type DataColumn, plainFeatures } from "./table-features";

type Selection<Row> = {
  /** Ids, of rows on other pages too. */
  chosen: RowSelectionState;
  onChange: (chosen: RowSelectionState) => void;
  labelOf: (row: Row) => string;
  labelOfAll: string;
};

type Props<Row extends RowData> = Omit<TableProps, "data"> & {
  rows: Row[];
  columns: DataColumn<Row>[];
  rowId: (row: Row) => string;
  /** False where more rows are elsewhere: to sort a page of them would mislead. */
  isWhole?: boolean;
  /** On a phone each row is a card. */
  isCards?: boolean;
  selection?: Selection<Row>;
  /** Rows above the others that no sorting moves. */
  first?: ReactNode;
};

const none: RowSelectionState = {};
const defaultColumn = { sortFn: compareValues, sortUndefined: "last" as const };

/** A table of rows that are all there: a click on a heading sorts it up, down, and as it came. */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { rows, columns, rowId, isWhole = true, isCards, selection, first, ...attributes } = props;
  const chosen = selection?.chosen ?? none;
  const table = useTable({
    features: plainFeatures,
    columns,
    data: rows,
    defaultColumn,
    getRowId: rowId,
    state: { rowSelection: chosen },
    onRowSelectionChange: (updater) =>
      selection?.onChange(updater instanceof Function ? updater(chosen) : updater),
    enableSorting: isWhole && rows.length > 1,
    enableMultiSort: false,
    sortDescFirst: false,
  });
  return (
    <Table className={isCards ? cards.cards : undefined} {...attributes}>
      <DataHead table={table} labelOfAll={selection?.labelOfAll} />
      <Table.Tbody>
        {first}
        {table.getRowModel().rows.map((row) => (
          <DataRow key={row.id} row={row} isCard={isCards} label={selection?.labelOf(row.original)} />
        ))}
      </Table.Tbody>
    </Table>
  );
}
