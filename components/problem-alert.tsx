"use client";

import { Alert, Button, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { ApiProblem, sessionIn } from "./api";
import { ReloadButton } from "./notices/session-notice";
import { SignInLink } from "./sign-in-link";

/** Says what went wrong, under which number the log knows it, and offers to try again. */
export function ProblemAlert({ error, onRetry }: { error: Error; onRetry?: () => void }) {
  const t = useTranslations("problem");
  const session = sessionIn(error);
  const isEnded = session === "ended";
  if (session !== "lasts")
    return (
      <Alert color="red" title={t(isEnded ? "signedOut" : "otherTeam")} role="alert">
        <Stack gap="xs" align="flex-start">
          <Text size="sm">{t(isEnded ? "signedOutLead" : "otherTeamLead")}</Text>
          {isEnded ? <SignInLink /> : <ReloadButton />}
        </Stack>
      </Alert>
    );
  const requestId = error instanceof ApiProblem ? error.requestId : null;
  return (
    <Alert color="red" title={t("title")} role="alert">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          {error instanceof ApiProblem && error.message ? error.message : t("unreachable")}
        </Text>
        {requestId && <Text size="xs">{t("requestId", { id: requestId })}</Text>}
        {onRetry && (
          <Button size="xs" variant="default" onClick={onRetry}>
            {t("retry")}
          </Button>
        )}
      </Stack>
    </Alert>
  );
}
