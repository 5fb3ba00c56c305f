import { describe, expect, it } from "vitest";
import { concentrationsIn, parseConcentration } from "./concentration";

const read = (text: string) => {
  const found = parseConcentration(text);
  return found && [found.min, found.max, found.exact];
};

describe("a concentration", () => {
  it.each(["25-5%", "25 - 5 %"])("is not what is left of a range that falls: %s", (text) => {
    expect(read(text)).toBeNull();
    expect(concentrationsIn(`Propanol  ${text}`)).toEqual([]);
  });

  it.each(["breder dan 50 %", "rather than 5 %"])("is not what is left of a comparison: %s", (text) => {
    expect(read(text)).toBeNull();
    expect(concentrationsIn(`Propanol  ${text}`)).toEqual([]);
  });

  it.each(["- 30*", "– 30 %"])(
    "is not what is left of a range whose lower bound stands elsewhere: %s",
    (text) => {
      expect(read(text)).toBeNull();
    },
  );

  it.each<[string, (number | null)[]]>([
    [">= 10 - < 25 %", [10, 25, null]],
    ["≥10 - <25", [10, 25, null]],
    ["10 - 25", [10, 25, null]],
    ["50 € x < 75", [50, 75, null]],
    ["50 Ä x < 75", [50, 75, null]],
    ["50 x % < 75", [50, 75, null]],
    ["10-25%", [10, 25, null]],
    ["10 – 25 %", [10, 25, null]],
    ["> 50 %", [50, null, null]],
    ["<= 2.5", [null, 2.5, null]],
    ["≤ 2,5", [null, 2.5, null]],
    ["< 1", [null, 1, null]],
    ["ca. 5", [null, null, 5]],
    ["93.0 Min.", [93, null, null]],
    ["5 % (max.)", [null, 5, null]],
    [">99.5%(GC)", [99.5, null, null]],
    ["50 - 100 % (w/w)", [50, 100, null]],
    ["25 %", [null, null, 25]],
    ["0.1-<1", [0.1, 1, null]],
    ["≥ 1% - < 5%", [1, 5, null]],
    ["1 ≤ C < 5", [1, 5, null]],
    ["10 ≤ x % < 25", [10, 25, null]],
    ["up to 5 %", [null, 5, null]],
    ["unter 5 %", [null, 5, null]],
    ["25 - 50 massa%", [25, 50, null]],
    ["kleiner dan 5 %", [null, 5, null]],
    ["größer als 50 %", [50, null, null]],
    ["ten minste 50 %", [50, null, null]],
    ["Hoger dan 50 %", [50, null, null]],
    ["niet meer dan 5 %", [null, 5, null]],
    ["nicht mehr als 5 %", [null, 5, null]],
    ["not more than 5 %", [null, 5, null]],
    ["not less than 95 %", [95, null, null]],
    ["pas plus de 5 %", [null, 5, null]],
    ["tussen 35 en 50 %", [35, 50, null]],
    ["zwischen 10 und 25 %", [10, 25, null]],
    ["10 bis unter 25 %", [10, 25, null]],
    ["100", [null, null, 100]],
    ["100.0", [null, null, 100]],
    [">4-≤5%", [4, 5, null]],
    ["3 < 10", [3, 10, null]],
    [">= 10.0 < 15.0%", [10, 15, null]],
    [">=81, < 91", [81, 91, null]],
    ["72±5", [67, 77, null]],
    ["0+5", [0, 5, null]],
    ["5,00 - 7,00", [5, 7, null]],
    ["10 - 30*", [10, 30, null]],
    ["5 bis 10 Gew.-%", [5, 10, null]],
    ["5 à 10 % massique", [5, 10, null]],
    ["5 tot 10 gew.%", [5, 10, null]],
    ["³ 10 - < 25", [10, 25, null]],
    ["£ 2,5", [null, 2.5, null]],
    ["? 10 - < 25", [10, 25, null]],
    ["0.05 g/Kg", [null, null, 0.005]],
    ["500 ppm", [null, null, 0.05]],
    [">= 90 -<= 100", [90, 100, null]],
    ["0 - 10%", [0, 10, null]],
    ["> 99,5", [99.5, null, null]],
    [">40.0 - 50.0", [40, 50, null]],
    ["( 95-100 )", [95, 100, null]],
    ["95- 100 %", [95, 100, null]],
    ["min. 99 %", [99, null, null]],
    ["mindestens 99 %", [99, null, null]],
    ["da 5 a 10 % in peso", [5, 10, null]],
    ["inferiore a 3 %", [null, 3, null]],
    ["almeno 80 %", [80, null, null]],
    ["desde 5 hasta 10 % en peso", [5, 10, null]],
    ["menos de 1 %", [null, 1, null]],
    ["60 % Gewichtsprozent", [null, null, 60]],
  ])("%s is read", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    "[Gewicht %] 1",
    "Balance",
    "Rest",
    "67-64-1",
    "5 g/L",
    "H302",
    "500",
    "",
    "n-Butyl 5 acetate",
    "NOT FOUND",
  ])("%s is none", (text) => {
    expect(read(text)).toBeNull();
  });

  it("keeps the text as printed", () => {
    expect(parseConcentration(">= 10 -  < 25 %")?.text).toBe(">= 10 - < 25 %");
  });

  it("is no dose that was tested", () => {
    expect(concentrationsIn("LD50 Oral: >1550 mg/kg")).toEqual([]);
    expect(concentrationsIn("Butan 500 mg/kg").map((one) => one.text)).toEqual(["500 mg/kg"]);
  });

  it("is found inside a line, and told from numbers without a unit", () => {
    const found = concentrationsIn("Butan 15-30% Flam. Gas 1, H220");
    expect(found.filter((one) => one.marked).map((one) => one.text)).toEqual(["15-30%"]);
  });
});

describe("a hostile text of 200 kB", () => {
  it.each(["1-", "1 ", "1/", "(1", "1 < ", "1 % ", "+1 ", "1", "UN 1 ", "1.", "a "])(
    "is read to its end: %s",
    (repeated) => {
      const text = repeated.repeat(200_000 / repeated.length);
      expect(concentrationsIn(`${text}; up to 5 %`).at(-1)).toMatchObject({ max: 5, marked: true });
    },
  );
});

it.each(["90+", "90 + %"])("%s is a least amount", (text) => {
  expect(parseConcentration(text)).toMatchObject({ min: 90, max: null, exact: null });
});

it("a division sign stands for a dash", () => {
  expect(parseConcentration("50 ÷ 60 %")).toMatchObject({ min: 50, max: 60, exact: null });
});
