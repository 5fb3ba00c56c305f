import { expect, test } from "vitest";
import { Instant, IsoDate } from "./values";

test.each(["0000-01-01", "2026-02-30", "2026-13-01", "26-01-01"])("%s is no date", (text) => {
  expect(IsoDate.safeParse(text).success).toBe(false);
});

test("the first and the last year are dates", () => {
  for (const text of ["0001-01-01", "2024-02-29", "9999-12-31"])
    expect(IsoDate.safeParse(text).success).toBe(true);
});

test("a time in the year 0 is none, in any zone", () => {
  for (const text of ["0000-12-31T23:59:59Z", "0000-06-01T00:00:00+02:00"])
    expect(Instant.safeParse(text).success).toBe(false);
  expect(Instant.safeParse("2026-01-01T00:00:00+02:00").success).toBe(true);
});
