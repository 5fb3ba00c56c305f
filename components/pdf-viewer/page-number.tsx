"use client";

import { Group, Text, TextInput } from "@mantine/core";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ToolButton } from "./tool-button";

type Props = { page: number; count: number; onChange: (page: number) => void };

/** The page one is on, which can be typed over, and the ones beside it. */
export function PageNumber({ page, count, onChange }: Props) {
  const t = useTranslations("viewer");
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const wanted = Number.parseInt(typed ?? "", 10);
    if (wanted >= 1 && wanted <= count) onChange(wanted);
    setTyped(null);
  };
  return (
    <Group gap={4} wrap="nowrap">
      <ToolButton
        icon="previous"
        label={t("pageBefore")}
        isDisabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <TextInput
        size="xs"
        w={44}
        inputMode="numeric"
        aria-label={t("pageNumber")}
        styles={{ input: { textAlign: "center", paddingInline: 2 } }}
        value={typed ?? String(page)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={go}
        onKeyDown={(event) => event.key === "Enter" && go()}
      />
      <Text size="xs" style={{ whiteSpace: "nowrap" }}>
        {t("ofPages", { count })}
      </Text>
      <ToolButton
        icon="next"
        label={t("nextPage")}
        isDisabled={page >= count}
        onClick={() => onChange(page + 1)}
      />
    </Group>
  );
}
