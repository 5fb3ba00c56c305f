"use client";

import { Button, Stack, Text, Textarea } from "@mantine/core";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Dialog, DialogButtons } from "../dialog";
import type { Acceptance } from "./stop";

type Props = {
  title: string;
  lead: string;
  /** The word for what is done. */
  act: string;
  /** What stands open. */
  children: ReactNode;
  isBusy: boolean;
  onClose: () => void;
  onAccept: (accepted: Acceptance) => void;
};

/** Asks why something is done although values are open; the reason is kept. */
export function AcceptOpen({ title, lead, act, children, isBusy, onClose, onAccept }: Props) {
  const t = useTranslations("openValues");
  const [reason, setReason] = useState("");
  return (
    <Dialog onClose={onClose} title={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // A dialog is a child of what opened it, which may be a form itself.
          event.stopPropagation();
          onAccept({ accept_open: true, reason: reason.trim() });
        }}
      >
        <Stack>
          <Text size="sm">{lead}</Text>
          {children}
          <Textarea
            label={t("reason")}
            description={t("reasonKept")}
            data-autofocus
            autosize
            minRows={2}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <DialogButtons onCancel={onClose}>
            <Button type="submit" loading={isBusy} disabled={!reason.trim()}>
              {act}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
