"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale } from "next-intl";
import { z } from "zod";
import { callApi } from "./api";

const Name = z.object({ en: z.string(), nl: z.string(), de: z.string(), fr: z.string() });
const Answer = z.object({ data: z.array(z.object({ id: z.guid(), name: Name })) });

/** The kinds of package by name in the language of the screen. */
export function useRecipientTypes(): { value: string; label: string }[] {
  const locale = useLocale();
  const types = useQuery({
    queryKey: ["recipient-types"],
    queryFn: ({ signal }) => callApi(Answer, "/v1/recipient-types", { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  }).data?.data;
  const language = Name.keyof().catch("en").parse(locale);
  return (types ?? []).map(({ id, name }) => ({ value: id, label: name[language] }));
}
