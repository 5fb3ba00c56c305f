"use client";

import { useEffect, useRef } from "react";

export type KeyActions = {
  confirm: () => void;
  edit: () => void;
  deny: () => void;
  undo: () => void;
  move: (by: number) => void;
  release: () => void;
};

/** The keys of the review, wherever the focus is, but for fields that are typed in and what keys press themselves. */
export function useReviewKeys(actions: KeyActions, isOn: boolean): void {
  const current = useRef(actions);
  current.current = actions;
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const act = actionOf(event, current.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [isOn]);
}

function actionOf(event: KeyboardEvent, actions: KeyActions): (() => void) | null {
  const { target, key } = event;
  if (event.defaultPrevented || event.altKey || event.repeat) return null;
  if (target instanceof Element && target.closest("input, textarea, select, [role=dialog], [role=listbox]"))
    return null;
  if (event.ctrlKey || event.metaKey) return key === "Enter" ? actions.release : null;
  const presses = target instanceof Element && target.closest("button, a, [role=tab], [tabindex='0']");
  switch (key.toLowerCase()) {
    case "enter":
      return presses ? null : actions.confirm;
    case "e":
      return actions.edit;
    case "x":
      return actions.deny;
    case "u":
      return actions.undo;
    case "j":
      return () => actions.move(1);
    case "k":
      return () => actions.move(-1);
    case "arrowdown":
      return presses ? null : () => actions.move(1);
    case "arrowup":
      return presses ? null : () => actions.move(-1);
    default:
      return null;
  }
}
