import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { isScreenLanguage, languageCookie, preferredLanguage } from "./languages";

export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(languageCookie)?.value;
  const locale = isScreenLanguage(chosen)
    ? chosen
    : preferredLanguage((await headers()).get("accept-language"));
  const messages = (await import(`../messages/${locale}.json`)).default;
  return { locale, messages, timeZone: "UTC" };
});
