"use client";

import { type AnchorHTMLAttributes, type ButtonHTMLAttributes, type ReactNode, use } from "react";
import { MenuContext } from "./menu";
import classes from "./menu.module.css";

type ItemProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** What holds now, of several choices. */
  isCurrent?: boolean;
  /** At the end of the line. */
  mark?: ReactNode;
};

/** Does something and closes the menu. */
export function MenuItem({ isCurrent, mark, onClick, children, type = "button", ...rest }: ItemProps) {
  const close = use(MenuContext);
  return (
    <button
      {...rest}
      type={type}
      role="menuitem"
      tabIndex={-1}
      className={classes.item}
      aria-current={isCurrent || undefined}
      onClick={(event) => {
        // A form that is gone cannot be sent.
        if (type !== "submit") close();
        onClick?.(event);
      }}
    >
      <span>{children}</span>
      {mark}
    </button>
  );
}

/** Leads to a file or a page; the menu closes. */
export function MenuLink({ children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} role="menuitem" tabIndex={-1} className={classes.item}>
      {children}
    </a>
  );
}

/** Names the items below it. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <div role="presentation" className={classes.label}>
      {children}
    </div>
  );
}

export function MenuDivider() {
  return <hr className={classes.divider} />;
}
