"use client";

import type { PointerEvent } from "react";
import { narrowest, type ShownColumn, widest } from "./use-shown-columns";
import type { SetLibraryView } from "./view";

/** What makes an element the handle that is dragged to make a column wider or narrower. */
export function useColumnResize(setView: SetLibraryView) {
  return ({ name, width }: ShownColumn) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const handle = event.currentTarget;
      const from = event.clientX;
      const onMove = (moved: globalThis.PointerEvent) => {
        const wanted = Math.round(width + moved.clientX - from);
        const next = Math.min(widest, Math.max(narrowest, wanted));
        void setView(({ w }) => ({ w: { ...w, [name]: next } }));
      };
      const end = () => {
        handle.removeEventListener("pointermove", onMove);
        handle.removeEventListener("pointerup", end);
        handle.removeEventListener("pointercancel", end);
      };
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener("pointermove", onMove);
      handle.addEventListener("pointerup", end);
      handle.addEventListener("pointercancel", end);
    },
  });
}
