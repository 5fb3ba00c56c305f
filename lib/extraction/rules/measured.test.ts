import { describe, expect, test } from "vitest";
import { measured } from "./measured";
import type { Quantity } from "./measured-units";

type Expected = number | [number, number] | null | { value: number; comparator: string };

const cases: [string, Quantity, Expected, Parameters<typeof measured>[2]?][] = [
  ["23 °C", "temperature", 23],
  ["-17 °C (closed cup) DIN 51755", "temperature", -17],
  ["−4,5 °C", "temperature", -4.5],
  ["(Tagliabue Closed Cup) -18 °C (-0.4 °F)", "temperature", -18],
  ["TCC -18 °C", "temperature", -18],
  ["0°F,-18°C", "temperature", -18],
  ["> 100 °C", "temperature", { value: 100, comparator: ">" }],
  ["101. ºC at 760 mmHg", "temperature", 101],
  ["165 760 mm Hg", "temperature", 165, { qualifier: "(°C)" }],
  ["ca. -48 °C", "temperature", { value: -48, comparator: "~" }],
  ["ca.1.25 g/cm³", "density", { value: 1.25, comparator: "~" }],
  ["38 ± 2 °C", "temperature", 38],
  ["38 °C +/- 2 °C", "temperature", 38],
  ["1,02 ± 0,01 g/cm³", "density", 1.02],
  [
    "Closed cup: >120°C (>248°F) [Product does not sustain combustion.]",
    "temperature",
    { value: 120, comparator: ">" },
  ],
  ["-319 °F (-194,89 °C)", "temperature", -194.89],
  ["> 93.3 °C / 200 °F", "temperature", { value: 93.3, comparator: ">" }],
  ["200 °F", "temperature", 93.3333],
  ["150-205°C (302-401°F)", "temperature", [150, 205]],
  ["120°C (248°F) - 140°C (284°F) [In-house method]", "temperature", [120, 140]],
  ["189 - 193 °C / 372.2 - 379.4 °F", "temperature", [189, 193]],
  ["-20℃ - 0℃", "temperature", [-20, 0]],
  ["85 bis 100 °C", "temperature", [85, 100]],
  ["-20 to -30 °C", "temperature", [-30, -20]],
  ["15-2,5", "plain", null],
  ["> 178 °C (1.013 hPa)", "temperature", { value: 178, comparator: ">" }],
  ["82 °C at 1013 hPa", "temperature", 82],
  ["at 1013 hPa: 82 °C", "temperature", 82],
  ["61°C (142°F)", "temperature", 61],
  ["23", "temperature", 23, { qualifier: "(°C)" }],
  ["73", "temperature", 22.7778, { qualifier: "(°F)" }],
  ["°C 87 - 89 °F 188.6 - 192.2", "temperature", [87, 89]],
  ["1,04 g/mL à 20 °C", "density", 1.04],
  ["0,72 à 20 °C", "density", 0.72],
  ["4,8 à 100 %", "plain", 4.8],
  ["7 à 8", "plain", [7, 8]],
  ["3,12 g/cm bei 20 °C", "density", 3.12],
  ["~ 100o C", "temperature", { value: 100, comparator: "~" }],
  ["212°F/100 °C", "temperature", 100],
  ["23", "temperature", null],
  ["n.a. °C", "temperature", null],
  ["Nicht anwendbar.", "temperature", null],
  ["Not available. (at 20 °C)", "temperature", null],
  [">37.78℃ (>100℉（华氏度）)", "temperature", { value: 37.78, comparator: ">" }],
  ["9", "plain", 9],
  ["ca. 2 - 4 (CIPAC Standardwasser D, 1 %(m), ca. 20 °C)", "plain", [2, 4]],
  ["10.4 [Conc. (% w/w): 10%]", "plain", 10.4],
  ["6.5 to 7", "plain", [6.5, 7]],
  ["4,4 at (20 C)", "plain", 4.4],
  ["11,5-13,5", "plain", [11.5, 13.5], { sign: "," }],
  ["(1 %) 8", "plain", 8],
  ["at 20 °C", "plain", null],
  ["1,04 g/cm³", "density", 1.04, { sign: "," }],
  ["1,065 g/cm3", "density", 1.065],
  ["0.929", "density", 0.929],
  ["0,0007 g/cm3 (0,044 lb/ft3) bei 21 °C ( 70 °F)", "density", 0.0007],
  ["0.343 lb/ft3 (0.0055 g/cm3) at 70 °F (21 °C)", "density", 0.0055],
  ["8.6736 LB/GL", "density", 1.03933],
  ["1.000-1.120 g/cm³ (34-9.346 lbs/gal)", "density", [1, 1.12]],
  ["1200-1400 kg/m³", "density", [1.2, 1.4]],
  ["1.050 kg/m³", "density", 1.05, { sign: "," }],
  ["at 20 °C", "density", null],
  ["0,7 (Wasser = 1)", "density", 0.7],
  ["2.75-3.20 (apparent 0.9-1.5 g/cm³)", "density", [2.75, 3.2]],
  ["2,75 – 3,20 ; densité apparente : 0,9 – 1,5 g/cm³", "density", [2.75, 3.2]],
  [", COC ISO 2592 °C > 120", "temperature", { value: 120, comparator: ">" }],
  ["101.3 kPa (760 mm Hg) [at 20°C]", "pressure", 1013],
  ["23 hPa", "pressure", 23],
  ["1.013 hPa", "pressure", 1013, { sign: "," }],
  ["< 0,1 mm Hg", "pressure", { value: 0.133322, comparator: "<" }],
  ["14.844 hPa at 21,1 °C", "pressure", 14844, { sign: "," }],
  ["14.844 hPa", "pressure", 14.844, { sign: "." }],
  ["14.844 hPa", "pressure", null],
  ["13,000 - 20,000 mpa.s", "dynamic_viscosity", [13000, 20000], { sign: "." }],
  ["1.065", "density", 1.065],
  ["1.050", "density", 1.05, { sign: "," }],
  ["7.000", "plain", 7, { sign: ",", range: [-2, 16] }],
  ["1 013,25 hPa", "pressure", 1013.25],
  ["< 0.5 mPa", "pressure", { value: 0.000005, comparator: "<" }],
  ["0.5 MPa", "pressure", 5000],
  ["16 mPa·s", "pressure", null],
  ["26.52 psig @70F", "pressure", 2841.74],
  ["43,51 psia (3,00 bara)", "pressure", 3000],
  ["> 440.1 °F (226.7 °C)", "temperature", { value: 226.7, comparator: ">" }],
  ["-160°C -187.7°C -138.3°C", "temperature", null],
  ["3,76 mPa.s à 20 °C", "dynamic_viscosity", 3.76],
  ["( 20 °C ) Keine Daten verfügbar (Luft = 1)", "plain", null],
  ["2,007 (Luft = 1)", "plain", 2.007, { sign: "," }],
  ["16.000 mPa.s at 20 C", "dynamic_viscosity", 16000, { sign: "," }],
  [">0.205 cm2/s (>20.5 cSt)", "kinematic_viscosity", { value: 20.5, comparator: ">" }],
  ["ca. 1,5 Vol-% (Propan)", "share", { value: 1.5, comparator: "~" }],
  ["33,6 %(V)", "share", 33.6],
];

