"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { callApi } from "@/components/api";
import { useWrite } from "@/components/use-write";
import type { getReview, releaseSheet, withdrawRelease, writeReview } from "@/lib/holdings/review/operations";
import { type Review, type ReviewValue, type Word, wordBack } from "./review-values";

export type ReleaseWish = { accept_open?: boolean; reason?: string };

/** The review of a sheet and what changes it; the last word can be taken back as often as there were words. */
export function useReview(sheetId: string) {
  const client = useQueryClient();
  const queryKey = ["sheet-review", sheetId];
  const review = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi<typeof getReview>(`/v1/sds/${sheetId}/review`, { signal }),
  });
  const said = useRef<ReviewValue[]>([]);
  const [canUndo, setCanUndo] = useState(false);
  // What other screens show is read again, but nobody waits for it: the next value is looked at already.
  const keep = (answer: { data: Review }) => {
    client.setQueryData(queryKey, answer);
    for (const other of [["sheet", sheetId], ["sheet-sections", sheetId], ["sheets"]])
      void client.invalidateQueries({ queryKey: other });
  };
  const word = useWrite(
    (words: Word[]) =>
      callApi<typeof writeReview>(`/v1/sds/${sheetId}/review`, { method: "PUT", body: { values: words } }),
    { stale: [], onDone: keep },
  );
  const release = useWrite(
    (wish: ReleaseWish) =>
      callApi<typeof releaseSheet>(`/v1/sds/${sheetId}/release`, { method: "POST", body: wish }),
    { stale: [], onDone: keep },
  );
  const withdraw = useWrite(
    () => callApi<typeof withdrawRelease>(`/v1/sds/${sheetId}/release`, { method: "DELETE" }),
    { stale: [], onDone: keep },
  );
  const say = async (before: ReviewValue, next: Omit<Word, "path">) => {
    await word.mutateAsync([{ path: before.path, ...next }]);
    // A word that a new reading disputes cannot be put back: it would count as looked at again.
    if (before.by && before.state === "doubtful") return;
    said.current.push(before);
    setCanUndo(true);
  };
  const undo = async () => {
    const before = said.current.at(-1);
    if (!before) return null;
    await word.mutateAsync([wordBack(before)]);
    said.current.pop();
    setCanUndo(said.current.length > 0);
    return before.path;
  };
  return { review, say, undo, canUndo, release, withdraw, isBusy: word.isPending };
}
