"use client";

import { Button, Checkbox, Collapse, NumberInput, SimpleGrid, Stack, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useTranslations } from "next-intl";
import type { EmkgAnswers } from "@/lib/assessments/emkg/answers";
import { limitRefusal } from "@/lib/assessments/emkg/limits";
import type { Hazards } from "@/lib/assessments/emkg/model";

type Props = {
  hazards: Hazards;
  answers: EmkgAnswers;
  onChange: (change: Partial<EmkgAnswers>) => void;
};

/** What few assessments need: values that the sheet lacks, limits, pastes, and work that makes the substance. */
export function MoreDetails({ hazards, answers, onChange }: Props) {
  const t = useTranslations("assessments");
  const refusal = limitRefusal(hazards, answers);
  const isLiquid = answers.physical_form === "liquid";
  const isUnknown = isLiquid && answers.boiling_point_c === null && answers.vapour_pressure_hpa === null;
  const [isOpen, { toggle }] = useDisclosure(isUnknown);
  const number = (
    name: "boiling_point_c" | "vapour_pressure_hpa" | "oel_ppm" | "oel_mg_m3",
    label: string,
    least: number,
  ) => (
    <NumberInput
      label={label}
      min={least}
      max={1_000_000}
      value={answers[name] ?? ""}
      onChange={(value) => onChange({ [name]: typeof value === "number" ? value : null })}
    />
  );
  return (
    <Stack gap="xs" align="stretch">
      <Button
        variant="subtle"
        size="compact-md"
        onClick={toggle}
        aria-expanded={isOpen}
        style={{ alignSelf: "flex-start" }}
      >
        {t("more")}
      </Button>
      <Collapse expanded={isOpen}>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            {isLiquid && number("boiling_point_c", `${t("boilingPoint")}, °C`, -273)}
            {isLiquid && number("vapour_pressure_hpa", `${t("vapourPressure")}, hPa`, 0)}
            {!refusal && number("oel_ppm", t("oelPpm"), 0)}
            {!refusal && number("oel_mg_m3", t("oelMg"), 0)}
          </SimpleGrid>
          {refusal && (
            <Text size="sm" c="dimmed">
              {t(`limitRefused.${refusal}`)}
            </Text>
          )}
          {isLiquid && (
            <Checkbox
              label={t("lowVolatility")}
              checked={answers.low_volatility ?? false}
              onChange={(event) => onChange({ low_volatility: event.currentTarget.checked })}
            />
          )}
          <Checkbox
            label={t("processGenerated")}
            checked={answers.process_generated ?? false}
            onChange={(event) => onChange({ process_generated: event.currentTarget.checked })}
          />
        </Stack>
      </Collapse>
    </Stack>
  );
}
