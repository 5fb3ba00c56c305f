"use client";

import { Anchor, Badge, Group, Stack, Table, Text } from "@mantine/core";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import cards from "@/components/cards-table.module.css";
import { DocumentStatusBadge } from "@/components/document-status";
import { useRights } from "@/components/rights";
import { SupersededBadge } from "@/components/superseded-badge";
import { useLanguageName } from "@/components/use-language-name";
import { AttachSheet } from "./attach-sheet";
import type { Detail } from "./product-name";
import { SheetCompare } from "./sheet-compare";
import { UploadRevision } from "./upload-revision";

/** Every sheet of the product, the primary one first, and what changed between them. */
export function SheetsTab({ product }: { product: Detail }) {
  const t = useTranslations("product");
  const { canWrite } = useRights();
  const format = useFormatter();
  const languageName = useLanguageName();
  const day = (date: string | null) =>
    date ? format.dateTime(new Date(date), { dateStyle: "medium" }) : "–";
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
          <Table verticalSpacing="sm" className={cards.cards}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("sheet")}</Table.Th>
                <Table.Th>{t("revision")}</Table.Th>
                <Table.Th>{t("language")}</Table.Th>
                <Table.Th>{t("state")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {product.sheets.map((sheet) => (
                <Table.Tr key={sheet.document_id}>
                  <Table.Td>
                    <Group gap="xs">
                      <Anchor component={Link} href={`/sheets/${sheet.document_id}`} fw={600}>
                        {sheet.file_name}
                      </Anchor>
                      {sheet.primary && <Badge variant="light">{t("primary")}</Badge>}
                      {sheet.superseded_by && <SupersededBadge />}
                    </Group>
                  </Table.Td>
                  <Table.Td data-label={t("revision")}>{day(sheet.revision_date)}</Table.Td>
                  <Table.Td data-label={t("language")}>
                    {sheet.language && languageName(sheet.language)}
                  </Table.Td>
                  <Table.Td data-label={t("state")}>
                    <DocumentStatusBadge status={sheet.status} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {readable.length > 1 && (
        <SheetCompare
          sheets={product.sheets}
          labelOf={(sheet) => `${day(sheet.revision_date)} · ${sheet.file_name}`}
        />
      )}
    </Stack>
  );
}
