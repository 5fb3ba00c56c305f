/** How dates are written: day, month, year as the language has it; month, day, year; year-month-day in digits. */
export const dateForms = ["dmy", "mdy", "ymd"] as const;
export type DateForm = (typeof dateForms)[number];

/** Holds the form a person chose. */
export const dateFormCookie = "sixteen-dates";

/** What a person has not chosen otherwise. */
export const usualDateForm: DateForm = "dmy";

export function isDateForm(value: string | undefined): value is DateForm {
  return dateForms.some((form) => form === value);
}
