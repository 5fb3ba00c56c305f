import { keepInBrowser } from "./keep-in-browser";

/** Holds the time zone of the browser, so that pages made on the server say the same times. */
export const timeZoneCookie = "sixteen-time-zone";

export function keepTimeZone(): void {
  keepInBrowser(timeZoneCookie, new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** Whether a text names a time zone, e.g. "Europe/Amsterdam". */
export function isTimeZone(text: string | undefined): text is string {
  if (!text) return false;
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: text }));
  } catch {
    return false;
  }
}
