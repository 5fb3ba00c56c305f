"use client";

import { Alert, Button, Group, Stack, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { AssessmentStatusBadge } from "@/components/assessments/assessment-status";
import { placementPath } from "@/components/assessments/write-assessment";
import { useLanguage } from "@/i18n/use-language";
import type { PlacementDetail } from "@/lib/assessments/views/schema";
import { EmkgCard } from "./emkg-card";
import { History } from "./history";
import { PlacementHead } from "./placement-head";
import { RecessCard } from "./recess-card";
import { SheetBox } from "./sheet-box";
import { Substitutes } from "./substitutes";

type Props = { placement: z.output<typeof PlacementDetail> };

/** Everything about one product at one workplace: both assessments, substitutes, history. */
export function PlacementScreen({ placement }: Props) {
  const t = useTranslations("assessments");
  const language = useLanguage();
  const { product, workplace, sheet, emkg } = placement;
  const at = { productId: product.id, workplaceId: workplace.id };
  return (
    <Stack gap="lg">
      <PlacementHead product={product} workplace={workplace}>
        <Group gap="xs">
          <AssessmentStatusBadge status={placement.status} />
          <Button
            component="a"
            href={`${placementPath(at)}/assessments/report?language=${language}`}
            variant="default"
            size="xs"
          >
            {t("report")}
          </Button>
        </Group>
      </PlacementHead>
      {sheet ? (
        <SheetBox sheet={sheet} doubts={placement.doubts} />
      ) : (
        <Alert color="orange">{t("noSheet")}</Alert>
      )}
      <EmkgCard emkg={emkg} at={at} canMake={sheet !== null} />
      <RecessCard recess={placement.recess} at={at} />
      {emkg && <Substitutes at={at} emkg={emkg} name={product.name} />}
      <section>
        <Title order={2} size="h4" mb="xs">
          {t("history")}
        </Title>
        <History past={placement.history} />
      </section>
    </Stack>
  );
}
