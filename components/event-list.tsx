"use client";

import { Stack, Text, Timeline } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { useDates } from "@/i18n/use-dates";
import type { AuditEvent } from "@/lib/api/audit/schema";
import { EventDetails } from "./event-details";
import { useActionName } from "./use-action-name";

type Event = z.output<typeof AuditEvent>;

/** Events as a line of time: what, who, when, and what was asked for. */
export function EventList({ events }: { events: Event[] }) {
  const dates = useDates();
  const actionName = useActionName();
  const actorName = useActorName();
  return (
    <Timeline bulletSize={14} lineWidth={2}>
      {events.map((event) => (
        <Timeline.Item key={event.id} title={<Text fw={600}>{actionName(event.action)}</Text>}>
          <Stack gap={2}>
            <Text size="sm" c="dimmed">
              {actorName(event)} · {dates.moment(event.created_at)}
            </Text>
            <EventDetails event={event} />
          </Stack>
        </Timeline.Item>
      ))}
    </Timeline>
  );
}

export function useActorName(): (event: Event) => string {
  const t = useTranslations("actors");
  return ({ actor }) => {
    if (actor.kind === "user") return actor.name ?? t("user");
    return actor.kind === "key" ? t("key", { name: actor.name ?? "?" }) : t(actor.kind);
  };
}
