"use client";

import { Alert, Button, Stack, Text } from "@mantine/core";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { Acceptance, StoppedSheet } from "./stop";

const AcceptStopped = dynamic(() => import("./accept-stopped").then((file) => file.AcceptStopped), {
  ssr: false,
});

type Props = { sheets: readonly StoppedSheet[]; onAccept: (accepted: Acceptance) => void };

/** In the place of what the team stops: why there is nothing to see, and the way on. */
export function StoppedNotice({ sheets, onAccept }: Props) {
  const t = useTranslations("openValues");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Alert color="orange" role="alert" title={t("title")}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{t("stoppedCount", { count: sheets.length })}</Text>
        <Button size="xs" variant="default" onClick={() => setIsAsking(true)}>
          {t("look")}
        </Button>
      </Stack>
      {isAsking && (
        <AcceptStopped
          sheets={sheets}
          isBusy={false}
          onClose={() => setIsAsking(false)}
          onAccept={(accepted) => {
            setIsAsking(false);
            onAccept(accepted);
          }}
        />
      )}
    </Alert>
  );
}
