"use client";

import { Button, Group, Skeleton, Stack, Table, Text } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import { ProblemAlert } from "@/components/problem-alert";
import { staleByBin } from "@/components/remove-button";
import { useWrite } from "@/components/use-write";
import { useDates } from "@/i18n/use-dates";
import type { listBin, restoreFromBin } from "@/lib/holdings/bin/operations";
import type { BinItem } from "@/lib/holdings/bin/schema";

type Item = z.output<typeof BinItem>;

/** What was removed in the last thirty days, each with the way back. */
export function BinScreen({ canWrite }: { canWrite: boolean }) {
  const t = useTranslations("bin");
  const bin = useInfiniteQuery({
    queryKey: ["bin"],
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listBin>(`/v1/bin?page=${pageParam}&per_page=50`, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.has_more ? meta.page + 1 : undefined),
  });
  const restore = useWrite(
    (id: string) => callApi<typeof restoreFromBin>(`/v1/bin/${id}/restore`, { method: "POST" }),
    { stale: staleByBin },
  );
  const columns = useBinColumns(
    canWrite ? restore.mutate : null,
    restore.isPending ? restore.variables : null,
  );
  const items = bin.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <Stack>
      {bin.isError && <ProblemAlert error={bin.error} onRetry={() => void bin.refetch()} />}
      {bin.isPending && <Skeleton h={160} />}
      {bin.data && items.length === 0 && <Text c="dimmed">{t("empty")}</Text>}
      {items.length > 0 && (
        <Table.ScrollContainer minWidth={0}>
          <DataTable rows={items} columns={columns} rowId={({ id }) => id} isCards verticalSpacing="sm" />
        </Table.ScrollContainer>
      )}
      {bin.hasNextPage && (
        <Group>
          <Button variant="default" loading={bin.isFetchingNextPage} onClick={() => void bin.fetchNextPage()}>
            {t("more")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function useBinColumns(onRestore: ((id: string) => void) | null, busy: string | null): DataColumn<Item>[] {
  const t = useTranslations("bin");
  const dates = useDates();
  const day = (date: string) => dates.day(date);
  return [
    {
      id: "name",
      header: t("name"),
      accessorFn: ({ name }) => name ?? "–",
      meta: { card: "plain" },
    },
    { id: "kind", header: t("kind"), accessorFn: ({ kind }) => t(`kinds.${kind}`) },
    { id: "by", header: t("by"), accessorFn: (item) => `${item.removed_by ?? "–"}, ${day(item.removed_at)}` },
    { id: "gone", header: t("gone"), accessorFn: ({ gone_at }) => day(gone_at) },
    {
      id: "restore",
      header: "",
      cell: ({ row: { original: item } }) =>
        onRestore && (
          <Button
            size="compact-sm"
            variant="default"
            loading={busy === item.id}
            aria-label={t("restoreOf", { name: item.name ?? "–" })}
            onClick={() => onRestore(item.id)}
          >
            {t("restore")}
          </Button>
        ),
    },
  ];
}
