import { Stack, Title } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { WorkplaceList } from "./workplace-list";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("workplaces"))("title") };
}

export default async function WorkplacesPage() {
  const t = await getTranslations("workplaces");
  return (
    <Stack>
      <Title order={1} size="h2">
        {t("title")}
      </Title>
      <Suspense>
        <WorkplaceList />
      </Suspense>
    </Stack>
  );
}
