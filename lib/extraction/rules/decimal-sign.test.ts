import { describe, expect, test } from "vitest";
import { type DecimalSign, decimalSignIn } from "./decimal-sign";

const cases: [DecimalSign | null, string, string[]][] = [
  [",", "an English sheet with commas", ["Boiling point: 148,9 °C", "LD50 (Rat): > 5.000 mg/kg"]],
  [".", "a Dutch sheet with points", ["Dichtheid: 0.0025 g/cm3", "29.01 psia", "1,000 ppm"]],
  [".", "a stock phrase in another spelling", ["minder dan 19,5% zuurstof", "0.8", "0.02 g/l", "-138.3 °C"]],
  [
    ",",
    "a phrase that returns on every page",
    ["0.1% or higher", "0.1% or higher", "9,7 °C", "0,79", "455,0 °C"],
  ],
  [",", "the first end of a range", ["2,5 - 3,5 %"]],
  [",", "groups and decimals in one number", ["15.400,0"]],
  [null, "as many of the one as of the other", ["> 0.5 mm", "0,4 mm"]],
  [
    null,
    "groups of three, dates and numbers of sections alone",
    ["5.000 mg/kg", "12.05.2020", "5.1 Löschmittel"],
  ],
];

describe("decimalSignIn", () => {
  test.each(cases)("%s from %s", (sign, _, texts) => {
    expect(decimalSignIn(texts)).toBe(sign);
  });
});
