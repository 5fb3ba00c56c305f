import { expect, test } from "vitest";
import { keptOf, type Policy } from "./policy";

const none: Policy = { last: 0, daily: 0, weekly: 0, monthly: 0, yearly: 0 };

function keptAt(moments: string[], policy: Partial<Policy>): string[] {
  const backups = moments.map((moment) => ({ moment, takenAt: new Date(`${moment}Z`) }));
  const kept = keptOf(backups, { ...none, ...policy });
  return moments.filter((moment) => [...kept].some((backup) => backup.moment === moment));
}

const everyNight = Array.from({ length: 400 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1 + day, 2)).toISOString().slice(0, 16),
);

test("the latest backup of each of the latest days, weeks and months stays", () => {
  const kept = keptAt(everyNight, { daily: 7, weekly: 4, monthly: 12 });
  expect(kept).toEqual([
    ...["2026-03-31T02:00", "2026-04-30T02:00", "2026-05-31T02:00", "2026-06-30T02:00", "2026-07-31T02:00"],
    ...["2026-08-31T02:00", "2026-09-30T02:00", "2026-10-31T02:00", "2026-11-30T02:00", "2026-12-31T02:00"],
    // Sundays, of which the last night of January is one
    ...["2027-01-17T02:00", "2027-01-24T02:00"],
    ...["2027-01-29T02:00", "2027-01-30T02:00", "2027-01-31T02:00"],
    ...["2027-02-01T02:00", "2027-02-02T02:00", "2027-02-03T02:00", "2027-02-04T02:00"],
  ]);
});

test("of several in one day the latest stays, whatever order they are given in", () => {
  const moments = ["2026-05-04T12:00", "2026-05-04T23:59", "2026-05-04T01:00", "2026-05-05T00:00"];
  expect(keptAt(moments, { daily: 2 })).toEqual(["2026-05-04T23:59", "2026-05-05T00:00"]);
});

test("days without a backup do not count: after a long standstill nothing is lost", () => {
  const moments = ["2020-01-01T00:00", "2021-06-01T00:00", "2026-05-04T00:00"];
  expect(keptAt(moments, { daily: 3 })).toEqual(moments);
});

test("a week begins on Monday and may begin in another year", () => {
  const moments = ["2026-12-27T10:00", "2026-12-28T10:00", "2027-01-03T10:00", "2027-01-04T10:00"];
  expect(keptAt(moments, { weekly: 3 })).toEqual([
    "2026-12-27T10:00",
    "2027-01-03T10:00",
    "2027-01-04T10:00",
  ]);
});

test("the latest stays whatever the rules say", () => {
  expect(keptAt(["2026-05-04T12:00", "2026-05-05T12:00"], {})).toEqual(["2026-05-05T12:00"]);
});

test("years and a plain number of the latest", () => {
  const moments = ["2024-12-31T23:00", "2025-03-01T00:00", "2025-11-01T00:00", "2026-01-01T00:00"];
  expect(keptAt(moments, { yearly: 3 })).toEqual([
    "2024-12-31T23:00",
    "2025-11-01T00:00",
    "2026-01-01T00:00",
  ]);
  expect(keptAt(moments, { last: 2 })).toEqual(["2025-11-01T00:00", "2026-01-01T00:00"]);
});
