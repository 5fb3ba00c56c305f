"use client";

import { Checkbox, Table, UnstyledButton } from "@mantine/core";
import type { Header, RowData, Table as TableModel } from "@tanstack/react-table";
import classes from "./data-table.module.css";
import { SortMark, spokenSort } from "./sort-mark";
import type { PlainFeatures } from "./table-features";

type Props<Row extends RowData> = {
  table: TableModel<PlainFeatures, Row>;
  /** Where rows can be chosen. */
  labelOfAll?: string;
};

export function DataHead<Row extends RowData>({ table, labelOfAll }: Props<Row>) {
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  return (
    <Table.Thead>
      <Table.Tr>
        {labelOfAll && (
          <Table.Th w={40}>
            <Checkbox
              aria-label={labelOfAll}
              checked={table.getIsAllRowsSelected()}
              indeterminate={isPartly(table)}
              onChange={table.getToggleAllRowsSelectedHandler()}
            />
          </Table.Th>
        )}
        {headers.map((header) => (
          <Heading key={header.id} header={header} />
        ))}
      </Table.Tr>
    </Table.Thead>
  );
}

/** Of the rows that are here; those chosen on other pages do not count. */
function isPartly<Row extends RowData>(table: TableModel<PlainFeatures, Row>): boolean {
  return !table.getIsAllRowsSelected() && table.getRowModel().rows.some((row) => row.getIsSelected());
}

function Heading<Row extends RowData>({ header: { column } }: { header: Header<PlainFeatures, Row> }) {
  const { header: name, meta = {} } = column.columnDef;
  const label = typeof name === "string" ? name : column.id;
  const sorted = column.getIsSorted();
  return (
    <Table.Th
      scope="col"
      w={meta.width}
      ta={meta.align}
      style={meta.headStyle}
      visibleFrom={meta.visibleFrom}
      aria-label={meta.isHeadHidden ? label : undefined}
      aria-sort={column.getCanSort() ? spokenSort(sorted) : undefined}
    >
      {!meta.isHeadHidden && column.getCanSort() && (
        <UnstyledButton className={classes.sort} onClick={column.getToggleSortingHandler()}>
          {label} {sorted && <SortMark direction={sorted} />}
        </UnstyledButton>
      )}
      {!meta.isHeadHidden && !column.getCanSort() && label}
    </Table.Th>
  );
}
