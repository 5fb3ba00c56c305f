"use client";

import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "@/i18n/use-language";
import type { listRecipientTypes } from "@/lib/workplaces/recipient-types/operations";
import { callApi } from "./api";

/** The kinds of package by name in the language of the screen. */
export function useRecipientTypes(): { value: string; label: string }[] {
  const types = useQuery({
    queryKey: ["recipient-types"],
    queryFn: ({ signal }) => callApi<typeof listRecipientTypes>("/v1/recipient-types", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.data;
  const language = useLanguage();
  return (types ?? []).map(({ id, name }) => ({ value: id, label: name[language] }));
}
