"use client";

import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import classes from "./menu.module.css";
import { useDismissal } from "./use-dismissal";
import { useFirstFocus } from "./use-first-focus";
import { usePlacement } from "./use-placement";

/** What makes a button the control of a menu. */
type ControlProps = {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  onClick: () => void;
  "aria-haspopup": "menu";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
};
type Props = {
  control: (props: ControlProps) => ReactNode;
  children: ReactNode;
  side?: "start" | "end";
  /** Pixels; as wide as its items without it. */
  width?: number;
};

/** Closes the menu around it. */
export const MenuContext = createContext<() => void>(() => undefined);

/** A button and the menu that it opens: arrows, Home, End and first letters walk, Escape and Tab close (WAI-ARIA, menu button). */
export function Menu({ control, children, side = "start", width }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  usePlacement(button, panel, isOpen, side);
  useDismissal(button, panel, isOpen, close);
  useFirstFocus(panel, isOpen, '[role="menuitem"]:not(:disabled)');
  function pick() {
    close();
    button.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === "Tab") return pick();
    const next = nextItem(event.currentTarget, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  function onClick({ target }: MouseEvent<HTMLElement>) {
    // The browser follows a link that is still there.
    if (target instanceof Element && target.closest("a")) setTimeout(pick);
  }
  return (
    <>
      {control({
        ref: button,
        id: `${id}-control`,
        onClick: () => setIsOpen(!isOpen),
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : undefined,
      })}
      {isOpen &&
        createPortal(
          <div
            ref={panel}
            id={id}
            role="menu"
            tabIndex={-1}
            aria-labelledby={`${id}-control`}
            className={classes.panel}
            style={{ width }}
            onKeyDown={onKeyDown}
            onClick={onClick}
          >
            <MenuContext value={pick}>{children}</MenuContext>
          </div>,
          document.body,
        )}
    </>
  );
}

/** The item that a key leads to from the one with the focus. */
function nextItem(menu: HTMLElement, key: string): HTMLElement | undefined {
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)')];
  const at = items.findIndex((item) => item.matches(":focus"));
  if (key === "ArrowDown") return items[(at + 1) % items.length];
  if (key === "ArrowUp") return items.at(at <= 0 ? -1 : at - 1);
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  if (key.length !== 1 || key === " ") return undefined;
  const starts = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...items.slice(at + 1), ...items.slice(0, at + 1)].find(starts);
}
