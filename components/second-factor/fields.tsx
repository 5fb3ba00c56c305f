"use client";

import { Button, Group, PasswordInput, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

export function OwnPassword(props: object) {
  const t = useTranslations("secondFactor");
  return (
    <PasswordInput
      label={t("password")}
      autoComplete="current-password"
      required
      visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
      {...props}
    />
  );
}

export function OneCode(props: object) {
  const t = useTranslations("secondFactor");
  return <TextInput label={t("code")} autoComplete="one-time-code" required maxLength={40} {...props} />;
}

export function Act({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Group justify="flex-end">
      <Button type="submit" variant="default" loading={isBusy}>
        {children}
      </Button>
    </Group>
  );
}
