"use client";

import { Alert, Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useActionState } from "react";
import { shortestPassword } from "@/lib/access/password-rules";
import type { AcceptProblem, AcceptState } from "./accept";

type Props = { accept: (state: AcceptState, form: FormData) => Promise<AcceptState>; isNew: boolean };

const ofInvitation = ["wait", "otherAccount", "ended"] as const;
const isInvitation = (problem: AcceptProblem): problem is (typeof ofInvitation)[number] =>
  ofInvitation.some((one) => one === problem);

export function AcceptForm({ accept, isNew }: Props) {
  const t = useTranslations("invite");
  const password = useTranslations("newPassword");
  const [state, action, isBusy] = useActionState(accept, { problem: null, waitMinutes: 0 });
  return (
    <form action={action}>
      <Stack>
        {state.problem && (
          <Alert color="red" role="alert">
            {isInvitation(state.problem)
              ? t(state.problem, { minutes: state.waitMinutes })
              : password(`problem.${state.problem}`, { least: shortestPassword })}
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
