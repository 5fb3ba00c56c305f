"use client";

import { Badge, Button, Table, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { AskFirst } from "@/components/ask-first";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import { useWrite } from "@/components/use-write";
import { useDates } from "@/i18n/use-dates";
import type { revokeApiKey } from "@/lib/access/keys/operations";
import type { ApiKey } from "@/lib/access/keys/schema";

type Key = z.output<typeof ApiKey>;

/** The keys there are and were; one is revoked after a question. */
export function KeyTable({ keys }: { keys: Key[] }) {
  const t = useTranslations("settings");
  const [asked, setAsked] = useState<Key | null>(null);
  const columns = useKeyColumns(setAsked);
  const revoke = useWrite(
    (id: string) => callApi<typeof revokeApiKey>(`/v1/api-keys/${id}`, { method: "DELETE" }),
    { stale: [["api-keys"]] },
  );
  if (!keys.length) return <Text c="dimmed">{t("noKeys")}</Text>;
  return (
    <Table.ScrollContainer minWidth={0}>
      <DataTable rows={keys} columns={columns} rowId={({ id }) => id} isCards verticalSpacing="sm" />
      {asked && (
        <AskFirst
          title={t("revokeOf", { name: asked.name })}
          act={t("revoke")}
          isBusy={revoke.isPending}
          onClose={() => setAsked(null)}
          onAct={() => revoke.mutate(asked.id, { onSettled: () => setAsked(null) })}
        >
          {t("revokeLead")}
        </AskFirst>
      )}
    </Table.ScrollContainer>
  );
}

function useKeyColumns(onRevoke: (key: Key) => void): DataColumn<Key>[] {
  const t = useTranslations("settings");
  const dates = useDates();
  const day = (date: string | null) => (date ? dates.day(date) : "–");
  return [
    {
      id: "name",
      header: t("keyName"),
      accessorFn: ({ name }) => name,
      cell: ({ row: { original: key } }) => <Name apiKey={key} />,
      meta: { card: "plain" },
    },
    {
      id: "rights",
      header: t("rights"),
      accessorFn: (key) => (key.read_only ? t("readOnly") : t("readWrite")),
      cell: ({ row: { original: key }, getValue }) => (
        <Badge variant="light" color={key.read_only ? "gray" : "blue"}>
          {String(getValue())}
        </Badge>
      ),
    },
    {
      id: "lastUsed",
      header: t("lastUsed"),
      accessorFn: (key) => key.last_used_at ?? undefined,
      cell: ({ row }) => day(row.original.last_used_at),
    },
    {
      id: "expires",
      header: t("expires"),
      accessorFn: (key) => key.expires_at ?? undefined,
      cell: ({ row }) => day(row.original.expires_at),
    },
    {
      id: "revoke",
      header: t("revoke"),
      cell: ({ row: { original: key } }) =>
        key.revoked_at ? (
          <Text size="sm" c="dimmed">
            {t("revoked", { date: day(key.revoked_at) })}
          </Text>
        ) : (
          <Button
            size="compact-xs"
            variant="default"
            aria-label={t("revokeOf", { name: key.name })}
            onClick={() => onRevoke(key)}
          >
            {t("revoke")}
          </Button>
        ),
      meta: { isHeadHidden: true, card: "plain" },
    },
  ];
}

function Name({ apiKey: { name, prefix, created_by, has_maker_left, revoked_at } }: { apiKey: Key }) {
  const t = useTranslations("settings");
  return (
    <>
      <Text fw={600}>{name}</Text>
      <Text size="xs" c="dimmed">
        {prefix}… {created_by}
      </Text>
      {has_maker_left && !revoked_at && (
        <Badge variant="light" color="orange">
          {t("makerLeft")}
        </Badge>
      )}
    </>
  );
}
