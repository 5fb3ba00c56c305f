"use client";

import { Group, Select, Stack } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { madeFileWithWarnings } from "@/components/made-file";
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
  const card = useQuery({
    queryKey: ["card-preview", draft],
    queryFn: ({ signal }) => madeFileWithWarnings("/v1/safety-card-drafts", { body: draft, signal }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 30_000,
  });
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
          onChange={setSheet}
        />
        <Select
          label={made("language")}
          allowDeselect={false}
          value={language}
          data={languages.map((code) => ({ value: code, label: languageName(code) }))}
          onChange={(code) => code && setLanguage(code)}
        />
      </Group>
      {card.error && <ProblemAlert error={card.error} onRetry={() => void card.refetch()} />}
      <PdfPreview file={card.data?.file} label={made("preview")} isBusy={card.isFetching} />
    </Stack>
  );
}
