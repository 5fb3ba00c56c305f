"use client";

import { UnstyledButton } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Menu } from "@/components/menu/menu";
import { MenuDivider, MenuItem } from "@/components/menu/menu-parts";
import { useColumnCatalogue } from "./column-catalogue";
import { moveColumn, shownOrder } from "./column-order";
import classes from "./grid.module.css";
import { SortMark } from "./sort-mark";
import type { LibraryView, SetLibraryView } from "./view";

type Props = {
  name: string;
  label: string;
  view: LibraryView;
  setView: SetLibraryView;
  onMove: (name: string, to: number) => void;
};

/** A heading: its menu sorts, pins, moves and hides; Alt and an arrow moves it at once. */
export function ColumnMenu({ name, label, view, setView, onMove }: Props) {
  const t = useTranslations("products");
  const sort = useColumnCatalogue().find((column) => column.name === name)?.sort ?? null;
  const isPinned = view.pin.includes(name);
  const order = shownOrder(view);
  const at = order.indexOf(name);
  const isSorted = sort !== null && view.sort === sort;

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by || !event.altKey) return;
    event.preventDefault();
    onMove(name, at + by);
  }

  return (
    <Menu
      width={210}
      control={(props) => (
        <UnstyledButton
          {...props}
          data-column={name}
          className={classes.headButton}
          title={label}
          aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
          aria-description={t("headHint")}
          onKeyDown={onKeyDown}
        >
          {label} {isSorted && <SortMark direction={view.dir} />}
        </UnstyledButton>
      )}
    >
      {sort && (
        <>
          <MenuItem onClick={() => void setView({ sort, dir: "asc" })}>{t("sortUp")}</MenuItem>
          <MenuItem onClick={() => void setView({ sort, dir: "desc" })}>{t("sortDown")}</MenuItem>
          <MenuDivider />
        </>
      )}
      <MenuItem onClick={() => void setView({ pin: toggled(view.pin, name) })}>
        {isPinned ? t("unpin") : t("pin")}
      </MenuItem>
      <MenuItem disabled={at < 1} onClick={() => void setView(moveColumn(view, name, at - 1))}>
        {t("moveLeft")}
      </MenuItem>
      <MenuItem disabled={at > order.length - 2} onClick={() => void setView(moveColumn(view, name, at + 1))}>
        {t("moveRight")}
      </MenuItem>
      <MenuItem onClick={() => void setView(({ w }) => ({ w: { ...w, [name]: (w[name] ?? 160) + 60 } }))}>
        {t("wider")}
      </MenuItem>
      <MenuItem
        onClick={() =>
          void setView(({ w }) => ({ w: { ...w, [name]: Math.max(60, (w[name] ?? 160) - 60) } }))
        }
      >
        {t("narrower")}
      </MenuItem>
      {name !== "name" && (
        <>
          <MenuDivider />
          <MenuItem onClick={() => void setView({ cols: view.cols.filter((other) => other !== name) })}>
            {t("hide")}
          </MenuItem>
        </>
      )}
    </Menu>
  );
}

function toggled(names: string[], name: string): string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name];
}
