"use client";

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { showNotice } from "@/components/notices/notices";
import { ApiProblem, sessionIn } from "./api";

type Options<Answer> = {
  /** What is read again afterwards. */
  stale: QueryKey[];
  onDone?: (answer: Answer) => void;
  /** What is said instead of the server's sentence; null: that. */
  say?: (problem: ApiProblem) => string | null;
};

/** A write whose refusal is shown with its request id, and after which the lists it touches are read again. */
export function useWrite<Input, Answer>(
  write: (input: Input) => Promise<Answer>,
  { stale, onDone, say }: Options<Answer>,
) {
  const client = useQueryClient();
  const t = useTranslations("problem");
  return useMutation({
    mutationFn: write,
    onSuccess: async (answer) => {
      onDone?.(answer);
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error) => {
      // Said already, beside the way on.
      if (sessionIn(error) !== "lasts") return;
      const requestId = error instanceof ApiProblem && error.requestId;
      const said = error instanceof ApiProblem && (say?.(error) ?? error.message);
      const message = said || t("unreachable");
      showNotice({
        isProblem: true,
        title: t("title"),
        message: requestId ? `${message} ${t("requestId", { id: requestId })}` : message,
        shownMs: 15_000,
      });
    },
  });
}
