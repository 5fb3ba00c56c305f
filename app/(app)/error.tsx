"use client";

import { Alert, Button, Stack, Text } from "@mantine/core";
import { useTranslations } from "next-intl";

type Props = { error: Error & { digest?: string }; reset: () => void };

/** A page that could not be made: what to do, and the number that the log knows it by. */
export default function ErrorPage({ error, reset }: Props) {
  const t = useTranslations("problem");
  return (
    <Alert color="red" title={t("title")} role="alert">
      <Stack align="flex-start" gap="xs">
        <Text size="sm">{t("unreachable")}</Text>
        {error.digest && <Text size="xs">{t("requestId", { id: error.digest })}</Text>}
        <Button size="xs" variant="default" onClick={reset}>
          {t("retry")}
        </Button>
      </Stack>
    </Alert>
  );
}
