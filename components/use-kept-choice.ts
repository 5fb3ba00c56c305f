"use client";

import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import type { keepChoice } from "@/lib/library/choices/operations";
import { callApi } from "./api";

/** After the last change, so that typing is not one call for each letter. */
export const keepAfter = { delay: 600, flushOnUnmount: true };

/** What a person chose on a screen: as it was the last time, and kept a moment after each change. */
export function useKeptChoice<Choice extends Record<string, unknown>>(name: string, first: Choice) {
  const [choice, setChoice] = useState(first);
  const keep = useDebouncedCallback((value: Choice) => keepUnder(name, value), keepAfter);
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    keep(next);
  };
  return [choice, change] as const;
}

/** What could not be kept is still on the screen; the next change tries again. */
export function keepUnder(name: string, value: Record<string, unknown>): void {
  void callApi<typeof keepChoice>(`/v1/choices/${name}`, { method: "PUT", body: { value } }).catch(
    () => undefined,
  );
}
