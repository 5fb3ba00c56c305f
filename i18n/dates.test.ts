import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { datesOf } from "./dates";
import { localeOf } from "./locale";
import { isTimeZone } from "./time-zone";

const time = "2025-08-05T13:07:00.000Z";

test.each([
  [localeOf("en"), "5 Aug 2025", "5 August 2025", "5 Aug 2025, 13:07"],
  [localeOf("de"), "05.08.2025", "5. August 2025", "05.08.2025, 13:07"],
  [localeOf("fr"), "5 août 2025", "5 août 2025", "5 août 2025, 13:07"],
  [localeOf("nl"), "5 aug 2025", "5 augustus 2025", "5 aug 2025, 13:07"],
  [localeOf("en", "mdy"), "Aug 5, 2025", "August 5, 2025", "Aug 5, 2025, 13:07"],
  [localeOf("de", "ymd"), "2025-08-05", "2025-08-05", "2025-08-05, 13:07"],
])("%s writes days as %s", (locale, day, longDay, moment) => {
  const dates = datesOf(locale);
  expect([dates.day(time), dates.longDay(time), dates.moment(new Date(time))]).toEqual([
    day,
    longDay,
    moment,
  ]);
});

test("the time of day is the reader's, and the days of sheets are the same everywhere", () => {
  const night = "2025-08-05T23:07:00.000Z";
  const [amsterdam, iso] = [localeOf("en"), localeOf("de", "ymd")].map((one) =>
    datesOf(one, "Europe/Amsterdam"),
  );
  expect([amsterdam?.day(night), amsterdam?.moment(night)]).toEqual(["5 Aug 2025", "6 Aug 2025, 01:07"]);
  expect(iso?.moment(night)).toBe("2025-08-06, 01:07");
  expect([isTimeZone("Europe/Amsterdam"), isTimeZone("Nowhere/Else"), isTimeZone(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test("no screen writes dates in another way", () => {
  const sources = ["app", "components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  );
  const own = sources
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .filter((file) => /\.dateTime\(|toLocaleDateString|DateTimeFormat/.test(readFileSync(file, "utf8")));
  expect(own).toEqual([]);
});
