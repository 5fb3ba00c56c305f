"use client";

import { type CSSProperties, useMemo } from "react";
import { shownOrder } from "./column-order";
import type { LibraryColumn } from "./columns";
import type { LibraryView } from "./view";

/** Pixels; `left` from the edge of the list for a pinned one, null for one that scrolls along. */
export type ShownColumn = { name: string; width: number; left: number | null };

const checkWidth = 40;
export const narrowest = 60;
export const widest = 900;

/** The columns with their order, widths and pins as the address says. */
export function useShownColumns(all: LibraryColumn[], { cols, pin, w }: LibraryView): ShownColumn[] {
  return useMemo(() => {
    const known = new Map(all.map((column) => [column.name, column]));
    let left = checkWidth;
    return shownOrder({ cols, pin }).flatMap((name) => {
      const column = known.get(name);
      if (!column) return [];
      const width = Math.min(widest, Math.max(narrowest, w[name] ?? column.width));
      const shown = { name, width, left: pin.includes(name) ? left : null };
      left += width;
      return [shown];
    });
  }, [all, cols, pin, w]);
}

/** Widths and the places of pinned columns as variables of the list, so that a drag changes no row. */
export function widthsOf(columns: ShownColumn[]): CSSProperties {
  const widths = [checkWidth, ...columns.map(({ width }) => width)];
  return Object.fromEntries([
    ...columns.flatMap(({ left }, i) => (left === null ? [] : [[`--l${i}`, `${left}px`]])),
    ["--columns", widths.map((width) => `${width}px`).join(" ")],
    ["--total", `${widths.reduce((sum, width) => sum + width)}px`],
  ]);
}
