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
  const states = useTranslations("physicalStates");
  const stateWords = useStateWords();
  const languageName = useLanguageName();
  const conditional = useConditionalText();
  const format = useFormatter();
  return useMemo(
    () => ({
      ...stateWords,
      select: (name: string) => t("selectOne", { name }),
      sign: (code: string) => signs(code),
      physicalState: (value: string) => (states.has(value) ? states(value) : value),
      language: languageName,
      conditional,
      day: (value: string) => format.dateTime(new Date(value), { dateStyle: "medium" }),
      yearsSince: (day: string) =>
        format.number(Math.floor(yearsSince(day, new Date()) * 10) / 10, { maximumFractionDigits: 1 }),
      share: (value: number) => format.number(value, { style: "percent" }),
      workplace: (id: string) => workplaces.get(id) ?? "…",
    }),
    [t, signs, states, stateWords, languageName, conditional, format, workplaces],
  );
}

/** The words of values that are one of a few; what is not known says so. */
function useStateWords() {
  const t = useTranslations("products");
  const decisions = useTranslations("decisions");
  const reviewStates = useTranslations("reviewStates");
  const hazardStates = useTranslations("hazardStates");
  const opinions = useTranslations("opinionStates");
  const cmr = useTranslations("cmrCategories");
  const signalWords = useTranslations("signalWords");
  return useMemo(
    () => ({
      decision: (value: "Accept" | "Review" | "Reject") => decisions(value),
      reviewState: (value: ReviewState) => reviewStates(value),
      hazards: (value: HazardState) => hazardStates(value),
      opinion: (value: OpinionState) => opinions(value),
      cmr: (value: CmrCategory | null) => (value === null ? t("notKnown") : cmr(value)),
      yesOrNo: (value: boolean | null) => t(value === null ? "notKnown" : value ? "yes" : "no"),
      signalWord: (value: "Danger" | "Warning") => signalWords(value),
    }),
    [t, decisions, reviewStates, hazardStates, opinions, cmr, signalWords],
  );
}

export type CellWords = ReturnType<typeof useCellWords>;
