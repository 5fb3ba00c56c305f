"use client";

import { useLocale } from "next-intl";
import type { ScreenLanguage } from "./languages";
import { languageOf } from "./locale";

/** The language of the screens; `useLocale` also says how dates are written. */
export function useLanguage(): ScreenLanguage {
  return languageOf(useLocale());
}
