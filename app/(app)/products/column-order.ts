import type { LibraryTable, TableHeader } from "./use-library-table";

/** The names of the shown columns from left to right, and those of them that are pinned. */
type Standing = { order: string[]; pinned: string[] };

const noHeaders: TableHeader[] = [];

/**
 * Moves a column to a place among the shown ones. Between pinned ones it is pinned, behind them it is not; at the
 * border it stays what it was.
 */
export function moveColumn({ order, pinned }: Standing, name: string, to: number): Standing {
  const others = order.filter((other) => other !== name);
  const border = others.filter((other) => pinned.includes(other)).length;
  const at = Math.min(Math.max(0, to), others.length);
  const isPinned = at < border || (at === border && pinned.includes(name));
  const left = pinned.filter((other) => other !== name);
  return {
    order: [...others.slice(0, at), name, ...others.slice(at)],
    pinned: isPinned ? (pinned.includes(name) ? pinned : [...left, name]) : left,
  };
}

/** The columns as they stand from left to right, the pinned ones first; the same array until one changes its place. */
export function shownHeaders(table: LibraryTable): TableHeader[] {
  return table.getHeaderGroups()[0]?.headers ?? noHeaders;
}

/** Moves a shown column of the table, as moveColumn says. */
export function moveInTable(table: LibraryTable, name: string, to: number): Standing {
  const columns = shownHeaders(table).map(({ column }) => column);
  const moved = moveColumn(
    {
      order: columns.map(({ id }) => id),
      pinned: columns.filter((column) => column.getIsPinned()).map(({ id }) => id),
    },
    name,
    to,
  );
  table.setColumnOrder(moved.order);
  table.setColumnPinning(({ start, end }) => ({
    start: [...moved.pinned, ...start.filter((other) => !moved.order.includes(other))],
    end,
  }));
  return moved;
}
