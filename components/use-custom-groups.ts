"use client";

import { useQuery } from "@tanstack/react-query";
import type { listCustomFieldSchemas } from "@/lib/library/custom-fields/operations";
import { type Answer, callApi } from "./api";

export type CustomGroup = Answer<typeof listCustomFieldSchemas>["data"][number];

/** The team's groups of custom fields with their schemas. */
export function useCustomGroups() {
  return useQuery({
    queryKey: ["custom-groups"],
    queryFn: ({ signal }) => callApi<typeof listCustomFieldSchemas>("/v1/custom-field-schemas", { signal }),
    staleTime: 60_000,
    select: ({ data }) => data,
  });
}
