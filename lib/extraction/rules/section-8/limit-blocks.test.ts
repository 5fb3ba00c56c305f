import { expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { readBlocks } from "./limit-blocks";

const read = (drawing: string) => {
  const { limits, rest } = readBlocks(typedLines(drawing), ",");
  return {
    told: limits.map(
      ({ substance, list, kind, value, unit }) =>
        `${substance.name} ${substance.cas} ${list} ${kind} ${value} ${unit}`,
    ),
    rest: rest.map(({ text }) => text),
  };
};

test("a substance's rows are its lists and their values, a label and a value each", () => {
  const { told, rest } = read(`
Arbeitsplatzgrenzwerte
Nr.  Stoffname      CAS-Nr.    EG-Nr.
1    Examplol       67-64-1    200-662-2
     TRGS 900
     Examplol, alle Isomere
     Wert                      0,05 E mg/m³
     Spitzenbegrenzung         1;=2=(I)
     SUVA (CH)
     Kurzzeitwert              0,02 mg/m³
     Wert                      0,01 mg/m³
2    Testene        -          919-857-5
     TRGS 900
     Wert                      300 mg/m³   50 ml/m³
     Bemerkungen               DFG`);
  expect(told).toEqual([
    "Examplol 67-64-1 TRGS 900 mean 0.05 mg/m³",
    "Examplol 67-64-1 SUVA short 0.02 mg/m³",
    "Examplol 67-64-1 SUVA mean 0.01 mg/m³",
    "Testene null TRGS 900 mean 300 mg/m³",
    "Testene null TRGS 900 mean 50 ppm",
  ]);
  expect(rest).toEqual(["Arbeitsplatzgrenzwerte", "Bemerkungen  DFG"]);
});

test("units may have a column of their own, and the second number no label", () => {
  const { told } = read(`
1    Examplol       67-64-1    200-662-2
     TRGS 900
     Wert                      500         mg/m³
                               200         ml/m³
     Spitzenbegrenzung         2(II)
2    Testensäure    124-04-9   204-673-3
     Wert                      2           mg/m³, einatembare Fraktion`);
  expect(told).toEqual([
    "Examplol 67-64-1 TRGS 900 mean 500 mg/m³",
    "Examplol 67-64-1 TRGS 900 mean 200 ppm",
    "Testensäure 124-04-9 null mean 2 mg/m³",
  ]);
});

test("a page goes on with what the one before it left open, below its heads", () => {
  const { told } = read(`
Nr.  Stoffname      CAS-Nr.    EG-Nr.
1    Examplol       67-64-1    200-662-2
     SUVA (CH)\f
Nr.  Stoffname      CAS-Nr.    EG-Nr.
     Wert                      5 mg/m³`);
  expect(told).toEqual(["Examplol 67-64-1 SUVA mean 5 mg/m³"]);
});

test("a table whose rows have their values beside the names is none of blocks", () => {
  const drawing = `
Nr.  Stoffname      CAS-Nr.    Grenzwert
1    Examplol       67-64-1    5 mg/m³
     Wert                      7 mg/m³`;
  expect(read(drawing)).toMatchObject({ told: [], rest: { length: 3 } });
});

test("below a keyed name over its number stand lists, labels with values and remarks", () => {
  const { told, rest } = read(`
Inhaltsstoff                          : Examplol
                                      : CAS-Nr. 67-64-1
Andere Arbeitsplatzgrenzwerte
EU. Richtgrenzwerte, Richtlinie 2000/39/EG,
2006/15/EG, 2009/161/EU oder (EU) 2017/164
Zeitlich gewichteter Durchschnitt (TWA):          1,8 ppm, 1,5 mg/m3
Grenzwerte für Kurzzeitexposition (STEL):         3 ppm, 2,5 mg/m3
Deutschland. TRGS 900 - Arbeitsplatzgrenzwerte
AGW:                                              1 ppm, 0,83 mg/m3
                                                  Europäische Union
Inhaltsstoff                          : Testene
                                      : CAS-Nr. 108-88-3
Deutschland. TRGS 900 - Arbeitsplatzgrenzwerte
Kurzzeitwert:                                     2 mg/m3`);
  expect(told).toEqual([
    "Examplol 67-64-1 EU mean 1.8 ppm",
    "Examplol 67-64-1 EU mean 1.5 mg/m³",
    "Examplol 67-64-1 EU short 3 ppm",
    "Examplol 67-64-1 EU short 2.5 mg/m³",
    "Examplol 67-64-1 TRGS 900 mean 1 ppm",
    "Examplol 67-64-1 TRGS 900 mean 0.83 mg/m³",
    "Testene 108-88-3 TRGS 900 short 2 mg/m³",
  ]);
  expect(rest.join()).not.toMatch(/Kurzzeit|AGW/);
});
