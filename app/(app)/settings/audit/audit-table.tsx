"use client";

import { Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import { EventDetails } from "@/components/event-details";
import { useActorName } from "@/components/event-list";
import { EventTarget } from "@/components/event-target";
import { useActionName } from "@/components/use-action-name";
import { useDates } from "@/i18n/use-dates";
import type { AuditEvent } from "@/lib/api/audit/schema";

type Event = z.output<typeof AuditEvent>;
type Props = {
  events: Event[];
  /** False where more of them are on other pages. */
  isWhole: boolean;
};

const fromTop = { verticalAlign: "top" } as const;

/** A page of events; on a phone who and when stand below what was done. */
export function AuditTable({ events, isWhole }: Props) {
  const t = useTranslations("settings");
  const dates = useDates();
  const actionName = useActionName();
  const actorName = useActorName();
  const when = ({ created_at }: Event) => dates.moment(created_at);
  const columns: DataColumn<Event>[] = [
    {
      id: "when",
      header: t("when"),
      accessorFn: ({ created_at }) => created_at,
      cell: ({ row }) => when(row.original),
      meta: { visibleFrom: "sm", style: { ...fromTop, whiteSpace: "nowrap" } },
    },
    {
      id: "who",
      header: t("who"),
      accessorFn: actorName,
      meta: { visibleFrom: "sm", width: 130, style: fromTop },
    },
    {
      id: "what",
      header: t("what"),
      accessorFn: ({ action }) => actionName(action),
      cell: ({ row: { original } }) => (
        <>
          {actionName(original.action)}
          <Text size="xs" c="dimmed" hiddenFrom="sm">
            {actorName(original)}
            <br />
            {when(original)}
          </Text>
        </>
      ),
      meta: { width: { base: "45%", sm: 180 }, style: fromTop },
    },
    {
      id: "onWhat",
      header: t("onWhat"),
      accessorFn: ({ target_name }) => target_name ?? undefined,
      cell: ({ row: { original } }) => (
        <>
          <EventTarget event={original} />
          <EventDetails event={original} />
        </>
      ),
      meta: { style: fromTop },
    },
  ];
  return (
    <DataTable
      rows={events}
      columns={columns}
      rowId={({ id }) => id}
      isWhole={isWhole}
      verticalSpacing="xs"
    />
  );
}
