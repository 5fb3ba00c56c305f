"use client";

import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { callApi } from "@/components/api";
import { LinkAnchor } from "@/components/link-anchor";
import { CardList, cardsKey } from "@/components/safety-cards/card-list";
import type { CardStatus } from "@/lib/printing/approved/card-statuses";
import type { listApprovedCards } from "@/lib/printing/approved/operations";
import type { ApprovedCardList } from "@/lib/printing/approved/schema";

type Props = {
  first: z.output<typeof ApprovedCardList>;
  filter: { status: CardStatus | undefined; page: number };
};

/** A page of cards as the server read it, read again after each change. */
export function CardsScreen({ first, filter: { status, page } }: Props) {
  const t = useTranslations("approvedCards");
  const query = new URLSearchParams({ page: String(page), ...(status && { status }) });
  const cards = useQuery({
    queryKey: [cardsKey, status ?? "all", page],
    queryFn: ({ signal }) => callApi<typeof listApprovedCards>(`/v1/safety-cards?${query}`, { signal }),
    initialData: first,
    initialDataUpdatedAt: Date.now(),
  });
  if (cards.data.data.length === 0)
    return (
      <>
        <Text c="dimmed">{t(status ? "noneInState" : "none")}</Text>
        <Text>
          {t("how")}{" "}
          <LinkAnchor href="/sheets" underline="always">
            {t("toSheets")}
          </LinkAnchor>
        </Text>
      </>
    );
  return <CardList cards={cards.data.data} showsName />;
}
