"use client";

import { Alert, Button, Group, Text } from "@mantine/core";
import { useTranslations } from "next-intl";

/** Says that a form shows what was entered before, and begins again when the person wants. */
export function DraftOfBefore({ onAgain }: { onAgain: () => void }) {
  const t = useTranslations("leaving");
  return (
    <Alert role="status">
      <Group justify="space-between">
        <Text size="sm">{t("kept")}</Text>
        <Button size="xs" variant="default" onClick={onAgain}>
          {t("again")}
        </Button>
      </Group>
    </Alert>
  );
}
