"use client";

import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import type { keepChoice } from "@/lib/library/choices/operations";
import { callApi } from "./api";

/** What a person chose on a screen: as it was the last time, and kept a moment after each change. */
export function useKeptChoice<Choice extends Record<string, unknown>>(name: string, first: Choice) {
  const [choice, setChoice] = useState(first);
  const keep = useDebouncedCallback((value: Choice) => {
    // What could not be kept is still on the screen; the next change tries again.
    void callApi<typeof keepChoice>(`/v1/choices/${name}`, {
      method: "PUT",
      body: { value },
    }).catch(() => undefined);
  }, 600);
  const change = (part: Partial<Choice>) => {
    const next = { ...choice, ...part };
    setChoice(next);
    keep(next);
  };
  return [choice, change] as const;
}
