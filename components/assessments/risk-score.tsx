"use client";

import { Badge, Group, Stack, Text } from "@mantine/core";
import { useFormatter, useTranslations } from "next-intl";
import { classLimits, type RiskClass, riskClass, riskScore } from "@/lib/assessments/recess";
import classes from "./risk-score.module.css";

export const classColours: Record<RiskClass, string> = {
  1: "teal.9",
  2: "lime.4",
  3: "yellow.4",
  4: "orange.4",
  5: "red.9",
};

type Factors = { exposure: number; probability: number; effect: number };

/** The score, its class and what it asks for, and where it lies among the five classes. */
export function RiskScore(factors: Factors) {
  const t = useTranslations("assessments");
  const format = useFormatter();
  const score = riskScore(factors);
  const found = riskClass(score);
  const { exposure, probability, effect } = factors;
  return (
    <Stack gap="xs">
      <Group gap="sm" role="status" aria-live="polite">
        <Text fw={700} size="lg">
          {exposure} × {probability} × {effect} = {format.number(score)}
        </Text>
        <Badge size="lg" radius="sm" tt="none" color={classColours[found]} autoContrast>
          {t(`class.${found}`)}
        </Badge>
        <Text>{t(`action.${found}`)}</Text>
      </Group>
      <ol className={classes.scale} aria-label={t("classes")}>
        {([1, 2, 3, 4, 5] as const).map((each) => (
          <li
            key={each}
            className={classes.class}
            data-class={each}
            data-lit={each === found}
            aria-current={each === found ? "true" : undefined}
          >
            <span>{t(`class.${each}`)}</span>
            <small>{rangeOf(each)}</small>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function rangeOf(each: RiskClass): string {
  const [from, to] = [classLimits[each - 2], classLimits[each - 1]];
  if (from === undefined) return `≤ ${to}`;
  return to === undefined ? `> ${from}` : `${from + 1}–${to}`;
}
