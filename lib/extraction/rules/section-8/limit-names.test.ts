import { describe, expect, test } from "vitest";
import { ruledItems } from "@/lib/extraction/tables/ruled-cells";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { ruledPages } from "@/lib/fixtures/ruled-lines";
import { readExposureLimits } from "./exposure-limits";
import { runsOf } from "./ruled-tables";

/** "substance cas list: mean, short-term S, ceiling C unit" */
function read(text: string, composition = ""): string[] {
  const { lines, pages } = ruledPages(text);
  return readExposureLimits(lines, pages, "en", typedLines(composition)).map(
    ({ value: { substance, cas_number, list, twa, stel, ceiling, unit } }) => {
      const told = [twa, stel && `${stel} S`, ceiling && `${ceiling} C`].filter((one) => one !== null);
      return `${substance} ${cas_number ?? "-"} ${list ?? "-"}: ${told.join(", ")} ${unit}`;
    },
  );
}

describe("the substance of a limit", () => {
  test("stands on the page before, also where no limit stands beside it there", () => {
    const text = `8.1 Control parameters
+------------+--------------+--------+------------+
| CAS No.    | Ingredient   | Source | Value      |
+------------+--------------+--------+------------+
| 71-36-3    | Butanol      | OSHA   | 100 ppm    |
|            |              |        | TWA        |
+            +              +--------+------------+
|            |              | NIOSH  |            |
+------------+--------------+--------+------------+
| 95-63-6    | Cumene       | OSHA   |            |
+------------+--------------+--------+------------+
\f                              ACGIH
+            +              +--------+------------+
|            |              | NIOSH  | 25 ppm TWA |
+------------+--------------+--------+------------+`;
    expect(read(text)).toEqual(["Butanol 71-36-3 OSHA: 100 ppm", "Cumene 95-63-6 NIOSH: 25 ppm"]);
  });

  test("is not the one above a row whose unit cannot be read, nor above rows that tell no limits", () => {
    const heads = "ORGANIZATION   TYPE OF LIMIT   THRESHOLD";
    const text = `8.1 Control parameters
Cobalt (7440-48-4)
${heads}
NIOSH   NIOSH REL (TWA)   0.05 mg/m3
        US IDLH           20 tng/m3
Carbon (7440-44-0)
${heads}
OSHA    Not applicable    Not applicable
DNEL long-term inhalation 7 mg/m3
Iron oxide (1309-37-1)
Workers inhalation 9 mg/m3
OSHA    OSHA PEL (TWA)    10 mg/m3`;
    expect(read(text)).toEqual(["Iron oxide 1309-37-1 OSHA: 10 mg/m³"]);
  });

  test("is a name without a number above headings for lists", () => {
    const text = `8.1 Control parameters
Cobalt (7440-48-4)
Organization   Type of limit   Threshold
NIOSH   NIOSH REL (TWA)   0.05 mg/m3
Particulates not otherwise regulated
Organization   Type of limit   Threshold
ACGIH   ACGIH TWA   3 mg/m3`;
    expect(read(text)).toEqual([
      "Cobalt 7440-48-4 NIOSH: 0.05 mg/m³",
      "Particulates not otherwise regulated - ACGIH: 3 mg/m³",
    ]);
  });

  test("stands behind its label, with its number in a third cell", () => {
    const text = `8.1 Control parameters
Substance:        glycerol      CAS No.: 56-81-5
TRGS 900 (DE):    200 E mg/m³
DNEL (oral):      229 mg/kg
Substance:        ethanol       CAS No.: 64-17-5
TRGS 900 (DE):    200 ppm / 380 mg/m³`;
    expect(read(text)).toEqual([
      "glycerol 56-81-5 TRGS 900: 200 mg/m³",
      "ethanol 64-17-5 TRGS 900: 200 ppm",
      "ethanol 64-17-5 TRGS 900: 380 mg/m³",
    ]);
  });

  test("is the mist that air may hold, and no sentence", () => {
    expect(
      read(`8.1 Exposure limits
Exposure limits for materials that can be formed: When mists/aerosols
can occur the following are recommended: 5 mg/m³ - ACGIH TLV, 4 mg/m³ - OSHA PEL.`),
    ).toEqual(["mists/aerosols - ACGIH TLV: 5 mg/m³", "mists/aerosols - OSHA PEL: 4 mg/m³"]);
    const program = "Safety Partnership Program (HSPP). Under it, we recommend the voluntary concentration";
    expect(read(`8.1 Exposure limits\n${program}\nof 1 f/cc TWA for fibers.`, program)).toEqual([]);
  });
});

