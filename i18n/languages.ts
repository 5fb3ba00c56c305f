/** The languages of the screens. */
export const languages = ["en", "nl", "de", "fr"] as const;
export type ScreenLanguage = (typeof languages)[number];

/** Holds the language a person chose. */
export const languageCookie = "sixteen-language";

export function isScreenLanguage(value: string | undefined): value is ScreenLanguage {
  return languages.some((language) => language === value);
}

/** The first language of an Accept-Language header that the screens speak; English when there is none. */
export function preferredLanguage(header: string | null): ScreenLanguage {
  const wanted = (header ?? "").split(",").map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.find(isScreenLanguage) ?? "en";
}
