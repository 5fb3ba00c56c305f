"use client";

import { Anchor, Badge, Stack, Table, Text, Title } from "@mantine/core";
import Link from "next/link";
import { useTranslations } from "next-intl";
import cards from "@/components/cards-table.module.css";
import type { Draft, DraftPreview } from "./import-answers";
import { useDecimals } from "./use-decimals";
import { useFieldLabel } from "./use-field-label";

const colours = { create: "teal", update: "blue", same: "gray" };

/** Row by row: what is new, and what changes from what to what. */
export function PlannedRows({ preview, draft }: { preview: DraftPreview; draft: Draft }) {
  const t = useTranslations("imports");
  const labelOf = useFieldLabel(draft);
  const withDecimals = useDecimals();
  const place = draft.kind === "workplaces" ? "workplaces" : "products";
  const isWhole = preview.rows.length === preview.row_count;
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {isWhole ? t("allRows") : t("firstRows", { count: preview.rows.length, total: preview.row_count })}
      </Title>
      <Table verticalSpacing={6} aria-label={t("allRows")} className={cards.cards}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={70}>{t("row")}</Table.Th>
            <Table.Th>{t("what")}</Table.Th>
            <Table.Th>{t("changes")}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {preview.rows.map(({ row, action, name, id, changes }) => (
            <Table.Tr key={row}>
              <Table.Td data-label={t("row")}>{row}</Table.Td>
              <Table.Td style={{ overflowWrap: "anywhere" }}>
                {id ? (
                  <Anchor component={Link} href={`/${place}/${id}`} size="sm" target="_blank">
                    {name}
                  </Anchor>
                ) : (
                  <Text size="sm" span>
                    {name}
                  </Text>
                )}{" "}
                <Badge variant="light" color={colours[action]} tt="none" size="sm">
                  {t(`actions.${action}`)}
                </Badge>
              </Table.Td>
              <Table.Td data-wide style={{ overflowWrap: "anywhere" }}>
                <Text size="sm">
                  {changes
                    .map(({ field, from, to }) => {
                      const before = from === null ? "" : `${from} → `;
                      const after = field === "amount" ? withDecimals(String(to)) : to;
                      return `${labelOf(field)}: ${before}${after}`;
                    })
                    .join(" · ")}
                </Text>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  );
}
