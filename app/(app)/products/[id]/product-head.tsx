"use client";

import { Anchor, Badge, Button, Group, Stack, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { DecisionBadge } from "@/components/decision-badge";
import { Link } from "@/components/link";
import { Pictograms } from "@/components/pictograms";
import { RemoveButton } from "@/components/remove-button";
import { useRights } from "@/components/rights";
import { SignalWord } from "@/components/signal-word";
import { useUndoNotice } from "@/components/use-undo-notice";
import { useWrite } from "@/components/use-write";
import type { updateProduct } from "@/lib/library/products/operations";
import { type Detail, nameOf } from "./product-name";

/** What it is, what it does at a glance, and the ways on. */
export function ProductHead({ product }: { product: Detail }) {
  const t = useTranslations("product");
  const lists = useTranslations("products");
  const { canWrite } = useRights();
  const { sds } = product;
  const showUndo = useUndoNotice();
  const archive = useWrite(
    (archived: boolean) =>
      callApi<typeof updateProduct>(`/v1/products/${product.id}`, {
        method: "PATCH",
        body: { archived },
      }),
    {
      stale: [["product", product.id], ["products"], ["facets"]],
      onDone: ({ data }) => {
        if (data.archived) showUndo(lists("archivedNotice", { count: 1 }), () => archive.mutate(false));
      },
    },
  );
  return (
    <Stack gap="xs">
      <Anchor component={Link} href="/products" size="sm">
        {t("back")}
      </Anchor>
      <Group justify="space-between" align="flex-start">
        <Group gap="sm">
          <Title order={1} size="h2">
            {nameOf(product)}
          </Title>
          <SignalWord word={sds?.signal_word ?? null} />
          <Pictograms codes={sds?.pictograms ?? []} size={38} />
          {sds && (
            <Anchor
              component={Link}
              href={`/procurement?decision=${sds.procurement_status}&open=${product.id}`}
              title={t(`decisionWhy.${sds.procurement_status}`)}
            >
              <DecisionBadge decision={sds.procurement_status} isNamed />
            </Anchor>
          )}
          {product.archived && <Badge color="gray">{t("archived")}</Badge>}
        </Group>
        <Group gap="xs">
          {sds && (
            <>
              <Button component={Link} href={`/sheets/${sds.document_id}`} size="xs">
                {t("openSheet")}
              </Button>
              <Button component={Link} href={`/sheets/${sds.document_id}/label`} size="xs" variant="default">
                {t("label")}
              </Button>
              <Button
                component={Link}
                href={`/sheets/${sds.document_id}/safety-card`}
                size="xs"
                variant="default"
              >
                {t("card")}
              </Button>
            </>
          )}
          {canWrite && (
            <Button
              size="xs"
              variant="default"
              loading={archive.isPending}
              onClick={() => archive.mutate(!product.archived)}
            >
              {product.archived ? t("restore") : t("archive")}
            </Button>
          )}
          {canWrite && product.placements.length === 0 && (
            <RemoveButton kind="product" id={product.id} name={nameOf(product)} />
          )}
        </Group>
      </Group>
    </Stack>
  );
}
