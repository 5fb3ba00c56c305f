"use client";

import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { Workplace } from "@/lib/workplaces/schema";
import { callApi } from "./api";

const Answer = z.object({ data: z.array(Workplace) });

/** Every workplace of the team by name. */
export function useWorkplaces() {
  return useQuery({
    queryKey: ["workplaces"],
    queryFn: ({ signal }) => callApi(Answer, "/v1/workplaces", { signal }),
    staleTime: 30_000,
    select: ({ data }) => data,
  });
}
