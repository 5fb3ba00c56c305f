"use client";

import { useTranslations } from "next-intl";
import { useCallback } from "react";
import type { Condition } from "@/lib/library/enrichments/schema";

/** A harmonised classification with what it depends on, so that it never stands as if it always applied. */
export function useConditionalText() {
  const t = useTranslations("annexVi");
  return useCallback(
    (text: string, condition: Condition | null) => {
      if (!condition) return text;
      return condition.notes.length
        ? t("byNote", { text, notes: condition.notes.join(", ") })
        : t("byForm", { text });
    },
    [t],
  );
}
