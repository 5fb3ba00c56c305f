import { Stack, Title } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { attention, sheetsToReview } from "@/lib/library/home/service";
import { mayWrite } from "@/lib/platform/context";
import { AttentionList } from "./attention-list";
import { FirstSteps } from "./first-steps";
import { pageContext } from "./page-context";
import { ReviewFirst } from "./review-first";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("home"))("title") };
}

/** How many sheets to review are named; their count leads to the others. */
const reviewedFirst = 5;

/** What needs attention, each a link to the list that shows it. */
export default async function HomePage() {
  const { context } = await pageContext();
  const t = await getTranslations("home");
  const [found, toReview] = await Promise.all([
    attention(context, new Date()),
    sheetsToReview(context, reviewedFirst),
  ]);
  const isEmpty = !found.products && !found.processing && !found.failed && !found.awaiting;
  return (
    <Stack>
      <Title order={1} size="h2">
        {t("title")}
      </Title>
      {isEmpty ? <FirstSteps canWrite={mayWrite(context.actor)} /> : <AttentionList found={found} />}
      <ReviewFirst sheets={toReview} />
    </Stack>
  );
}
