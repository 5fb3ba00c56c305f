import { expect, test } from "vitest";
import { substancesLike } from "./substances-like";

test("a substance is found by its whole name before those that hold the name", () => {
  const found = substancesLike("Acetone");
  expect(found[0]).toEqual({
    name: "acetone",
    cas_number: "67-64-1",
    ec_number: "200-662-2",
    index_number: "606-001-00-8",
  });
  expect(found.length).toBeGreaterThan(1);
});

test.each(["67-64-1", "200-662-2", "606-001-00-8"])("a substance is found by its number %s", (number) => {
  expect(substancesLike(number)[0]?.name).toBe("acetone");
});

test("at most ten are offered, and nothing for words that no entry holds", () => {
  expect(substancesLike("acid")).toHaveLength(10);
  expect(substancesLike("no such substance")).toEqual([]);
});
