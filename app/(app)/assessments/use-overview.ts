"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { callApi } from "@/components/api";
import { assessmentStatuses } from "@/lib/assessments/assessment-statuses";
import type { listAssessments } from "@/lib/assessments/operations";

const parsers = {
  query: parseAsString.withDefault(""),
  workplace: parseAsString,
  status: parseAsStringLiteral(assessmentStatuses),
  page: parseAsInteger.withDefault(1),
};

/** The overview with its filters, which are in the page's address. */
export function useOverview() {
  const [filter, setFilter] = useQueryStates(parsers);
  const search = new URLSearchParams({ page: String(Math.max(1, filter.page)), size: "50" });
  if (filter.query.trim()) search.set("query", filter.query.trim());
  if (filter.workplace) search.set("workplace_id", filter.workplace);
  if (filter.status) search.set("status", filter.status);
  const query = useQuery({
    queryKey: ["assessments", "overview", search.toString()],
    queryFn: ({ signal }) => callApi<typeof listAssessments>(`/v1/assessments?${search}`, { signal }),
    placeholderData: keepPreviousData,
  });
  return { filter, setFilter, query };
}
export type OverviewFilter = ReturnType<typeof useOverview>["filter"];
export type SetOverviewFilter = ReturnType<typeof useOverview>["setFilter"];
