import { expect, test } from "vitest";
import { harmonisedSubstance, stemOfCode } from "./annex-vi";

test("a substance has the EC and index numbers and the codes of all its entries", () => {
  const methanol = harmonisedSubstance("67-56-1");
  expect([...(methanol?.ec ?? [])]).toEqual(["200-659-6"]);
  expect([...(methanol?.index ?? [])]).toEqual(["603-001-00-X"]);
  expect(methanol?.codes.has("H370")).toBe(true);
  expect(harmonisedSubstance("7732-18-5")).toBeUndefined();
});

test("codes are compared without the letters and marks behind them", () => {
  expect(["H361d ***", "H360FD", "EUH066", "H302"].map(stemOfCode)).toEqual([
    "H361",
    "H360",
    "EUH066",
    "H302",
  ]);
});
