"use client";

import { Button, Group, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountsTable } from "@/components/amounts/amounts-table";
import { usePlace } from "@/components/amounts/use-place";
import { ProblemAlert } from "@/components/problem-alert";
import { useRights } from "@/components/rights";
import { useWorkplaces } from "@/components/use-workplaces";
import { PlaceDialog } from "../place-dialog";
import { type Detail, nameOf } from "./product-name";
import { StockPlace } from "./stock-place";
import { Totals } from "./totals";
import { useStock } from "./use-stock";

/** How much of the product is where; amounts are changed where they stand. */
export function StockTab({ product }: { product: Detail }) {
  const t = useTranslations("stock");
  const { canWrite } = useRights();
  const stock = useStock(product.id);
  const names = new Map((useWorkplaces().data ?? []).map(({ id, name }) => [id, name]));
  const [isPlacing, setIsPlacing] = useState(false);
  const { place, isPending, ...amounts } = usePlace(() => setIsPlacing(false));
  const { lines } = stock;
  if (lines.isError) return <ProblemAlert error={lines.error} onRetry={() => void lines.refetch()} />;
  if (!lines.data) return <Skeleton h={200} />;
  const unplaced = lines.data.data.filter(({ workplace_id }) => workplace_id === null);
  return (
    <Stack>
      <Paper withBorder p="md" component="section" aria-labelledby="totals">
        <Group justify="space-between">
          <Title order={2} size="h5" id="totals">
            {t("totals")}
          </Title>
          <Totals totals={lines.data.totals} />
        </Group>
      </Paper>
      {canWrite && (
        <Group>
          <Button size="xs" onClick={() => setIsPlacing(true)}>
            {t("place")}
          </Button>
        </Group>
      )}
      {product.placements.length === 0 && <Text c="dimmed">{t("nowhere")}</Text>}
      {product.placements.map(({ workplace_id }) => (
        <StockPlace
          key={workplace_id}
          productId={product.id}
          workplace={{ id: workplace_id, name: names.get(workplace_id) ?? "…" }}
          lines={lines.data.data.filter((line) => line.workplace_id === workplace_id)}
          stock={stock}
        />
      ))}
      {(canWrite || unplaced.length > 0) && (
        <StockPlace productId={product.id} workplace={null} lines={unplaced} stock={stock} />
      )}
      {isPlacing && (
        <PlaceDialog
          onClose={() => setIsPlacing(false)}
          isPending={isPending}
          onPlace={(workplaceId) => place(workplaceId, [product.id])}
        >
          <AmountsTable
            products={[{ id: product.id, name: nameOf(product) }]}
            rows={amounts.rows}
            incomplete={amounts.incomplete}
            onChange={amounts.setRows}
          />
        </PlaceDialog>
      )}
    </Stack>
  );
}
