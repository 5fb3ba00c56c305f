import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isLaterRevision, isOlderRevision, type Revision } from "./primary";

const revision = (
  date: string | null,
  sha256 = "a",
  identity: string | null = "acme paint",
  firstPage = 1,
): Revision => ({
  identity,
  revisionDate: date === null ? null : new Date(date),
  sha256,
  firstPage,
});
const later = (firstPage: number) => revision("2022-05-01", "a", "acme paint", firstPage);

describe("isLaterRevision", () => {
  test.each([
    ["a later date takes over", revision("2024-05-01"), revision("2023-05-01"), true],
    ["an earlier date does not", revision("2022-05-01"), revision("2023-05-01"), false],
    ["a date takes over from none", revision("2022-05-01"), revision(null), true],
    ["none does not take over from a date", revision(null), revision("2022-05-01"), false],
    ["of one date, the content decides", revision("2022-05-01", "b"), revision("2022-05-01", "a"), true],
    ["of one file, the first sheet takes over", later(1), later(9), true],
    ["of one file, a further sheet does not", later(9), later(1), false],
    ["the same sheet does not take over from itself", revision("2022-05-01"), revision("2022-05-01"), false],
    ["another product does not", revision("2024-05-01", "a", "acme varnish"), revision("2023-05-01"), false],
    [
      "an unknown product does not",
      revision("2024-05-01", "a", null),
      revision("2023-05-01", "b", null),
      false,
    ],
  ])("%s", (_, candidate, primary, expected) => {
    expect(isLaterRevision(candidate, primary)).toBe(expected);
  });

  test("the primary sheet is the same in whatever order the sheets arrive", () => {
    const sheets = fc.uniqueArray(
      fc.record({
        date: fc.option(fc.constantFrom("2020-01-01", "2021-01-01", "2022-01-01")),
        sha: fc.string({ minLength: 1, maxLength: 4 }),
      }),
      { minLength: 1, maxLength: 8, selector: ({ sha }) => sha },
    );
    const primaryOf = (arrivals: Revision[]) =>
      arrivals.reduce((primary, next) => (isLaterRevision(next, primary) ? next : primary)).sha256;
    fc.assert(
      fc.property(sheets, fc.infiniteStream(fc.nat()), (drawn, order) => {
        const arrivals = drawn.map(({ date, sha }) => revision(date, sha));
        const shuffled = arrivals
          .map((arrival) => ({ arrival, at: Number(order.next().value) }))
          .sort((left, right) => left.at - right.at)
          .map(({ arrival }) => arrival);
        expect(primaryOf(shuffled)).toBe(primaryOf(arrivals));
      }),
    );
  });
});

test.each([
  ["2022-05-01", "2023-05-01", true],
  ["2023-05-01", "2023-05-01", false],
  ["2024-05-01", "2023-05-01", false],
  [null, "2023-05-01", true],
  ["1969-05-01", null, false],
  [null, null, false],
])("a sheet of %s is older than a primary one of %s: %s", (sheet, primary, expected) => {
  expect(isOlderRevision(revision(sheet), revision(primary))).toBe(expected);
});

test("without a primary sheet none is older", () => {
  expect([null, undefined].map((primary) => isOlderRevision(revision("2022-05-01"), primary))).toEqual([
    false,
    false,
  ]);
});
