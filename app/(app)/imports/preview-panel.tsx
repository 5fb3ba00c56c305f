"use client";

import { Alert, List, Stack, Table, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import cards from "@/components/cards-table.module.css";
import type { Draft, DraftPreview } from "./import-answers";
import { PlannedRows } from "./planned-rows";
import { useCountLines } from "./use-count-lines";
import { useDecimals } from "./use-decimals";

/** What importing would do in numbers and row by row, and which rows do not fit. */
export function PreviewPanel({ preview, draft }: { preview: DraftPreview; draft: Draft }) {
  const t = useTranslations("imports");
  const countLines = useCountLines();
  const lines = countLines(preview.counts);
  return (
    <Stack aria-live="polite">
      {preview.issue_count > 0 && <IssueList preview={preview} />}
      {preview.issue_count === 0 && (
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

function IssueList({ preview }: { preview: DraftPreview }) {
  const t = useTranslations("imports");
  const withDecimals = useDecimals();
  const hidden = preview.issue_count - preview.issues.length;
  return (
    <Stack gap="xs">
      <Alert color="red" title={t("faults", { rows: preview.faulty_rows })}>
        {t("faultsLead")}
      </Alert>
      <Table verticalSpacing={6} aria-label={t("fault")} className={cards.cards}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={70}>{t("row")}</Table.Th>
            <Table.Th w="25%">{t("column")}</Table.Th>
            <Table.Th>{t("fault")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {preview.issues.map((issue) => (
            <Table.Tr key={`${issue.row} ${issue.column} ${issue.code}`}>
              <Table.Td data-label={t("row")}>{issue.row}</Table.Td>
              <Table.Td data-label={t("column")} style={{ overflowWrap: "anywhere" }}>
                {issue.column ?? t("wholeRow")}
              </Table.Td>
              <Table.Td data-wide style={{ overflowWrap: "anywhere" }}>
                {t(`issues.${issue.code}`, {
                  value: issue.value ?? "",
                  expected: issue.expected ? withDecimals(issue.expected) : "none",
                })}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {hidden > 0 && <Text size="sm">{t("moreFaults", { count: hidden })}</Text>}
    </Stack>
  );
}
