"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { OpinionState } from "@/lib/opinion/states";
import type { ClassificationState } from "@/lib/sheet/classification-states";
import type { CmrCategory } from "@/lib/sheet/cmr-categories";
import type { HazardState } from "@/lib/sheet/hazard-states";
import type { ReviewState } from "@/lib/sheet/review-states";

/** The words for what a cell chooses from a few. */
export function useStateWords() {
  const t = useTranslations();
  return useMemo(
    () => ({
      decision: (value: "Accept" | "Review" | "Reject") => t(`decisions.${value}`),
      reviewState: (value: ReviewState) => t(`reviewStates.${value}`),
      classification: (value: ClassificationState) => t(`classifications.${value}`),
      hazards: (value: HazardState) => t(`hazardStates.${value}`),
      opinion: (value: OpinionState) => t(`opinionStates.${value}`),
      cmr: (value: CmrCategory | null) => t(value === null ? "products.notKnown" : `cmrCategories.${value}`),
      yesOrNo: (value: boolean | null) => t(`products.${value === null ? "notKnown" : value ? "yes" : "no"}`),
      signalWord: (value: "Danger" | "Warning") => t(`signalWords.${value}`),
      physicalState: (value: string) =>
        t.has(`physicalStates.${value}`) ? t(`physicalStates.${value}`) : value,
    }),
    [t],
  );
}
