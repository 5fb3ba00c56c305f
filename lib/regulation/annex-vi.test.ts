import { expect, test } from "vitest";
import { harmonisedNames, harmonisedSubstance, stemOfCode } from "./annex-vi";

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

test("an entry with several numbers has a name for each", () => {
  expect(harmonisedNames("108-88-3")).toEqual(["toluene"]);
  expect(harmonisedNames("1330-20-7")).toEqual(["xylene"]);
  expect(harmonisedNames("142-82-5")).toEqual(["heptane", "n-heptane"]);
  expect(harmonisedNames("7732-18-5")).toEqual([]);
});
