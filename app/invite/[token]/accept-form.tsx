"use client";

import { Alert, Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useActionState } from "react";
import { shortestPassword } from "@/lib/access/password-rules";
import type { AcceptState } from "./accept";

type Props = { accept: (state: AcceptState, form: FormData) => Promise<AcceptState>; isNew: boolean };

export function AcceptForm({ accept, isNew }: Props) {
  const t = useTranslations("invite");
  const password = useTranslations("newPassword");
  const [state, action, isBusy] = useActionState(accept, { problem: null, fault: null });
  return (
    <form action={action}>
      <Stack>
        {state.problem && (
          <Alert color="red" role="alert">
            {state.fault ? password(`problem.${state.fault}`, { least: shortestPassword }) : state.problem}
          </Alert>
        )}
        {isNew && (
          <>
            <TextInput name="name" label={t("name")} autoComplete="name" maxLength={200} />
            <PasswordInput
              name="password"
              label={t("password")}
              autoComplete="new-password"
              description={password("rule", { least: shortestPassword })}
              minLength={shortestPassword}
              required
              visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
            />
          </>
        )}
        <Button type="submit" loading={isBusy}>
          {t("join")}
        </Button>
      </Stack>
    </form>
  );
}
