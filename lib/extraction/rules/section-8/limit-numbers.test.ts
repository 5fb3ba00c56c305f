import { describe, expect, test } from "vitest";
import { limitNumber, limitSign } from "./limit-numbers";

describe("limitNumber", () => {
  test.each([
    ["0,116", null, 0.116],
    ["9,5", ".", 9.5],
    ["1 000", null, 1000],
    ["54,784", ".", 54784],
    ["2.400", ",", 2400],
    ["1,225.5", ".", 1225.5],
    ["1.225,5", ",", 1225.5],
    ["1,000,000", ",", 1_000_000],
    ["10", null, 10],
    ["1'200", ".", 1200],
    ["50.000", ".000", 50],
    ["1,000", ".000", 1000],
    [".2", ".", 0.2],
    [".125", ",", 0.125],
  ] as const)("%s in a sheet with the decimal sign %s is %d", (text, sign, value) => {
    expect(limitNumber(text, sign)).toBe(value);
  });
  test.each([
    ["1,000", ","],
    ["1.000", "."],
    ["1,000", null],
    ["0", "."],
    ["0,0", ","],
    ["100 150", "."],
    ["1,00,0", "."],
  ] as const)(
    "%s in a sheet with the decimal sign %s is no limit, for it may mean two or nothing",
    (text, sign) => {
      expect(limitNumber(text, sign)).toBeNull();
    },
  );
});

test("all limits of a sheet have three decimals where one of them cannot be thousands", () => {
  expect(limitSign(".", ["50.000 ppm", "200.000 ppm"])).toBe(".000");
  expect(limitSign(".", ["50.000 ppm", "0.116 ppm"])).toBe(".");
  expect(limitSign(null, ["200.000 ppm"])).toBeNull();
});
