"use client";

import { Button, Group, Pagination, Select, Skeleton, Stack, Table, Text, TextInput } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { parseAsInteger, parseAsString, useQueryStates } from "nuqs";
import { z } from "zod";
import { callApi } from "@/components/api";
import { EventDetails, useActorName } from "@/components/event-list";
import { ProblemAlert } from "@/components/problem-alert";
import { useActionName } from "@/components/use-action-name";
import { AuditEvent } from "@/lib/audit/schema";
import { Member } from "@/lib/members/schema";
import { PageMeta } from "@/lib/operations/values";

const Answer = z.object({ meta: PageMeta, data: z.array(AuditEvent) });
const Members = z.object({ data: z.array(Member) });
const perPage = 50;

/** Who did what and when, narrowed by person, deed and days, and exported as narrowed. */
export function AuditScreen() {
  const t = useTranslations("settings");
  const format = useFormatter();
  const actionName = useActionName();
  const actorName = useActorName();
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
    queryFn: ({ signal }) => callApi(Members, "/v1/members", { signal }),
  }).data?.data;
  const events = useQuery({
    queryKey: ["audit", view],
    queryFn: ({ signal }) =>
      callApi(Answer, `/v1/audit-events?${search}&page=${view.page}&per_page=${perPage}`, { signal }),
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
      {total > 0 && (
        <Table.ScrollContainer minWidth={720}>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("when")}</Table.Th>
                <Table.Th>{t("who")}</Table.Th>
                <Table.Th>{t("what")}</Table.Th>
                <Table.Th>{t("onWhat")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {events.data?.data.map((event) => (
                <Table.Tr key={event.id} style={{ verticalAlign: "top" }}>
                  <Table.Td style={{ whiteSpace: "nowrap" }}>
                    {format.dateTime(new Date(event.created_at), { dateStyle: "short", timeStyle: "medium" })}
                  </Table.Td>
                  <Table.Td>{actorName(event)}</Table.Td>
                  <Table.Td>{actionName(event.action)}</Table.Td>
                  <Table.Td>
                    {event.target_name}
                    <EventDetails details={event.details} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
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
