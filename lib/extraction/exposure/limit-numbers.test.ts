import { describe, expect, test } from "vitest";
import { decimalSignOf, limitNumber } from "@/lib/extraction/exposure/limit-numbers";
import { typedLines } from "@/lib/fixtures/typed-lines";

describe("decimalSignOf", () => {
  const signOf = (text: string) => decimalSignOf(typedLines(text));
  test("the numbers with units of a sheet tell its decimal sign, whatever its language", () => {
    expect(signOf("Dichtheid: 0.0025 g/cm3\nDampdruk: 29.01 psia\nVlampunt: -138.3 °C")).toBe(".");
    expect(signOf("Dichte: 0,85 g/cm³\nDampfdruck 1,25 kPa")).toBe(",");
  });
  test("sections, dates, versions and classes are no numbers of a sheet", () => {
    expect(signOf("8.1 Parameter\nVersion: 1.16\nDruckdatum: 05.03.2022\nKlasse: 2.2")).toBeNull();
  });
  test("a sheet that writes both signs has none", () => {
    expect(signOf("Dichte: 0,85 g/cm³\nDampfdruck: 1.25 kPa")).toBeNull();
  });
  test("three decimals tell nothing, for they may be thousands", () => {
    expect(signOf("Menge: 2.400 mg/kg")).toBeNull();
    expect(signOf("Dichte: 0,722 m3/kg")).toBe(",");
  });
});

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
  ] as const)("%s in a sheet with the decimal sign %s is %d", (text, sign, value) => {
    expect(limitNumber(text, sign)).toBe(value);
  });
  test.each([
    ["1,000", ","],
    ["1.000", "."],
    ["1,000", null],
    ["0", "."],
    ["0,0", ","],
    ["1,00,0", "."],
  ] as const)(
    "%s in a sheet with the decimal sign %s is no limit, for it may mean two or nothing",
    (text, sign) => {
      expect(limitNumber(text, sign)).toBeNull();
    },
  );
});
