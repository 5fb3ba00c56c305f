"use client";

import { Button, Group, Modal, Stack, Textarea } from "@mantine/core";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { askToLeave } from "@/components/leaving/leaving";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";

type Props = { count: number; onClose: () => void; onReject: (reason: string) => void };

/** Asks why the chosen products are rejected. */
export function BulkReject({ count, onClose, onReject }: Props) {
  const t = useTranslations("procurement");
  const products = useTranslations("products");
  const [reason, setReason] = useState("");
  const [isSent, setIsSent] = useState(false);
  useLeaveGuard(reason.trim() !== "");
  function submit(event: FormEvent) {
    event.preventDefault();
    setIsSent(true);
    if (reason.trim()) onReject(reason.trim());
  }
  return (
    <Modal
      opened
      onClose={() => askToLeave(onClose)}
      title={t("rejectMany", { count })}
      closeButtonProps={{ "aria-label": products("cancel") }}
    >
      <form onSubmit={submit}>
        <Stack>
          <Textarea
            label={t("comment")}
            error={isSent && !reason.trim() && t("sayWhy")}
            data-autofocus
            autosize
            minRows={2}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={() => askToLeave(onClose)}>
              {products("cancel")}
            </Button>
            <Button type="submit" color="red.9">
              {t("Reject")}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
