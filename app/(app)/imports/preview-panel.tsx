"use client";

import { Alert, List, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { DataTable } from "@/components/data-table/data-table";
import type { DataColumn } from "@/components/data-table/table-features";
import type { Draft, DraftPreview } from "./import-answers";
import { PlannedRows } from "./planned-rows";
import { useCountLines } from "./use-count-lines";
import { useIssueText } from "./use-issue-text";

/** What importing would do in numbers and row by row, and which rows do not fit. */
export function PreviewPanel({ preview, draft }: { preview: DraftPreview; draft: Draft }) {
  const t = useTranslations("imports");
  const countLines = useCountLines();
  const lines = countLines(preview.counts);
  return (
    <Stack aria-live="polite">
      {preview.issue_count > 0 && <IssueList preview={preview} />}
      {preview.may_apply && (
        <List size="sm">
          {lines.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
          {lines.length === 0 && <List.Item>{t("nothing")}</List.Item>}
        </List>
      )}
      {preview.rows.length > 0 && <PlannedRows preview={preview} draft={draft} />}
    </Stack>
  );
}

type Issue = DraftPreview["issues"][number];

function IssueList({ preview }: { preview: DraftPreview }) {
  const t = useTranslations("imports");
  const columns = useIssueColumns();
  const hidden = preview.issue_count - preview.issues.length;
  return (
    <Stack gap="xs">
      <Alert color={preview.may_apply ? "orange" : "red"} title={t("faults", { rows: preview.faulty_rows })}>
        {t(preview.may_apply ? "faultsLeftOut" : "faultsLead")}
      </Alert>
      <DataTable
        rows={preview.issues}
        columns={columns}
        rowId={({ row, column, code }) => `${row} ${column} ${code}`}
        isWhole={hidden <= 0}
        isCards
        verticalSpacing={6}
        aria-label={t("fault")}
      />
      {hidden > 0 && <Text size="sm">{t("moreFaults", { count: hidden })}</Text>}
    </Stack>
  );
}

function useIssueColumns(): DataColumn<Issue>[] {
  const t = useTranslations("imports");
  const textOf = useIssueText();
  const anywhere = { overflowWrap: "anywhere" } as const;
  return [
    { id: "row", header: t("row"), accessorFn: ({ row }) => row, meta: { width: 70 } },
    {
      id: "column",
      header: t("column"),
      accessorFn: ({ column }) => column ?? t("wholeRow"),
      meta: { width: "25%", style: anywhere },
    },
    {
      id: "fault",
      header: t("fault"),
      accessorFn: textOf,
      meta: { card: "wide", style: anywhere },
    },
  ];
}
