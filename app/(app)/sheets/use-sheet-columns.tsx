"use client";

import { Anchor, Group, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { DataColumn } from "@/components/data-table/table-features";
import { DocumentStatusBadge } from "@/components/document-status";
import { Link } from "@/components/link";
import { Pictograms } from "@/components/pictograms";
import { ReadingProgress } from "@/components/reading-progress";
import { ReviewBadge } from "@/components/review-badge";
import { PartPages } from "@/components/sheet-parts";
import { SignalWord } from "@/components/signal-word";
import { SupersededBadge } from "@/components/superseded-badge";
import { useDates } from "@/i18n/use-dates";
import type { Sheet } from "./use-sheet-actions";

/** What the list tells of a sheet. */
export function useSheetColumns(): DataColumn<Sheet>[] {
  const t = useTranslations("sheets");
  const dates = useDates();
  return useMemo(() => {
    const oneLine = { visibleFrom: "md", style: { whiteSpace: "nowrap" } } as const;
    const day = (date: string | null) => (date ? dates.day(date) : "–");
    return [
      {
        id: "product",
        header: t("product"),
        accessorFn: (sheet) => sheet.product_name ?? sheet.file_name,
        cell: ({ row }) => <Name sheet={row.original} />,
      },
      {
        id: "hazards",
        header: t("hazards"),
        cell: ({ row }) => <Hazards sheet={row.original} />,
        meta: { visibleFrom: "sm" },
      },
      {
        id: "cas",
        header: t("cas"),
        accessorFn: (sheet) => sheet.cas_number ?? undefined,
        cell: ({ row }) => row.original.cas_number ?? "–",
        meta: oneLine,
      },
      {
        id: "revision",
        header: t("revision"),
        accessorFn: (sheet) => sheet.revision_date ?? undefined,
        cell: ({ row }) => day(row.original.revision_date),
        meta: oneLine,
      },
      {
        id: "status",
        header: t("status"),
        accessorFn: (sheet) => sheet.status,
        cell: ({ row }) => <Status sheet={row.original} />,
      },
    ];
  }, [t, dates]);
}

function Name({ sheet }: { sheet: Sheet }) {
  return (
    <Stack gap={2}>
      <Group gap="xs">
        <Anchor component={Link} href={`/sheets/${sheet.id}`} fw={600}>
          {sheet.product_name ?? sheet.file_name}
        </Anchor>
        {sheet.superseded_by && <SupersededBadge />}
      </Group>
      {sheet.product_name && (
        <Text size="xs" c="dimmed" lineClamp={1}>
          {sheet.file_name} <PartPages sheet={sheet} />
        </Text>
      )}
    </Stack>
  );
}

function Hazards({ sheet }: { sheet: Sheet }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Pictograms codes={sheet.ghs_pictograms} />
      <SignalWord word={sheet.signal_word} />
    </Group>
  );
}

function Status({ sheet }: { sheet: Sheet }) {
  return (
    <>
      <Group gap={4}>
        <DocumentStatusBadge status={sheet.status} />
        {sheet.status === "completed" && <ReviewBadge state={sheet.review_state} />}
      </Group>
      {sheet.status === "processing" && <ReadingProgress sheetId={sheet.id} />}
    </>
  );
}
