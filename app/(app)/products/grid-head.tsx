// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the visible rows exist cannot be a table element; the grid itself takes the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: a grid of which only the visible rows exist cannot be a table element; the grid itself takes the focus
"use client";

import { Portal, VisuallyHidden } from "@mantine/core";
import { useTranslations } from "next-intl";
import { memo, useState } from "react";
import { ColumnMenu } from "./column-menu";
import { moveColumn, shownOrder } from "./column-order";
import classes from "./grid.module.css";
import { useColumnDrag } from "./use-column-drag";
import { useColumnResize } from "./use-column-resize";
import type { ShownColumn } from "./use-shown-columns";
import type { LibraryView, SetLibraryView } from "./view";

type Props = {
  view: LibraryView;
  setView: SetLibraryView;
  labelOf: (column: string) => string;
  columns: ShownColumn[];
};

/** The headings: each opens a menu and is dragged to another place; its right edge is dragged to make it wider. */
export const GridHead = memo(function GridHead({ view, setView, labelOf, columns }: Props) {
  const t = useTranslations("products");
  const [moved, setMoved] = useState("");
  function move(name: string, to: number) {
    const next = moveColumn(view, name, to);
    const order = shownOrder(next);
    void setView(next);
    setMoved(t("movedTo", { name: labelOf(name), at: order.indexOf(name) + 1, total: order.length }));
    // A heading that changes its place among the others may lose the focus with it.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-column="${CSS.escape(name)}"]`)?.focus(),
    );
  }
  const drag = useColumnDrag(shownOrder(view), move);
  const resize = useColumnResize(setView);
  return (
    <div role="rowgroup" style={{ position: "sticky", top: 0, zIndex: 3 }}>
      <div role="row" aria-rowindex={1} className={classes.head}>
        <div role="columnheader" className={classes.check} aria-label={t("selection")} />
        {columns.map((column, i) => {
          const isPinned = column.left !== null;
          return (
            <div
              key={column.name}
              role="columnheader"
              aria-sort={sortOf(column.name, view)}
              className={classes.headCell}
              data-pinned={isPinned || undefined}
              data-drop={drag.markOf(column.name)}
              data-dragged={drag.isDragged(column.name)}
              {...drag.propsOf(column.name)}
              style={isPinned ? { insetInlineStart: `var(--l${i})` } : undefined}
            >
              <ColumnMenu
                name={column.name}
                label={labelOf(column.name)}
                view={view}
                setView={setView}
                onMove={move}
              />
              <div
                className={classes.handle}
                draggable
                onDragStart={(event) => {
                  event.preventDefault();
                  event.stopPropagation();
                }}
                {...resize(column)}
                aria-hidden="true"
              />
            </div>
          );
        })}
      </div>
      <Portal>
        <VisuallyHidden role="status">{moved}</VisuallyHidden>
      </Portal>
    </div>
  );
}, hasSameHead);

/** The other functions do the same as before. */
function hasSameHead(before: Props, after: Props): boolean {
  return before.view === after.view && before.labelOf === after.labelOf && before.columns === after.columns;
}

function sortOf(name: string, view: LibraryView): "ascending" | "descending" | "none" {
  if (view.sort !== (name === "name" ? "product_name" : name)) return "none";
  return view.dir === "asc" ? "ascending" : "descending";
}
