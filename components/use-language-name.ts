"use client";

import { useLocale } from "next-intl";
import { useMemo } from "react";

/** Names languages in the language of the screen: "de" → "German". */
export function useLanguageName(): (code: string) => string {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: "language", fallback: "code" });
    return (code) => (/^[a-z]{2,3}$/i.test(code) ? (names.of(code) ?? code) : code);
  }, [locale]);
}
