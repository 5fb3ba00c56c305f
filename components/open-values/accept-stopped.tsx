"use client";

import { Button, Modal, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useRights } from "@/components/rights";
import { AcceptOpen } from "./accept-open";
import { StoppedSheets } from "./open-values";
import type { Acceptance, StoppedSheet } from "./stop";

type Props = {
  sheets: readonly StoppedSheet[];
  isBusy: boolean;
  onClose: () => void;
  onAccept: (accepted: Acceptance) => void;
};

/** What the team stops, why, and the way on for who may take it: with a reason. */
export function AcceptStopped({ sheets, isBusy, onClose, onAccept }: Props) {
  const t = useTranslations("openValues");
  const { canWrite } = useRights();
  if (!canWrite)
    return (
      <Modal opened onClose={onClose} title={t("title")} closeButtonProps={{ "aria-label": t("cancel") }}>
        <Stack align="flex-start">
          <Text size="sm">{t("askWriter")}</Text>
          <StoppedSheets sheets={sheets} />
          <Button variant="default" onClick={onClose}>
            {t("cancel")}
          </Button>
        </Stack>
      </Modal>
    );
  const rest = { isBusy, onClose, onAccept };
  return (
    <AcceptOpen {...rest} title={t("title")} lead={t("lead")} act={t("goOn")}>
      <StoppedSheets sheets={sheets} />
    </AcceptOpen>
  );
}
