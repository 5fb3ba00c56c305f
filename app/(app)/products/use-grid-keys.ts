"use client";

import { type KeyboardEvent, useState } from "react";

type Options = {
  total: number;
  pageRows: number;
  show: (index: number) => void;
  open: (index: number) => void;
  select: (index: number) => void;
  preview: (index: number) => void;
  close: () => void;
};

/** The row that the keyboard is at, and what keys do there. */
export function useGridKeys({ total, pageRows, show, ...actions }: Options) {
  const [active, setActive] = useState<number | null>(null);

  function move(to: number) {
    const index = Math.min(Math.max(0, to), total - 1);
    setActive(index);
    show(index);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // Keys that a link, a box or a menu inside the grid takes itself.
    if (event.target !== event.currentTarget || event.altKey || event.metaKey || event.ctrlKey) return;
    const at = active ?? -1;
    const steps = new Map<string, () => void>([
      ["ArrowDown", () => move(at + 1)],
      ["ArrowUp", () => move(at - 1)],
      ["PageDown", () => move(at + pageRows)],
      ["PageUp", () => move(at - pageRows)],
      ["Home", () => move(0)],
      ["End", () => move(total - 1)],
      ["Escape", actions.close],
      ["Enter", () => actions.open(at)],
      [" ", () => actions.select(at)],
      ["ArrowRight", () => actions.preview(at)],
      ["ArrowLeft", actions.close],
    ]);
    const step = steps.get(event.key);
    if (!step || !total) return;
    event.preventDefault();
    step();
  }

  return {
    active: active !== null && active < total ? active : null,
    setActive,
    onKeyDown,
    onFocus: () => setActive((before) => before ?? 0),
  };
}
