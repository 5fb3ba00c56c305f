import { describe, expect, test } from "vitest";
import type { Line, Page } from "@/lib/extraction/model";
import { printedLines, typedLines } from "@/lib/fixtures/printed-lines";
import { readEndpoints } from "./read-endpoints";

/** Typed lines of one page; a line of dashes is a drawn line at its height. */
function sheet(text: string, before = "Density 0.9 g/ml"): { lines: Line[]; pages: Page[] } {
  const { lines: all, rulesOf } = printedLines(text);
  const lines = all.map((line) => ({ ...line, page: 2 }));
  const page = (number: number, own: Line[]): Page => ({
    number,
    width: 600,
    height: 840,
    lines: own,
    margins: [],
    rules: number === 2 ? rulesOf(1) : [],
    ocr: false,
  });
  return { lines, pages: [page(1, typedLines(before)), page(2, lines)] };
}

/** "Toluene  108-88-3  30-50": the names of what section 3 tells. */
const namesIn = (composition = "") =>
  [...composition.matchAll(/^(\S.*?)\s{2,}\d{2,7}-\d{2}-\d/gm)].map(([, name = ""]) => name);

function read(text: string, before?: string): string[] {
  const { lines, pages } = sheet(text, before);
  return readEndpoints(lines, { pages, componentNames: namesIn(before) }).map(({ value }) => {
    const { endpoint, route, organism, comparator, max, unit, hours, substance, cas_number } = value;
    const amount = max === null ? `${comparator ?? ""}${value.value}` : `${value.value}-${max}`;
    return [substance, cas_number, endpoint, route, organism, `${amount} ${unit}`, hours && `${hours} h`]
      .filter((one) => one !== null)
      .join(" | ");
  });
}

