import { isScreenLanguage, type ScreenLanguage } from "./languages";

/** English as people here write it: 18 August 2025. The other languages have one form of dates and numbers. */
export function localeOf(language: ScreenLanguage): string {
  return language === "en" ? "en-GB" : language;
}

export function languageOf(locale: string): ScreenLanguage {
  const language = locale.slice(0, 2);
  return isScreenLanguage(language) ? language : "en";
}
