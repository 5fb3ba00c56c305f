import { describe, expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { readSection9 } from "./section-9";

function read(...lines: string[]): Record<string, unknown> {
  const section = sectionOf(9, typedLines(lines.join("\n")));
  return Object.fromEntries(
    readSection9(section, euEnglish).findings.map(({ path, value }) => [path, value]),
  );
}

describe("readSection9", () => {
  test.each([
    ["Pensky-Martens flash point: 23 °C", "flash_point", 23],
    ["Vlampunttraject: 23 °C", "flash_point", 23],
    ["Flash Point, °F (°C):    82 (28), Setaflash", "flash_point", 28],
    ["Flash Point °C (°F):    28 (82)", "flash_point", 28],
    ["Intervalle de point éclair : 23 °C <= PE <= 55 °C\nPoint éclair : 27.00 °C", "flash_point", 27],
    ["Température du point d'éclair    23 °C", "flash_point", 23],
    ["Siede-/Kondensationspunkt    123 °C", "boiling_point", 123],
    ["Initieel kookpunt en kooktraject: 123 °C", "boiling_point", 123],
    ["Point de début d'ébullition    123 °C", "boiling_point", 123],
    ["Acidité/alcalinité (pH): 7,3", "ph", 7.3],
    ["Rel. Dichte    1,23", "density", 1.23],
    ["Dichtezahl:    1,030", "density", 1.03],
    ["Flash point    33 (°C) 91 (°F)", "flash_point", 33],
    ["Densiteit: 1,23 g/cm³", "density", 1.23],
    ["Poids volumique: 1,23 g/cm³", "density", 1.23],
    ["Partition coefficient: n-octanol/water -0.24 at 25 °C", "log_kow", -0.24],
    ["Partition coefficient n-octanol/water (log Kow) -1.2", "log_kow", -1.2],
    ["Partition coefficient:\nn-octanol/water -0.24", "log_kow", -0.24],
  ])("%s", (line, path, value) => {
    expect(read(line)[path]).toMatchObject({ value });
  });

  test.each([
    ["Äußeres Erscheinungsbild: flüssig", "liquid"],
    ["Uiterlijke verschijningsvorm: poeder", "powder"],
    ["Nature physique    Liquide", "liquid"],
    ["General Physical Form:    Liquid", "liquid"],
  ])("%s", (line, value) => {
    expect(read(line).physical_state).toMatchObject({ value });
  });

  test("the density of a gas relative to air is none of the product's", () => {
    const found = read("Densité relative, gaz (air=1)    1,38");
    expect(found.density).toBeUndefined();
    expect(found.relative_vapour_density).toMatchObject({ value: 1.38 });
  });

  test.each([
    "Siedepunkt: Zersetzung beginnt bei 300 °C",
    "Boiling point: decomposition starting from 300 °C",
    "Kookpunt: ontleding vanaf 300 °C",
  ])("what decomposes first has no boiling point: %s", (line) => {
    expect(read(line).boiling_point).toBeUndefined();
  });

  test("degrees may be written out", () => {
    expect(read("Kookpunt: 145 graden C").boiling_point).toMatchObject({ value: 145 });
  });

  test.each([
    "Not yet determined.",
    "Noch nicht bestimmt",
    "Technisch nicht durchführbar",
    "Gegevens ontbreken",
    "Non renseigné",
  ])("nothing is read from: %s", (text) => {
    expect(read(`Flammability: ${text}`)).toEqual({});
  });

  test("of a column for the product as sold and one for its dilution the first is read", () => {
    const found = read(
      "                Product AS SOLD           Product AT USE DILUTION",
      "Appearance      : liquid                  liquid",
      "Color           : clear, yellow           clear, colorless",
      "pH              : 13.0 - 14.0             12.3",
    );
    expect(found).toMatchObject({ colour: "clear, yellow", ph: { min: 13, max: 14, text: "13.0 - 14.0" } });
  });
});

test("of a range in two scales the one in °C is read, and the whole shown", () => {
  expect(read("Boiling Range, °F (°C):    244 - 352 (118 - 178)").boiling_point).toMatchObject({
    min: 118,
    max: 178,
    text: "244 - 352 (118 - 178)",
  });
});

test("an exact value counts more than the bound of a range", () => {
  expect(
    read("Intervalle de point d'éclair : PE > 35°C", "Point d'éclair : 38 °C").flash_point,
  ).toMatchObject({
    value: 38,
    comparator: null,
  });
});

test("a flash point that only the measures against fire tell is read there", () => {
  const firefighting = typedLines("Flash Point (Method Used)     0°F (TCC)     Extinguishing Media     Foam");
  const section = sectionOf(9, typedLines("Boiling Point     133°F     Melting Point     N/A"));
  const { findings } = readSection9(section, { ...euEnglish, firefighting });
  const found = findings.find(({ path }) => path === "flash_point");
  expect(found?.value).toMatchObject({ value: -17.7778 });
  const own = sectionOf(9, typedLines("Flash point: not applicable"));
  expect(readSection9(own, { ...euEnglish, firefighting }).findings).toEqual([
    expect.objectContaining({ path: "flash_point", absent: true }),
  ]);
});

test("a flash point among the measures against fire ends where one of their labels, or another cell's own, begins", () => {
  const section = sectionOf(9, typedLines("Boiling Point     133°F     Melting Point     N/A"));
  for (const text of [
    "Flash Point\nN/A\nExtinguishing Media\nDry chemical\nUnusual Fire and Explosion Hazards\nAbove 1000 F fumes form",
    "Flash Point °C (OC): Not     Class of Fire: 2\npertinent",
  ]) {
    const { findings } = readSection9(section, { ...euEnglish, firefighting: typedLines(text) });
    expect(findings.find(({ path, value }) => path === "flash_point" && value !== null)).toBeUndefined();
  }
});

test("a letter before a temperature is its scale", () => {
  expect(read("Flash point:     F: 84 C: 29").flash_point).toMatchObject({ value: 29 });
});

test("the range of the product says more than the number of its solution", () => {
  expect(read("pH:    4.0 - 5.0", "pH 1% in water:    6.2").ph).toMatchObject({ min: 4, max: 5 });
  expect(read("pH:    < 2", "pH:    1.5").ph).toMatchObject({ value: 1.5 });
});

test("of a kit's parts the first one's values are told, and none of them by a number of its name", () => {
  const parts = (label: string, first: string, second: string) =>
    `${label.padEnd(24)}: Solvents Class 1      ${first}\n${"".padEnd(26)}Solvents Class 2      ${second}`;
  const found = read(
    parts("pH", "Not available.", "7"),
    parts("Boiling point", "189 °C", "64.7 °C"),
    parts("Density", "1.11 g/cm³", "0.8 g/cm³"),
  );
  expect(found.ph).toBeUndefined();
  expect(found.boiling_point).toMatchObject({ value: 189 });
  expect(found.density).toMatchObject({ value: 1.11, text: "1.11 g/cm³" });
});
