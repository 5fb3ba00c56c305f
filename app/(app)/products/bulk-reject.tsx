"use client";

import { Button, Stack, Textarea } from "@mantine/core";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { Dialog, DialogButtons } from "@/components/dialog";
import { askToLeave } from "@/components/leaving/leaving";
import { useLeaveGuard } from "@/components/leaving/use-leave-guard";

type Props = { count: number; onClose: () => void; onReject: (reason: string) => void };

/** Asks why the chosen products are rejected. */
export function BulkReject({ count, onClose, onReject }: Props) {
  const t = useTranslations("procurement");
  const [reason, setReason] = useState("");
  const [isSent, setIsSent] = useState(false);
  useLeaveGuard(reason.trim() !== "");
  function submit(event: FormEvent) {
    event.preventDefault();
    setIsSent(true);
    if (reason.trim()) onReject(reason.trim());
  }
  return (
    <Dialog onClose={() => askToLeave(onClose)} title={t("rejectMany", { count })}>
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
          <DialogButtons onCancel={() => askToLeave(onClose)}>
            <Button type="submit" color="red.9">
              {t("Reject")}
            </Button>
          </DialogButtons>
        </Stack>
      </form>
    </Dialog>
  );
}