describe("limits of any dust", () => {
  test.each([
    ["Allgemeiner Staubgrenzwert (TRGS 900): 1,25 mg/m³ (A), 10 mg/m³ (E)", "TRGS 900", [1.25, 10]],
    [
      "Allgemeiner Staubgrenzwert: Einatembare Fraktion: 10 mg/m³, alveolengängige: 1,25 mg/m³",
      "-",
      [10, 1.25],
    ],
    [
      "Allgemeiner Staubgrenzwert\n10 mg/m³ E (einatembare Fraktion)\n1,25 mg/m³ A (alveolengängig)",
      "-",
      [10, 1.25],
    ],
    ["Der allgemeine Staubgrenzwert (TRGS 900) von 10 mg/m³ ist einzuhalten.", "TRGS 900", [10]],
    ["OSHA recommends for particulates not otherwise regulated an 8-hour TWA of 15 mg/m3.", "OSHA", [15]],
    ["Poussières réputées sans effet spécifique : 10 mg/m³ (fraction inhalable)", "-", [10]],
  ])("%s", (text, list, values) => {
    const found = read(`8.1 Control parameters\n${text}`);
    expect(found.map((one) => Number(/: ([\d.]+) mg/.exec(one)?.[1]))).toEqual(values);
    expect(found.every((one) => one.includes(` - ${list}: `))).toBe(true);
  });

  test("have no value where a sentence speaks of them alone", () => {
    expect(read("8.1 Control parameters\nThe general dust limit is to be observed.\nAcetone")).toEqual([]);
  });
});

describe("headings and units of limits", () => {
  test("may be broken anywhere in narrow columns", () => {
    const text = `8.1 Control parameters
+------+---------+---------+-------+----+------+-----+
| Cou  | Name of | CAS No  | Iden- | TW | TWA  | STE |
| ntry | agent   |         | tifier| A  | [mg/ | L   |
|      |         |         |       | [pp| m³]  | [pp |
|      |         |         |       | m] |      | m]  |
+------+---------+---------+-------+----+------+-----+
| EU   | acetone | 67-64-1 | IOELV | 500| 1210 | 750 |
+------+---------+---------+-------+----+------+-----+`;
    expect(read(text)).toEqual(["acetone 67-64-1 EU: 500, 750 S ppm", "acetone 67-64-1 EU: 1210 mg/m³"]);
  });

  test("count particles, too; an action level is no limit", () => {
    const text = `8.1 Control parameters
+------------+-----------------------+
| Ingredient | OSHA PEL              |
+------------+-----------------------+
| Talc       | 20 MPPCF TWA          |
|            | 0.1 mg/m3 TWA         |
+------------+-----------------------+
| Chromium   | 0.5 mg/m³             |
|            | “AL” 0.0025 mg/m³     |
+------------+-----------------------+`;
    expect(read(text)).toEqual([
      "Talc - OSHA PEL: 20 mppcf",
      "Talc - OSHA PEL: 0.1 mg/m³",
      "Chromium - OSHA PEL: 0.5 mg/m³",
    ]);
  });
});

