"use client";

import { Select, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useLanguage } from "@/i18n/use-language";
import type { EmergencyContact } from "@/lib/sheet/values";
import { type EditorProps, listOf } from "../choices";
import { countryCodes } from "./countries";
import { phoneIn } from "./drawn-values";
import { RowsEditor } from "./rows-editor";

const empty: EmergencyContact = { phone: null, organization: null, country_code: null, hours: null };

/** Whom to call: number, who answers, for which country, when. What is drawn becomes the first number that is missing. */
export function ContactsEditor({ value, drawn, onSave, onCancel }: EditorProps) {
  const t = useTranslations("review");
  const countries = useCountries();
  return (
    <RowsEditor
      {...{ drawn, onSave, onCancel, empty }}
      read={listOf<EmergencyContact>(value)}
      take={withDrawn}
      toValue={contactOf}
      fault={t("phoneMissing")}
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
  );
}

/** The number becomes that of the first row without one. */
function withDrawn(rows: EmergencyContact[], text: string): EmergencyContact[] | null {
  const phone = phoneIn(text);
  if (!phone) return null;
  const at = Math.max(
    rows.findIndex((row) => !row.phone),
    0,
  );
  return rows.with(at, { ...(rows[at] ?? empty), phone });
}

/** Null while the row has no telephone number. */
function contactOf({ phone, organization, country_code, hours }: EmergencyContact): EmergencyContact | null {
  if (!/\d{3}/.test(phone ?? "")) return null;
  return {
    phone: phone?.trim() || null,
    organization: organization?.trim() || null,
    country_code,
    hours: hours?.trim() || null,
  };
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
