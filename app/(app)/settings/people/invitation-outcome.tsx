"use client";

import { Alert, Button, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { z } from "zod";
import { CopyLine, CopyOnce } from "@/components/copy-once";
import type { SentInvitation } from "@/lib/access/invitations/schema";

type Props = {
  invitation: z.output<typeof SentInvitation>;
  isSending: boolean;
  onSendAgain: () => void;
};

/** What became of an invitation that was just made or sent again. */
export function InvitationOutcome({ invitation: { email, url, mail }, isSending, onSendAgain }: Props) {
  const t = useTranslations("settings");
  if (mail.is_sent)
    return (
      <Alert color="teal" role="status">
        {t("mailSent", { email })}
      </Alert>
    );
  if (mail.error === null) return url && <CopyOnce label={t("linkOnce")} text={url} />;
  return (
    <Alert color="red" role="alert">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t("mailFailed", { email, reason: mail.error })}</Text>
        {url && <CopyLine text={url} />}
        <Button size="xs" loading={isSending} onClick={onSendAgain}>
          {t("sendAgain")}
        </Button>
      </Stack>
    </Alert>
  );
}
