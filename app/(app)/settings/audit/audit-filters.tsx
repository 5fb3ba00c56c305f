"use client";

import { Button, Group, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { DateField } from "@/components/date-field";
import type { listMembers } from "@/lib/access/members/operations";
import { auditKinds } from "@/lib/api/audit/kinds";
import type { AuditView, SetAuditView } from "./use-audit-view";

type Props = {
  view: AuditView;
  setView: SetAuditView;
  /** The filter as the API takes it. */
  search: URLSearchParams;
};

/** Narrows the log by person, kind and days, and exports it as narrowed. */
export function AuditFilters({ view, setView, search }: Props) {
  const t = useTranslations("settings");
  const kinds = useTranslations("auditKinds");
  return (
    <Group align="flex-end">
      <Select
        label={t("who")}
        clearable
        searchable
        data={useActors()}
        value={view.actor}
        onChange={(actor) => void setView({ actor, page: 1 })}
      />
      <Select
        label={t("kindOfEvent")}
        clearable
        data={auditKinds.map((kind) => ({ value: kind, label: kinds(kind) }))}
        value={view.kind}
        onChange={(value) =>
          void setView({ kind: auditKinds.find((kind) => kind === value) ?? null, page: 1 })
        }
      />
      {(["from", "to"] as const).map((end) => (
        <DateField
          key={end}
          label={t(end)}
          value={view[end] ?? ""}
          onChange={(day) => void setView({ [end]: day || null, page: 1 })}
        />
      ))}
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
  );
}

function useActors() {
  const t = useTranslations("settings");
  const members = useQuery({
    queryKey: ["members"],
    queryFn: ({ signal }) => callApi<typeof listMembers>("/v1/members", { signal }),
  }).data?.data;
  return [
    ...(members ?? []).map(({ id, name, email }) => ({ value: `user:${id}`, label: name ?? email })),
    { value: "worker", label: t("worker") },
    { value: "operator", label: t("operator") },
  ];
}
