"use client";

import { Anchor, Group, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Link } from "@/components/link";
import { ReviewBadge } from "@/components/review-badge";
import { useDates } from "@/i18n/use-dates";
import type { Detail } from "../product-name";
import { Part } from "./part";
import { useSheetParts } from "./use-sheet-parts";

/** How far the sheet can be relied on: who looked through it, what is in doubt, how old it is. */
export function SheetState({ sds }: { sds: NonNullable<Detail["sds"]> }) {
  const t = useTranslations("product");
  const review = useTranslations("review");
  const dates = useDates();
  const doubts = Object.keys(useSheetParts(sds.document_id).sheet.data?.data.errors ?? {}).length;
  const sheet = `/sheets/${sds.document_id}`;
  return (
    <Part title={t("sheetState")} more={{ href: sheet, label: t("openSheet") }}>
      <Stack gap="xs">
        <Group gap="sm">
          <ReviewBadge state={sds.review_state} />
          <Anchor component={Link} href={`${sheet}/review`} size="sm">
            {review("open")}
          </Anchor>
        </Group>
        {doubts > 0 && (
          <Anchor component={Link} href={`${sheet}?tab=doubts`} size="sm">
            {t("doubts", { count: doubts })}
          </Anchor>
        )}
        <Text size="sm">
          {sds.revision_date
            ? t("revisedOn", { date: dates.longDay(sds.revision_date) })
            : t("noRevisionDate")}
        </Text>
      </Stack>
    </Part>
  );
}
