"use client";

import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { keepAfter, keepUnder } from "./use-kept-choice";

export type KeptDraft<Draft> = {
  name: string;
  /** What the draft rests on: with another it is not shown again. */
  base: string;
  /** What was entered before and not saved; null when there is nothing, or it no longer fits. */
  draft: Draft | null;
};

/** What a person enters, kept a moment after each change until it is saved or begun again; `first` is shown else. */
export function useKeptDraft<Draft extends Record<string, unknown>>(
  { name, base, draft: kept }: KeptDraft<Draft>,
  first: Draft,
) {
  const [draft, setDraft] = useState(kept ?? first);
  const [isOfBefore, setIsOfBefore] = useState(kept !== null);
  const keep = useDebouncedCallback((value: Draft) => keepUnder(name, { base, draft: value }), keepAfter);
  const forget = () => {
    keep.cancel();
    keepUnder(name, {});
  };
  return {
    draft,
    isOfBefore,
    change(part: Partial<Draft>) {
      const next = { ...draft, ...part };
      setDraft(next);
      keep(next);
    },
    forget,
    beginAgain() {
      forget();
      setDraft(first);
      setIsOfBefore(false);
    },
  };
}
