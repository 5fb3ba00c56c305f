import type {
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
  SortingState,
  Updater,
} from "@tanstack/react-table";
import type { LibraryColumn } from "./columns";
import { usualSort } from "./list-request";
import type { LibraryView } from "./view";

type Columns = Pick<LibraryView, "cols" | "pin">;
type Sort = Pick<LibraryView, "sort" | "dir">;

/** Pixels. */
export const narrowest = 60;
export const widest = 900;

/** The address as the table knows it: columns that the address does not name are hidden, pinned ones stand as the columns do. */
export function tableStateOf(catalogue: LibraryColumn[], view: LibraryView) {
  return {
    columnOrder: view.cols,
    columnVisibility: visibilityOf(catalogue, view),
    columnPinning: pinningOf(view),
    columnSizing: view.w,
    sorting: sortingOf(catalogue, view),
  };
}

/** What the table wants becomes what the address keeps; columns that are not known (yet) stay in it. */
export function orderedBy({ cols }: Columns, updater: Updater<string[]>): Pick<Columns, "cols"> {
  const order = updated(updater, cols).filter((name) => cols.includes(name));
  return { cols: [...order, ...cols.filter((name) => !order.includes(name))] };
}

export function shownBy(
  catalogue: LibraryColumn[],
  { cols }: Columns,
  updater: Updater<ColumnVisibilityState>,
): Pick<Columns, "cols"> {
  const next = updated(updater, visibilityOf(catalogue, { cols }));
  const isShown = (name: string) => next[name] !== false;
  const added = catalogue.map(({ name }) => name).filter((name) => isShown(name) && !cols.includes(name));
  return { cols: [...cols.filter(isShown), ...added] };
}

export function pinnedBy(view: Columns, updater: Updater<ColumnPinningState>): Pick<Columns, "pin"> {
  return { pin: updated(updater, pinningOf(view)).start };
}

export function sizedBy(w: LibraryView["w"], updater: Updater<ColumnSizingState>): Pick<LibraryView, "w"> {
  const sizes = Object.entries(updated(updater, w));
  return { w: Object.fromEntries(sizes.map(([name, size]) => [name, clamped(Math.round(size))])) };
}

/** The list is always sorted by something. */
export function sortedBy(catalogue: LibraryColumn[], view: Sort, updater: Updater<SortingState>): Sort {
  const [wanted] = updated(updater, sortingOf(catalogue, view));
  const sort = catalogue.find(({ name }) => name === wanted?.id)?.sort;
  return wanted && sort ? { sort, dir: wanted.desc ? "desc" : "asc" } : usualSort;
}

function visibilityOf(catalogue: LibraryColumn[], { cols }: Pick<Columns, "cols">): ColumnVisibilityState {
  return Object.fromEntries(catalogue.map(({ name }) => [name, cols.includes(name)]));
}

function pinningOf({ cols, pin }: Columns): ColumnPinningState {
  return {
    start: [...cols.filter((name) => pin.includes(name)), ...pin.filter((name) => !cols.includes(name))],
    end: [],
  };
}

function sortingOf(catalogue: LibraryColumn[], { sort, dir }: Sort): SortingState {
  return catalogue
    .filter((column) => column.sort === sort)
    .map(({ name }) => ({ id: name, desc: dir === "desc" }));
}

function updated<State>(updater: Updater<State>, before: State): State {
  return updater instanceof Function ? updater(before) : updater;
}

function clamped(size: number): number {
  return Math.min(widest, Math.max(narrowest, size));
}
