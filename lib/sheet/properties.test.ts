import { expect, test } from "vitest";
import { saysGas } from "./properties";

test.each<[string | null, string[], string[], boolean]>([
  ["gas", [], [], true],
  ["aerosol", [], [], true],
  [null, ["H220", "H280"], [], true],
  ["liquid", ["H280"], [], true],
  [null, ["H222", "H229"], [], true],
  [null, [], ["2.1"], true],
  [null, [], ["2", "3"], true],
  ["liquid", ["H225", "H302"], ["3"], false],
  [null, ["H250"], ["4.2"], false],
  [null, [], [], false],
])("a sheet with state %s, codes %j and classes %j", (state, codes, classes, expected) => {
  expect(saysGas(state, codes, classes)).toBe(expected);
});
