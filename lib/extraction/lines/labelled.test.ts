import { describe, expect, test } from "vitest";
import type { Cell, Line } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { labelledValues, labelsOf } from "./labelled";

const labels = labelsOf({
  state: ["Physical state", "Physical state and colour", "Form"],
  colour: ["Colour", "색상"],
  ph: ["pH", "pH value"],
  boiling: ["Boiling point", "Initial boiling point and boiling range", "Siedepunkt/Siedebereich"],
  flash: ["Flash point", "Point d’éclair"],
  ignition: ["Auto-ignition temperature", "Selbstentzündungstemperatur"],
  density: ["Density"],
  relative: ["Relative density"],
  size: ["Teilchengröße"],
  kow: ["Partition coefficient", "Partition coefficient n-octanol/water"],
});

function pairs(text: string) {
  return labelledValues(typedLines(text), labels).map(({ field, text: value }) => [field, value]);
}

describe("labelledValues", () => {
  test("a value after the colon of its cell is found", () => {
    expect(pairs("Flash point: 23 °C")).toEqual([["flash", "23 °C"]]);
  });
  test("a label that ends in its second line does not go on with the label below, which has a value of its own", () => {
    const text = `Physical          Liquid
state
Colour            Red
Density           0.98`;
    expect(pairs(text)).toEqual([
      ["state", "Liquid"],
      ["colour", "Red"],
      ["density", "0.98"],
    ]);
  });
  test("a label with ß is found in capitals, and as it is written in Switzerland", () => {
    expect(pairs("TEILCHENGRÖSSE: 5 µm\nTeilchengrösse: 6 µm")).toEqual([
      ["size", "5 µm"],
      ["size", "6 µm"],
    ]);
  });
  test("the temperature behind a label's words belongs to the label where the next cell has the value", () => {
    expect(pairs("Flash point     56 °C     Density at 20 °C     0.835 kg/l (20 °C)")).toEqual([
      ["flash", "56 °C"],
      ["density", "0.835 kg/l (20 °C)"],
    ]);
  });
  test("a number below its label is no number of the next label", () => {
    expect(pairs("Density\n  0.98\nFlash point\n  12 °C")).toEqual([
      ["density", "0.98"],
      ["flash", "12 °C"],
    ]);
  });
  test("what stands beside the next label, a little left of this value, is that label's", () => {
    const [colour, ph] = typedLines(
      "    Colour                    amber\npH                            7 to 8",
    ) as [Line, Line];
    const [label, value] = ph.cells as [Cell, Cell];
    const [x0, y0, x1, y1] = value.rect;
    const moved: Cell = { ...value, rect: [x0 - 0.6, y0, x1 - 0.6, y1] };
    const read = labelledValues([colour, { ...ph, cells: [label, moved] }], labels);
    expect(read.map(({ text }) => text)).toEqual(["amber", "7 to 8"]);
  });
  test("a label's second line has no value below it: that is another label's, which is not known", () => {
    const found = pairs(`Colour                red
Flash point /         not determined
Point d’éclair

Siedebeginn           82 °C
pH                    7`);
    expect(found).toEqual([
      ["colour", "red"],
      ["flash", "not determined"],
      ["ph", "7"],
    ]);
  });
  test("dots that lead to a value are no part of it", () => {
    expect(pairs("Boiling point (°C): .................. 1465\nForm: ........ White granules")).toEqual([
      ["boiling", "1465"],
      ["state", "White granules"],
    ]);
  });
  test("a bracket behind the label may close on the next line, before the colon", () => {
    expect(pairs("pH value (T = 20 °C, diluted in\nwater) at 20 °C:          11.5-13.5")).toEqual([
      ["ph", "11.5-13.5"],
    ]);
  });
  test("in running text one word is a label behind its number or bullet, and else a word of its sentence", () => {
    const prose = (text: string) =>
      labelledValues(typedLines(text), labels, { loose: false }).map(({ field, text: value }) => [
        field,
        value,
      ]);
    expect(prose("9.3 Colour White or nearly white.")).toEqual([["colour", "White or nearly white."]]);
    expect(prose("Colour White or nearly white.")).toEqual([]);
    expect(prose("· Colour of the product may vary.")).toEqual([]);
  });
  test("a Korean label follows its number or letter without a space", () => {
    expect(pairs("1)색상 : 무색\n가.색상 : 흰색")).toEqual([
      ["colour", "무색"],
      ["colour", "흰색"],
    ]);
  });
  test("a value in the next cell is found, with and without a colon", () => {
    expect(pairs("Flash point          : 23 °C\npH            7")).toEqual([
      ["flash", "23 °C"],
      ["ph", "7"],
    ]);
  });
  test("a value on the next line is found", () => {
    expect(pairs("Flash point\n  23 °C (closed cup)\nColour\n  red")).toEqual([
      ["flash", "23 °C (closed cup)"],
      ["colour", "red"],
    ]);
  });
  test("a value goes on in its own column up to the next label, known or not", () => {
    const text = [
      "Colour         : red or",
      "                 brown",
      "Tackiness      : high",
      "                 at first",
      "pH             : 7",
    ].join("\n");
    expect(pairs(text)).toEqual([
      ["colour", "red or brown"],
      ["ph", "7"],
    ]);
  });
  test("a label wrapped over lines is put together, its value kept", () => {
    const text = [
      "Initial boiling point and   190 °C",
      "boiling range               (estimated)",
      "(p)                  : 630 °C",
      "Selbstentzündungstem",
      "peratur",
      "pH                   : 4",
    ].join("\n");
    expect(pairs(text)).toEqual([
      ["boiling", "190 °C (estimated)"],
      ["ignition", "630 °C"],
      ["ph", "4"],
    ]);
  });
  test("bullets and enumerators before a label do not hide it", () => {
    expect(pairs("· Flash point:     5 °C\n(k)   pH value     : 3\n9.1.4. Colour: red")).toEqual([
      ["flash", "5 °C"],
      ["ph", "3"],
      ["colour", "red"],
    ]);
  });
  test("pairs side by side stay apart", () => {
    const text = [
      "Colour:      red          pH:         7",
      "             or blue      Flash point:  > 100 °C",
    ].join("\n");
    expect(pairs(text)).toEqual([
      ["colour", "red or blue"],
      ["ph", "7"],
      ["flash", "> 100 °C"],
    ]);
  });
  test("labels in a row with their values in the next row stay in their columns", () => {
    expect(pairs("Physical state      Colour\nliquid              red\npH\n7")).toEqual([
      ["state", "liquid"],
      ["colour", "red"],
      ["ph", "7"],
    ]);
  });
  test("what stands between label and colon is no value", () => {
    const [value] = labelledValues(typedLines("Density at 20 °C (liquid):    0.8 g/cm³"), labels);
    expect(value).toMatchObject({ qualifier: "at 20 °C (liquid)", text: "0.8 g/cm³" });
  });
  test("the longest label wins and a word that only begins like one is none", () => {
    expect(pairs("Relative density   0.8\nFormaldehyde   2")).toEqual([["relative", "0.8"]]);
  });
  test("a value in the middle of a label's lines is found, and labels to its right are not its own", () => {
    const text = [
      "Initial boiling point and",
      "                             85-100        pH           7",
      "boiling range",
      "Flash point                  -17           Taste        sweet",
    ].join("\n");
    expect(pairs(text)).toEqual([
      ["boiling", "85-100"],
      ["ph", "7"],
      ["flash", "-17 Taste sweet"],
    ]);
  });
  test("a number at the bottom of its row stands before the last line of a wrapped label", () => {
    const text = [
      "9.1.1  Form                        liquid",
      "       Initial boiling point and",
      "9.1.2  boiling range               85 °C",
      "9.1.3  Flash point                 12 °C",
    ].join("\n");
    expect(pairs(text)).toEqual([
      ["state", "liquid"],
      ["boiling", "85 °C"],
      ["flash", "12 °C"],
    ]);
  });
  test("a decimal below its label is a value, and no number of the next label", () => {
    expect(pairs("Relative density\n1.6\nFlash point\n12 °C")).toEqual([
      ["relative", "1.6"],
      ["flash", "12 °C"],
    ]);
  });
  test("a colon inside a label that a hyphen breaks ends no label, and its bracket may close a line later", () => {
    expect(pairs("Partition coefficient: n-\noctanol/water (log\nvalue): 3.2")).toEqual([["kow", "3.2"]]);
  });
  test("a bracket behind the colon is the value's own", () => {
    expect(pairs("Form: granules (white\nor grey)")).toEqual([["state", "granules (white or grey)"]]);
  });
  test("apostrophes and accents do not matter", () => {
    expect(pairs("Point d'eclair : 5 °C")).toEqual([["flash", "5 °C"]]);
  });
  test("where pairs stand side by side, the second line of an unknown label is no part of a value", () => {
    const text = [
      "Form:               Liquid          Limits in air (solvent      1.2 %",
      "Colour:             Amber           portion)                    12.7 %",
      "pH:                 7.1             Density:                    0.74",
      "Boiling point:      80 °C           Flash point:                12 °C",
      "Physical state:     liquid          Relative density:           0.8",
    ].join("\n");
    const found = labelledValues(typedLines(text), labels, { pairs: true });
    expect(found.map(({ field, text: value }) => [field, value])).toEqual(
      expect.arrayContaining([
        ["state", "Liquid"],
        ["colour", "Amber"],
        ["density", "0.74"],
      ]),
    );
  });
});

