import { type DateForm, isDateForm, usualDateForm } from "./date-forms";
import { isScreenLanguage, type ScreenLanguage } from "./languages";

/**
 * English as people here write it: 18 August 2025. The form of dates that a person chose stands in the part of the
 * locale that is left to private use, which everything else passes over.
 */
export function localeOf(language: ScreenLanguage, dates: DateForm = usualDateForm): string {
  const locale = language === "en" ? "en-GB" : language;
  return dates === usualDateForm ? locale : `${locale}-x-${dates}`;
}

export function languageOf(locale: string): ScreenLanguage {
  const language = locale.slice(0, 2);
  return isScreenLanguage(language) ? language : "en";
}

export function dateFormOf(locale: string): DateForm {
  const form = locale.split("-x-")[1];
  return isDateForm(form) ? form : usualDateForm;
}
