import { expect, test } from "vitest";
import { languages } from "./languages";
import { languageOf, localeOf } from "./locale";

test("English dates are day, month, year", () => {
  const format = new Intl.DateTimeFormat(localeOf("en"), { dateStyle: "long", timeZone: "UTC" });
  expect(format.format(new Date("2025-08-18"))).toBe("18 August 2025");
});

test.each(languages)("the locale of %s leads back to it", (language) => {
  expect(languageOf(localeOf(language))).toBe(language);
});
