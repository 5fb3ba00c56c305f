"use client";

import { useMemo } from "react";

/** A field that does not come must not keep the keys for good. */
const mostMs = 5_000;

/**
 * Keeps the letters that are typed before a field is there to take them: after a key has asked for it, its code may
 * still have to come. `keep` begins to, `take` ends it and gives what was typed.
 */
export function useEarlyLetters() {
  return useMemo(() => {
    let letters = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === "Escape") return void take();
      if (event.key === "Backspace") letters = letters.slice(0, -1);
      else if (event.key.length === 1) letters += event.key;
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    function keep() {
      letters = "";
      timer = setTimeout(take, mostMs);
      window.addEventListener("keydown", onKeyDown, true);
    }
    function take(): string {
      clearTimeout(timer);
      window.removeEventListener("keydown", onKeyDown, true);
      const typed = letters;
      letters = "";
      return typed;
    }
    return { keep, take };
  }, []);
}

export type EarlyLetters = ReturnType<typeof useEarlyLetters>;
