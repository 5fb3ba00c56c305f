"use client";

import { Alert, Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useSearchParams } from "next/navigation";
import { signIn } from "next-auth/react";
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { callApi } from "@/components/api";
import { LinkAnchor } from "@/components/link-anchor";
import { ownAddress } from "@/components/sign-in-path";
import { dateFormCookie } from "@/i18n/date-forms";
import { keepInBrowser } from "@/i18n/keep-in-browser";
import type { getProfile } from "@/lib/access/profile/operations";

/** `provider` names the OpenID Connect provider that one may sign in with instead. */
export function SignInForm({ provider }: { provider: string | null }) {
  const t = useTranslations("signIn");
  const problemText = useProblemText();
  const parameters = useSearchParams();
  const [problem, setProblem] = useState(() => problemText(parameters.get("error")));
  const [busy, setBusy] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const isMounted = useMounted();

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    // What the browser filled in before this script ran is in the fields alone.
    const values = Object.fromEntries(new FormData(event.currentTarget));
    setBusy(true);
    setProblem(null);
    const result = await signIn("credentials", { ...values, redirect: false }).catch(() => null);
    if (result?.ok) return enter(parameters.get("callbackUrl"));
    setBusy(false);
    if (result?.error === "code") return setHasCode(true);
    setProblem(
      hasCode && result?.error === "CredentialsSignin"
        ? t("wrongCode")
        : problemText(result?.error ?? "unavailable"),
    );
  }

  function leaveForProvider(): void {
    setBusy(true);
    const callbackUrl = ownAddress(parameters.get("callbackUrl"), window.location.origin);
    signIn("oidc", { callbackUrl }).catch(() => {
      setBusy(false);
      setProblem(problemText("unavailable"));
    });
  }

  return (
    <form method="post" onSubmit={(event) => void submit(event)}>
      <Stack>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        {!problem && parameters.get("done") === "password" && (
          <Alert role="status">{t("passwordChanged")}</Alert>
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
        {hasCode && (
          <TextInput
            label={t("code")}
            description={t("codeLead")}
            autoComplete="one-time-code"
            required
            autoFocus
            maxLength={40}
            name="code"
          />
        )}
        <Button type="submit" loading={busy} disabled={!isMounted} fullWidth>
          {t("submit")}
        </Button>
        <LinkAnchor href="/forgot-password" size="sm">
          {t("forgot")}
        </LinkAnchor>
        {provider && (
          <Button variant="default" disabled={!isMounted || busy} fullWidth onClick={leaveForProvider}>
            {t("withProvider", { provider })}
          </Button>
        )}
      </Stack>
    </form>
  );
}

/** Leads on; a browser that is new to the person then writes dates as they chose elsewhere. */
async function enter(callbackUrl: string | null): Promise<void> {
  const found = await callApi<typeof getProfile>("/v1/profile").catch(() => null);
  if (found) keepInBrowser(dateFormCookie, found.data.date_form);
  window.location.assign(ownAddress(callbackUrl, window.location.origin));
}

/** What the errors of signing in mean; they come with the answer, or in the address. */
function useProblemText(): (error: string | null) => string | null {
  const t = useTranslations("signIn");
  return (error) => {
    const seconds = /^wait:(\d+)$/.exec(error ?? "")?.[1];
    if (seconds) return t("wait", { minutes: Math.ceil(Number(seconds) / 60) });
    if (error === null) return null;
    if (error === "CredentialsSignin") return t("wrong");
    if (error === "NoTeam") return t("noTeam");
    if (error === "NoAccount") return t("noAccount");
    if (error === "EmailNotVerified") return t("emailNotVerified");
    return error === "unavailable" ? t("unreachable") : t("refused");
  };
}
