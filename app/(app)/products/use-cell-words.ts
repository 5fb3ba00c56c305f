"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useMemo } from "react";
import { useConditionalText } from "@/components/use-conditional-text";
import { useLanguageName } from "@/components/use-language-name";
import { useDates } from "@/i18n/use-dates";
import { yearsSince } from "@/lib/sheet/years-since";
import { useStateWords } from "./use-state-words";

/** What cells say in the language of the screen: asked for once, since hundreds of cells scroll by in a moment. */
export function useCellWords(workplaces: ReadonlyMap<string, string>) {
  const t = useTranslations("products");
  const signs = useTranslations("pictograms");
  const states = useStateWords();
  const languageName = useLanguageName();
  const conditional = useConditionalText();
  const format = useFormatter();
  const dates = useDates();
  return useMemo(
    () => ({
      ...states,
      select: (name: string) => t("selectOne", { name }),
      sign: (code: string) => signs(code),
      yearsSince: (day: string) =>
        format.number(Math.floor(yearsSince(day, new Date()) * 10) / 10, { maximumFractionDigits: 1 }),
      language: languageName,
      conditional,
      day: dates.day,
      share: (value: number) => format.number(value, { style: "percent" }),
      workplace: (id: string) => workplaces.get(id) ?? "…",
    }),
    [t, signs, states, languageName, conditional, format, dates, workplaces],
  );
}

export type CellWords = ReturnType<typeof useCellWords>;
