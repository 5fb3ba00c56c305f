"use client";

import { Skeleton, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { EventList } from "@/components/event-list";
import { ProblemAlert } from "@/components/problem-alert";
import type { getProductHistory } from "@/lib/api/audit/operations";

/** Who changed what of the product and its sheets, the newest first. */
export function HistoryTab({ id }: { id: string }) {
  const t = useTranslations("product");
  const history = useQuery({
    queryKey: ["history", id],
    queryFn: ({ signal }) => callApi<typeof getProductHistory>(`/v1/products/${id}/history`, { signal }),
  });
  if (history.isError) return <ProblemAlert error={history.error} onRetry={() => void history.refetch()} />;
  if (!history.data) return <Skeleton h={160} />;
  if (!history.data.data.length) return <Text c="dimmed">{t("noHistory")}</Text>;
  return <EventList events={history.data.data} />;
}
