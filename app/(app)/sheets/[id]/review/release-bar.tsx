"use client";

import { Button, Group, Kbd, List, Modal, Stack, Text, Textarea } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ReviewBadge } from "@/components/review-badge";
import { useDates } from "@/i18n/use-dates";
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
            rightSection={<Kbd size="xs">Ctrl ⏎</Kbd>}
            onClick={() => (open.length ? onAsk(true) : onRelease({}))}
          >
            {t("release")}
          </Button>
        ))}
      {isAsking && (
        <AcceptOpen
          paths={open.map(({ path }) => path)}
          isBusy={isBusy}
          onClose={() => onAsk(false)}
          onRelease={onRelease}
        />
      )}
    </Group>
  );
}

type AcceptProps = {
  paths: string[];
  isBusy: boolean;
  onClose: () => void;
  onRelease: (wish: ReleaseWish) => void;
};

/** What nobody has settled is released only with a reason, which is kept. */
function AcceptOpen({ paths, isBusy, onClose, onRelease }: AcceptProps) {
  const t = useTranslations("review");
  const [reason, setReason] = useState("");
  return (
    <Modal opened onClose={onClose} title={t("acceptTitle")} closeButtonProps={{ "aria-label": t("cancel") }}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onRelease({ accept_open: true, reason: reason.trim() });
        }}
      >
        <Stack>
          <Text size="sm">{t("acceptLead", { count: paths.length })}</Text>
          <List size="sm">
            {paths.map((path) => (
              <List.Item key={path}>{t(`labels.${path.replaceAll(".", "_")}`)}</List.Item>
            ))}
          </List>
          <Textarea
            label={t("reason")}
            data-autofocus
            autosize
            minRows={2}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" loading={isBusy} disabled={!reason.trim()}>
              {t("releaseAnyway")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
