import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { dateFormCookie, isDateForm } from "./date-forms";
import { isScreenLanguage, languageCookie, preferredLanguage } from "./languages";
import { localeOf } from "./locale";

export default getRequestConfig(async () => {
  const chosen = (await cookies()).get(languageCookie)?.value;
  const language = isScreenLanguage(chosen)
    ? chosen
    : preferredLanguage((await headers()).get("accept-language"));
  const dates = (await cookies()).get(dateFormCookie)?.value;
  const messages = (await import(`../messages/${language}.json`)).default;
  return { locale: localeOf(language, isDateForm(dates) ? dates : undefined), messages, timeZone: "UTC" };
});
