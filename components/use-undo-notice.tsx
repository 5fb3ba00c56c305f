"use client";

import { Button, Group, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { hideNotice, showNotice } from "@/components/notices/notices";

/** Long enough to read what happened and to reach the button by keyboard. */
const shownMs = 12_000;

/** Says what was done, with a button that takes it back; pressed once, the notice goes. */
export function useUndoNotice(): (message: ReactNode, onUndo: () => void) => void {
  const t = useTranslations("products");
  return (message, onUndo) => {
    const id = showNotice({
      shownMs: shownMs,
      message: (
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">{message}</Text>
          <Button
            size="compact-xs"
            variant="default"
            style={{ flex: "none" }}
            onClick={() => {
              hideNotice(id);
              onUndo();
            }}
          >
            {t("undo")}
          </Button>
        </Group>
      ),
    });
  };
}
