"use client";

import { Anchor, Group, Stack, Table, Text } from "@mantine/core";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { AssessmentStatusBadge } from "@/components/assessments/assessment-status";
import { LevelBadge } from "@/components/assessments/level-badge";
import { RiskClassBadge } from "@/components/assessments/risk-class-badge";
import { hazardOrder } from "@/components/hazard-order";
import type { Overview, OverviewPlacement } from "@/lib/assessments/views/schema";

type Data = z.output<typeof Overview>;
type Placed = z.output<typeof OverviewPlacement>;

/** One row a product, one column a workplace; an empty cell where the product is not placed. */
export function OverviewMatrix({ overview }: { overview: Data }) {
  const t = useTranslations("assessments");
  const { workplaces, data } = overview;
  return (
    <Table.ScrollContainer minWidth={180 + 130 * workplaces.length}>
      <Table aria-label={t("table")} withColumnBorders verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("product")}</Table.Th>
            {workplaces.map(({ id, name }) => (
              <Table.Th key={id} scope="col" miw={130} style={{ overflowWrap: "normal" }}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {data.map(({ product, h_codes, placements }) => (
            <Table.Tr key={product.id}>
              <Table.Th scope="row" fw={400} miw={180} maw={260}>
                <Anchor component={Link} href={`/products/${product.id}`} underline="always">
                  {product.name}
                </Anchor>
                <Text size="xs" c="dimmed" lineClamp={2}>
                  {hazardOrder(h_codes).join(", ")}
                </Text>
              </Table.Th>
              {workplaces.map(({ id, name }) => {
                const placed = placements.find(({ workplace_id }) => workplace_id === id);
                return (
                  <Table.Td key={id}>
                    {placed && (
                      <Cell productId={product.id} placed={placed} name={`${product.name}, ${name}`} />
                    )}
                  </Table.Td>
                );
              })}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Cell({ productId, placed, name }: { productId: string; placed: Placed; name: string }) {
  const t = useTranslations("assessments");
  return (
    <Anchor
      component={Link}
      href={`/assessments/${productId}/${placed.workplace_id}`}
      underline="never"
      aria-label={`${name}: ${spoken(t, placed)}`}
    >
      <Stack gap={4} align="flex-start">
        <AssessmentStatusBadge status={placed.status} />
        <Group gap={4}>
          {placed.emkg && <LevelBadge level={placed.emkg.overall} size="md" />}
          {placed.recess && <RiskClassBadge score={placed.recess.risk_score} />}
        </Group>
      </Stack>
    </Anchor>
  );
}

function spoken(
  t: ReturnType<typeof useTranslations<"assessments">>,
  { status, emkg, recess }: Placed,
): string {
  return [
    t(`status.${status}`),
    emkg && `${t("emkg")} ${emkg.overall === null ? t("noLevel") : t("level", { level: emkg.overall })}`,
    recess && `${t("recess")} ${recess.risk_score}`,
  ]
    .filter(Boolean)
    .join(", ");
}
