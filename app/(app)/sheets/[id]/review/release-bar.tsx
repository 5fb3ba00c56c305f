"use client";

import { Button, Group, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { AcceptOpen } from "@/components/open-values/accept-open";
import { OpenValues } from "@/components/open-values/open-values";
import { ReviewBadge } from "@/components/review-badge";
import { useDates } from "@/i18n/use-dates";
import { Key } from "./key";
import { isOpen, type Review } from "./review-values";
import type { ReleaseWish } from "./use-review";

type Props = {
  review: Review;
  canWrite: boolean;
  isBusy: boolean;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onRelease: (wish: ReleaseWish) => void;
  onWithdraw: () => void;
};

/** How far the review is, and the release: somebody answers for what is used of the sheet. */
export function ReleaseBar({ review, canWrite, isBusy, isAsking, onAsk, onRelease, onWithdraw }: Props) {
  const t = useTranslations("review");
  const dates = useDates();
  const open = review.values.filter(isOpen);
  const { state, released_at, released_by } = review;
  return (
    <Group gap="sm" justify="space-between">
      <Group gap="xs">
        <ReviewBadge state={state} />
        <Text size="sm" role="status">
          {released_at && released_by
            ? t("releasedBy", {
                name: released_by.name,
                date: dates.moment(released_at),
              })
            : t("stillOpen", { count: open.length })}
        </Text>
      </Group>
      {canWrite &&
        (state === "released" ? (
          <Button size="sm" variant="default" loading={isBusy} onClick={onWithdraw}>
            {t("withdraw")}
          </Button>
        ) : (
          <Button
            size="sm"
            loading={isBusy}
            rightSection={<Key>Ctrl ⏎</Key>}
            onClick={() => (open.length ? onAsk(true) : onRelease({}))}
          >
            {t("release")}
          </Button>
        ))}
      {isAsking && (
        <AcceptOpen
          title={t("acceptTitle")}
          lead={t("acceptLead", { count: open.length })}
          act={t("releaseAnyway")}
          isBusy={isBusy}
          onClose={() => onAsk(false)}
          onAccept={onRelease}
        >
          <OpenValues paths={open.map(({ path }) => path)} />
        </AcceptOpen>
      )}
    </Group>
  );
}
