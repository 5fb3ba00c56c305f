"use client";

import { Anchor, Button, Group, Paper, Table, Text, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import cards from "@/components/data-table/cards.module.css";
import { Link } from "@/components/link";
import { useRights } from "@/components/rights";
import { RemovePlacement } from "./remove-placement";
import { StockDraft } from "./stock-draft";
import { StockLine } from "./stock-line";
import type { Line, Stock } from "./use-stock";

type Props = {
  productId: string;
  /** Null: stock of the product itself. */
  workplace: { id: string; name: string } | null;
  lines: Line[];
  stock: Stock;
};

/** The stock at one workplace, or without one. */
export function StockPlace({ productId, workplace, lines, stock }: Props) {
  const t = useTranslations("stock");
  const { canWrite } = useRights();
  const opener = useRef<HTMLButtonElement>(null);
  const [isDrafting, setIsDrafting] = useState(false);
  const closeDraft = () => {
    setIsDrafting(false);
    opener.current?.focus();
  };
  const name = workplace?.name ?? t("noWorkplace");
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5">
          {workplace ? (
            <Anchor component={Link} href={`/workplaces/${workplace.id}`} inherit>
              {name}
            </Anchor>
          ) : (
            name
          )}
        </Title>
        {canWrite && (
          <Group gap="xs">
            <Button ref={opener} size="compact-xs" variant="default" onClick={() => setIsDrafting(true)}>
              {t("addLine")}
            </Button>
            {workplace && <RemovePlacement productId={productId} workplace={workplace} />}
          </Group>
        )}
      </Group>
      {lines.length === 0 && !isDrafting && (
        <Text size="sm" c="dimmed">
          {t("noLines")}
        </Text>
      )}
      {lines.length > 0 && (
        <Table.ScrollContainer minWidth={0}>
          <Table verticalSpacing={6} className={cards.cards}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("amount")}</Table.Th>
                <Table.Th>{t("unit")}</Table.Th>
                <Table.Th>{t("containers")}</Table.Th>
                <Table.Th>{t("package")}</Table.Th>
                <Table.Th>{t("total")}</Table.Th>
                {canWrite && <Table.Th aria-label={t("actions")} />}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {lines.map((line) => (
                <StockLine key={line.id} line={line} stock={stock} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {isDrafting && <StockDraft stock={stock} workplaceId={workplace?.id ?? null} onClose={closeDraft} />}
    </Paper>
  );
}