test("the unit of a label may stand below it in its narrow column", () => {
  expect(pairs("Boiling point     -42.1     Mass    44\n(°C)\nFlash point (°C)     -104")).toEqual([
    ["boiling", expect.stringMatching(/^-42\.1/)],
    ["flash", "-104"],
  ]);
});

test("four dots may end a list in a sentence", () => {
  expect(pairs("Colour: red, yellow, blue, .... When mixed\nit is brown")).toEqual([
    ["colour", "red, yellow, blue, .... When mixed it is brown"],
  ]);
});

test("a label that goes on in small letters is no value where others stand in the same two columns", () => {
  const form = (value: string) =>
    `Trade name            Examplane\nForm of the product   ${value}\nColour                Blue\nSupplier              Example Ltd`;
  expect(pairs(form("Liquid"))).toContainEqual(["state", "Liquid"]);
  // Running text in two columns goes on in small letters
  expect(pairs(form("which is liquid"))).toContainEqual(["state", "of the product which is liquid"]);
});
test("a label's next line does not end the text beside it in the middle of its sentence", () => {
  const text = labelledValues(
    typedLines(
      "Colour                Seen by daylight it is of a deep blue and\nObserved              turns to green in the dark.\nForm                  Liquid",
    ),
    labels,
    { loose: false },
  );
  expect(text.map((one) => one.text)).toEqual([
    "Seen by daylight it is of a deep blue and turns to green in the dark.",
    "Liquid",
  ]);
});

test("a dot that shortens a label's last word ends no sentence before its colon", () => {
  const numbers = labelsOf({ hazard: ["Hazard No"], class: ["Class"] });
  const found = labelledValues(typedLines("Hazard No. (Kemler) :\n  30\nClass: 3"), numbers);
  expect(found.map(({ field, text }) => [field, text])).toEqual([
    ["hazard", "30"],
    ["class", "3"],
  ]);
});
