// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the visible rows exist cannot be a table element; the grid itself takes the focus
"use client";

import { Box } from "@mantine/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type CSSProperties, useEffect, useRef } from "react";
import classes from "./grid.module.css";
import { GridHead } from "./grid-head";
import { GridRow } from "./grid-row";
import { useGridKeys } from "./use-grid-keys";
import type { LibraryTable } from "./use-library-table";
import type { ProductRow } from "./use-product-rows";
import type { LibraryView, SetLibraryView } from "./view";

export type Range = { first: number; last: number };
type Props = {
  table: LibraryTable;
  view: LibraryView;
  setView: SetLibraryView;
  total: number;
  rows: ReadonlyMap<number, ProductRow>;
  workplaces: ReadonlyMap<string, string>;
  selected: ReadonlySet<string>;
  onSelect: (row: ProductRow) => void;
  onRange: (range: Range) => void;
  labelOf: (column: string) => string;
  isPhone: boolean;
  /** Changes when the list becomes another one: then it starts from its top. */
  listKey: string;
};

const checkWidth = 40;
const rowsTogether = 50;

/** The list as a grid of which only the visible rows exist; arrows walk through it, Enter opens, Space selects. */
export function ProductGrid(props: Props) {
  const { table, view, total, rows, onRange, isPhone, listKey } = props;
  const t = useTranslations("products");
  const router = useRouter();
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = isPhone ? 76 : view.density === "compact" ? 34 : 46;
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  // What is above asks for whole pages: it need not know of every row that scrolls by.
  const [from, to] = [first - (first % rowsTogether), last + rowsTogether - (last % rowsTogether)];
  useEffect(() => onRange({ first: from, last: to }), [from, to, onRange]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the virtualizer measures anew when the height changes
  useEffect(() => {
    virtual.measure();
  }, [rowHeight]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts from its top
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [listKey]);

  const keys = useGridKeys({
    total,
    pageRows: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 600) / rowHeight) - 1),
    show: (index) => virtual.scrollToIndex(index),
    open: (index) => rows.get(index) && router.push(`/products/${rows.get(index)?.id}`),
    select: (index) => {
      const row = rows.get(index);
      if (row) props.onSelect(row);
    },
    preview: (index) => void props.setView({ open: rows.get(index)?.id ?? null }),
    close: () => void props.setView({ open: null }),
  });
  const columns = [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()];
  const names = columns.map(({ id }) => id);
  return (
    <Box
      ref={scroller}
      role="grid"
      aria-label={t("list")}
      aria-rowcount={total + 1}
      aria-colcount={isPhone ? 2 : names.length + 1}
      aria-activedescendant={keys.active === null ? undefined : `product-row-${keys.active}`}
      tabIndex={0}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      className={classes.grid}
      data-phone={isPhone || undefined}
      style={isPhone ? undefined : widthsOf(table, columns)}
    >
      {!isPhone && (
        <GridHead
          table={table}
          view={view}
          setView={props.setView}
          labelOf={props.labelOf}
          columns={columns}
        />
      )}
      <div role="rowgroup" style={{ height: virtual.getTotalSize(), position: "relative" }}>
        {items.map(({ index, start }) => (
          <GridRow
            key={index}
            index={index}
            top={start}
            height={rowHeight}
            row={rows.get(index)}
            names={names}
            pinned={view.pin}
            isSelected={props.selected.has(rows.get(index)?.id ?? "")}
            isActive={keys.active === index}
            isOpen={rows.get(index)?.id === view.open && view.open !== null}
            workplaces={props.workplaces}
            onSelect={props.onSelect}
            onPreview={(row) => {
              keys.setActive(index);
              void props.setView({ open: row.id });
            }}
            isPhone={isPhone}
          />
        ))}
      </div>
    </Box>
  );
}

type Column = ReturnType<LibraryTable["getCenterVisibleLeafColumns"]>[number];

/** Widths and the places of pinned columns as variables, so that a drag changes no row. */
function widthsOf(table: LibraryTable, columns: Column[]): CSSProperties {
  const variables = columns.flatMap((column, i) => [
    [`--w${i}`, `${column.getSize()}px`],
    [`--l${i}`, `${checkWidth + (column.getIsPinned() ? column.getStart("start") : 0)}px`],
  ]);
  return Object.fromEntries([...variables, ["--total", `${checkWidth + table.getTotalSize()}px`]]);
}
