"use client";

import { Group, Text } from "@mantine/core";
import { useFormatter, useTranslations } from "next-intl";

/** Sums by unit; nothing is converted from one to another. */
export function Totals({ totals }: { totals: { unit: string; amount: number }[] }) {
  const t = useTranslations("stock");
  const format = useFormatter();
  if (!totals.length) return <Text c="dimmed">{t("nothing")}</Text>;
  return (
    <Group gap="md">
      {totals.map(({ unit, amount }) => (
        <Text key={unit} fw={700}>
          {format.number(amount, { maximumFractionDigits: 3 })} {unit}
        </Text>
      ))}
    </Group>
  );
}
