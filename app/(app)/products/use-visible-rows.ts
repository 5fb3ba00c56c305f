"use client";

import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

export type Range = { first: number; last: number };

/** Rows beyond what is seen, so that a short scroll finds them there. */
const spare = 8;
/** The range moves in steps, so that most frames of a scroll change nothing. */
const step = 4;
/** Enough for what is sent before the window is measured. */
const atFirst = { first: 0, last: 23, seen: 12 };

/** Which rows of equal height are in sight of a scrolling list, and a way to bring one into sight. */
export function useVisibleRows(scroller: RefObject<HTMLElement | null>, count: number, height: number) {
  const [range, setRange] = useState(atFirst);
  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list) return;
    let seen = Math.ceil(list.clientHeight / height);
    const look = () => {
      const top = Math.floor(list.scrollTop / height);
      const first = Math.max(0, Math.floor((top - spare) / step) * step);
      const last = Math.ceil((top + seen + spare) / step) * step - 1;
      setRange((before) => (before.first === first && before.last === last ? before : { first, last, seen }));
    };
    const observer = new ResizeObserver(() => {
      seen = Math.ceil(list.clientHeight / height);
      look();
    });
    observer.observe(list);
    list.addEventListener("scroll", look, { passive: true });
    return () => {
      observer.disconnect();
      list.removeEventListener("scroll", look);
    };
  }, [scroller, height]);
  const show = useCallback(
    (index: number) => {
      const list = scroller.current;
      if (!list) return;
      const head = list.querySelector<HTMLElement>('[role="columnheader"]')?.offsetHeight ?? 0;
      const top = index * height;
      const lowest = top + height + head - list.clientHeight;
      list.scrollTop = Math.min(top, Math.max(list.scrollTop, lowest));
    },
    [scroller, height],
  );
  const last = Math.min(range.last, count - 1);
  return { first: Math.min(range.first, last + 1), last, pageRows: Math.max(1, range.seen - 2), show };
}
