"use client";

import { Anchor, Badge, Group, Stack, Table, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import { DocumentStatusBadge } from "@/components/document-status";
import { Link } from "@/components/link";
import { ReviewBadge } from "@/components/review-badge";
import { useRights } from "@/components/rights";
import { SupersededBadge } from "@/components/superseded-badge";
import { useLanguageName } from "@/components/use-language-name";
import { useDates } from "@/i18n/use-dates";
import { AttachSheet } from "./attach-sheet";
import type { Detail } from "./product-name";
import { SheetCompare } from "./sheet-compare";
import { UploadRevision } from "./upload-revision";

type ProductSheet = Detail["sheets"][number];

/** Every sheet of the product, the primary one first, and what changed between them. */
export function SheetsTab({ product }: { product: Detail }) {
  const t = useTranslations("product");
  const { canWrite } = useRights();
  const day = useDay();
  const columns = useSheetColumns();
  const readable = product.sheets.filter(({ status }) => status === "completed");
  return (
    <Stack>
      {canWrite && (
        <Group align="flex-end">
          <UploadRevision productId={product.id} />
          <AttachSheet productId={product.id} held={product.sheets.map(({ document_id }) => document_id)} />
        </Group>
      )}
      {product.sheets.length === 0 && <Text c="dimmed">{t("noSheets")}</Text>}
      {product.sheets.length > 0 && (
        <Table.ScrollContainer minWidth={0}>
          <DataTable
            rows={product.sheets}
            columns={columns}
            rowId={({ document_id }) => document_id}
            isCards
            verticalSpacing="sm"
          />
        </Table.ScrollContainer>
      )}
      {readable.length > 1 && (
        <SheetCompare
          product={product}
          labelOf={(sheet) => `${day(sheet.revision_date)} · ${sheet.file_name}`}
        />
      )}
    </Stack>
  );
}

function useDay() {
  const dates = useDates();
  return (date: string | null) => (date ? dates.day(date) : "–");
}

function useSheetColumns(): DataColumn<ProductSheet>[] {
  const t = useTranslations("product");
  const languageName = useLanguageName();
  const day = useDay();
  return [
    {
      id: "sheet",
      header: t("sheet"),
      accessorFn: (sheet) => sheet.file_name,
      cell: ({ row: { original: sheet } }) => (
        <Group gap="xs">
          <Anchor component={Link} href={`/sheets/${sheet.document_id}`} fw={600}>
            {sheet.file_name}
          </Anchor>
          {sheet.primary && <Badge variant="light">{t("primary")}</Badge>}
          {sheet.superseded_by && <SupersededBadge />}
        </Group>
      ),
      meta: { card: "plain" },
    },
    {
      id: "revision",
      header: t("revision"),
      accessorFn: (sheet) => sheet.revision_date ?? undefined,
      cell: ({ row }) => day(row.original.revision_date),
    },
    {
      id: "language",
      header: t("language"),
      accessorFn: ({ language }) => (language ? languageName(language) : undefined),
    },
    {
      id: "state",
      header: t("state"),
      accessorFn: (sheet) => sheet.status,
      cell: ({ row: { original: sheet } }) => (
        <Group gap={4}>
          <DocumentStatusBadge status={sheet.status} />
          {sheet.status === "completed" && <ReviewBadge state={sheet.review_state} />}
        </Group>
      ),
    },
  ];
}
