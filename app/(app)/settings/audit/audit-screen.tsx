"use client";

import { Pagination, Skeleton, Stack, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { ProblemAlert } from "@/components/problem-alert";
import type { listAuditEvents } from "@/lib/api/audit/operations";
import { AuditFilters } from "./audit-filters";
import { AuditTable } from "./audit-table";
import { useAuditView } from "./use-audit-view";

const perPage = 50;

/** Who did what and when, narrowed by person, kind, deed and days, and exported as narrowed. */
export function AuditScreen() {
  const t = useTranslations("settings");
  const [view, setView] = useAuditView();
  const search = new URLSearchParams(
    (["actor", "kind", "action", "from", "to"] as const).flatMap((name) =>
      view[name] ? [[name, view[name]]] : [],
    ),
  );
  const events = useQuery({
    queryKey: ["audit", view],
    queryFn: ({ signal }) =>
      callApi<typeof listAuditEvents>(`/v1/audit-events?${search}&page=${view.page}&per_page=${perPage}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const total = events.data?.meta.total ?? 0;
  return (
    <Stack>
      <AuditFilters view={view} setView={setView} search={search} />
      {events.isError && <ProblemAlert error={events.error} onRetry={() => void events.refetch()} />}
      {events.isPending && <Skeleton h={240} />}
      {events.data && total === 0 && <Text c="dimmed">{t("noEvents")}</Text>}
      {events.data && total > 0 && <AuditTable events={events.data.data} isWhole={total <= perPage} />}
      {total > perPage && (
        <Pagination
          total={Math.ceil(total / perPage)}
          value={view.page}
          onChange={(page) => void setView({ page })}
          getControlProps={(control) => ({ "aria-label": t(control) })}
        />
      )}
    </Stack>
  );
}
