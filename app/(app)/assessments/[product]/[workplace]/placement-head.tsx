"use client";

import { Anchor, Group, Stack, Title } from "@mantine/core";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

type Named = { id: string; name: string };
type Props = { product: Named; workplace: Named; method?: "emkg" | "recess"; children?: ReactNode };

/** Which product at which workplace, and the ways back. */
export function PlacementHead({ product, workplace, method, children }: Props) {
  const t = useTranslations("assessments");
  const back = method
    ? { href: `/assessments/${product.id}/${workplace.id}`, text: t("title") }
    : { href: "/assessments", text: t("backToOverview") };
  return (
    <Stack gap={4}>
      <Group gap="md">
        <Anchor component={Link} href={back.href} size="sm" underline="always">
          ← {back.text}
        </Anchor>
        <Anchor component={Link} href={`/products/${product.id}`} size="sm" underline="always">
          {t("product")}
        </Anchor>
      </Group>
      <Group justify="space-between" align="flex-start">
        <Title order={1} size="h2">
          {method && `${t(method)}: `}
          {t("at", { product: product.name, workplace: workplace.name })}
        </Title>
        {children}
      </Group>
    </Stack>
  );
}
