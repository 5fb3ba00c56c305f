"use client";

import { type RefObject, useEffect, useEffectEvent } from "react";

type Part = RefObject<HTMLElement | null>;

/** Escape, or a press anywhere else, closes what is open; Escape gives the focus back to the control. */
export function useDismissal(control: Part, panel: Part, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) => {
      const { target } = event;
      if (target instanceof Node && [control, panel].some((part) => part.current?.contains(target))) return;
      close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      close();
      control.current?.focus();
    };
    document.addEventListener("pointerdown", onPress, true);
    document.addEventListener("keydown", onKey, true);
    return () => {
      document.removeEventListener("pointerdown", onPress, true);
      document.removeEventListener("keydown", onKey, true);
    };
  }, [isOpen, control, panel]);
}
