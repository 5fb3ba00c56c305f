import { describe, expect, test } from "vitest";
import { bareNumber, statementsIn, statementsOfCell } from "./limit-statements";

const told = (text: string) =>
  statementsIn(text, ".").map(({ value, unit, kind, list }) =>
    [kind ?? "-", value, unit, list].filter((part) => part !== null).join(" "),
  );

describe("statementsIn", () => {
  test("a kind stands before its number, with a duration behind the number", () => {
    expect(told("STEL: 1250 mg/m3 15\nmin\nTWA: 400 ppm 8 hr")).toEqual(["short 1250 mg/m³", "mean 400 ppm"]);
    expect(told("8 hrs OEL: 97 mg/m³ 8 hours.\n15 min OEL: 984 mg/m³ 15 minutes.")).toEqual([
      "mean 97 mg/m³ OEL",
      "short 984 mg/m³ OEL",
    ]);
  });
  test("numbers of two fractions of a dust have one kind, those of two substances are left out", () => {
    expect(told("STEL: 20 E, 10 A mg/m³")).toEqual(["short 20 mg/m³", "short 10 mg/m³"]);
    expect(told("TWA: 20, 10 mg/m³")).toEqual([]);
  });
  test("a kind stands behind its number where none stands before the first", () => {
    expect(told("200 ppm TWA\n300 ppm Ceiling\n500 ppm MAX.\nCONC 10 minutes")).toEqual([
      "mean 200 ppm",
      "ceiling 300 ppm",
    ]);
    expect(told("500 ppm (1,800\nmg/m3) TWA")).toEqual(["mean 500 ppm", "mean 1800 mg/m³"]);
  });
  test("a line lost between a kind and the next number makes neither of them another's", () => {
    expect(told("100 ppm TWA; 435 mg/m3 TWA125 ppm STEL;\n545 mg/m3 STEL800 ppm IDLH (10% LEL)")).toEqual([
      "mean 100 ppm",
      "mean 435 mg/m³",
      "short 125 ppm",
      "short 545 mg/m³",
    ]);
  });
  test("a factor behind the numbers is no kind of theirs", () => {
    expect(told("MAK 190 mg/m3  50 ml/m3  Spitzenbegr. 4")).toEqual([
      "generic 190 mg/m³ MAK",
      "generic 50 ppm MAK",
    ]);
  });
  test("a kind between two numbers alone is that of the second", () => {
    expect(told("5.0 mg/m³\n“STEL” 10 mg/m³")).toEqual(["- 5 mg/m³", "short 10 mg/m³"]);
  });
  test("numbers in two units joined by a comma are of one kind", () => {
    expect(told("Kurzzeitwert: 104 mg/m³, 40 ml/m³\nLangzeitwert: 52 mg/m³, 20 ml/m³")).toEqual([
      "short 104 mg/m³",
      "short 40 ppm",
      "mean 52 mg/m³",
      "mean 20 ppm",
    ]);
  });
  test("what is to be measured as shortly as possible is no short-term limit", () => {
    expect(told("OEL TWA 2 mg/m³\nM: de bemonsterde periode moet zo kort mogelijk zijn")).toEqual([
      "mean 2 mg/m³ OEL",
    ]);
  });
  test("what no moment may have more of is a ceiling", () => {
    expect(
      told("Jood: 0.1 ppm – 1 mg/m³ (M: waarde die op geen enkel ogenblik mag overschreden worden)"),
    ).toEqual(["ceiling 0.1 ppm", "ceiling 1 mg/m³"]);
  });
  test("numbers in two units joined by a word are of the kind behind the second", () => {
    expect(told("10 ppm et 40.8 mg/m³ sur 8 h, 20 ppm et 81.6 mg/m³ sur 15 min")).toEqual([
      "mean 10 ppm",
      "mean 40.8 mg/m³",
      "short 20 ppm",
      "short 81.6 mg/m³",
    ]);
  });
  test("the letter of a dust's fraction and a footnote's sign are no part of a number", () => {
    expect(told("Langzeitwert: 5 E mg/m³")).toEqual(["mean 5 mg/m³"]);
    expect(told("Langzeitwert: 1E mg/m³")).toEqual(["mean 1 mg/m³"]);
    expect(told("Eight-Hour Value: 15* mg/m³")).toEqual(["mean 15 mg/m³"]);
    expect(told("0.8 ppm (5 mg/m3 E)")).toEqual(["- 0.8 ppm", "- 5 mg/m³"]);
    expect(told("STEL  15* 5** mg/m³")).toEqual(["short 15 mg/m³", "short 5 mg/m³"]);
  });
  test("vacated limits, immediate dangers and peaks are no limits", () => {
    expect(told("(vacated) TWA: 1900\nmg/m3\nTWA: 1000 ppm")).toEqual(["mean 1000 ppm"]);
    expect(told("IDLH: 10 mg/m 3\n3\nCeiling: 2 mg/m")).toEqual(["ceiling 2 mg/m³"]);
    expect(told("AMP: 50 ppm 10 minutes.")).toEqual([]);
  });
  test("parts of a text that name their kinds say nothing of the others'", () => {
    expect(told("NIOSH REL: 200 ppm (590 mg/m3) TWA, 300 ppm (885 mg/m3) STEL; IDLH 3000 ppm")).toEqual([
      "mean 200 ppm NIOSH REL",
      "mean 590 mg/m³ NIOSH REL",
      "short 300 ppm NIOSH REL",
      "short 885 mg/m³ NIOSH REL",
    ]);
    expect(told("STEL value 1,250 mg/m3 ; 500 ppm (WEL)")).toEqual([
      "short 1250 mg/m³ WEL",
      "short 500 ppm WEL",
    ]);
  });
  test("a bound is no limit", () => {
    expect(told("sets free <500 ppm; TLV-C 0.3 ppm")).toEqual(["ceiling 0.3 ppm TLV"]);
  });
  test("a peak with a value is a short-term limit, a code none", () => {
    expect(told("AGW: 380 mg/m³; Spitzenbegrenzung: 1520 mg/m³")).toEqual([
      "generic 380 mg/m³ AGW",
      "short 1520 mg/m³ AGW",
    ]);
    expect(told("AGW: 380 mg/m³; Spitzenbegrenzung: 4(II)")).toEqual(["generic 380 mg/m³ AGW"]);
  });
  test("a kind that its duration contradicts leaves the number out", () => {
    expect(told("TWA: 5 ppm 15 min")).toEqual([]);
  });
  test("a list stands before its numbers with country and date, over as many lines as it needs", () => {
    const text =
      "ACGIH TLV (United States, 1/2021).\nAbsorbed through skin.\nSTEL: 8 ppm 15 minutes.\nCA Ontario Provincial (Canada,\n7/2015).\nTWA: 1 ppm 8 hours.";
    expect(told(text)).toEqual(["short 8 ppm ACGIH TLV", "mean 1 ppm CA Ontario Provincial"]);
  });
  test("a list stands behind its numbers where the text begins with one", () => {
    expect(told("5 mg/m3 TWA AU OEL (as oil\nmist)\n5 mg/m3 TWA, 10 mg/m3\nSTEL NZ OEL (as oil)")).toEqual([
      "mean 5 mg/m³ AU OEL",
      "mean 5 mg/m³ NZ OEL",
      "short 10 mg/m³ NZ OEL",
    ]);
  });
  test("remarks on a German limit name no list", () => {
    expect(told("1800 mg/m³, 1000 ml/m³\n4(II);DFG, EU")).toEqual(["- 1800 mg/m³", "- 1000 ppm"]);
  });
  test.each([
    ["Valeur limite d'exposition à court terme (VLE) 3 mg/m3", "short 3 mg/m³"],
    ["TGG 15 min: 2420 mg/m3", "short 2420 mg/m³"],
    ["STEL / VLA-EC: 400\nppm (15 minutos).", "short 400 ppm"],
    ["MAK-KZGW: 4 mg/m3\n15 Minuten", "short 4 mg/m³ MAK"],
    ["Stężenie NDSCh: 1800 mg/m3", "short 1800 mg/m³"],
    ["MPT (8 heures): 10 mg/m³", "mean 10 mg/m³"],
  ])("the kinds of several countries are known: %s", (text, statement) => {
    expect(told(text)).toEqual([statement]);
  });
  test("long lines of digits and labels hold no limit, and come to their end", () => {
    expect(statementsIn("12 ".repeat(20_000), ".")).toEqual([]);
    expect(statementsIn("TWA ".repeat(20_000), ".")).toEqual([]);
  });
});

