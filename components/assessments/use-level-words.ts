"use client";

import { useTranslations } from "next-intl";
import type { EmkgAnswers } from "@/lib/assessments/emkg/answers";
import type { ModuleName } from "@/lib/assessments/emkg/measures";
import type { ControlLevels } from "@/lib/assessments/emkg/schema";
import { levelWords } from "@/lib/assessments/level-words";

/** Says in the language of the screen why each module has its level. */
export function useLevelWords(): (levels: ControlLevels, answers: EmkgAnswers) => Record<ModuleName, string> {
  const t = useTranslations("assessments");
  return (levels, answers) => levelWords((key, values) => t(key as "title", values), levels, answers);
}
