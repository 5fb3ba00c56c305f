"use client";

import { useQuery } from "@tanstack/react-query";
import { callApi } from "@/components/api";
import type { getDocument, getSections } from "@/lib/holdings/documents/operations";

/** The primary sheet of a product, and of its sections first aid and protection. */
export function useSheetParts(documentId: string) {
  const sheet = useQuery({
    queryKey: ["sheet", documentId],
    queryFn: ({ signal }) => callApi<typeof getDocument>(`/v1/sds/${documentId}`, { signal }),
  });
  const sections = useQuery({
    queryKey: ["sheet-sections", documentId, "aid and protection"],
    queryFn: ({ signal }) =>
      callApi<typeof getSections>(`/v1/sds/${documentId}/sections?sections=4,8`, { signal }),
  });
  return { sheet, sections };
}
