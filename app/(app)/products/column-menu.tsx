"use client";

import { UnstyledButton } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { SortMark } from "@/components/data-table/sort-mark";
import { Menu } from "@/components/menu/menu";
import { MenuDivider, MenuItem } from "@/components/menu/menu-parts";
import classes from "./grid.module.css";
import { labelOf, type TableColumn } from "./use-library-table";

type Props = {
  column: TableColumn;
  /** Its place among the shown columns, and how many these are. */
  at: number;
  count: number;
  onMove: (name: string, to: number) => void;
};

/** A heading: a click sorts, the other way round the next time; its menu pins, moves and hides; Alt and an arrow moves it. */
export function ColumnMenu(props: Props) {
  const { column, at, onMove } = props;
  const t = useTranslations("products");
  const sorted = column.getIsSorted();
  const label = labelOf(column);

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || !event.altKey) return;
    event.preventDefault();
    onMove(column.id, at + by);
  }

  return (
    <>
      <UnstyledButton
        data-column={column.id}
        className={classes.headButton}
        title={label}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
        aria-description={t("headHint")}
        aria-disabled={!column.getCanSort()}
        onClick={() => column.getCanSort() && column.toggleSorting(sorted === "asc")}
        onKeyDown={onKeyDown}
      >
        {label} {sorted && <SortMark direction={sorted} />}
      </UnstyledButton>
      <Menu
        width={210}
        control={(control) => (
          <UnstyledButton
            {...control}
            className={classes.headMenu}
            aria-label={t("columnMenu", { name: label })}
          >
            <svg width="14" height="14" viewBox="0 0 14 14" fill="currentColor" aria-hidden="true">
              <circle cx="7" cy="2.5" r="1.2" />
              <circle cx="7" cy="7" r="1.2" />
              <circle cx="7" cy="11.5" r="1.2" />
            </svg>
          </UnstyledButton>
        )}
      >
        <ColumnActions {...props} />
      </Menu>
    </>
  );
}

/** Pixels by which the menu makes a column wider or narrower. */
const widthStep = 60;

function ColumnActions({ column, at, count, onMove }: Props) {
  const t = useTranslations("products");
  const widen = (by: number) =>
    column.table.setColumnSizing((sizes) => ({ ...sizes, [column.id]: column.getSize() + by }));
  const isPinned = column.getIsPinned();
  return (
    <>
      {column.getCanSort() && (
        <>
          <MenuItem onClick={() => column.toggleSorting(false)}>{t("sortUp")}</MenuItem>
          <MenuItem onClick={() => column.toggleSorting(true)}>{t("sortDown")}</MenuItem>
          <MenuDivider />
        </>
      )}
      <MenuItem onClick={() => column.pin(isPinned ? false : "start")}>
        {isPinned ? t("unpin") : t("pin")}
      </MenuItem>
      <MenuItem disabled={at < 1} onClick={() => onMove(column.id, at - 1)}>
        {t("moveLeft")}
      </MenuItem>
      <MenuItem disabled={at > count - 2} onClick={() => onMove(column.id, at + 1)}>
        {t("moveRight")}
      </MenuItem>
      <MenuItem onClick={() => widen(widthStep)}>{t("wider")}</MenuItem>
      <MenuItem onClick={() => widen(-widthStep)}>{t("narrower")}</MenuItem>
      {column.getCanHide() && (
        <>
          <MenuDivider />
          <MenuItem onClick={() => column.toggleVisibility(false)}>{t("hide")}</MenuItem>
        </>
      )}
    </>
  );
}
