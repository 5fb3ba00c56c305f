"use client";

import { Button, Checkbox, Group, Paper, Stack, Table, Text, Title } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LevelBadge } from "@/components/assessments/level-badge";
import type { EmkgAnswers } from "@/lib/assessments/emkg/answers";
import { controlLevels } from "@/lib/assessments/emkg/control-levels";
import {
  lowering,
  type MeasureName,
  moduleNames,
  openMeasures,
  withMeasures,
} from "@/lib/assessments/emkg/measures";
import type { Hazards } from "@/lib/assessments/emkg/model";

type Props = { hazards: Hazards; answers: EmkgAnswers; onTakeOver: (answers: EmkgAnswers) => void };

/** Measures to tick, those that lower a level first, and the levels before and after them. */
export function MeasureCompare({ hazards, answers, onTakeOver }: Props) {
  const t = useTranslations("assessments");
  const [taken, setTaken] = useState<MeasureName[]>([]);
  const single = lowering(hazards, answers);
  const useful = new Map(single.map(({ measure, lowers }) => [measure, lowers]));
  const offered = [...useful.keys(), ...openMeasures(answers).filter((name) => !useful.has(name))];
  const chosen = offered.filter((name) => taken.includes(name));
  const after = withMeasures(answers, chosen);
  const toggle = (name: MeasureName, isOn: boolean) =>
    setTaken((before) => (isOn ? [...before, name] : before.filter((other) => other !== name)));
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Title order={3} size="h5">
          {t("wouldLower")}
        </Title>
        <Text size="sm" c="dimmed">
          {useful.size ? t("compareHint") : t("nothingLowers")}
        </Text>
        {offered.map((name) => (
          <Checkbox
            key={name}
            label={t(`measure.${name}`)}
            description={useful
              .get(name)
              ?.map((module) => t(`module.${module}`))
              .join(" · ")}
            checked={chosen.includes(name)}
            onChange={(event) => toggle(name, event.currentTarget.checked)}
          />
        ))}
        {chosen.length > 0 && (
          <>
            <BeforeAfter hazards={hazards} before={answers} after={after} />
            <Group>
              <Button
                variant="default"
                size="xs"
                onClick={() => {
                  onTakeOver(after);
                  setTaken([]);
                }}
              >
                {t("takeOver")}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Paper>
  );
}

function BeforeAfter({
  hazards,
  before,
  after,
}: {
  hazards: Hazards;
  before: EmkgAnswers;
  after: EmkgAnswers;
}) {
  const t = useTranslations("assessments");
  const [was, is] = [controlLevels(hazards, before), controlLevels(hazards, after)];
  return (
    <Table aria-label={`${t("before")} / ${t("after")}`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Td />
          <Table.Th scope="col">{t("before")}</Table.Th>
          <Table.Th scope="col">{t("after")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {[...moduleNames, "overall" as const].map((module) => (
          <Table.Tr key={module}>
            <Table.Th scope="row" fw={module === "overall" ? 700 : 400}>
              {t(`module.${module}`)}
            </Table.Th>
            <Table.Td>
              <LevelBadge level={was[module]} size="md" />
            </Table.Td>
            <Table.Td>
              <LevelBadge level={is[module]} size="md" />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
