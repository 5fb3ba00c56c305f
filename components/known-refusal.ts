"use client";

import { useTranslations } from "next-intl";

const reasons = ["wrong_password", "wrong_code"] as const;

/** What the screens say of a refusal themselves, of its body; null: the server's sentence is all there is. */
export function useKnownRefusal(): (body: unknown) => string | null {
  const t = useTranslations("problem");
  return (body) => {
    const { reason, seconds } = membersOf(body);
    if (reason === "wait" && typeof seconds === "number")
      return t("wait", { minutes: Math.ceil(seconds / 60) });
    const known = reasons.find((one) => one === reason);
    return known ? t(known) : null;
  };
}

function membersOf(body: unknown): { reason?: unknown; seconds?: unknown } {
  return typeof body === "object" && body !== null ? body : {};
}
