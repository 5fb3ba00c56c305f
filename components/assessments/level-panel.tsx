"use client";

import { Alert, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useColon } from "@/i18n/use-colon";
import type { EmkgAnswers } from "@/lib/assessments/emkg/answers";
import { type ModuleName, moduleNames } from "@/lib/assessments/emkg/measures";
import type { ControlLevels } from "@/lib/assessments/emkg/schema";
import { LevelBadge } from "./level-badge";
import { ModuleMatrix } from "./module-matrix";
import { useLevelWords } from "./use-level-words";

type Props = {
  levels: ControlLevels;
  answers: EmkgAnswers;
  /** Only these modules' matrices are drawn; all where left out. */
  matrices?: readonly ModuleName[];
};

/** The level of every module with its reason, its guidance and its matrix. */
export function LevelPanel({ levels, answers, matrices = moduleNames }: Props) {
  const t = useTranslations("assessments");
  const colon = useColon();
  const words = useLevelWords()(levels, answers);
  return (
    <Paper withBorder p="md" component="section" aria-label={t("levels")}>
      <Stack gap="md">
        <Group justify="space-between" role="status" aria-live="polite">
          <Title order={2} size="h4">
            {t("module.overall")}
          </Title>
          <LevelBadge level={levels.overall} size="xl" />
        </Group>
        {levels.not_covered.length > 0 && (
          <Alert color="red" title={t("notCoveredTitle")}>
            {levels.not_covered.map((reason) => (
              <Text size="sm" key={reason}>
                {t(`notCovered.${reason}`)}
              </Text>
            ))}
          </Alert>
        )}
        {moduleNames.map((module) => (
          <Stack gap={6} key={module}>
            <Group justify="space-between" wrap="nowrap">
              <Title order={3} size="h5">
                {t(`module.${module}`)}
              </Title>
              <LevelBadge level={levels[module]} />
            </Group>
            {levels[module] !== null && !(module === "inhalation" && levels.not_covered.length > 0) && (
              <Text size="sm">{words[module]}</Text>
            )}
            {levels[module] !== null && (
              <Text size="sm" c="dimmed">
                {t("guidanceHeading")}
                {colon} {t(`guidance.${module}.${levels[module] as 1}`)}
              </Text>
            )}
            {levels[module] !== null && matrices.includes(module) && (
              <ModuleMatrix module={module} levels={levels} answers={answers} />
            )}
          </Stack>
        ))}
        <Text size="xs" c="dimmed">
          {t("fireProposal")} {t("worstCase")}
        </Text>
      </Stack>
    </Paper>
  );
}
