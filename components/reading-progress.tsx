"use client";

import { Progress, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { listReadingProgress } from "@/lib/holdings/progress/operations";
import { callApi } from "./api";

const againMs = 2_000;

/** How many pages of a scan have been read; nothing for a sheet that is read in a moment. */
export function ReadingProgress({ sheetId }: { sheetId: string }) {
  const t = useTranslations("readingProgress");
  const { data } = useQuery({
    queryKey: ["reading-progress"],
    queryFn: ({ signal }) => callApi<typeof listReadingProgress>("/v1/reading-progress", { signal }),
    refetchInterval: againMs,
  });
  const reading = data?.data.find(({ sds_id }) => sds_id === sheetId);
  if (!reading) return null;
  const values = { read: reading.pages_read, pages: reading.page_count };
  return (
    <Stack gap={4} miw={120}>
      <Progress value={(100 * values.read) / values.pages} aria-label={t("pages", values)} />
      <Text size="xs" c="dimmed">
        {t("pages", values)}
      </Text>
    </Stack>
  );
}
