import { Stack, Title } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { mayWrite } from "@/lib/platform/context";
import { pageContext } from "../page-context";
import { SheetsScreen } from "./sheets-screen";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("sheets"))("title") };
}

export default async function SheetsPage() {
  const { context } = await pageContext();
  const t = await getTranslations("sheets");
  return (
    <Stack>
      <Title order={1} size="h2">
        {t("title")}
      </Title>
      <SheetsScreen canUpload={mayWrite(context.actor)} />
    </Stack>
  );
}
