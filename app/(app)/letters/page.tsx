import { Stack, Text } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LetterCard } from "@/components/letters/letter-card";
import { LinkAnchor } from "@/components/link-anchor";
import { PageLinks } from "@/components/page-links";
import { PageTitle } from "@/components/page-title";
import { LetterQuery } from "@/lib/holdings/letters/schema";
import { list } from "@/lib/holdings/letters/service";
import { mayWrite } from "@/lib/platform/context";
import { pageContext } from "../page-context";

type Props = { searchParams: Promise<{ page?: string | string[] }> };

const lettersAtOnce = 25;

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("letters"))("title") };
}

/** All letters of the team to suppliers: what is without an answer stands first. */
export default async function LettersPage({ searchParams }: Props) {
  const { context } = await pageContext();
  const t = await getTranslations("letters");
  const asked = LetterQuery.safeParse({ page: Number([(await searchParams).page].flat()[0] ?? 1) });
  const query = { ...(asked.data ?? LetterQuery.parse({})), per_page: lettersAtOnce };
  const { data, meta } = await list(context, query, new Date());
  const pages = Math.ceil(meta.total / lettersAtOnce);
  return (
    <Stack>
      <PageTitle title={t("title")} lead={meta.total === 0 ? t("none") : t("lead")} />
      {meta.total === 0 && (
        <Text>
          {t("how")}{" "}
          <LinkAnchor href="/sheets" underline="always">
            {t("toSheets")}
          </LinkAnchor>
        </Text>
      )}
      {data.map((letter) => (
        <LetterCard key={letter.id} letter={letter} canWrite={mayWrite(context.actor)} withProduct />
      ))}
      {pages > 1 && <PageLinks path="/letters" page={query.page} pages={pages} />}
    </Stack>
  );
}
