import { describe, expect, test } from "vitest";
import { decimalSignOf, readNumber } from "./read-number";

describe("a number is read as it is written in", () => {
  test.each<[string, string, number]>([
    ["English", "1,234.5", 1234.5],
    ["German", "1.234,5", 1234.5],
    ["German millions", "1.234.567,25", 1_234_567.25],
    ["French", "1 234,5", 1234.5],
    ["French with a narrow no-break space", "1\u202f234,5", 1234.5],
    ["Swiss", "1’234.5", 1234.5],
    ["Dutch", "0,75", 0.75],
    ["plain digits", "1000", 1000],
    ["grouped digits", "1 000", 1000],
    ["thousands twice", "1,234,567", 1_234_567],
    ["four decimals", "1.2345", 1.2345],
    ["zero before three decimals", "0,125", 0.125],
    ["nothing before the sign", ",5", 0.5],
    ["a sign of its own", "-3,5", -3.5],
  ])("%s: %s", (_, text, value) => {
    expect(readNumber(text, null)).toEqual({ value });
  });
});

test.each(["", "abc", "1..2", "1,2,3", "1.2.3,4.5", "12 34", "1,23.4", "4,00638E+12", "1-2", "5 kg"])(
  "%j is no number",
  (text) => {
    expect(readNumber(text, null)).toEqual({ fault: "not_a_number" });
  },
);

test("1.234 and 1,234 are ambiguous until the decimal sign is known", () => {
  expect(readNumber("1.234", null)).toEqual({ fault: "ambiguous_number" });
  expect(readNumber("1.234", "comma")).toEqual({ value: 1234 });
  expect(readNumber("1.234", "point")).toEqual({ value: 1.234 });
  expect(readNumber("1,234", "point")).toEqual({ value: 1234 });
  expect(readNumber("1,234", "comma")).toEqual({ value: 1.234 });
});

test("a column tells its decimal sign when its numbers agree", () => {
  expect(decimalSignOf(["1.234", "0,5", "7"])).toBe("comma");
  expect(decimalSignOf(["1.234", "0.5"])).toBe("point");
  expect(decimalSignOf(["1.234", "1,234"])).toBeNull();
  expect(decimalSignOf(["0.5", "0,5"])).toBeNull();
});
