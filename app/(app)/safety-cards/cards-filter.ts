import { cardStatuses } from "@/lib/printing/approved/card-statuses";
import { ApprovedCardFilter } from "@/lib/printing/approved/schema";

export type CardsAddress = { status?: string | string[]; page?: string | string[] };

/** What an address asks for; what it says that is no state or no page counts as not said. */
export function cardsFilterOf({ status: wanted, page }: CardsAddress): ApprovedCardFilter {
  const status = cardStatuses.find((one) => one === wanted);
  const asked = ApprovedCardFilter.safeParse({ status, page: Number(page ?? 1) });
  return asked.data ?? ApprovedCardFilter.parse({ status });
}
