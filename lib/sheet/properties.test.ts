import { describe, expect, test } from "vitest";
import {
  carriedAs,
  celsius,
  flashPointOf,
  flashPointRange,
  furthestPh,
  highestVapourPressure,
  isSkinCorrosive1A,
  lowestBoilingPoint,
  saysGas,
  unNumberIn,
} from "./properties";
import type { Measured } from "./values";

const measured = (over: Partial<Measured>): Measured => ({
  comparator: null,
  unit: "°C",
  conditions: null,
  text: "",
  ...over,
});

test("what a sheet does not give is not known", () => {
  for (const of of [flashPointOf, flashPointRange, lowestBoilingPoint, highestVapourPressure, furthestPh])
    expect([of(undefined), of(measured({}))]).toEqual([null, null]);
});

test.each<[number, string | null, number]>([
  [-40, "°F", -40],
  [100, "F", 37.8],
  [273.15, "K", 0],
  [300, "K", 26.9],
  [26.85, "°C", 26.85],
  [26.85, null, 26.85],
])("%d %s is %d °C", (value, unit, expected) => {
  expect(celsius(value, unit)).toBe(expected);
});

test.each<[Partial<Measured>, number | [number, number]]>([
  [{ value: 12 }, 12],
  [{ value: 0 }, 0],
  [{ min: 23 }, 23],
  [{ max: 60 }, 60],
  [{ min: 23, max: 60 }, [23, 60]],
  [{ min: 32, max: 212, unit: "°F" }, [0, 100]],
])("a flash point of %o is the number %j", (over, expected) => {
  expect(flashPointRange(measured(over))).toEqual(expected);
});

describe("the end that means more danger is taken", () => {
  test.each<[Partial<Measured>, number | null]>([
    [{ min: 80, max: 90 }, 80],
    [{ max: 90 }, null],
    [{ value: 90, comparator: "<=" }, null],
  ])("of a boiling point of %o: %s", (over, expected) => {
    expect(lowestBoilingPoint(measured(over))).toBe(expected);
  });

  test.each<[Partial<Measured>, number | null]>([
    [{ value: 5, max: 8 }, 8],
    [{ value: 5, unit: "mmHg" }, null],
    [{ value: 5, comparator: ">=" }, null],
    [{ value: 5, conditions: "at 20,0 °C" }, 5],
    [{ value: 5, conditions: "at 19,9 °C" }, null],
    [{ value: 5, conditions: "-5 °C" }, null],
    [{ value: 5, conditions: "55 °C" }, 5],
    [{ value: 5, conditions: "calculated" }, 5],
  ])("of a vapour pressure of %o: %s", (over, expected) => {
    expect(highestVapourPressure(measured({ unit: "hPa", ...over }))).toBe(expected);
  });

  test.each<[Partial<Measured>, number]>([
    [{ value: 7 }, 7],
    [{ min: 5.9, max: 8 }, 5.9],
    [{ min: 6, max: 8.1 }, 8.1],
    [{ value: 6.5, min: 1, max: 12 }, 1],
    [{ value: 6.5, max: 12, min: 3 }, 12],
  ])("of a pH of %o: %d", (over, expected) => {
    expect(furthestPh(measured(over))).toBe(expected);
  });
});

test.each<[string, string | null, boolean]>([
  ["Skin Corr.", "1A", true],
  ["Skin Corr.", "1a", true],
  ["Skin Corr.", "1", false],
  ["Skin Sens.", "1A", false],
])("%s %s corrodes skin within minutes: %s", (class_code, category_code, expected) => {
  const irritant = { class_code: "Eye Irrit.", category_code: "2", hazard_code: null };
  expect(isSkinCorrosive1A([irritant, { class_code, category_code, hazard_code: null }])).toBe(expected);
});

test.each<[string | null, string[], string[], boolean]>([
  ["gas", [], [], true],
  ["aerosol", [], [], true],
  [null, ["H220", "H280"], [], true],
  ["liquid", ["H280", "H302"], [], true],
  [null, ["H222", "H229"], [], true],
  [null, [], ["2.1"], true],
  [null, [], ["2", "3"], true],
  ["liquid", ["H225", "H302"], ["3"], false],
  [null, ["H250"], ["4.2"], false],
  [null, [], [], false],
])("a sheet with state %s, codes %j and classes %j", (state, codes, classes, expected) => {
  expect(saysGas(state, codes, classes)).toBe(expected);
});

describe("the classes of section 14", () => {
  const named = (section14: Parameters<typeof carriedAs>[0]) =>
    carriedAs(section14, []).map(({ path, name }) => `${name} at ${path}`);

  test("are each named once, at the first place that gives it, subsidiary ones too", () => {
    const modes = { adr: { class: "3" }, imdg: { class: "3 (8)" } };
    expect(named({ class: "3", modes })).toEqual(["3 at section14.class", "8 at section14.modes.imdg.class"]);
  });

  test("are named where the number beside one makes it a hazard", () => {
    const hot = { class: "9", un_number: "UN 3257" };
    const environmental = { class: "9", un_number: "UN 3082" };
    const atMode = ["9 at section14.modes.adr.class"];
    expect(named({ ...hot, modes: { adr: environmental } })).toEqual(atMode);
    expect(named({ modes: { adr: environmental, imdg: hot } })).toEqual(atMode);
    expect(carriedAs({ un_number: "3082", modes: { adr: { class: "9" } } }, [])[0]?.callsFor).toContain(
      "H410",
    );
  });
});

test("a UN number is the four digits of what is printed", () => {
  expect(["UN 1263", "1263 (paint)", "none", null].map(unNumberIn)).toEqual(["1263", "1263", null, null]);
});
