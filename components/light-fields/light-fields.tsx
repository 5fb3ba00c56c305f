import type { ReactNode } from "react";
import classes from "./light-fields.module.css";

/**
 * Fields for the screen that is to open fastest: they look like those of the component library, which would bring
 * nine kilobytes of script for them.
 */

type SearchProps = { label: string; value: string; onChange: (value: string) => void; isSmall?: boolean };

/** A search that says what it searches inside of itself. */
export function LightSearch({ label, value, onChange, isSmall }: SearchProps) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      className={classes.search}
      data-small={isSmall || undefined}
    />
  );
}

type TickProps = { isTicked: boolean; onTick: (isTicked: boolean) => void; children: ReactNode };

/** A box to tick with its name. */
export function LightTick({ isTicked, onTick, children }: TickProps) {
  return (
    <label className={classes.tick}>
      <input type="checkbox" checked={isTicked} onChange={(event) => onTick(event.currentTarget.checked)} />
      {children}
    </label>
  );
}
