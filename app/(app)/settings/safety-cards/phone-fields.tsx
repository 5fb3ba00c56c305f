"use client";

import { Button, CloseButton, Fieldset, Group, Select, Stack, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useLanguage } from "@/i18n/use-language";
import type { ProfileSettings } from "@/lib/printing/profiles/schema";

const countries = ["NL", "BE", "DE", "AT", "CH", "FR", "GB"] as const;
const mostPhones = 8;

type Props = { settings: ProfileSettings; onChange: (part: Partial<ProfileSettings>) => void };

/** Whom to call: the emergency number, the site's own numbers, the country's poison centre. */
export function PhoneFields({ settings, onChange }: Props) {
  const t = useTranslations("cardProfiles");
  const countryNames = new Intl.DisplayNames(useLanguage(), { type: "region" });
  const { phones } = settings;
  const changePhone = (index: number, part: Partial<(typeof phones)[number]>) =>
    onChange({ phones: phones.map((phone, i) => (i === index ? { ...phone, ...part } : phone)) });
  return (
    <Fieldset legend={t("phones")}>
      <Stack gap="xs">
        <TextInput
          label={t("emergencyNumber")}
          description={t("emergencyHint")}
          maxLength={200}
          value={settings.emergency_number ?? ""}
          onChange={(event) => onChange({ emergency_number: event.currentTarget.value || null })}
        />
        {phones.map((phone, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands at its place; rows have no other identity.
          <Group key={index} wrap="nowrap" gap="xs">
            <TextInput
              aria-label={`${t("phoneLabel")} (${index + 1})`}
              placeholder={t("phoneLabel")}
              maxLength={80}
              flex={1}
              value={phone.label}
              onChange={(event) => changePhone(index, { label: event.currentTarget.value })}
            />
            <TextInput
              aria-label={`${t("phoneNumber")} (${index + 1})`}
              placeholder={t("phoneNumber")}
              type="tel"
              maxLength={40}
              flex={1}
              value={phone.number}
              onChange={(event) => changePhone(index, { number: event.currentTarget.value })}
            />
            <CloseButton
              aria-label={t("removePhone", { number: index + 1 })}
              onClick={() => onChange({ phones: phones.filter((_, i) => i !== index) })}
            />
          </Group>
        ))}
        {phones.length < mostPhones && (
          <Group>
            <Button
              size="xs"
              variant="default"
              onClick={() => onChange({ phones: [...phones, { label: "", number: "" }] })}
            >
              {t("addPhone")}
            </Button>
          </Group>
        )}
        <Select
          label={t("country")}
          placeholder={t("byLanguage")}
          clearable
          value={settings.country}
          data={countries.map((code) => ({ value: code, label: countryNames.of(code) ?? code }))}
          onChange={(code) => onChange({ country: countries.find((country) => country === code) ?? null })}
        />
      </Stack>
    </Fieldset>
  );
}
