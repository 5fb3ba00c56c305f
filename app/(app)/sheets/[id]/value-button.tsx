"use client";

import { Text, UnstyledButton } from "@mantine/core";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { isUnder } from "@/components/pdf-viewer/is-under";
import { DoubtsAt } from "./doubts";

import type { Picking } from "./sheet-data";

type Props = Picking & { path: string; children: ReactNode };

/** A value that shows its place on the page when it is chosen, with what is doubtful of it. */
export function ValueButton({ children, ...place }: Props) {
  return (
    <>
      <Value {...place}>{children}</Value>
      <DoubtsAt path={place.path} />
    </>
  );
}

/** One without a known place is plain text. */
function Value({ path, sources, lit, onPick, children }: Props) {
  const t = useTranslations("sheet");
  if (!sources.some((source) => isUnder(source.path, path)))
    return (
      <Text component="span" size="sm">
        {children}
      </Text>
    );
  const isLit = lit !== null && (isUnder(lit, path) || isUnder(path, lit));
  return (
    <UnstyledButton
      onClick={() => onPick(path)}
      title={t("showOnPage")}
      aria-pressed={isLit}
      fz="sm"
      mih={24}
      px={4}
      mx={-4}
      style={{
        borderRadius: 4,
        textAlign: "start",
        textDecoration: "underline dotted",
        textUnderlineOffset: 3,
        background: isLit ? "rgba(255, 212, 59, 0.35)" : undefined,
      }}
    >
      {children}
    </UnstyledButton>
  );
}
