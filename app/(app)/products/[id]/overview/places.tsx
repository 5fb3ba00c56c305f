"use client";

import { Anchor, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { callApi } from "@/components/api";
import { AssessmentStatusBadge } from "@/components/assessments/assessment-status";
import { Link } from "@/components/link";
import type { getProductAssessments } from "@/lib/assessments/operations";
import type { Detail } from "../product-name";
import { Totals } from "../totals";
import { useStock } from "../use-stock";
import { Part } from "./part";

/** Where the product stands, how much of it, and how far each place is assessed. */
export function Places({ product }: { product: Detail }) {
  const t = useTranslations("product");
  const stock = useTranslations("stock");
  const lines = useStock(product.id).lines.data;
  const placed = useQuery({
    queryKey: ["assessments", "product", product.id],
    queryFn: ({ signal }) =>
      callApi<typeof getProductAssessments>(`/v1/products/${product.id}/assessments`, { signal }),
  }).data?.data;
  const path = `/products/${product.id}`;
  return (
    <Part title={t("places")} more={{ href: `${path}?tab=stock`, label: t("stock") }}>
      <Stack gap="xs">
        {lines && <Totals totals={lines.totals} />}
        {product.placements.length === 0 && <Text size="sm">{stock("nowhere")}</Text>}
        {placed?.map(({ workplace, status }) => (
          <Group key={workplace.id} justify="space-between" wrap="nowrap">
            <Anchor component={Link} href={`/workplaces/${workplace.id}`} size="sm">
              {workplace.name}
            </Anchor>
            <Anchor
              component={Link}
              href={`/assessments/${product.id}/${workplace.id}`}
              aria-label={t("assessmentAt", { name: workplace.name })}
            >
              <AssessmentStatusBadge method={t("assessment")} status={status} />
            </Anchor>
          </Group>
        ))}
      </Stack>
    </Part>
  );
}
