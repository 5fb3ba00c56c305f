import type { DateForm } from "./date-forms";
import { dateFormOf } from "./locale";

type Moment = Date | string;
export type Dates = {
  /** In lists and cells: 18 Aug 2025. */
  day(value: Moment): string;
  /** In sentences: 18 August 2025. */
  longDay(value: Moment): string;
  /** With the time of day, in the time zone of who reads it. */
  moment(value: Moment): string;
};

const made = new Map<string, Dates>();

/** Dates as the locale has them, in the form that it says; days are those of the sheets, whatever the time zone. */
export function datesOf(locale: string, timeZone = "UTC"): Dates {
  const key = `${locale} ${timeZone}`;
  const found = made.get(key) ?? makeDates(locale, timeZone);
  made.set(key, found);
  return found;
}

function makeDates(locale: string, timeZone: string): Dates {
  const form = dateFormOf(locale);
  const medium = writer(locale, form, { dateStyle: "medium", timeZone: "UTC" });
  const long = writer(locale, form, { dateStyle: "long", timeZone: "UTC" });
  const there = writer(locale, form, { dateStyle: "medium", timeZone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone });
  return {
    day: (value) => medium(new Date(value)),
    longDay: (value) => long(new Date(value)),
    moment: (value) => `${there(new Date(value))}, ${time.format(new Date(value))}`,
  };
}

type Wish = { dateStyle: "medium" | "long"; timeZone: string };

function writer(locale: string, form: DateForm, { dateStyle, timeZone }: Wish): (date: Date) => string {
  if (form === "dmy") return formatter(locale, { dateStyle, timeZone });
  const [year, day] = [
    formatter("en", { year: "numeric", timeZone }),
    formatter("en", { day: "numeric", timeZone }),
  ];
  if (form === "mdy") {
    const month = formatter(locale, { month: dateStyle === "long" ? "long" : "short", timeZone });
    return (date) => `${month(date)} ${day(date)}, ${year(date)}`;
  }
  const month = formatter("en", { month: "2-digit", timeZone });
  return (date) => `${year(date)}-${month(date)}-${day(date).padStart(2, "0")}`;
}

const formatter = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, options).format;
