"use client";

import { Anchor, Group, Stack, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Link } from "@/components/link";
import { useColon } from "@/i18n/use-colon";

type Named = { id: string; name: string };
type Props = { product: Named; workplace: Named; method?: "emkg" | "recess"; children?: ReactNode };

/** Which product at which workplace, and the ways back. */
export function PlacementHead({ product, workplace, method, children }: Props) {
  const t = useTranslations("assessments");
  const colon = useColon();
  const at = t("at", { product: product.name, workplace: workplace.name });
  return (
    <Stack gap={4}>
      <Group gap="md" style={{ rowGap: 4 }}>
        <Anchor component={Link} href="/assessments" size="sm">
          {t("backToOverview")}
        </Anchor>
        {method && (
          <Anchor component={Link} href={`/assessments/${product.id}/${workplace.id}`} size="sm">
            {at}
          </Anchor>
        )}
        <Anchor component={Link} href={`/products/${product.id}`} size="sm">
          {t("toProduct")}
        </Anchor>
      </Group>
      <Group justify="space-between" align="flex-start">
        <Title order={1} size="h2">
          {method && `${t(method)}${colon} `}
          {at}
        </Title>
        {children}
      </Group>
    </Stack>
  );
}
