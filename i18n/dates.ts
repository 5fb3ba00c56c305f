import type { DateForm } from "./date-forms";
import { dateFormOf } from "./locale";

type Moment = Date | string;
export type Dates = {
  /** In lists and cells: 18 Aug 2025. */
  day(value: Moment): string;
  /** In sentences: 18 August 2025. */
  longDay(value: Moment): string;
  /** With the time of day. */
  moment(value: Moment): string;
};

const made = new Map<string, Dates>();

/** Dates as the locale has them, in the form that it says. */
export function datesOf(locale: string): Dates {
  const found = made.get(locale) ?? makeDates(locale);
  made.set(locale, found);
  return found;
}

function makeDates(locale: string): Dates {
  const form = dateFormOf(locale);
  const [medium, long] = [writer(locale, form, "medium"), writer(locale, form, "long")];
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  return {
    day: (value) => medium(new Date(value)),
    longDay: (value) => long(new Date(value)),
    moment: (value) => `${medium(new Date(value))}, ${time.format(new Date(value))}`,
  };
}

function writer(locale: string, form: DateForm, length: "medium" | "long"): (date: Date) => string {
  if (form === "ymd") return (date) => date.toISOString().slice(0, 10);
  if (form === "mdy") {
    const name = length === "long" ? "long" : "short";
    const month = new Intl.DateTimeFormat(locale, { month: name, timeZone: "UTC" });
    return (date) => `${month.format(date)} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
  }
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: length, timeZone: "UTC" });
  return (date) => whole.format(date);
}
