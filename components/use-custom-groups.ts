"use client";

import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { callApi } from "@/components/api";
import { GroupSchema } from "@/lib/custom-fields/schema";
import { Id } from "@/lib/operations/values";

const Answer = z.object({
  data: z.array(z.object({ group_id: Id, name: z.string(), schema: GroupSchema })),
});
export type CustomGroup = z.output<typeof Answer>["data"][number];

/** The team's groups of custom fields with their schemas. */
export function useCustomGroups() {
  return useQuery({
    queryKey: ["custom-groups"],
    queryFn: ({ signal }) => callApi(Answer, "/v1/custom-field-schemas", { signal }),
    staleTime: 60_000,
    select: ({ data }) => data,
  });
}
