"use client";

import { Checkbox, Table } from "@mantine/core";
import type { Cell, RowData, Row as RowModel } from "@tanstack/react-table";
import type { ReactNode } from "react";
import type { PlainFeatures } from "./table-features";

type Props<Row extends RowData> = {
  row: RowModel<PlainFeatures, Row>;
  isCard?: boolean;
  /** Says what is chosen, where rows can be. */
  label?: string;
};

export function DataRow<Row extends RowData>({ row, isCard, label }: Props<Row>) {
  const isChosen = row.getIsSelected();
  return (
    <Table.Tr
      aria-selected={label === undefined ? undefined : isChosen}
      bg={isChosen ? "var(--mantine-color-default-hover)" : undefined}
    >
      {label !== undefined && (
        <Table.Td>
          <Checkbox aria-label={label} checked={isChosen} onChange={row.getToggleSelectedHandler()} />
        </Table.Td>
      )}
      {row.getAllCells().map((cell) => (
        <DataCell key={cell.id} cell={cell} isCard={isCard} />
      ))}
    </Table.Tr>
  );
}

function DataCell<Row extends RowData>({
  cell,
  isCard,
}: {
  cell: Cell<PlainFeatures, Row>;
  isCard?: boolean;
}) {
  const { header, meta = {} } = cell.column.columnDef;
  const attributes = { visibleFrom: meta.visibleFrom, ta: meta.align, style: meta.style };
  if (meta.isRowHead)
    return (
      <Table.Th scope="row" fw={400} {...attributes}>
        {contentOf(cell)}
      </Table.Th>
    );
  return (
    <Table.Td
      {...attributes}
      data-label={isCard && !meta.card ? header : undefined}
      data-wide={(isCard && meta.card === "wide") || undefined}
    >
      {contentOf(cell)}
    </Table.Td>
  );
}

/** Called, not drawn as a component: a column that is defined anew would lose what was typed into its cells. */
function contentOf<Row extends RowData>(cell: Cell<PlainFeatures, Row>): ReactNode {
  const content = cell.column.columnDef.cell;
  return content instanceof Function ? content(cell.getContext()) : content;
}
