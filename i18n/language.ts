import { getLocale } from "next-intl/server";
import type { ScreenLanguage } from "./languages";
import { languageOf } from "./locale";

/** The language of the screens, on the server. */
export async function getLanguage(): Promise<ScreenLanguage> {
  return languageOf(await getLocale());
}
