"use client";

import { useQuery } from "@tanstack/react-query";
import type { listWorkplaces } from "@/lib/workplaces/workplaces/operations";
import { callApi } from "./api";

/** Every workplace of the team by name. */
export function useWorkplaces() {
  return useQuery({
    queryKey: ["workplaces"],
    queryFn: ({ signal }) => callApi<typeof listWorkplaces>("/v1/workplaces", { signal }),
    staleTime: 30_000,
    select: ({ data }) => data,
  });
}
