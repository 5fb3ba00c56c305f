import { cookies, headers } from "next/headers";
import { getRequestConfig } from "next-intl/server";
import { dateFormCookie, isDateForm } from "./date-forms";
import { isScreenLanguage, languageCookie, preferredLanguage } from "./languages";
import { localeOf } from "./locale";
import { isTimeZone, timeZoneCookie } from "./time-zone";

export default getRequestConfig(async () => {
  const kept = await cookies();
  const chosen = kept.get(languageCookie)?.value;
  const language = isScreenLanguage(chosen)
    ? chosen
    : preferredLanguage((await headers()).get("accept-language"));
  const dates = kept.get(dateFormCookie)?.value;
  const zone = kept.get(timeZoneCookie)?.value;
  const messages = (await import(`../messages/${language}.json`)).default;
  return {
    locale: localeOf(language, isDateForm(dates) ? dates : undefined),
    messages,
    timeZone: isTimeZone(zone) ? zone : "UTC",
  };
});
