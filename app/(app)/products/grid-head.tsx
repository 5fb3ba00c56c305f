// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the visible rows exist cannot be a table element; the grid itself takes the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: a grid of which only the visible rows exist cannot be a table element; the grid itself takes the focus
"use client";

import { Portal, VisuallyHidden } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { spokenSort } from "@/components/data-table/sort-mark";
import { ColumnMenu } from "./column-menu";
import { moveInTable, shownHeaders } from "./column-order";
import classes from "./grid.module.css";
import { useColumnDrag } from "./use-column-drag";
import { type LibraryTable, labelOf, type TableHeader } from "./use-library-table";

/** The headings: each sorts, has a menu and is dragged to another place; its right edge is dragged to make it wider. */
export function GridHead({ table }: { table: LibraryTable }) {
  const t = useTranslations("products");
  const [moved, setMoved] = useState("");
  const headers = shownHeaders(table);
  function move(name: string, to: number) {
    const column = table.getColumn(name);
    if (!column) return;
    const { order } = moveInTable(table, name, to);
    setMoved(t("movedTo", { name: labelOf(column), at: order.indexOf(name) + 1, total: order.length }));
    // A heading that changes its place among the others may lose the focus with it.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-column="${CSS.escape(name)}"]`)?.focus(),
    );
  }
  const drag = useColumnDrag(
    headers.map(({ column }) => column.id),
    move,
  );
  return (
    <div role="rowgroup" style={{ position: "sticky", top: 0, zIndex: 3 }}>
      <div role="row" aria-rowindex={1} className={classes.head}>
        <div role="columnheader" className={classes.check} aria-label={t("selection")} />
        {headers.map((header, at) => (
          <Heading key={header.id} {...{ header, at, drag }} count={headers.length} onMove={move} />
        ))}
      </div>
      <Portal>
        <VisuallyHidden role="status">{moved}</VisuallyHidden>
      </Portal>
    </div>
  );
}

type HeadingProps = {
  header: TableHeader;
  at: number;
  count: number;
  drag: ReturnType<typeof useColumnDrag>;
  onMove: (name: string, to: number) => void;
};

function Heading({ header, at, count, drag, onMove }: HeadingProps) {
  const { column } = header;
  const isPinned = column.getIsPinned() !== false;
  const resize = header.getResizeHandler();
  return (
    <div
      role="columnheader"
      aria-label={labelOf(column)}
      aria-sort={spokenSort(column.getIsSorted())}
      className={classes.headCell}
      data-pinned={isPinned || undefined}
      data-drop={drag.markOf(column.id)}
      data-dragged={drag.isDragged(column.id)}
      {...drag.propsOf(column.id)}
      style={isPinned ? { insetInlineStart: `var(--l${at})` } : undefined}
    >
      <ColumnMenu column={column} at={at} count={count} onMove={onMove} />
      <div
        className={classes.handle}
        draggable
        onDragStart={(event) => {
          event.preventDefault();
          event.stopPropagation();
        }}
        onMouseDown={resize}
        onTouchStart={resize}
        aria-hidden="true"
      />
    </div>
  );
}
