import { expect, test } from "vitest";
import { yearsSince } from "./years-since";

test.each([
  ["2020-03-01", "2023-03-01", 3],
  ["2020-03-01", "2023-02-28", 2 + 364 / 366],
  ["2023-01-01", "2023-01-01", 0],
  ["2022-12-31", "2023-01-01", 1 / 366],
])("from %s to %s", (day, now, years) => {
  expect(yearsSince(day, new Date(`${now}T12:00:00Z`))).toBeCloseTo(years, 9);
});
