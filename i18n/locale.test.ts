import { expect, test } from "vitest";
import { dateForms } from "./date-forms";
import { languages } from "./languages";
import { dateFormOf, languageOf, localeOf } from "./locale";

test("English dates are day, month, year", () => {
  const format = new Intl.DateTimeFormat(localeOf("en"), { dateStyle: "long", timeZone: "UTC" });
  expect(format.format(new Date("2025-08-18"))).toBe("18 August 2025");
});

test.each(languages)("the locale of %s leads back to it, and to the form of dates", (language) => {
  expect(languageOf(localeOf(language))).toBe(language);
  for (const form of dateForms) {
    expect(languageOf(localeOf(language, form))).toBe(language);
    expect(dateFormOf(localeOf(language, form))).toBe(form);
    expect(new Intl.NumberFormat(localeOf(language, form)).format(1.5)).toBe(
      new Intl.NumberFormat(localeOf(language)).format(1.5),
    );
  }
});
