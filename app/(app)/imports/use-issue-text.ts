"use client";

import { useTranslations } from "next-intl";
import type { DraftPreview } from "./import-answers";
import { useDecimals } from "./use-decimals";

type Issue = DraftPreview["issues"][number];

/** Says what is wrong with a cell or a row. */
export function useIssueText() {
  const t = useTranslations("imports");
  const withDecimals = useDecimals();
  return ({ code, value, expected }: Issue) =>
    t(`issues.${code}`, { value: value ?? "", expected: expected ? withDecimals(expected) : "none" });
}
