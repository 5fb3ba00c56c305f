import { Stack } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/page-title";
import { read } from "@/lib/printing/settings/service";
import { pageContext } from "../../page-context";
import { LabelSettingsForm } from "./label-settings-form";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("labels"))("settings") };
}

export default async function LabelSettingsPage() {
  const { context } = await pageContext();
  const t = await getTranslations("labels");
  return (
    <Stack maw={640}>
      <PageTitle title={t("settings")} lead={t("settingsLead")} />
      <LabelSettingsForm first={await read(context)} />
    </Stack>
  );
}
