"use client";

import { useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { callApi } from "@/components/api";
import { askToLeave } from "@/components/leaving/leaving";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";
import { showNotice } from "@/components/notices/notices";
import { useWrite } from "@/components/use-write";
import type { ScreenLanguage } from "@/i18n/languages";
import type { createLetter, draftLetter } from "@/lib/holdings/letters/operations";
import type { Opinion } from "@/lib/holdings/opinion/schema";

export type AskedFinding = Opinion["findings"][number];
export type Words = { subject: string; text: string; recipient: string; recipient_email: string };

export const nameOf = ({ code, paths }: AskedFinding) => `${code} ${paths.join()}`;

/** What a letter asks about, in which language, and its words: as composed, or as a person has changed them. */
export function useLetterDraft(sheetId: string, asked: readonly AskedFinding[]) {
  const [chosen, setChosen] = useState(asked.filter(({ severity }) => severity !== "note").map(nameOf));
  const [language, setLanguage] = useState<ScreenLanguage | null>(null);
  const [changed, setChanged] = useState<Partial<Words>>({});
  const hasWords = changed.text !== undefined || changed.subject !== undefined;
  useLeaveGuard(Object.keys(changed).length > 0);
  const wish = {
    ...(language ? { language } : {}),
    findings: asked
      .filter((finding) => chosen.includes(nameOf(finding)))
      .map(({ code, paths }) => ({ code, paths })),
  };
  const draft = useQuery({
    queryKey: ["letter-draft", sheetId, wish],
    queryFn: ({ signal }) =>
      callApi<typeof draftLetter>(`/v1/sds/${sheetId}/letters/draft`, { method: "POST", body: wish, signal }),
    enabled: wish.findings.length > 0,
    placeholderData: (previous) => previous,
  });
  const composed = draft.data?.data;
  // Another choice of points or language makes other words: what was changed before does not fit them.
  const rewrite = (choose: () => void) => {
    const act = () => {
      choose();
      setChanged(({ text: _text, subject: _subject, ...others }) => others);
    };
    if (hasWords) askToLeave(act);
    else act();
  };
  return {
    wish,
    draft,
    chosen,
    language: language ?? composed?.language ?? null,
    words: {
      subject: composed?.subject ?? "",
      text: composed?.text ?? "",
      recipient: composed?.recipient ?? "",
      recipient_email: composed?.recipient_email ?? "",
      ...changed,
    },
    change: (words: Partial<Words>) => setChanged({ ...changed, ...words }),
    choose: (names: string[]) => rewrite(() => setChosen(names)),
    chooseLanguage: (next: ScreenLanguage) => rewrite(() => setLanguage(next)),
  };
}

/** Keeps the letter; the page then shows it with the ways to send it. */
export function useKeepLetter(
  sheetId: string,
  { wish, words }: Pick<ReturnType<typeof useLetterDraft>, "wish" | "words">,
  onEnd: () => void,
) {
  const t = useTranslations("letters");
  const router = useRouter();
  const { recipient, recipient_email, ...text } = words;
  const body = {
    ...wish,
    ...text,
    recipient: recipient.trim() || null,
    recipient_email: recipient_email.trim() || null,
  };
  return useWrite(
    () => callApi<typeof createLetter>(`/v1/sds/${sheetId}/letters`, { method: "POST", body }),
    {
      stale: [],
      onDone: () => {
        showNotice({ message: t("kept") });
        onEnd();
        router.refresh();
      },
    },
  );
}
