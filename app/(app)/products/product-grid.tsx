// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the visible rows exist cannot be a table element; the grid itself takes the focus
"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { shownHeaders } from "./column-order";
import classes from "./grid.module.css";
import { GridRow } from "./grid-row";
import type { ListRequest } from "./list-request";
import { type CellWords, useCellWords } from "./use-cell-words";
import { useGridKeys } from "./use-grid-keys";
import type { LibraryTable, TableHeader } from "./use-library-table";
import { type Page, type RowAt, useProductRows } from "./use-product-rows";
import type { ProductSelection } from "./use-selection";
import { type Range, useVisibleRows } from "./use-visible-rows";
import type { LibraryView, SetLibraryView } from "./view";

type Props = {
  table: LibraryTable;
  /** The headings; given from outside, so that they are not drawn anew while rows scroll by. */
  head: ReactNode;
  view: LibraryView;
  setView: SetLibraryView;
  request: ListRequest;
  /** Undefined while it is fetched. */
  firstPage: Page | undefined;
  workplaces: ReadonlyMap<string, string>;
  onSelect: ProductSelection["toggle"];
  isPhone: boolean;
};

/** Rows fetched before they come into sight. */
const ahead = 40;
/** Bars that stand for rows until it is known how many there are. */
const rowsAtFirst = 20;

/** The list as a grid of which only the visible rows exist; arrows walk through it, Enter opens, Space selects. */
export function ProductGrid(props: Props) {
  const { table, view, request, firstPage, isPhone } = props;
  const headers = shownHeaders(table);
  const total = firstPage ? (firstPage.meta?.total ?? 0) : rowsAtFirst;
  const t = useTranslations("products");
  const words = useCellWords(props.workplaces);
  const scroller = useRef<HTMLDivElement>(null);
  const rowHeight = isPhone ? 76 : view.density === "compact" ? 34 : 46;
  const { first, last, pageRows, show } = useVisibleRows(scroller, total, rowHeight);
  const rowAt = useProductRows(request, firstPage, { first: first - ahead, last: last + ahead });
  const listKey = JSON.stringify(request);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts from its top
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [listKey]);

  const { keys, onClick } = useRowActions(props, { total, pageRows, show, rowAt });
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={t("list")}
      aria-rowcount={total + 1}
      aria-colcount={isPhone ? 2 : headers.length + 1}
      aria-activedescendant={keys.active === null ? undefined : `product-row-${keys.active}`}
      tabIndex={0}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      onClick={onClick}
      className={classes.grid}
      data-phone={isPhone || undefined}
      style={{ ...(!isPhone && widthsOf(headers)), ...{ "--row": `${rowHeight}px` } }}
    >
      {!isPhone && props.head}
      <div style={{ height: total * rowHeight }}>
        <div role="rowgroup" className={classes.rows} style={{ paddingTop: first * rowHeight }}>
          <Rows {...props} {...{ first, last, headers, rowAt, words }} active={keys.active} />
        </div>
      </div>
    </div>
  );
}

const checkWidth = 40;

/** Widths and the places of pinned columns as variables of the list, so that a drag changes no row. */
function widthsOf(headers: TableHeader[]): CSSProperties {
  const widths = [checkWidth, ...headers.map((header) => header.getSize())];
  return Object.fromEntries([
    ...headers.map(({ column }, i) => [`--l${i}`, `${checkWidth + column.getStart("start")}px`]),
    ["--columns", widths.map((width) => `${width}px`).join(" ")],
    ["--total", `${widths.reduce((sum, width) => sum + width)}px`],
  ]);
}

type Window = {
  total: number;
  pageRows: number;
  show: (index: number) => void;
  rowAt: RowAt;
};

/** What keys and clicks do to rows. */
function useRowActions({ setView, onSelect }: Props, { total, pageRows, show, rowAt }: Window) {
  const router = useRouter();
  const keys = useGridKeys({
    total,
    pageRows,
    show,
    open: (index) => rowAt(index) && router.push(`/products/${rowAt(index)?.id}`),
    select: (index) => {
      const row = rowAt(index);
      if (row) onSelect(row);
    },
    preview: (index) => void setView({ open: rowAt(index)?.id ?? null }),
    close: () => void setView({ open: null }),
  });

  /** One listener for all rows: a link opens the product, the row around it its preview. */
  function onClick(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest("a");
    if (link && isPlain(event)) {
      event.preventDefault();
      router.push(link.pathname);
    }
    if (event.target.closest("a, button, input, label")) return;
    const index = Number(event.target.closest<HTMLElement>("[data-index]")?.dataset.index);
    const row = rowAt(index);
    if (!row) return;
    keys.setActive(index);
    void setView({ open: row.id });
  }
  return { keys, onClick };
}

type RowsProps = Props &
  Range & { headers: TableHeader[]; rowAt: RowAt; words: CellWords; active: number | null };

function Rows({ first, last, headers, rowAt, words, active, ...props }: RowsProps) {
  const { rowSelection } = props.table.state;
  const pinned = headers.filter(({ column }) => column.getIsPinned()).length;
  const shown = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i);
  return shown.map((index) => {
    const row = rowAt(index);
    return (
      <GridRow
        key={index}
        index={index}
        row={row}
        headers={headers}
        pinned={pinned}
        words={words}
        isSelected={row !== undefined && rowSelection[row.id] === true}
        isActive={active === index}
        isOpen={row !== undefined && row.id === props.view.open}
        isPhone={props.isPhone}
        onSelect={props.onSelect}
      />
    );
  });
}

/** A click that opens a link here, and not in another tab or window. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