describe("as further makers print them", () => {
  test("the mark of a footnote is no part of a name", () => {
    const text = `8.1 Control parameters
Ingredient        Reference    TWA mg/m³
Grey dust (a)     SWA [AUS]    10
Lime              WES [NZ]     5`;
    expect(read(text)).toEqual(["Grey dust - SWA [AUS]: 10 mg/m³", "Lime - WES: 5 mg/m³"]);
  });

  test("a framed heading of two lines belongs to the lines below it", () => {
    const { lines, pages } = ruledPages(`8.1 Control parameters
+-----------------+------------+---------------------+
| Ingredient      | Reference  | TWA                 |
+                 +            +----------+----------+
|                 |            | ppm      | mg/m³    |
+-----------------+------------+----------+----------+
  Lime              WES [NZ]     --         5`);
    const runs = runsOf(ruledItems(lines, () => pages[0]?.rules ?? []));
    expect(runs.map(({ boxes }) => boxes)).toEqual([null]);
  });

  test("a name stands above all its numbers, whichever these are", () => {
    const text = `8.1 Control parameters
Examplane, C9-C11, < 2% aromatics
EC No. 919-857-5 / CAS No. 64742-48-9
  TRGS 900, AGW, long-term: 300 mg/m3
Xylene (isomers)
INDEX No. 601-022-00-9 / EC No. 215-535-7 / CAS No. 1330-20-7
  TRGS 900, AGW, long-term: 220 mg/m3`;
    expect(read(text)).toEqual([
      "Examplane, C9-C11, < 2% aromatics 64742-48-9 TRGS 900: 300 mg/m³",
      "Xylene (isomers) 1330-20-7 TRGS 900: 220 mg/m³",
    ]);
  });

  test("labels of limits that there are none of are no headings of the limits below", () => {
    const text = `8.1 Control parameters
Ethanol      WEL 8-hr limit ppm: 1000                   WEL 8-hr limit mg/m3: 1920
             WEL 15 min limit ppm: -                    WEL 15 min limit mg/m3: -
             WEL 8-hr limit mg/m3 total dust: -         WEL 15 min limit mg/m3 total dust: -
Methanol     WEL 8-hr limit ppm: 200                    WEL 8-hr limit mg/m3: 266`;
    expect(read(text, "Ethanol\nMethanol")).toEqual([
      "Ethanol - WEL: 1000 ppm",
      "Ethanol - WEL: 1920 mg/m³",
      "Methanol - WEL: 200 ppm",
      "Methanol - WEL: 266 mg/m³",
    ]);
  });

  test("the name stands in the line below, behind the limits of another line", () => {
    const text = `8. EXPOSURE CONTROLS
For methyl alcohol: 200 ppm (TWA) 250 ppm (STEL) skin
NIOSH Recommended Exposure Limit (REL):
0.016 ppm (10-hr TWA), 0.1 ppm Ceiling (15 minutes) for
formaldehyde, Ca`;
    const found = read(text, "Formaldehyde\nMethyl alcohol");
    expect(found).toContain("formaldehyde - -: 0.016, 0.1 C ppm");
    expect(found.filter((one) => one.startsWith("methyl"))).toEqual(["methyl alcohol - -: 200, 250 S ppm"]);
  });

  test("the symbol of carbon is no ceiling", () => {
    const text = `8.1 Control parameters
Ingredient        OSHA PEL mg/m³
Iron (Fe)         10
Carbon (C)        15`;
    expect(read(text)).toEqual(["Iron (Fe) - OSHA PEL: 10 mg/m³", "Carbon - OSHA PEL: 15 mg/m³"]);
  });

  test("a province's law is a list, in a row that tells a kind beside it", () => {
    const text = `8.1 Control parameters
Asphalt (CAS 8052-42-4)
  ACGIH TLV               TWA              0.5 mg/m3
  Alberta OHS Code        8-hour OEL       5 mg/m3
  BC OHS Regulation       Ceiling          7 mg/m3
  Ontario Reg. 833        STEL             10 ppm`;
    expect(read(text)).toEqual([
      "Asphalt 8052-42-4 ACGIH TLV: 0.5 mg/m³",
      "Asphalt 8052-42-4 Alberta OHS Code: 5 mg/m³",
      "Asphalt 8052-42-4 BC OHS Regulation: 7 C mg/m³",
      "Asphalt 8052-42-4 Ontario Reg. 833: 10 S ppm",
    ]);
  });

  test("a legend tells which letters mark ceilings, and marks are no part of names", () => {
    const text = `8.1 Control parameters
INGREDIENT        CAS NO.        OSHA PEL (mg/m3)
Iron+             7439-89-6      10
Manganese#        7439-96-5      5.0 CL (as Mn, fume)
# Reportable      + As iron oxide      CL - Ceiling limit      STEL - Short term exposure limit`;
    expect(read(text)).toEqual([
      "Iron 7439-89-6 OSHA PEL: 10 mg/m³",
      "Manganese 7439-96-5 OSHA PEL: 5 C mg/m³",
    ]);
  });

  test("each framed table has the columns of its own heading, where numbers head the substances", () => {
    const text = `8.1 Control parameters
+-----------+------------+-----------+
| CAS       | TWA-mg/m3  | TWA-ppm   |
+-----------+------------+-----------+
| 67-64-1   | 1210       | 500       |
+-----------+------------+-----------+
- France:
+-----------+------------+-----------+-----------+
| CAS       | TWA-ppm    | TWA-mg/m3 | TMP No    |
+-----------+------------+-----------+-----------+
| 67-64-1   | 500        | 1210      | 84        |
+-----------+------------+-----------+-----------+`;
    const found = read(text);
    expect(found).toHaveLength(4);
    expect(new Set(found.map((one) => one.split(": ")[1]))).toEqual(new Set(["1210 mg/m³", "500 ppm"]));
  });

  test("one heading over two units has two columns, right above their numbers or not", () => {
    const text = `8.1 Control parameters
Substance       CAS No.        Country     TWA 8 hours        STEL 15 min.
                                           mg/m³     ppm      mg/m³     ppm
Methacrylate    80-62-6        NL            205     -          410     -
                               BE            208     50         416     100
Butanone        78-93-3        NL            590     -          900     -`;
    expect(read(text)).toEqual([
      "Methacrylate 80-62-6 NL: 205, 410 S mg/m³",
      "Methacrylate 80-62-6 BE: 208, 416 S mg/m³",
      "Methacrylate 80-62-6 BE: 50, 100 S ppm",
      "Butanone 78-93-3 NL: 590, 900 S mg/m³",
    ]);
  });

  test("lists stand above some columns only, each above one", () => {
    const text = `8.1 Control parameters
                              % by Wt.     ACGIH TLV-    ACGIH TLV-                    OSHA PEL-
Chemical Name    CAS-No.      Less Than    TWA           STEL          OSHA PEL-TWA    CEILING
Toluene          108-88-3     10.0         20 ppm        N.E.          200 ppm         300 ppm`;
    expect(read(text)).toEqual([
      "Toluene 108-88-3 ACGIH TLV: 20 ppm",
      "Toluene 108-88-3 OSHA PEL: 200, 300 C ppm",
    ]);
  });

  test("headings of which some begin a line higher head cells that label each limit", () => {
    const text = `8.1. Control parameters
Component                                                                            TWA
name              Identification       Exposure limits                               Year
Formaldehyde      CAS No.: 50-00-0     Country of origin: United Kingdom             2020
… %                                    Limit value type: WEL
                                       Limit value (8 h): 2 ppm
                                       Limit value (8 h): 2.5 mg/m³
                                       Limit value (short term)
                                       Value: 2 ppm
                                       Value: 2.5 mg/m³
Methanol          CAS No.: 67-56-1     Country of origin: United Kingdom             2020
                                       Limit value (8 h): 200 ppm`;
    expect(read(text)).toEqual([
      "Formaldehyde … % 50-00-0 WEL: 2, 2 S ppm",
      "Formaldehyde … % 50-00-0 WEL: 2.5, 2.5 S mg/m³",
      "Methanol 67-56-1 United Kingdom: 200 ppm",
    ]);
  });
});

