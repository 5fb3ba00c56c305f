"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useConditionalText } from "@/components/use-conditional-text";
import { useLanguageName } from "@/components/use-language-name";
import type { OpinionState } from "@/lib/opinion/states";
import type { CmrCategory } from "@/lib/sheet/cmr-categories";
import type { HazardState } from "@/lib/sheet/hazard-states";
import type { ReviewState } from "@/lib/sheet/review-states";
import { yearsSince } from "@/lib/sheet/years-since";

/** What cells say in the language of the screen: asked for once, since hundreds of cells scroll by in a moment. */
export function useCellWords(workplaces: ReadonlyMap<string, string>) {
  const t = useTranslations("products");
  const signs = useTranslations("pictograms");
  const decisions = useTranslations("decisions");
  const reviewStates = useTranslations("reviewStates");
  const hazardStates = useTranslations("hazardStates");
  const opinions = useTranslations("opinionStates");
  const cmr = useTranslations("cmrCategories");
  const signalWords = useTranslations("signalWords");
  const states = useTranslations("physicalStates");
  const languageName = useLanguageName();
  const conditional = useConditionalText();
  const format = useFormatter();
  return useMemo(
    () => ({
      select: (name: string) => t("selectOne", { name }),
      sign: (code: string) => signs(code),
      decision: (value: "Accept" | "Review" | "Reject") => decisions(value),
      reviewState: (value: ReviewState) => reviewStates(value),
      hazards: (value: HazardState) => hazardStates(value),
      opinion: (value: OpinionState) => opinions(value),
      cmr: (value: CmrCategory | null) => (value === null ? t("notKnown") : cmr(value)),
      yesOrNo: (value: boolean | null) => t(value === null ? "notKnown" : value ? "yes" : "no"),
      yearsSince: (day: string) =>
        format.number(Math.floor(yearsSince(day, new Date()) * 10) / 10, { maximumFractionDigits: 1 }),
      signalWord: (value: "Danger" | "Warning") => signalWords(value),
      physicalState: (value: string) => (states.has(value) ? states(value) : value),
      language: languageName,
      conditional,
      day: (value: string) => format.dateTime(new Date(value), { dateStyle: "medium" }),
      share: (value: number) => format.number(value, { style: "percent" }),
      workplace: (id: string) => workplaces.get(id) ?? "…",
    }),
    [
      t,
      signs,
      decisions,
      reviewStates,
      hazardStates,
      opinions,
      cmr,
      signalWords,
      states,
      languageName,
      conditional,
      format,
      workplaces,
    ],
  );
}

export type CellWords = ReturnType<typeof useCellWords>;
