"use client";

import { Group, Select, Stack } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { madeFile } from "@/components/made-file";
import { type Acceptance, stoppedSheets } from "@/components/open-values/stop";
import { StoppedNotice } from "@/components/open-values/stopped-notice";
import { PdfPreview } from "@/components/pdf-preview";
import { ProblemAlert } from "@/components/problem-alert";
import { useLanguageName } from "@/components/use-language-name";
import { languages } from "@/i18n/languages";
import { useLanguage } from "@/i18n/use-language";
import type { ProfileSettings } from "@/lib/printing/profiles/schema";

type Props = { settings: ProfileSettings; sheets: { id: string; name: string }[] };

/** A card with the settings as they stand in the form. */
export function ProfilePreview({ settings, sheets }: Props) {
  const t = useTranslations("cardProfiles");
  const made = useTranslations("made");
  const languageName = useLanguageName();
  const [language, setLanguage] = useState(useLanguage());
  const [sheet, setSheet] = useState<string | null>(sheets[0]?.id ?? null);
  const [draft] = useDebouncedValue({ sds_id: sheet, language, settings }, 400);
  const [accepted, setAccepted] = useState<Acceptance | null>(null);
  const card = useQuery({
    queryKey: ["card-preview", draft, accepted],
    queryFn: ({ signal }) => madeFile("/v1/safety-card-drafts", { body: { ...draft, ...accepted }, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 30_000,
  });
  const stopped = stoppedSheets(card.error);
  return (
    <Stack pos={{ lg: "sticky" }} top={72}>
      <Group grow>
        <Select
          label={t("previewWith")}
          placeholder={t("example")}
          clearable
          searchable
          value={sheet}
          data={sheets.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id) => {
            setSheet(id);
            setAccepted(null);
          }}
        />
        <Select
          label={made("language")}
          allowDeselect={false}
          value={language}
          data={languages.map((code) => ({ value: code, label: languageName(code) }))}
          onChange={(code) => code && setLanguage(code)}
        />
      </Group>
      {stopped.length > 0 && <StoppedNotice sheets={stopped} onAccept={setAccepted} />}
      {card.error && stopped.length === 0 && (
        <ProblemAlert error={card.error} onRetry={() => void card.refetch()} />
      )}
      <PdfPreview file={card.data?.file} label={made("preview")} isBusy={card.isFetching} />
    </Stack>
  );
}