test("durations stand before their numbers where one stands before the first, else behind them", () => {
  expect(told("8 h - 10 ppm (40 mg/m3), 15 min - 20 ppm")).toEqual([
    "mean 10 ppm",
    "mean 40 mg/m³",
    "short 20 ppm",
  ]);
  expect(told("Schedule 1: 8-hour 20 ppm, 15-minute 40 ppm")).toEqual(["mean 20 ppm", "short 40 ppm"]);
  expect(told("20 ppm 8 hr, 40 ppm 15 min")).toEqual(["mean 20 ppm", "short 40 ppm"]);
});

test("eight hours may be told in words", () => {
  expect(told("Huit heures : 5 ppm ; Court terme : 10 ppm")).toEqual(["mean 5 ppm", "short 10 ppm"]);
  expect(told("Acht uur: 5 ppm; korte termijn: 10 ppm")).toEqual(["mean 5 ppm", "short 10 ppm"]);
});

test("the kind behind a limit's second unit is that of both", () => {
  expect(told("250 ppm ; 328 mg/m3 STEL")).toEqual(["short 250 ppm", "short 328 mg/m³"]);
  expect(told("100 ppm; 200 ppm STEL")).toEqual(["- 100 ppm", "short 200 ppm"]);
});

describe("statementsOfCell", () => {
  const inCell = (text: string, ...units: string[]) =>
    statementsOfCell(text, units, ".").map(({ value, unit, kind }) => [kind ?? "-", value, unit].join(" "));

  test("numbers of several forms are a limit each; two numbers without any may be one limit in two units", () => {
    expect(inCell("0.1 I* / 0.02 R*", "mg/m³")).toEqual(["- 0.1 mg/m³", "- 0.02 mg/m³"]);
    expect(inCell("1 (metal) / 0.5 (Cr III) /\n0.005 STEL (Cr VI)", "mg/m³")).toEqual([
      "- 1 mg/m³",
      "- 0.5 mg/m³",
      "short 0.005 mg/m³",
    ]);
    expect(inCell("50 / 220", "ppm")).toEqual([]);
  });

  test("a dash stands for the unit in which a list has no limit", () => {
    expect(inCell("– / 300", "ppm", "mg/m³")).toEqual(["- 300 mg/m³"]);
    expect(inCell("- / 6 (a)\n- / 2.4 (b)", "ppm", "mg/m³")).toEqual(["- 6 mg/m³", "- 2.4 mg/m³"]);
    expect(inCell("– / –", "ppm", "mg/m³")).toEqual([]);
    expect(inCell("n / 300", "ppm", "mg/m³")).toEqual([]);
  });

  test("fibres have a unit of their own in a column of another", () => {
    expect(inCell("1 vezel/cm³", "ppm")).toEqual(["- 1 f/cm³"]);
    expect(inCell("5 mg/m³", "ppm")).toEqual([]);
  });
});

