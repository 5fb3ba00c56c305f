"use client";

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { showNotice } from "@/components/notices/notices";
import { ApiProblem, sessionIn } from "./api";
import { useKnownRefusal } from "./known-refusal";

type Options<Input, Answer> = {
  /** What is read again afterwards. */
  stale: QueryKey[];
  onDone?: (answer: Answer, input: Input) => void;
  /** What is said instead of the server's sentence; null: that. */
  say?: (problem: ApiProblem) => string | null;
  /** True: the screen has an answer of its own to this refusal, and nothing more is said. */
  takes?: (problem: ApiProblem, input: Input) => boolean;
};

/** A write whose refusal is shown with its request id, and after which the lists it touches are read again. */
export function useWrite<Input, Answer>(
  write: (input: Input) => Promise<Answer>,
  { stale, onDone, say, takes }: Options<Input, Answer>,
) {
  const client = useQueryClient();
  const t = useTranslations("problem");
  const known = useKnownRefusal();
  return useMutation({
    mutationFn: write,
    onSuccess: async (answer, input) => {
      onDone?.(answer, input);
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (error, input) => {
      // Said already, beside the way on.
      if (sessionIn(error) !== "lasts") return;
      if (error instanceof ApiProblem && takes?.(error, input)) return;
      const requestId = error instanceof ApiProblem && error.requestId;
      const said = error instanceof ApiProblem && (say?.(error) ?? known(error.body) ?? error.message);
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
