"use client";

import { Anchor, Badge, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import { isSupplemental } from "@/components/hazard-order";
import { HazardsWarning } from "@/components/hazards-warning";
import { Link } from "@/components/link";
import { PictogramSign } from "@/components/pictograms";
import { useColon } from "@/i18n/use-colon";
import { libraryHref } from "../../products/library-href";
import type { Contents } from "./workplace-screen";

type Props = { hazards: Contents["hazards"]; products: Contents["products"]; workplaceId: string };

/** Which pictograms and statements come together here, and on how many products; each leads to those. */
export function HazardGlance({ hazards, products, workplaceId }: Props) {
  const t = useTranslations("workplaces");
  const signs = useTranslations("pictograms");
  const words = useTranslations("signalWords");
  const colon = useColon();
  const href = (field: string, value: string) =>
    libraryHref([
      { field: "workplace_id", op: "in", value: [workplaceId] },
      { field, op: "in", value: [value] },
    ]);
  const states = products.map((placed) => placed.hazards);
  const worst = (["unknown", "doubtful"] as const).find((state) => states.includes(state)) ?? null;
  const isNothing = !hazards.pictograms.length && !hazards.h_codes.length;
  return (
    <Paper withBorder p="md" h="100%" component="section" aria-labelledby="hazard-glance">
      <Title order={2} size="h5" mb="xs" id="hazard-glance">
        {t("hazards")}
      </Title>
      <HazardsWarning hazards={worst} />
      {isNothing && worst === null && <Text c="dimmed">{t("noHazards")}</Text>}
      <Stack gap="sm">
        <Group gap="md">
          {hazards.pictograms
            .filter(({ value }) => signs.has(value))
            .map(({ value, count }) => (
              <Anchor
                key={value}
                component={Link}
                href={href("pictograms", value)}
                c="inherit"
                underline="never"
              >
                <Stack gap={2} align="center">
                  <PictogramSign code={value} name={signs(value)} size={48} />
                  <Text size="sm" fw={600}>
                    {count}
                  </Text>
                </Stack>
              </Anchor>
            ))}
          {hazards.signal_words.map(({ value, count }) => (
            <Badge key={value} size="lg" color={value === "Danger" ? "red.9" : "yellow.4"} autoContrast>
              {words.has(value) ? words(value) : value}
              {colon} {count}
            </Badge>
          ))}
        </Group>
        <Group gap={6}>
          {inOrder(hazards.h_codes).map(({ value, count }) => (
            <Anchor key={value} component={Link} href={href("h_codes", value)} size="sm" mih={24}>
              {value} ({count})
            </Anchor>
          ))}
        </Group>
      </Stack>
    </Paper>
  );
}

function inOrder<Count extends { value: string }>(codes: Count[]): Count[] {
  return [
    ...codes.filter(({ value }) => !isSupplemental(value)),
    ...codes.filter(({ value }) => isSupplemental(value)),
  ];
}
