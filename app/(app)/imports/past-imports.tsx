"use client";

import { Anchor, Badge, Group, Pagination, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import { Link } from "@/components/link";
import { ProblemAlert } from "@/components/problem-alert";
import { useRights } from "@/components/rights";
import { useDates } from "@/i18n/use-dates";
import type { listImports } from "@/lib/library/imports/operations";
import type { PastImport } from "./import-answers";
import { LeftOutRows } from "./left-out-rows";
import { UndoImport } from "./undo-import";
import { useCountLines } from "./use-count-lines";

const perPage = 20;

/** Who imported what and when, each with a way to take it back. */
export function PastImports() {
  const t = useTranslations("imports");
  const [page, setPage] = useState(1);
  const list = useQuery({
    queryKey: ["imports", page],
    queryFn: ({ signal }) =>
      callApi<typeof listImports>(`/v1/imports?page=${page}&per_page=${perPage}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const rows = list.data?.data ?? [];
  const pages = Math.ceil((list.data?.meta.total ?? 0) / perPage);
  return (
    <Stack component="section" aria-labelledby="past-imports" gap="sm">
      <Title order={2} size="h4" id="past-imports">
        {t("past")}
      </Title>
      {list.error && <ProblemAlert error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton h={120} />}
      {list.data && rows.length === 0 && <Text c="dimmed">{t("none")}</Text>}
      {rows.length > 0 && (
        <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: "none" }}>
          {rows.map((item) => (
            <PastItem key={item.id} item={item} />
          ))}
        </Stack>
      )}
      {pages > 1 && <Pagination total={pages} value={page} onChange={setPage} aria-label={t("past")} />}
    </Stack>
  );
}

function PastItem({ item }: { item: PastImport }) {
  const t = useTranslations("imports");
  const dates = useDates();
  const { canWrite } = useRights();
  const countLines = useCountLines();
  const dateOf = (text: string | null) => (text ? dates.moment(text) : "");
  const status = item.status === "undone" ? "undone" : "applied";
  return (
    <Paper component="li" withBorder p="sm">
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={2} style={{ flex: 1, minWidth: 220 }}>
          <Group gap="xs">
            <Text fw={600} style={{ overflowWrap: "anywhere" }}>
              {item.file_name}
            </Text>
            <Badge variant="light" color={status === "applied" ? "teal" : "gray"} tt="none">
              {t(`statuses.${status}`)}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed">
            {[
              t(`kinds.${item.kind}`),
              t("rows", { count: item.row_count }),
              item.created_by,
              dateOf(item.applied_at),
            ]
              .filter(Boolean)
              .join(" · ")}
          </Text>
          <Text size="sm">{item.counts && countLines(item.counts).join(" · ")}</Text>
          {item.faulty_rows > 0 && (
            <Group gap="xs">
              <LeftOutRows item={item} />
            </Group>
          )}
          {status === "applied" && Boolean(item.counts?.products.create) && (
            <Anchor component={Link} href="/products/awaiting" size="sm">
              {t("toAwaiting")}
            </Anchor>
          )}
          {status === "undone" && (
            <Text size="sm" c="dimmed">
              {t("undoneBy", { name: item.undone_by ?? "–", date: dateOf(item.undone_at) })}
            </Text>
          )}
        </Stack>
        {canWrite && status === "applied" && <UndoImport item={item} />}
      </Group>
    </Paper>
  );
}