describe("readEndpoints", () => {
  test("thousands are grouped by the sign that the sheet does not write before decimals", () => {
    expect(read("LD50 (Rat): > 5.000 mg/kg", "Boiling point 148,9 °C")).toEqual(["LD50 | >5000 mg/kg"]);
    expect(read("LD50 (Ratte): > 2,000 mg/kg", "Dichte 0.86 g/cm3")).toEqual(["LD50 | >2000 mg/kg"]);
    expect(read("LC50 17.921 mg/l", "Dichte 0.86 g/cm3")).toEqual(["LC50 | 17.921 mg/l"]);
  });
  test("values stand under the tests that head their columns, also without drawn lines", () => {
    const text = `Chemical name            LD50 oral             LD50 dermal            LC50 inhalation
Heptane                  > 5000 mg/kg (rat)    3000 mg/kg (rabbit)    103 mg/l (rat) 4 h
Acetone                  5800 mg/kg (rat)      -                      76 mg/l (rat) 4 h
Other information: LD50 (rat) 7000 mg/kg`;
    expect(read(text).slice(0, 5)).toEqual([
      "Heptane | LD50 | oral | >5000 mg/kg",
      "Heptane | LD50 | dermal | 3000 mg/kg",
      "Heptane | LC50 | inhalation | 103 mg/l | 4 h",
      "Acetone | LD50 | oral | 5800 mg/kg",
      "Acetone | LC50 | inhalation | 76 mg/l | 4 h",
    ]);
  });
  test("routes and animals may stand below the tests that head columns", () => {
    const text = `Substance          CAS No.        LD50            LC50                 LD50
                                  (Oral, Rat)     (Inhalation, Rat)    (Dermal, Rat)
Alumina            1344-28-1      NE              NE                   NE
Silica             7631-86-9      10000 mg/kg     NE                   5000 mg/kg`;
    expect(read(text)).toEqual([
      "Silica | 7631-86-9 | LD50 | oral | 10000 mg/kg",
      "Silica | 7631-86-9 | LD50 | dermal | 5000 mg/kg",
    ]);
  });
  test("a number that can be thousands or decimals is left out where the sheet does not tell", () => {
    expect(read("LD50 (Rat): > 5.000 mg/kg", "No numbers")).toEqual([]);
  });
  test("round thousands in the other spelling than the sheet's are no small number", () => {
    expect(read("LD50 (Ratte): > 2,000 mg/kg", "Dichte 0,86 g/cm3")).toEqual([]);
    expect(read("LC50 658.000 mg/l", "Density 0.86 g/cm3")).toEqual(["LC50 | 658 mg/l"]);
  });
  test("a range keeps both ends, the lower one as its value", () => {
    expect(read("LD50 Oral Rat  > 300-2000 mg/kg bw")).toEqual(["LD50 | oral | 300-2000 mg/kg"]);
    expect(read("LC50 (fish)  > 1 - < 10 mg/l  96 h")).toEqual(["LC50 | fish | 1-10 mg/l | 96 h"]);
  });
  test("a component's name right before the test's has the result, also behind a heading in its line", () => {
    const before = "Methanol  67-56-1  1 %\nPropan-2-ol  67-63-0  10 %";
    expect(
      read("Methanol : LD50 oral, rat : 1187 mg/kg\nPropan-2-ol : LD50 oral, rat : 5840 mg/kg", before),
    ).toEqual(["Methanol | LD50 | oral | 1187 mg/kg", "Propan-2-ol | LD50 | oral | 5840 mg/kg"]);
    expect(read("Akute Toxizität (oral): Angabe zu Propan-2-ol: LD50 Ratte: 5840 mg/kg", before)).toEqual([
      "Propan-2-ol | LD50 | oral | 5840 mg/kg",
    ]);
    expect(read("Akute Toxizität  Methanol: LD50 oral, Ratte: 1187 mg/kg", before)).toEqual([
      "Methanol | LD50 | oral | 1187 mg/kg",
    ]);
  });
  test("a name centred beside its lines belongs to all lines between two drawn lines", () => {
    const found = read(
      [
        "------------------------------------------------",
        "Chemical name               Means of exposure    Value",
        "------------------------------------------------",
        "                            LC50 (Danio, 96 h)   16.4 mg/l",
        "Hydrogen peroxide",
        "                            EC50 (Daphnia, 48 h) 2.4 mg/l",
        "------------------------------------------------",
        "                            LC50 (Danio, 96 h)   0.97 mg/l",
        "Didecyl ammonium chloride",
        "                            EC50 (Algae, 72 h)   0.062 mg/l",
        "------------------------------------------------",
      ].join("\n"),
    );
    expect(found).toEqual([
      "Hydrogen peroxide | LC50 | fish | 16.4 mg/l | 96 h",
      "Hydrogen peroxide | EC50 | crustacea | 2.4 mg/l | 48 h",
      "Didecyl ammonium chloride | LC50 | fish | 0.97 mg/l | 96 h",
      "Didecyl ammonium chloride | EC50 | algae | 0.062 mg/l | 72 h",
    ]);
  });
  test("a name over several lines of its cell is whole, with the number below it", () => {
    const found = read(
      [
        "Acute oral toxicity",
        "------------------------------------------------",
        "Hazardous components   Value type   Value        Species",
        "------------------------------------------------",
        "Benzenesulfonic acid,  LD50         1,390 mg/kg  Rat",
        "C10-13-",
        "alkyl derivatives",
        "85536-14-7",
        "------------------------------------------------",
      ].join("\n"),
    );
    expect(found).toEqual([
      "Benzenesulfonic acid, C10-13-alkyl derivatives | 85536-14-7 | LD50 | oral | 1390 mg/kg",
    ]);
  });
  test("cells under heads that name the test are read one column at a time", () => {
    const found = read(
      [
        "------------------------------------------------------------",
        "Component        LD50 Oral             LD50 Dermal           LC50 Inhalation",
        "------------------------------------------------------------",
        "Toluene          > 5000 mg/kg (Rat)    12000 mg/kg (Rabbit)  26700 ppm (Rat) 1 h",
        "------------------------------------------------------------",
        "Methanol         LD50 = 60 mg/kg       Not listed            Not listed",
        "------------------------------------------------------------",
      ].join("\n"),
    );
    expect(found).toEqual([
      "Toluene | LD50 | oral | >5000 mg/kg",
      "Toluene | LD50 | dermal | 12000 mg/kg",
      "Toluene | LC50 | inhalation | 26700 ppm | 1 h",
      "Methanol | LD50 | oral | 60 mg/kg",
    ]);
  });
  test("hours stand in the head of a column, or behind the unit as in 1hd", () => {
    const found = read(
      [
        "------------------------------------------------------------",
        "Component        LC50 (inhalation, rat, 4 h)    LD50 (oral, rat)",
        "------------------------------------------------------------",
        "Methanol         64000 ppm                      5628 mg/kg",
        "------------------------------------------------------------",
      ].join("\n"),
    );
    expect(found).toEqual([
      "Methanol | LC50 | inhalation | 64000 ppm | 4 h",
      "Methanol | LD50 | oral | 5628 mg/kg",
    ]);
    expect(read("Inhalation (rat) LC50: >26700 ppm/1hd[2]   Eye (rabbit): 2mg/24h")).toEqual([
      "LC50 | inhalation | >26700 ppm | 1 h",
    ]);
  });
  test("hours before a test's name and values before it stay with it", () => {
    expect(read("96h EC50: > 1000 mg/L (algae) 72h EC50: 500 mg/L (algae)")).toEqual([
      "EC50 | algae | >1000 mg/L | 96 h",
      "EC50 | algae | 500 mg/L | 72 h",
    ]);
    expect(read("50-70 mg/L LC50 96 h 5-7 mg/L LC50 48 h")).toEqual([
      "LC50 | 50-70 mg/L | 96 h",
      "LC50 | 5-7 mg/L | 48 h",
    ]);
  });
  test("a row of another substance without a value ends the one above", () => {
    const found = read(
      [
        "------------------------------------------------",
        "Components        End point  Species  Value",
        "------------------------------------------------",
        "Sodium sulfate    LC50       Fish     7.1 mg/l",
        "------------------------------------------------",
        "Sodium chloride   flow       Fish     5.8 mg/l",
        "                  LC50",
        "------------------------------------------------",
        "                  NOEC       Fish     252 mg/l",
        "------------------------------------------------",
      ].join("\n"),
    );
    expect(found).toEqual([
      "Sodium sulfate | LC50 | fish | 7.1 mg/l",
      "Sodium chloride | LC50 | fish | 5.8 mg/l",
      "Sodium chloride | NOEC | fish | 252 mg/l",
    ]);
  });
  test("a component's name alone on a line heads what follows; a row's label is no substance", () => {
    const before = "Density 0.9 g/ml\nMethanol   67-56-1   5 %";
    expect(read("Methanol\nAcute oral toxicity\nLD50, Rat, > 5,000 mg/kg", before)).toEqual([
      "Methanol | LD50 | oral | >5000 mg/kg",
    ]);
    expect(read("Aquatic toxicity   LC50 (96 h): 0.89 mg/l fish", before)).toEqual([
      "LC50 | fish | 0.89 mg/l | 96 h",
    ]);
  });
  test("what stands in the column of names and reads like none is not given to the name above", () => {
    const found = read(
      [
        "------------------------------------------------",
        "Components        End point  Species  Value",
        "------------------------------------------------",
        "Sodium sulfate    LC50       Fish     7.1 mg/l",
        "------------------------------------------------",
        "Chronic toxicity  NOEC       Fish     252 mg/l",
        "------------------------------------------------",
      ].join("\n"),
    );
    expect(found).toEqual(["Sodium sulfate | LC50 | fish | 7.1 mg/l"]);
  });

  test("a component's name before a colon tells whose result the line gives", () => {
    expect(
      read(
        "Toluene: LD50 Oral - Rat: 5580 mg/kg\nMethanol - Acute oral rat LD50: 1187 mg/kg\nLD50 Dermal - Rabbit: 12000 mg/kg",
        "Toluene     108-88-3     30-50\nMethanol    67-56-1      10-20",
      ),
    ).toEqual([
      "Toluene | LD50 | oral | 5580 mg/kg",
      "Methanol | LD50 | oral | 1187 mg/kg",
      "Methanol | LD50 | dermal | 12000 mg/kg",
    ]);
  });

  test("a row without its test's name has that of the rows above", () => {
    const text = `2-Butoxyethanol (CAS 111-76-2)
  Dermal
  LD50       Guinea pig     230 mg/kg, 24 Hours
             Rabbit         450 mg/kg
                            435 mg/kg, 24 Hours
  Oral
  LD50       Dog            > 695 mg/kg
             Rat            530 - 2800 mg/kg`;
    expect(read(text)).toEqual([
      "2-Butoxyethanol | 111-76-2 | LD50 | dermal | 230 mg/kg | 24 h",
      "2-Butoxyethanol | 111-76-2 | LD50 | dermal | 450 mg/kg",
      "2-Butoxyethanol | 111-76-2 | LD50 | dermal | 435 mg/kg | 24 h",
      "2-Butoxyethanol | 111-76-2 | LD50 | oral | >695 mg/kg",
      "2-Butoxyethanol | 111-76-2 | LD50 | oral | 530-2800 mg/kg",
    ]);
  });

  test("a result told key by key is one result of the substance in its brackets", () => {
    const text = `Parameter :          ATEmix berechnet
Expositionsweg :     Oral
Wirkdosis :          nicht relevant
Parameter :          LD50 ( KOHLENWASSERSTOFFE, C9, AROMATEN )
Expositionsweg :     Oral
Spezies :            Ratte
Wirkdosis :          > 6800 mg/kg
Parameter :          LD50 ( N-BUTYLACETAT ; CAS-Nr. : 123-86-4 )
Expositionsweg :     Dermal
Spezies :            Kaninchen
Wirkdosis :          14000 mg/kg`;
    expect(read(text)).toEqual([
      "KOHLENWASSERSTOFFE, C9, AROMATEN | LD50 | oral | >6800 mg/kg",
      "N-BUTYLACETAT | 123-86-4 | LD50 | dermal | 14000 mg/kg",
    ]);
  });

  test("a route before each test is that test's, also where a line ends between number and unit", () => {
    const text = `White spirit    64742-82-1    Dermal LD50 rabbit > 2000 mg/kg Oral LD50 rat > 5000 mg/kg
Petroleum distillate, light: Oral rat LD50- >5000 mg/kg, Inhalation rat LC50->5
mg/l/4 hr, Skin rabbit LD50- >3000 mg/kg`;
    expect(read(text, "Petroleum distillate, light    64742-47-8    30-60%")).toEqual([
      "White spirit | 64742-82-1 | LD50 | dermal | >2000 mg/kg",
      "White spirit | 64742-82-1 | LD50 | oral | >5000 mg/kg",
      "Petroleum distillate, light | LD50 | oral | >5000 mg/kg",
      "Petroleum distillate, light | LC50 | inhalation | >5 mg/l | 4 h",
      "Petroleum distillate, light | LD50 | dermal | >3000 mg/kg",
    ]);
  });

  test("estimates by route alone are the product's", () => {
    const text = `Toluene    108-88-3    LD50 Oral    5580 mg/kg
Route                  ATE value
Oral                   25852.7 mg/kg
Inhalation (gases)     320578.8 ppm`;
    expect(read(text).slice(1)).toEqual(["ATE | oral | 25852.7 mg/kg", "ATE | inhalation | 320578.8 ppm"]);
  });

  test("where nothing is drawn, white space parts rows whose names stand in their middle", () => {
    const text = `Chemical name              Test               Value
                           LD50 (Oral)        1850 mg/kg (rat)
Phenoxyethanol             LD50 (Dermal)      14422 mg/kg (rabbit)
                           Eye irritation     Irritant

                           LD50 (Oral)        5000 mg/kg (rat)
Sodium octyl               LD50 (Dermal)      2504 mg/kg (rabbit)
sulfate                    LC50 (4 hr)        1.3 mg/l
                           Skin irritation    Irritant

Further information`;
    expect(read(text, "Sodium octyl sulfate    142-31-4    1-5 %")).toEqual([
      "Phenoxyethanol | LD50 | oral | 1850 mg/kg",
      "Phenoxyethanol | LD50 | dermal | 14422 mg/kg",
      "Sodium octyl sulfate | LD50 | oral | 5000 mg/kg",
      "Sodium octyl sulfate | LD50 | dermal | 2504 mg/kg",
      "Sodium octyl sulfate | LC50 | 1.3 mg/l | 4 h",
    ]);
  });

  test("rows that are hardly further apart than their lines are read whole where a name heads each", () => {
    const text = `Name               Route         Effect                Result         Exposure
                                                                              Duration
Toluene            Inhalation    Some positive data    NOAEL 14.7     90 days
                                 exist                 mg/l
Toluene            Ingestion     Toxic                 LOAEL          during
                                                       520            gestation
                                                       mg/kg/day
Hexane             Ingestion     Toxic                 NOAEL 1140     90 days
                                                       mg/kg/day`;
    const { lines, pages } = sheet(text);
    let rows = 0;
    const apart = lines.map((line): Line => {
      rows += line.cells.length === 5 ? 1 : 0;
      const down = ([x0, y0, x1, y1]: Line["rect"]): Line["rect"] => [x0, y0 - rows, x1, y1 - rows];
      const cells = line.cells.map((cell) => ({ ...cell, rect: down(cell.rect) }));
      return { ...line, rect: down(line.rect), cells };
    });
    const values = readEndpoints(apart, { pages }).map(({ value }) => value);
    expect(values.map(({ substance, endpoint, value, unit }) => [substance, endpoint, value, unit])).toEqual([
      ["Toluene", "NOAEL", 14.7, "mg/l"],
      ["Toluene", "LOAEL", 520, "mg/kg"],
      ["Hexane", "NOAEL", 1140, "mg/kg"],
    ]);
  });

  test("a component's name may stand right before its test, and a table of one substance below its name", () => {
    const text = `Ethylene glycol monobutyl ether    LD50 Oral    Rat    250 mg/kg
Tetrasodium ethylene diamine LD50 Oral          Rat    10 g/kg`;
    expect(read(text, "Tetrasodium ethylene diamine    64-02-8    1 - 5")).toEqual([
      "Ethylene glycol monobutyl ether | LD50 | oral | 250 mg/kg",
      "Tetrasodium ethylene diamine | LD50 | oral | 10 g/kg",
    ]);
    const below = `Trinatriumsalz, Lösung
Toxizität / Wirkung          Endpunkt    Wert      Einheit    Organismus
Akute Toxizität, oral:       LD50        3900      mg/kg      Ratte`;
    expect(read(below)).toEqual(["Trinatriumsalz, Lösung | LD50 | oral | 3900 mg/kg"]);
  });

  test("several components between the first and the last line of a table are several rows", () => {
    const names = [
      "Calcium carbonate, ground and treated with acid",
      "Titanium dioxide in powder of any form",
      "Benzophenone",
    ];
    const before = names.map((name, i) => `${name}    100-0${i}-${i}    1 - 5`).join("\n");
    const text = `Product/ingredient name                            Result                  Dose
------------------------------------------------------------------------------------------
Calcium carbonate, ground and treated with acid    Rat - Oral - LD50       6450 mg/kg
Titanium dioxide in powder of any form             Rat - Oral - LD50       >5000 mg/kg
                                                   Rabbit - Dermal - LD50  >5000 mg/kg
Benzophenone                                       Rat - Oral - LD50       >10 g/kg
------------------------------------------------------------------------------------------`;
    expect(read(text, before)).toEqual([
      "Calcium carbonate, ground and treated with acid | LD50 | oral | 6450 mg/kg",
      "Titanium dioxide in powder of any form | LD50 | oral | >5000 mg/kg",
      "Titanium dioxide in powder of any form | LD50 | dermal | >5000 mg/kg",
      "Benzophenone | LD50 | oral | >10 g/kg",
    ]);
  });

  test("a result over several lines needs no colons; names over their amounts are no such lines", () => {
    const text = `Acute oral toxicity
Parameter            LD50 (Toluene ; CAS No. 108-88-3)
Exposure route       Oral
Species              Rat
Effective dose       > 6800 mg/kg`;
    expect(read(text)).toEqual(["Toluene | 108-88-3 | LD50 | oral | >6800 mg/kg"]);
    const wrapped = `Parameter :          LD50 (Toluene)
Exposure route :     Oral
                     > 2000 mg/kg`;
    expect(read(wrapped)).toEqual(["Toluene | LD50 | oral | >2000 mg/kg"]);
    const table = `Chemical name        LD50
Toluene              not known
Ethanol              6800 mg/kg`;
    expect(read(table)).not.toContainEqual(expect.stringMatching(/^(?:LD50|Toluene)/));
  });
  test("routes may be told as the registry of toxic effects shortens them", () => {
    expect(read("LD50 orl rat         12600 mg/kg")).toEqual(["LD50 | oral | 12600 mg/kg"]);
  });
});
