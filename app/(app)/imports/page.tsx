import { Stack, Text, Title } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { LinkAnchor } from "@/components/link-anchor";
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
      <Title order={1} size="h2">
        {t("title")}
      </Title>
      <Text c="dimmed">{mayWrite(context.actor) ? t("lead") : t("readerLead")}</Text>
      <Suspense>
        <ImportScreen />
      </Suspense>
    </Stack>
  );
}
