"use client";

import { type RefObject, useLayoutEffect } from "react";

type Part = RefObject<HTMLElement | null>;

const gap = 4;
const edge = 8;

/** Keeps what opens beside its control: below it, or above where there is more room; never beyond the window. */
export function usePlacement(control: Part, panel: Part, isOpen: boolean, side: "start" | "end"): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const place = () => {
      if (control.current && panel.current) placeBeside(control.current, panel.current, side);
    };
    place();
    const observer = new ResizeObserver(place);
    if (panel.current) observer.observe(panel.current);
    addEventListener("scroll", place, { capture: true, passive: true });
    addEventListener("resize", place);
    return () => {
      observer.disconnect();
      removeEventListener("scroll", place, { capture: true });
      removeEventListener("resize", place);
    };
  }, [isOpen, side, control, panel]);
}

function placeBeside(control: HTMLElement, panel: HTMLElement, side: "start" | "end"): void {
  const at = control.getBoundingClientRect();
  const below = innerHeight - at.bottom - gap - edge;
  const above = at.top - gap - edge;
  const wanted = panel.scrollHeight + panel.offsetHeight - panel.clientHeight;
  const isBelow = wanted <= below || below >= above;
  const height = Math.min(wanted, isBelow ? below : above);
  const left = side === "end" ? at.right - panel.offsetWidth : at.left;
  const most = document.documentElement.clientWidth - panel.offsetWidth - edge;
  panel.style.maxHeight = `${height}px`;
  panel.style.top = `${isBelow ? at.bottom + gap : at.top - gap - height}px`;
  panel.style.left = `${Math.max(edge, Math.min(left, most))}px`;
}
