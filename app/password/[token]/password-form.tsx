"use client";

import { Alert, Button, PasswordInput, Stack } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useActionState } from "react";
import { shortestPassword } from "@/lib/access/password-rules";
import type { ChooseState } from "./choose";

type Props = { choose: (state: ChooseState, form: FormData) => Promise<ChooseState> };

export function PasswordForm({ choose }: Props) {
  const t = useTranslations("newPassword");
  const [{ problem }, action, isBusy] = useActionState(choose, { problem: null });
  return (
    <form action={action}>
      <Stack>
        {problem && (
          <Alert color="red" role="alert">
            {t(`problem.${problem}`, { least: shortestPassword })}
          </Alert>
        )}
        <PasswordInput
          name="password"
          label={t("password")}
          description={t("rule", { least: shortestPassword })}
          autoComplete="new-password"
          required
          minLength={shortestPassword}
          visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
        />
        <Button type="submit" loading={isBusy}>
          {t("keep")}
        </Button>
      </Stack>
    </form>
  );
}
