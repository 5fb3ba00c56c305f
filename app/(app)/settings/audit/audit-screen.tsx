"use client";

import { Button, Group, Pagination, Select, Skeleton, Stack, Text, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsInteger, parseAsString, useQueryStates } from "nuqs";
import { callApi } from "@/components/api";
import { ProblemAlert } from "@/components/problem-alert";
import type { listMembers } from "@/lib/access/members/operations";
import type { listAuditEvents } from "@/lib/api/audit/operations";
import { AuditTable } from "./audit-table";

const perPage = 50;

/** Who did what and when, narrowed by person, deed and days, and exported as narrowed. */
export function AuditScreen() {
  const t = useTranslations("settings");
  const [view, setView] = useQueryStates({
    actor: parseAsString,
    action: parseAsString,
    from: parseAsString,
    to: parseAsString,
    page: parseAsInteger.withDefault(1),
  });
  const search = new URLSearchParams(
    (["actor", "action", "from", "to"] as const).flatMap((name) => (view[name] ? [[name, view[name]]] : [])),
  );
  const members = useQuery({
    queryKey: ["members"],
    queryFn: ({ signal }) => callApi<typeof listMembers>("/v1/members", { signal }),
  }).data?.data;
  const events = useQuery({
    queryKey: ["audit", view],
    queryFn: ({ signal }) =>
      callApi<typeof listAuditEvents>(`/v1/audit-events?${search}&page=${view.page}&per_page=${perPage}`, {
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const total = events.data?.meta.total ?? 0;
  const people = (members ?? []).map(({ id, name, email }) => ({
    value: `user:${id}`,
    label: name ?? email,
  }));
  return (
    <Stack>
      <Group align="flex-end">
        <Select
          label={t("who")}
          clearable
          searchable
          data={[
            ...people,
            { value: "worker", label: t("worker") },
            { value: "operator", label: t("operator") },
          ]}
          value={view.actor}
          onChange={(actor) => void setView({ actor, page: 1 })}
        />
        <TextInput
          label={t("from")}
          type="date"
          value={view.from ?? ""}
          onChange={(event) => void setView({ from: event.currentTarget.value || null, page: 1 })}
        />
        <TextInput
          label={t("to")}
          type="date"
          value={view.to ?? ""}
          onChange={(event) => void setView({ to: event.currentTarget.value || null, page: 1 })}
        />
        {(["csv", "xlsx"] as const).map((kind) => (
          <Button
            key={kind}
            component="a"
            variant="default"
            href={`/v1/audit-events/export?${search}&format=${kind}`}
            download
          >
            {kind === "csv" ? "CSV" : "Excel"}
          </Button>
        ))}
      </Group>
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
