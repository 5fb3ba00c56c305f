"use client";

import { Table, Text } from "@mantine/core";
import { useFormatter, useTranslations } from "next-intl";
import type { z } from "zod";
import { EventDetails } from "@/components/event-details";
import { useActorName } from "@/components/event-list";
import { useActionName } from "@/components/use-action-name";
import type { AuditEvent } from "@/lib/api/audit/schema";

type Event = z.output<typeof AuditEvent>;

/** A page of events; on a phone who and when stand below what was done. */
export function AuditTable({ events }: { events: Event[] }) {
  const t = useTranslations("settings");
  return (
    <Table verticalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th visibleFrom="sm">{t("when")}</Table.Th>
          <Table.Th visibleFrom="sm">{t("who")}</Table.Th>
          <Table.Th>{t("what")}</Table.Th>
          <Table.Th>{t("onWhat")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {events.map((event) => (
          <AuditRow key={event.id} event={event} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function AuditRow({ event }: { event: Event }) {
  const format = useFormatter();
  const actionName = useActionName();
  const actorName = useActorName();
  const when = format.dateTime(new Date(event.created_at), { dateStyle: "short", timeStyle: "medium" });
  return (
    <Table.Tr style={{ verticalAlign: "top" }}>
      <Table.Td visibleFrom="sm" style={{ whiteSpace: "nowrap" }}>
        {when}
      </Table.Td>
      <Table.Td visibleFrom="sm">{actorName(event)}</Table.Td>
      <Table.Td w={{ base: "45%", sm: 180 }}>
        {actionName(event.action)}
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {actorName(event)}
          <br />
          {when}
        </Text>
      </Table.Td>
      <Table.Td>
        {event.target_name}
        <EventDetails event={event} />
      </Table.Td>
    </Table.Tr>
  );
}
