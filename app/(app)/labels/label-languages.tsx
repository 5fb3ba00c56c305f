"use client";

import { Group, Select } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useLanguageName } from "@/components/use-language-name";
import { labelLanguages } from "@/lib/printing/layout/languages";
import type { LabelChoice } from "./label-choice";

type Props = { choice: LabelChoice; onChange: (part: Partial<LabelChoice>) => void };

/** The language of a label, and a second one that it says the same in. */
export function LabelLanguages({ choice, onChange }: Props) {
  const t = useTranslations("labels");
  const made = useTranslations("made");
  const languageName = useLanguageName();
  const named = labelLanguages.map((code) => ({ value: code, label: languageName(code) }));
  const chosen = (code: string | null) => labelLanguages.find((language) => language === code) ?? null;
  return (
    <Group grow align="end">
      <Select
        label={made("language")}
        value={choice.language}
        allowDeselect={false}
        data={named}
        onChange={(code) => {
          const language = chosen(code) ?? "en";
          onChange({
            language,
            secondLanguage: choice.secondLanguage === language ? null : choice.secondLanguage,
          });
        }}
      />
      <Select
        label={t("secondLanguage")}
        placeholder={t("noSecondLanguage")}
        clearable
        value={choice.secondLanguage}
        data={named.filter(({ value }) => value !== choice.language)}
        onChange={(code) => onChange({ secondLanguage: chosen(code) })}
      />
    </Group>
  );
}
