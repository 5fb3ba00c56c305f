"use client";

import { useTranslations } from "next-intl";
import { showNotice } from "@/components/notices/notices";

/** Tells who has signed that nobody has released the sheet, where the team wants it told. */
export function useSignedNotice(): (answer: object) => void {
  const t = useTranslations("assessments");
  return (answer) => {
    if ("warnings" in answer && Array.isArray(answer.warnings) && answer.warnings.length > 0)
      showNotice({ isProblem: true, message: t("signedUnreleased"), shownMs: 12_000 });
  };
}
