"use client";

import { Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { LevelPanel } from "@/components/assessments/level-panel";
import type { Placement } from "@/components/assessments/write-assessment";
import type { EmkgView } from "@/lib/assessments/views/schema";
import { AnswerList } from "./answer-list";
import { AssessmentCard } from "./assessment-card";

type Props = { emkg: z.output<typeof EmkgView> | null; at: Placement; canMake: boolean };

/** The EMKG assessment with its answers and levels, and what the same answers give today. */
export function EmkgCard({ emkg, at, canMake }: Props) {
  const t = useTranslations("assessments");
  const now = emkg?.levels_now?.overall;
  const was = emkg?.control_levels.overall;
  return (
    <AssessmentCard method="emkg" at={at} assessed={emkg} canMake={canMake}>
      {emkg && emkg.changes.length > 0 && now !== undefined && was !== undefined && (
        <Text size="sm" fw={600}>
          {now === null
            ? t("notCovered.hazards_unknown")
            : now === was
              ? t("levelsSame", { now })
              : t("levelsNow", { now, was: was ?? "–" })}
        </Text>
      )}
      {emkg && (
        <>
          <AnswerList answers={emkg.assessment_answers} />
          <LevelPanel levels={emkg.control_levels} answers={emkg.assessment_answers} />
        </>
      )}
    </AssessmentCard>
  );
}
