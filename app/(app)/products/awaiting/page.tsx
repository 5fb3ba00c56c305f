import { Stack, Text, Title } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkAnchor } from "@/components/link-anchor";
import { PageLinks } from "@/components/page-links";
import { awaitingSheet } from "@/lib/library/home/service";
import { pageContext } from "../../page-context";
import { AwaitingTable } from "./awaiting-table";

type Props = { searchParams: Promise<{ page?: string | string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("awaiting"))("title") };
}

/** Products whose sheet is still to come; the library's own list leaves them out. */
export default async function AwaitingPage({ searchParams }: Props) {
  const { context } = await pageContext();
  const t = await getTranslations("awaiting");
  const page = pageIn((await searchParams).page);
  const { products, total, pages } = await awaitingSheet(context, page);
  return (
    <Stack>
      <LinkAnchor href="/products" size="sm">
        {t("back")}
      </LinkAnchor>
      <Title order={1} size="h2">
        {t("title")}
      </Title>
      <Text c="dimmed">{total === 0 ? t("none") : t("total", { total })}</Text>
      {products.length > 0 && <AwaitingTable products={products} isWhole={pages === 1} />}
      {pages > 1 && <PageLinks path="/products/awaiting" page={page} pages={pages} />}
    </Stack>
  );
}

function pageIn(parameter: string | string[] | undefined): number {
  const page = Number([parameter].flat()[0] ?? 1);
  return Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1;
}
