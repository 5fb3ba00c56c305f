import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { isScreenLanguage, languageCookie, preferredLanguage } from "./languages";
import { localeOf } from "./locale";

export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(languageCookie)?.value;
  const language = isScreenLanguage(chosen)
    ? chosen
    : preferredLanguage((await headers()).get("accept-language"));
  const messages = (await import(`../messages/${language}.json`)).default;
  return { locale: localeOf(language), messages, timeZone: "UTC" };
});
