import { Stack } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageTitle } from "@/components/page-title";

type Part = "profile" | "team" | "people" | "fields" | "bin" | "assistant" | "keys" | "audit";

export async function settingsMetadata(part: Part): Promise<Metadata> {
  return { title: (await getTranslations("settings"))(`parts.${part}`) };
}

/** A part of the settings under its name. */
export async function SettingsPart({ part, children }: { part: Part; children: ReactNode }) {
  const t = await getTranslations("settings");
  return (
    <Stack maw={part === "audit" ? undefined : 820}>
      <PageTitle title={t(`parts.${part}`)} lead={t(`leads.${part}`)} />
      {children}
    </Stack>
  );
}
