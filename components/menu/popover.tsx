"use client";

import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import classes from "./menu.module.css";
import { useDismissal } from "./use-dismissal";
import { useFirstFocus } from "./use-first-focus";
import { usePlacement } from "./use-placement";

type ControlProps = {
  ref: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
  "aria-controls": string | undefined;
};
type Props = {
  control: (props: ControlProps) => ReactNode;
  children: ReactNode;
  label: string;
  side?: "start" | "end";
  width: number;
};

const focusable = "button:not(:disabled), input:not(:disabled), a[href], select, textarea";

/** A button and the small dialog that it opens; the focus stays inside until it is closed. */
export function Popover({ control, children, label, side = "start", width }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  usePlacement(button, panel, isOpen, side);
  useDismissal(button, panel, isOpen, () => setIsOpen(false));
  useFirstFocus(panel, isOpen, "[data-autofocus]");
  return (
    <>
      {control({
        ref: button,
        onClick: () => setIsOpen(!isOpen),
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? id : undefined,
      })}
      {isOpen &&
        createPortal(
          <div
            ref={panel}
            id={id}
            role="dialog"
            aria-label={label}
            tabIndex={-1}
            className={classes.panel}
            style={{ width, padding: "var(--mantine-spacing-sm)" }}
            onKeyDown={keepInside}
          >
            {children}
          </div>,
          document.body,
        )}
    </>
  );
}

function keepInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = [inside[0], inside.at(-1)];
  const isAtEnd = event.shiftKey
    ? [first, event.currentTarget].some((end) => end === document.activeElement)
    : document.activeElement === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}
