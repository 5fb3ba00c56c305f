"use client";

import { Button, Group, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Key } from "../key";

type Props = {
  children: ReactNode;
  /** What is wrong with what is written, or null. */
  fault: string | null;
  /** The rectangle that was drawn holds nothing that fits. */
  isUnread: boolean;
  onSave: () => void;
  onCancel: () => void;
};

/** Around every control that a value is corrected with: Enter saves, Escape leaves it as it was. */
export function EditorForm({ children, fault, isUnread, onSave, onCancel }: Props) {
  const t = useTranslations("review");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!fault) onSave();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onCancel();
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !fault) {
          event.preventDefault();
          onSave();
        }
      }}
    >
      <Stack gap="xs">
        {children}
        <Text size="xs" role="status" c={isUnread || fault ? "var(--mantine-color-error)" : "dimmed"}>
          {isUnread ? t("nothingFits") : (fault ?? t("drawHint"))}
        </Text>
        <Group gap="xs">
          <Button type="submit" size="xs" disabled={fault !== null} rightSection={<Key>Ctrl ⏎</Key>}>
            {t("save")}
          </Button>
          <Button size="xs" variant="default" onClick={onCancel} rightSection={<Key>Esc</Key>}>
            {t("cancel")}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
