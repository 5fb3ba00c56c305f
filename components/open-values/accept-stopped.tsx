"use client";

import { Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useRights } from "@/components/rights";
import { Dialog, DialogButtons } from "../dialog";
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
      <Dialog onClose={onClose} title={t("title")}>
        <Stack>
          <Text size="sm">{t("askWriter")}</Text>
          <StoppedSheets sheets={sheets} />
          <DialogButtons onCancel={onClose} />
        </Stack>
      </Dialog>
    );
  const rest = { isBusy, onClose, onAccept };
  return (
    <AcceptOpen {...rest} title={t("title")} lead={t("lead")} act={t("goOn")}>
      <StoppedSheets sheets={sheets} />
    </AcceptOpen>
  );
}
