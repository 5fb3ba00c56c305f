"use client";

import { useTranslations } from "next-intl";
import { AskFirst } from "@/components/ask-first";
import { answerQuestion } from "./leaving";

/** Asked before what was entered and not saved would be lost; to stay has the focus. */
export function LeaveQuestion() {
  const t = useTranslations("leaving");
  return (
    <AskFirst
      title={t("title")}
      cancel={t("stay")}
      act={t("leave")}
      isBusy={false}
      onClose={() => answerQuestion(false)}
      onAct={() => answerQuestion(true)}
    >
      {t("lead")}
    </AskFirst>
  );
}
