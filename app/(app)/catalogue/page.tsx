import { Stack, Text, Title } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { CatalogueSearch } from "./catalogue-search";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("catalogue"))("title") };
}

export default async function CataloguePage() {
  const t = await getTranslations("catalogue");
  return (
    <Stack>
      <Title order={1} size="h2">
        {t("title")}
      </Title>
      <Text c="dimmed">{t("lead")}</Text>
      <Suspense>
        <CatalogueSearch />
      </Suspense>
    </Stack>
  );
}
