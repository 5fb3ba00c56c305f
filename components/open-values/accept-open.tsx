"use client";

import { Button, Group, Modal, Stack, Text, Textarea } from "@mantine/core";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
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
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": t("cancel") }}>
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
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t("cancel")}
            </Button>
            <Button type="submit" loading={isBusy} disabled={!reason.trim()}>
              {act}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
