"use client";

import { Button, Group, Paper, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { Link } from "@/components/link";
import { useRights } from "@/components/rights";
import { mostInGroup } from "@/lib/printing/made/batch-limits";
import { type Sheet, useSheetActions } from "./use-sheet-actions";

type Props = { chosen: Sheet[]; onClear: () => void };

/** What can be done with the chosen sheets together. */
export function SheetBulkBar({ chosen, onClear }: Props) {
  const t = useTranslations("sheets");
  const words = useTranslations("products");
  const groupCard = useTranslations("groupCard");
  const { canWrite } = useRights();
  const actions = useSheetActions(onClear);
  if (!chosen.length) return null;
  const read = chosen.filter(({ status }) => status === "completed");
  const failed = chosen.filter(({ status }) => status === "failed");
  const areArchived = chosen.every(({ archived }) => archived);
  return (
    <Paper withBorder p="xs" role="region" aria-label={words("selection")}>
      <Group gap="xs">
        <Text size="sm" fw={600} aria-live="polite">
          {words("selected", { count: chosen.length })}
        </Text>
        <Button size="compact-sm" variant="subtle" onClick={onClear}>
          {words("selectNone")}
        </Button>
        {read.length > 0 && (
          <Button
            component={Link}
            href={`/labels?ids=${read.map(({ id }) => id).join(",")}`}
            size="compact-sm"
            variant="default"
          >
            {words("labels")}
          </Button>
        )}
        {read.length > 1 && read.length <= mostInGroup && (
          <Button
            component={Link}
            href={`/safety-cards/group?ids=${read.map(({ id }) => id).join(",")}`}
            size="compact-sm"
            variant="default"
          >
            {groupCard("title")}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          loading={actions.isDownloading}
          onClick={() => actions.download(chosen)}
        >
          {t("downloadChosen")}
        </Button>
        {canWrite && failed.length > 0 && (
          <Button
            size="compact-sm"
            variant="default"
            loading={actions.isWriting}
            onClick={() => actions.readAgain(failed)}
          >
            {t("readAgain")}
          </Button>
        )}
        {canWrite && (
          <Button
            size="compact-sm"
            variant="default"
            loading={actions.isWriting}
            onClick={() => actions.archive(chosen, !areArchived)}
          >
            {areArchived ? words("restore") : words("archive")}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