describe("bareNumber", () => {
  test("a kind may stand before or behind it, another word not", () => {
    expect(bareNumber("C 2", ".")).toMatchObject({ value: 2, kind: "ceiling" });
    expect(bareNumber("5 CL ** (fume)", ".")).toMatchObject({ value: 5, kind: "ceiling" });
    expect(bareNumber("10 (as Fe2O3 fume)", ".")).toMatchObject({ value: 10, kind: null });
    expect(bareNumber("IDLH 30", ".")).toBeNull();
    expect(bareNumber("about 30", ".")).toBeNull();
  });

  test("a number alone may have the mark of a ceiling; a vacated one is none", () => {
    expect(bareNumber("2 (c)", ".")).toMatchObject({ value: 2, kind: "ceiling" });
    expect(bareNumber("750 (v)", ".")).toBeNull();
    expect(bareNumber("2(II)", ".")).toBeNull();
    expect(bareNumber("5 (Ceiling Limit)", ".")).toMatchObject({ value: 5, kind: "ceiling" });
    expect(bareNumber("5 (short-term)", ".")).toMatchObject({ value: 5, kind: "short" });
  });

  test("notations of the substance may stand behind a number alone, and no kind", () => {
    expect(bareNumber("0.05, A3, BEI", ".")).toMatchObject({ value: 0.05, kind: null });
    expect(bareNumber("0.015, Ca", ".")).toMatchObject({ value: 0.015, kind: null });
    expect(bareNumber("0.05 [a]", ".")).toMatchObject({ value: 0.05, kind: null });
    expect(bareNumber("5, C", ".")).toBeNull();
    expect(bareNumber("5, STEL", ".")).toBeNull();
  });
});

test("a ceiling's mark may stand right behind its number", () => {
  expect(bareNumber("2C", ".")).toMatchObject({ value: 2, kind: "ceiling" });
  expect(bareNumber("2 c", ".")?.kind ?? null).toBeNull();
});

test("a formula's number is no limit", () => {
  expect(statementsIn("[10 mg/m 3 ] ÷ [%SiO2 + 2] (respirable)", ".")).toEqual([]);
  expect(statementsIn("30 mg/m3 / (%SiO2 + 2)", ".")).toEqual([]);
});
