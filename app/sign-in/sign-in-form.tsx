"use client";

import { Alert, Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useSearchParams } from "next/navigation";
import { signIn } from "next-auth/react";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";

export function SignInForm() {
  const t = useTranslations("signIn");
  const parameters = useSearchParams();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const isMounted = useMounted();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // What the browser filled in before this script ran is in the fields alone.
    const values = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setProblem(null);
    const result = await signIn("credentials", { ...values, redirect: false }).catch(() => null);
    if (result?.ok) return window.location.assign(ownPath(parameters.get("callbackUrl")));
    setBusy(false);
    setProblem(problemText(result?.error ?? null));
  }

  function problemText(error: string | null): string {
    const seconds = /^wait:(\d+)$/.exec(error ?? "")?.[1];
    if (seconds) return t("wait", { minutes: Math.ceil(Number(seconds) / 60) });
    return error === "CredentialsSignin" ? t("wrong") : t("unreachable");
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)}>
      <Stack>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <TextInput
          label={t("email")}
          type="email"
          autoComplete="username"
          required
          data-autofocus
          name="email"
        />
        <PasswordInput
          label={t("password")}
          autoComplete="current-password"
          required
          visibilityToggleButtonProps={{ "aria-label": t("showPassword") }}
          name="password"
        />
        <Button type="submit" loading={busy} disabled={!isMounted} fullWidth>
          {t("submit")}
        </Button>
      </Stack>
    </form>
  );
}

/** Where to go after signing in: a path of this application, never another site. */
function ownPath(wanted: string | null): string {
  if (!wanted) return "/";
  const url = new URL(wanted, window.location.origin);
  return url.origin === window.location.origin ? url.pathname + url.search : "/";
}
