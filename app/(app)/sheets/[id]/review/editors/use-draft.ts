"use client";

import { useEffect, useRef, useState } from "react";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";

/**
 * What is being written. What a person draws on the page is taken into it by `take`, which answers null when it can
 * make nothing of the text; then `isUnread` says so.
 */
export function useDraft<Draft>(
  first: Draft,
  drawn: { text: string } | null,
  take: (draft: Draft, text: string) => Draft | null,
) {
  const [untouched] = useState(first);
  const [draft, setDraft] = useState(untouched);
  useLeaveGuard(draft !== untouched);
  const [isUnread, setUnread] = useState(false);
  const taken = useRef(drawn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another rectangle is taken in
  useEffect(() => {
    if (!drawn || taken.current === drawn) return;
    taken.current = drawn;
    const next = drawn.text.trim() ? take(draft, drawn.text.trim()) : null;
    setUnread(next === null);
    if (next !== null) setDraft(next);
  }, [drawn]);
  return { draft, setDraft, isUnread };
}
