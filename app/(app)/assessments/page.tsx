import { Stack } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageTitle } from "@/components/page-title";
import { OverviewScreen } from "./overview-screen";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("assessments"))("title") };
}

export default async function AssessmentsPage() {
  const t = await getTranslations("assessments");
  return (
    <Stack>
      <div>
        <PageTitle title={t("title")} lead={t("lead")} />
      </div>
      <OverviewScreen />
    </Stack>
  );
}
