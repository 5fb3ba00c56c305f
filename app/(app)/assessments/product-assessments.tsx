"use client";

import { Alert, Button, Group, Loader, Paper, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { AssessmentStatusBadge } from "@/components/assessments/assessment-status";
import { LevelBadge } from "@/components/assessments/level-badge";
import { RiskClassBadge } from "@/components/assessments/risk-class-badge";
import { Link } from "@/components/link";
import { ProblemAlert } from "@/components/problem-alert";
import { useRights } from "@/components/rights";
import { useColon } from "@/i18n/use-colon";
import { moduleNames } from "@/lib/assessments/emkg/measures";
import type { getProductAssessments } from "@/lib/assessments/operations";
import type { PlacementView } from "@/lib/assessments/views/schema";
import { PlaceAndAssess } from "./place-and-assess";

type View = z.output<typeof PlacementView>;

/** A product's assessments by workplace, for the product's page: what there is, and one press to make what is missing. */
export function ProductAssessments({ productId }: { productId: string }) {
  const t = useTranslations("assessments");
  const { canWrite } = useRights();
  const query = useQuery({
    queryKey: ["assessments", "product", productId],
    queryFn: ({ signal }) =>
      callApi<typeof getProductAssessments>(`/v1/products/${productId}/assessments`, { signal }),
  });
  if (query.isPending) return <Loader role="status" aria-label={t("loading")} />;
  if (query.error) return <ProblemAlert error={query.error} onRetry={() => void query.refetch()} />;
  const placements = query.data.data;
  return (
    <Stack>
      {placements.length === 0 && <Text>{t("notPlaced")}</Text>}
      {placements.map((placement) => (
        <PlacementRow key={placement.workplace.id} placement={placement} canWrite={canWrite} />
      ))}
      {canWrite && (
        <PlaceAndAssess productId={productId} placed={placements.map(({ workplace }) => workplace.id)} />
      )}
    </Stack>
  );
}

function PlacementRow({ placement, canWrite }: { placement: View; canWrite: boolean }) {
  const t = useTranslations("assessments");
  const colon = useColon();
  const { product, workplace, status, emkg, recess, sheet } = placement;
  const path = `/assessments/${product.id}/${workplace.id}`;
  return (
    <Paper withBorder p="md" component="section" aria-label={workplace.name}>
      <Group justify="space-between" align="flex-start">
        <Stack gap="xs">
          <Group gap="xs">
            <Title order={2} size="h5">
              {workplace.name}
            </Title>
            <AssessmentStatusBadge status={status} />
          </Group>
          {emkg && (
            <Group gap="md">
              {moduleNames.map((module) => (
                <Group gap={6} key={module}>
                  <Text size="sm">{t(`module.${module}`)}</Text>
                  <LevelBadge level={emkg.control_levels[module]} size="md" />
                </Group>
              ))}
            </Group>
          )}
          {recess && (
            <Group gap={6}>
              <Text size="sm">{t("recess")}</Text>
              <RiskClassBadge score={recess.risk_score} />
            </Group>
          )}
          {!sheet && <Alert color="orange">{t("noSheet")}</Alert>}
        </Stack>
        <Group gap="xs">
          {canWrite && !emkg && sheet && (
            <Button component={Link} href={`${path}/emkg`} size="sm">
              {t("newEmkg")}
            </Button>
          )}
          {canWrite && !recess && (
            <Button component={Link} href={`${path}/recess`} size="sm" variant="default">
              {t("newRecess")}
            </Button>
          )}
          <Button
            component={Link}
            href={path}
            size="sm"
            variant="default"
            aria-label={`${t("open")}${colon} ${workplace.name}`}
          >
            {t("open")}
          </Button>
        </Group>
      </Group>
    </Paper>
  );
}
