import { Group, Stack } from "@mantine/core";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkAnchor } from "@/components/link-anchor";
import { PageTitle } from "@/components/page-title";
import { type CardStatus, cardStatuses } from "@/lib/printing/approved/card-statuses";
import { ApprovedCardList } from "@/lib/printing/approved/schema";
import { list } from "@/lib/printing/approved/service";
import { pageContext } from "../page-context";
import { type CardsAddress, cardsFilterOf } from "./cards-filter";
import { CardsScreen } from "./cards-screen";

type Props = { searchParams: Promise<CardsAddress> };

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("approvedCards"))("title") };
}

/** All approved safety cards of the team, or those of one state: `?status=outdated`. */
export default async function ApprovedCardsPage({ searchParams }: Props) {
  const { context } = await pageContext();
  const t = await getTranslations("approvedCards");
  const filter = cardsFilterOf(await searchParams);
  const { status } = filter;
  const first = ApprovedCardList.parse(await list(context, filter));
  const hrefOf = (to: CardStatus | undefined, number = 1) =>
    `/safety-cards?${new URLSearchParams({ ...(to && { status: to }), ...(number > 1 && { page: String(number) }) })}`;
  return (
    <Stack>
      <PageTitle title={t("title")} lead={t("listLead")} />
      <Group component="nav" gap="md" aria-label={t("filter")}>
        {[undefined, ...cardStatuses].map((one) => (
          <LinkAnchor
            key={one ?? "all"}
            href={hrefOf(one)}
            aria-current={one === status ? "page" : undefined}
            fw={one === status ? 700 : undefined}
            size="sm"
          >
            {one ? t(`statuses.${one}`) : t("all")}
          </LinkAnchor>
        ))}
      </Group>
      <CardsScreen key={`${status} ${filter.page}`} first={first} filter={{ status, page: filter.page }} />
      {first.meta.has_more && <LinkAnchor href={hrefOf(status, filter.page + 1)}>{t("more")}</LinkAnchor>}
    </Stack>
  );
}
