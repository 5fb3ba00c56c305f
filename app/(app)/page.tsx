import { Stack, Title } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { attention } from "@/lib/library/home/service";
import { mayWrite } from "@/lib/platform/context";
import { AttentionList } from "./attention-list";
import { FirstSteps } from "./first-steps";
import { pageContext } from "./page-context";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("home"))("title") };
}

/** What needs attention, each a link to the list that shows it. */
export default async function HomePage() {
  const { context } = await pageContext();
  const t = await getTranslations("home");
  const found = await attention(context, new Date());
  const isEmpty = !found.products && !found.processing && !found.failed && !found.awaiting;
  return (
    <Stack>
      <Title order={1} size="h2">
        {t("title")}
      </Title>
      {isEmpty ? <FirstSteps canWrite={mayWrite(context.actor)} /> : <AttentionList found={found} />}
    </Stack>
  );
}