describe("measured", () => {
  test.each(cases)("%s as %s", (text, quantity, expected, options) => {
    const result = measured(text, quantity, options);
    if (expected === null) expect(result).toBeNull();
    else if (typeof expected === "number") expect(result).toMatchObject({ value: expected });
    else if (Array.isArray(expected)) expect(result).toMatchObject({ min: expected[0], max: expected[1] });
    else expect(result).toMatchObject(expected);
  });
  test("a raised 3 before the conditions is no comparator", () => {
    expect(measured("1,02 g/cm³ 20 °C", "density")).toMatchObject({ value: 1.02, conditions: "20 °C" });
  });
  test("pounds are left out where metric units are asked for", () => {
    expect(measured("6.6 lb/gal", "density", { metricOnly: true })).toBeNull();
  });
  test("the printed text stays, the rest becomes the conditions", () => {
    expect(measured("9,7 °C - closed cup", "temperature")).toEqual({
      value: 9.7,
      comparator: null,
      unit: "°C",
      conditions: "closed cup",
      text: "9,7 °C - closed cup",
    });
  });
  test.each([
    ["-255 °F (-159,6 °C)", "temperature", null],
    ["3,76 mPa.s à 20 °C", "dynamic_viscosity", "à 20 °C"],
    ["> 220 °C ( 428 °F) ASTM D-92", "temperature", "ASTM D-92"],
    ["10 kPa (75.01 mm Hg) [at 20 °C]", "pressure", "at 20 °C"],
    ["0,93 g/cm3 (OECD 109) (ca. 20 °C)", "density", "(OECD 109) (ca. 20 °C)"],
    ["~12 None known", "plain", null],
    ["2,007 (Luft = 1) Schwerer als Luft.", "plain", "(Luft = 1) Schwerer als Luft"],
  ] as const)("%s keeps its conditions whole, without the other scale", (text, quantity, conditions) => {
    expect(measured(text, quantity, { sign: "," })?.conditions).toBe(conditions);
  });
  test("a unit named beside the label is no condition", () => {
    expect(measured("1,5", "density", { qualifier: "(g/ml)" })).toMatchObject({
      value: 1.5,
      conditions: null,
    });
  });
});
