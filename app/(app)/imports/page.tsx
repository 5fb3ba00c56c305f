import { Stack } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { LinkAnchor } from "@/components/link-anchor";
import { PageTitle } from "@/components/page-title";
import { mayWrite } from "@/lib/platform/context";
import { pageContext } from "../page-context";
import { ImportScreen } from "./import-screen";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("imports"))("title") };
}

export default async function ImportsPage() {
  const { context } = await pageContext();
  const t = await getTranslations("imports");
  return (
    <Stack>
      <LinkAnchor href="/products" size="sm">
        {t("back")}
      </LinkAnchor>
      <PageTitle title={t("title")} lead={mayWrite(context.actor) ? t("lead") : t("readerLead")} />
      <Suspense>
        <ImportScreen />
      </Suspense>
    </Stack>
  );
}
