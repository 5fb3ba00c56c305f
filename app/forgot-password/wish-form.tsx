"use client";

import { Alert, Button, Stack, Text, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useActionState } from "react";
import type { WishState } from "./wish";

type Props = { wish: (state: WishState, form: FormData) => Promise<WishState> };

export function WishForm({ wish }: Props) {
  const t = useTranslations("newPassword");
  const [state, action, isBusy] = useActionState(wish, { isSent: false, waitMinutes: null });
  if (state.isSent) return <Alert role="status">{t("sent")}</Alert>;
  return (
    <form action={action}>
      <Stack>
        {state.waitMinutes !== null && (
          <Alert color="red" role="alert">
            {t("wait", { minutes: state.waitMinutes })}
          </Alert>
        )}
        <Text>{t("lead")}</Text>
        <TextInput
          name="email"
          type="email"
          label={t("email")}
          autoComplete="username"
          required
          maxLength={254}
        />
        <Button type="submit" loading={isBusy}>
          {t("send")}
        </Button>
      </Stack>
    </form>
  );
}
