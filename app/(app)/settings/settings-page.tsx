import { Stack, Text, Title } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";

type Part = "profile" | "team" | "people" | "fields" | "bin" | "assistant" | "keys" | "audit";

export async function settingsMetadata(part: Part): Promise<Metadata> {
  return { title: (await getTranslations("settings"))(`parts.${part}`) };
}

/** A part of the settings under its name. */
export async function SettingsPart({ part, children }: { part: Part; children: ReactNode }) {
  const t = await getTranslations("settings");
  return (
    <Stack maw={part === "audit" ? undefined : 820}>
      <Title order={1} size="h2">
        {t(`parts.${part}`)}
      </Title>
      <Text c="dimmed">{t(`leads.${part}`)}</Text>
      {children}
    </Stack>
  );
}
