import type { LibraryView } from "./view";

type Columns = Pick<LibraryView, "cols" | "pin">;

/** The columns as they stand from left to right: the pinned ones first. */
export function shownOrder({ cols, pin }: Columns): string[] {
  return [...cols.filter((name) => pin.includes(name)), ...cols.filter((name) => !pin.includes(name))];
}

/**
 * Moves a column to a place among the shown ones. Between pinned ones it is pinned, behind them it is not; at the
 * border it stays what it was.
 */
export function moveColumn({ cols, pin }: Columns, name: string, to: number): Columns {
  const others = shownOrder({ cols, pin }).filter((other) => other !== name);
  const border = others.filter((other) => pin.includes(other)).length;
  const at = Math.min(Math.max(0, to), others.length);
  const isPinned = at < border || (at === border && pin.includes(name));
  const left = pin.filter((other) => other !== name);
  return {
    cols: [...others.slice(0, at), name, ...others.slice(at)],
    pin: isPinned ? (pin.includes(name) ? pin : [...left, name]) : left,
  };
}
