"use client";

import { Anchor, Group, List, Paper, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { DecisionBadge } from "@/components/decision-badge";
import { EventList } from "@/components/event-list";
import { HazardLines } from "@/components/hazard-lines";
import { HazardsWarning } from "@/components/hazards-warning";
import { Link } from "@/components/link";
import { Pictograms } from "@/components/pictograms";
import { ProblemAlert } from "@/components/problem-alert";
import { useRights } from "@/components/rights";
import { SignalWord } from "@/components/signal-word";
import type { getProcurementCase } from "@/lib/library/procurement/operations";
import type { Product } from "@/lib/library/products/schema";
import { DecisionForm } from "./decision-form";
import { ListHits } from "./list-hits";
import { SimilarProducts } from "./similar-products";
import { WorstFindings } from "./worst-findings";

/** One product to decide on: its hazards, what the lists say, what is held already, and what was decided before. */
export function CaseView({ product }: { product: z.output<typeof Product> }) {
  const t = useTranslations("procurement");
  const { canWrite } = useRights();
  const { sds } = product;
  const found = useQuery({
    queryKey: ["procurement-case", sds?.document_id],
    queryFn: ({ signal }) =>
      callApi<typeof getProcurementCase>(`/v1/sds/${sds?.document_id}/procurement-case`, { signal }),
    enabled: sds !== null,
  });
  if (!sds) return null;
  const isHarmless = found.data?.data.hazards === "known";
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="case-title">
      <Stack>
        <Group justify="space-between">
          <Title order={2} size="h3" id="case-title">
            {product.display_name ?? sds.product_name ?? sds.file_name}
          </Title>
          <DecisionBadge decision={sds.procurement_status} />
        </Group>
        <Group gap="sm">
          <SignalWord word={sds.signal_word} />
          <Pictograms codes={sds.pictograms} size={40} />
        </Group>
        <HazardsWarning hazards={found.data?.data.hazards ?? null} />
        {sds.h_codes.length === 0 && isHarmless && <Text size="sm">{t("noHazards")}</Text>}
        <HazardLines codes={sds.h_codes} />
        <Group gap="md">
          <Anchor component={Link} href={`/products/${product.id}`} size="sm">
            {t("openProduct")}
          </Anchor>
          <Anchor component={Link} href={`/sheets/${sds.document_id}`} size="sm">
            {t("openSheet")}
          </Anchor>
        </Group>
        {canWrite && <DecisionForm documentId={sds.document_id} decision={sds.procurement_status} />}
        {found.isError && <ProblemAlert error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton h={160} />}
        <WorstFindings documentId={sds.document_id} />
        {found.data && (
          <>
            <ListHits hits={found.data.data.hits} />
            <SimilarProducts similar={found.data.data.similar} />
            <Title order={3} size="h5">
              {t("history")}
            </Title>
            {found.data.data.history.length ? (
              <EventList events={found.data.data.history} />
            ) : (
              <List listStyleType="none">
                <List.Item c="dimmed">{t("noHistory")}</List.Item>
              </List>
            )}
          </>
        )}
      </Stack>
    </Paper>
  );
}