describe("limits in lines below or behind a name", () => {
  const below = (text: string) => read(`8.1 Control parameters\nExamplol (64-17-5)\n${text}`);

  test("have their units in cells of their own", () => {
    expect(below("TRGS 900    :    380    mg/m³    200    ppm")).toEqual([
      "Examplol 64-17-5 TRGS 900: 380 mg/m³",
      "Examplol 64-17-5 TRGS 900: 200 ppm",
    ]);
  });

  test("have their kind in the list's cell", () => {
    expect(below("WEL-TWA    2015    500 ppm\nWEL-STEL   2015    1000 ppm")).toEqual([
      "Examplol 64-17-5 WEL: 500, 1000 S ppm",
    ]);
  });

  test("are each of the list that its own row begins with, known or not", () => {
    expect(
      below("TRGS 900        1800 mg/m³\nGWBB-8 h        1907 mg/m³\nMAC-TGG 8 uur   1500 mg/m³"),
    ).toEqual([
      "Examplol 64-17-5 TRGS 900: 1800 mg/m³",
      "Examplol 64-17-5 GWBB: 1907 mg/m³",
      "Examplol 64-17-5 MAC: 1500 mg/m³",
    ]);
  });

  test("stand with their name behind a title's cell", () => {
    expect(read("8.1 Control parameters\nExposure limits:    Examplol: STEL 1000 ppm")).toEqual([
      "Examplol - -: 1000 S ppm",
    ]);
  });

  test("of dusts without effect are no biological values", () => {
    expect(read("8.1 Control parameters\nBiologisch inerte Stäube\nMAK    5 mg/m³")).toEqual([
      "Biologisch inerte Stäube - MAK: 5 mg/m³",
    ]);
  });

  test("stand below a numbered title of their own, behind what protects, and are not of its list", () => {
    const text = `8.1 Begrenzung und Überwachung der Exposition
Für gute Lüftung sorgen.
Schutzhandschuhe tragen.
8.2 Bestandteile mit zu überwachenden Grenzwerten (SUVA Nr. 1903)
Examplol (64-17-5): MAK 50 ml/m³ (ppm)`;
    expect(read(text)).toEqual(["Examplol 64-17-5 MAK: 50 ppm"]);
  });
});

