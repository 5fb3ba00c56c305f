"use client";

import { useQuery } from "@tanstack/react-query";
import { callApi } from "@/components/api";
import type { getScannedWords } from "@/lib/holdings/scanned-words/operations";
import type { ScannedPage } from "./drawn-text";

const none: ScannedPage[] = [];

/** What OCR read on the pages of a sheet that are pictures; none before it is read. */
export function useScannedWords(sheetId: string, isRead: boolean): ScannedPage[] {
  const found = useQuery({
    queryKey: ["scanned-words", sheetId],
    queryFn: ({ signal }) => callApi<typeof getScannedWords>(`/v1/sds/${sheetId}/scanned-words`, { signal }),
    enabled: isRead,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return found.data?.data ?? none;
}
