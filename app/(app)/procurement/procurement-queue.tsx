"use client";

import { Button, Grid, Pagination, SegmentedControl, Skeleton, Stack, Text } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { parseAsInteger, parseAsString, parseAsStringLiteral, useQueryStates } from "nuqs";
import { type Answer, callApi } from "@/components/api";
import { ProblemAlert } from "@/components/problem-alert";
import type { getProduct, listProducts } from "@/lib/library/products/operations";
import { CaseView } from "./case-view";
import { QueueItem } from "./queue-item";

const decisions = ["Review", "Accept", "Reject"] as const;
const size = 20;

/** Products by decision, those to review first; the chosen one beside them with all one needs to decide. */
export function ProcurementQueue() {
  const t = useTranslations("procurement");
  const names = useTranslations("decisions");
  const [view, setView] = useQueueView();
  const queue = useQueue(view);
  const rows = queue.data?.data ?? [];
  const open = useOpen(view.open, rows);
  return (
    <Stack>
      <SegmentedControl
        size="xs"
        maw="100%"
        aria-label={t("filter")}
        value={view.decision}
        onChange={(value) =>
          void setView({ decision: decisions.find((one) => one === value) ?? "Review", page: 1, open: null })
        }
        data={decisions.map((value) => ({ value, label: names(value) }))}
        style={{ alignSelf: "flex-start" }}
      />
      {queue.isError && <ProblemAlert error={queue.error} onRetry={() => void queue.refetch()} />}
      {queue.isPending && <Skeleton h={260} />}
      {queue.data && rows.length === 0 && !open && <Text c="dimmed">{t("empty")}</Text>}
      {open && (
        <Grid gap="md">
          <Grid.Col span={{ base: 12, md: 5 }} visibleFrom={view.open ? "md" : undefined}>
            <QueueList
              rows={rows}
              openId={open.id}
              pages={Math.ceil((queue.data?.meta?.total ?? 0) / size)}
              page={view.page}
              setView={setView}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 7 }} visibleFrom={view.open ? undefined : "md"}>
            <Button
              hiddenFrom="md"
              variant="default"
              size="xs"
              mb="sm"
              onClick={() => void setView({ open: null })}
            >
              {t("toQueue")}
            </Button>
            <CaseView key={open.id} product={open} />
          </Grid.Col>
        </Grid>
      )}
    </Stack>
  );
}

function useQueueView() {
  return useQueryStates({
    decision: parseAsStringLiteral(decisions).withDefault("Review"),
    page: parseAsInteger.withDefault(1),
    open: parseAsString,
  });
}

function useQueue({ decision, page }: ReturnType<typeof useQueueView>[0]) {
  const body = {
    filters: [{ field: "procurement_status", op: "eq", value: decision }],
    sort: "created_at",
    direction: decision === "Review" ? "asc" : "desc",
    page,
    size,
  };
  return useQuery({
    queryKey: ["products", "procurement", body],
    queryFn: ({ signal }) => callApi<typeof listProducts>("/v1/products", { method: "POST", body, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The product that the address names, on this page of the queue or not; else the first. */
function useOpen(id: string | null, rows: Answer<typeof listProducts>["data"]) {
  const listed = rows.find((row) => row.id === id);
  const { data } = useQuery({
    queryKey: ["product", id],
    queryFn: ({ signal }) => callApi<typeof getProduct>(`/v1/products/${id}`, { signal }),
    enabled: id !== null && !listed,
  });
  return listed ?? (id === null ? rows[0] : data?.data);
}

type ListProps = {
  rows: Answer<typeof listProducts>["data"];
  openId: string;
  pages: number;
  page: number;
  setView: ReturnType<typeof useQueueView>[1];
};

function QueueList({ rows, openId, pages, page, setView }: ListProps) {
  const t = useTranslations("procurement");
  return (
    <>
      <Stack component="ul" gap="xs" p={0} m={0} aria-label={t("queue")} style={{ listStyle: "none" }}>
        {rows.map((product) => (
          <QueueItem
            key={product.id}
            product={product}
            isOpen={product.id === openId}
            onOpen={() => void setView({ open: product.id })}
          />
        ))}
      </Stack>
      {pages > 1 && (
        <Pagination
          mt="sm"
          total={pages}
          value={page}
          onChange={(next) => void setView({ page: next, open: null })}
          getControlProps={(control) => ({ "aria-label": t(control) })}
        />
      )}
    </>
  );
}
