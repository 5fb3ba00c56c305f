"use client";

import { useMemo } from "react";
import { useLanguage } from "@/i18n/use-language";

/** Names languages in the language of the screen: "de" → "German". */
export function useLanguageName(): (code: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: "language", fallback: "code" });
    return (code) => (/^[a-z]{2,3}$/i.test(code) ? (names.of(code) ?? code) : code);
  }, [language]);
}
