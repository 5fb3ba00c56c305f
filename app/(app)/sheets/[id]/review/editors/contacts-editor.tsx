"use client";

import { Select, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useLanguage } from "@/i18n/use-language";
import type { EmergencyContact } from "@/lib/sheet/values";
import { type EditorProps, listOf } from "../choices";
import { countryCodes } from "./countries";
import { phoneIn } from "./drawn-values";
import { EditorForm } from "./editor-form";
import { Rows } from "./rows";
import { useDraft } from "./use-draft";

const empty: EmergencyContact = { phone: null, organization: null, country_code: null, hours: null };

/** Whom to call: number, who answers, for which country, when. What is drawn becomes the first number that is missing. */
export function ContactsEditor({ value, drawn, onSave, onCancel }: EditorProps) {
  const t = useTranslations("review");
  const countries = useCountries();
  const read = listOf<EmergencyContact>(value);
  const { draft, setDraft, isUnread } = useDraft(read.length ? read : [empty], drawn, (rows, text) => {
    const phone = phoneIn(text);
    if (!phone) return null;
    const at = Math.max(
      rows.findIndex((row) => !row.phone),
      0,
    );
    return rows.with(at, { ...(rows[at] ?? empty), phone });
  });
  const written = draft.map((row) => ({
    phone: row.phone?.trim() || null,
    organization: row.organization?.trim() || null,
    country_code: row.country_code,
    hours: row.hours?.trim() || null,
  }));
  const isFit = written.length > 0 && written.every(({ phone }) => /\d{3}/.test(phone ?? ""));
  return (
    <EditorForm
      fault={isFit ? null : t("phoneMissing")}
      isUnread={isUnread}
      onSave={() => onSave(written)}
      onCancel={onCancel}
    >
      <Rows
        rows={draft}
        onChange={setDraft}
        empty={empty}
        fields={(row, set, i) => (
          <>
            <TextInput
              label={t("phone")}
              type="tel"
              autoFocus={i === 0}
              value={row.phone ?? ""}
              onChange={(event) => set({ phone: event.currentTarget.value })}
            />
            <TextInput
              label={t("organization")}
              value={row.organization ?? ""}
              onChange={(event) => set({ organization: event.currentTarget.value })}
            />
            <Select
              label={t("country")}
              searchable
              clearable
              data={countries}
              value={row.country_code}
              onChange={(country_code) => set({ country_code })}
            />
            <TextInput
              label={t("hours")}
              value={row.hours ?? ""}
              onChange={(event) => set({ hours: event.currentTarget.value })}
            />
          </>
        )}
      />
    </EditorForm>
  );
}

/** Countries by their names in the language of the screen. */
function useCountries() {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: "region" });
    return countryCodes
      .map((code) => ({ value: code, label: names.of(code) ?? code }))
      .sort((a, b) => a.label.localeCompare(b.label, language));
  }, [language]);
}
