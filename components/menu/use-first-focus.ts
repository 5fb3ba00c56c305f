"use client";

import { type RefObject, useEffect } from "react";

/** Puts the focus on the first thing inside that can take it, when a panel opens. */
export function useFirstFocus(panel: RefObject<HTMLElement | null>, isOpen: boolean, selector: string): void {
  useEffect(() => {
    if (!isOpen) return;
    const first = panel.current?.querySelector<HTMLElement>(selector) ?? panel.current;
    first?.focus({ preventScroll: true });
  }, [isOpen, panel, selector]);
}
