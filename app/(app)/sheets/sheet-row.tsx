"use client";

import { Anchor, Checkbox, Group, Stack, Table, Text } from "@mantine/core";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { DocumentStatusBadge } from "@/components/document-status";
import { Pictograms } from "@/components/pictograms";
import { ReadingProgress } from "@/components/reading-progress";
import { SignalWord } from "@/components/signal-word";
import { SupersededBadge } from "@/components/superseded-badge";
import type { Sheet } from "./use-sheet-actions";

type Props = { sheet: Sheet; isChosen: boolean; onChoose: (isChosen: boolean) => void };

export function SheetRow({ sheet, isChosen, onChoose }: Props) {
  const t = useTranslations("sheets");
  const format = useFormatter();
  return (
    <Table.Tr aria-selected={isChosen} bg={isChosen ? "var(--mantine-color-default-hover)" : undefined}>
      <Table.Td>
        <Checkbox
          aria-label={t("chooseOne", { name: sheet.product_name ?? sheet.file_name })}
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
      </Table.Td>
      <Table.Td>
        <Stack gap={2}>
          <Group gap="xs">
            <Anchor component={Link} href={`/sheets/${sheet.id}`} fw={600}>
              {sheet.product_name ?? sheet.file_name}
            </Anchor>
            {sheet.superseded_by && <SupersededBadge />}
          </Group>
          {sheet.product_name && (
            <Text size="xs" c="dimmed" lineClamp={1}>
              {sheet.file_name}
            </Text>
          )}
        </Stack>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Group gap="xs" wrap="nowrap">
          <Pictograms codes={sheet.ghs_pictograms} />
          <SignalWord word={sheet.signal_word} />
        </Group>
      </Table.Td>
      <Table.Td visibleFrom="md" style={{ whiteSpace: "nowrap" }}>
        {sheet.cas_number ?? "–"}
      </Table.Td>
      <Table.Td visibleFrom="md" style={{ whiteSpace: "nowrap" }}>
        {sheet.revision_date ? format.dateTime(new Date(sheet.revision_date), { dateStyle: "medium" }) : "–"}
      </Table.Td>
      <Table.Td>
        <DocumentStatusBadge status={sheet.status} />
        {sheet.status === "processing" && <ReadingProgress sheetId={sheet.id} />}
      </Table.Td>
    </Table.Tr>
  );
}
