"use client";

import { Anchor, Group, Stack, Table, Text } from "@mantine/core";
import Link from "next/link";
import { useFormatter } from "next-intl";
import type { z } from "zod";
import { DocumentStatusBadge } from "@/components/document-status";
import { Pictograms } from "@/components/pictograms";
import { SignalWord } from "@/components/signal-word";
import type { SdsDocument } from "@/lib/documents/schema";

export function SheetRow({ sheet }: { sheet: z.output<typeof SdsDocument> }) {
  const format = useFormatter();
  return (
    <Table.Tr>
      <Table.Td>
        <Stack gap={2}>
          <Anchor component={Link} href={`/sheets/${sheet.id}`} fw={600}>
            {sheet.product_name ?? sheet.file_name}
          </Anchor>
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
      <Table.Td visibleFrom="md">{sheet.cas_number ?? "–"}</Table.Td>
      <Table.Td visibleFrom="md">
        {sheet.revision_date ? format.dateTime(new Date(sheet.revision_date), { dateStyle: "medium" }) : "–"}
      </Table.Td>
      <Table.Td>
        <DocumentStatusBadge status={sheet.status} />
      </Table.Td>
    </Table.Tr>
  );
}
