import { Stack } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { PageTitle } from "@/components/page-title";
import { CatalogueSearch } from "./catalogue-search";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("catalogue"))("title") };
}

export default async function CataloguePage() {
  const t = await getTranslations("catalogue");
  return (
    <Stack>
      <PageTitle title={t("title")} lead={t("lead")} />
      <Suspense>
        <CatalogueSearch />
      </Suspense>
    </Stack>
  );
}
