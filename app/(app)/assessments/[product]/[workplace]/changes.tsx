"use client";

import { Alert, Text } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useColon } from "@/i18n/use-colon";
import type { InputChange } from "@/lib/assessments/review";

/** Exactly what has changed since an assessment was written. */
export function Changes({ changes }: { changes: InputChange[] }) {
  const t = useTranslations("assessments");
  const colon = useColon();
  if (!changes.length) return null;
  return (
    <Alert color="orange" title={t("changedTitle")}>
      {changes.map(({ input, from, to }) => (
        <Text size="sm" key={input}>
          <Text span fw={600}>
            {t(`change.${input}`)}
            {colon}
          </Text>{" "}
          {input === "h_codes" ? (
            <>
              {from.map((code) => (
                <del key={code}>{code} </del>
              ))}
              {to.map((code) => (
                <ins key={code}>{code} </ins>
              ))}
            </>
          ) : (
            `${shown(from, t("nothing"))} → ${shown(to, t("nothing"))}`
          )}
        </Text>
      ))}
    </Alert>
  );
}

function shown([value]: string[], nothing: string): string {
  return value === "true" ? "✓" : (value ?? nothing);
}
