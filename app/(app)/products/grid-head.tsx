// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only the visible rows exist cannot be a table element; the grid itself takes the focus
// biome-ignore-all lint/a11y/useFocusableInteractive: a grid of which only the visible rows exist cannot be a table element; the grid itself takes the focus
"use client";

import { Menu, UnstyledButton } from "@mantine/core";
import { useTranslations } from "next-intl";
import { memo } from "react";
import { useColumnCatalogue } from "./column-catalogue";
import classes from "./grid.module.css";
import { SortMark } from "./sort-mark";
import type { LibraryTable } from "./use-library-table";
import type { LibraryView, SetLibraryView } from "./view";

type Column = ReturnType<LibraryTable["getCenterVisibleLeafColumns"]>[number];
type Props = {
  table: LibraryTable;
  view: LibraryView;
  setView: SetLibraryView;
  labelOf: (column: string) => string;
  columns: Column[];
};

/** The headings: each opens a menu to sort, pin, move and hide; its right edge is dragged to make it wider. */
export const GridHead = memo(function GridHead({ table, view, setView, labelOf, columns }: Props) {
  const t = useTranslations("products");
  const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]));
  return (
    <div role="rowgroup" style={{ position: "sticky", top: 0, zIndex: 3 }}>
      <div role="row" aria-rowindex={1} className={classes.head}>
        <div role="columnheader" className={classes.check} aria-label={t("selection")} />
        {columns.map((column, i) => {
          const resize = headers.get(column.id)?.getResizeHandler();
          return (
            <div
              key={column.id}
              role="columnheader"
              aria-sort={sortOf(column.id, view)}
              className={classes.headCell}
              data-pinned={column.getIsPinned() || undefined}
              style={{
                width: `var(--w${i})`,
                insetInlineStart: column.getIsPinned() ? `var(--l${i})` : undefined,
              }}
            >
              <ColumnMenu name={column.id} label={labelOf(column.id)} view={view} setView={setView} />
              <div className={classes.handle} onMouseDown={resize} onTouchStart={resize} aria-hidden="true" />
            </div>
          );
        })}
      </div>
    </div>
  );
}, hasSameHead);

/** The columns follow from the view, and the functions do the same as before. */
function hasSameHead(before: Props, after: Props): boolean {
  return before.view === after.view && before.labelOf === after.labelOf;
}

function sortOf(name: string, view: LibraryView): "ascending" | "descending" | "none" {
  if (view.sort !== (name === "name" ? "product_name" : name)) return "none";
  return view.dir === "asc" ? "ascending" : "descending";
}

type MenuProps = { name: string; label: string; view: LibraryView; setView: SetLibraryView };

function ColumnMenu({ name, label, view, setView }: MenuProps) {
  const t = useTranslations("products");
  const sort = useColumnCatalogue().find((column) => column.name === name)?.sort ?? null;
  const isPinned = view.pin.includes(name);
  const at = view.cols.indexOf(name);
  const isSorted = sort !== null && view.sort === sort;
  return (
    <Menu position="bottom-start" width={210} keepMounted={false}>
      <Menu.Target>
        <UnstyledButton className={classes.headButton} title={label}>
          {label} {isSorted && <SortMark direction={view.dir} />}
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        {sort && (
          <>
            <Menu.Item onClick={() => void setView({ sort, dir: "asc" })}>{t("sortUp")}</Menu.Item>
            <Menu.Item onClick={() => void setView({ sort, dir: "desc" })}>{t("sortDown")}</Menu.Item>
            <Menu.Divider />
          </>
        )}
        <Menu.Item onClick={() => void setView({ pin: toggled(view.pin, name) })}>
          {isPinned ? t("unpin") : t("pin")}
        </Menu.Item>
        <Menu.Item disabled={at < 1} onClick={() => void setView({ cols: moved(view.cols, at, at - 1) })}>
          {t("moveLeft")}
        </Menu.Item>
        <Menu.Item
          disabled={at > view.cols.length - 2}
          onClick={() => void setView({ cols: moved(view.cols, at, at + 1) })}
        >
          {t("moveRight")}
        </Menu.Item>
        <Menu.Item onClick={() => void setView(({ w }) => ({ w: { ...w, [name]: (w[name] ?? 160) + 60 } }))}>
          {t("wider")}
        </Menu.Item>
        <Menu.Item
          onClick={() =>
            void setView(({ w }) => ({ w: { ...w, [name]: Math.max(60, (w[name] ?? 160) - 60) } }))
          }
        >
          {t("narrower")}
        </Menu.Item>
        {name !== "name" && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => void setView({ cols: view.cols.filter((other) => other !== name) })}>
              {t("hide")}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function toggled(names: string[], name: string): string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}

function moved(names: string[], from: number, to: number): string[] {
  const left = names.filter((_, i) => i !== from);
  return [...left.slice(0, to), ...names.slice(from, from + 1), ...left.slice(to)];
}
