import { Stack, Text, Title } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OverviewScreen } from "./overview-screen";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("assessments"))("title") };
}

export default async function AssessmentsPage() {
  const t = await getTranslations("assessments");
  return (
    <Stack>
      <div>
        <Title order={1} size="h2">
          {t("title")}
        </Title>
        <Text c="dimmed">{t("lead")}</Text>
      </div>
      <OverviewScreen />
    </Stack>
  );
}