test.each([
  [
    "Occupational Exposure Limit (OEL), 8 h TWA: 1 mg/m³ respirable dust of calcium dihydroxide",
    "Calcium dihydroxide",
    "calcium dihydroxide - OEL: 1 mg/m³",
  ],
  [
    "Arbeitsplatzgrenzwert (AGW), 8 h: 1 mg/m³ lungengängiger Staub von Calciumdihydroxid",
    "Calciumdihydroxid",
    "Calciumdihydroxid - AGW: 1 mg/m³",
  ],
  [
    "Limite d'exposition à court terme (STEL), 15 min : 4 mg/m³ de poussière alvéolaire de dihydroxyde de calcium",
    "Dihydroxyde de calcium",
    "dihydroxyde de calcium - -: 4 S mg/m³",
  ],
])("the dust that a limit is of stands behind its number: %s", (sentence, component, expected) => {
  expect(read(`8.1 Control parameters\n${sentence}`, `${component}    1305-62-0    20 - 40`)).toEqual([
    expected,
  ]);
});

test("a country behind a word for national limits is the list", () => {
  expect(
    read(`Glimmer - CAS: 12001-26-2
  ACGIH - TWA(8h): 3 mg/m3 - Anmerkungen: (R)
  Nationale - Land: SCHWEIZ - TWA(8h): 3 mg/m3 - Anmerkungen: alveolengängiger Staub`),
  ).toEqual(["Glimmer 12001-26-2 ACGIH: 3 mg/m³", "Glimmer 12001-26-2 Schweiz: 3 mg/m³"]);
});
