import { describe, expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { ruledPages } from "@/lib/fixtures/ruled-lines";
import { readExposureLimits } from "./exposure-limits";

/** "substance cas list: mean, short-term S, ceiling C unit" */
function read(text: string, language = "en", composition = ""): string[] {
  const { lines, pages } = ruledPages(text);
  return readExposureLimits(lines, pages, language, typedLines(composition)).map(
    ({ value: { substance, cas_number, list, twa, stel, ceiling, unit } }) => {
      const told = [twa, stel && `${stel} S`, ceiling && `${ceiling} C`].filter((one) => one !== null);
      return `${substance} ${cas_number ?? "-"} ${list ?? "-"}: ${told.join(", ")} ${unit}`;
    },
  );
}

describe("numbers in two units", () => {
  test("stand in one cell in the order of their heading, whatever stands between", () => {
    const table = (units: string, cell: string) => `8.1 Control parameters
+-----------+----------------+----------------+
| Substance | TWA 8 hours    | STEL 15 min    |
+-----------+----------------+----------------+
|           | ${units.padEnd(14)} | ${units.padEnd(14)} |
+-----------+----------------+----------------+
| Examplol  | ${cell.padEnd(14)} |                |
+-----------+----------------+----------------+`;
    expect(read(table("ppm – mg/m³", "50 – 221"))).toEqual([
      "Examplol - -: 50 ppm",
      "Examplol - -: 221 mg/m³",
    ]);
    expect(read(table("mg/m³ (ppm)", "575 (100)"))).toEqual([
      "Examplol - -: 575 mg/m³",
      "Examplol - -: 100 ppm",
    ]);
  });

  test("are both read where the second stands in brackets with its unit, under a title that names no substance", () => {
    const text = `8.1 Control parameters
SWA Exposure Limits     TWA (mg/m³)         STEL (mg/m³)
Examplol                191 (50 ppm)        574 (150 ppm) Sk
2-Butoxytestol          96.9                242`;
    expect(read(text)).toEqual([
      "Examplol - -: 191, 574 S mg/m³",
      "Examplol - -: 50, 150 S ppm",
      "2-Butoxytestol - -: 96.9, 242 S mg/m³",
    ]);
  });

  test('"200 PPM/150 STEL" is a mean and what a quarter of an hour may have', () => {
    expect(read("8.1 Control parameters\nTestene (108-88-3)\nOSHA PEL: 200 PPM/150 STEL")).toEqual([
      "Testene 108-88-3 OSHA PEL: 200, 150 S ppm",
    ]);
  });
});

describe("the kind of a limit", () => {
  test("is told by durations in every spelling", () => {
    const text = `8.1 Zu überwachende Parameter
Arbeitsstoff            Grenzwert           mg/m³       ppm
EXAMPLOL                8 Stunde(n)         1920        1000
TESTEN                  8 Stunde(n)         375         100
                        15 Minute(n)        568         150`;
    expect(read(text, "de")).toEqual([
      "EXAMPLOL - -: 1920 mg/m³",
      "EXAMPLOL - -: 1000 ppm",
      "TESTEN - -: 375, 568 S mg/m³",
      "TESTEN - -: 100, 150 S ppm",
    ]);
  });

  test("stands in a cell with another one, in the order of their values", () => {
    const text = `8.1 Exposure limits
Component               Regulation   Type of listing        Value
Examplol                ACGIH        TLV-TWA                0.1 ppm
(by-product)                         TLV-STEL               0.4 ppm
[7782-50-5]             OSHA         PEL - Ceiling          1 ppm (3 mg/m³)
                        BC           TWA / STEL             0.5 ppm / 1 ppm`;
    expect(read(text)).toEqual([
      "Examplol (by-product) 7782-50-5 ACGIH TLV: 0.1, 0.4 S ppm",
      "Examplol (by-product) 7782-50-5 OSHA PEL: 1 C ppm",
      "Examplol (by-product) 7782-50-5 OSHA PEL: 3 C mg/m³",
      "Examplol (by-product) 7782-50-5 BC: 0.5, 1 S ppm",
    ]);
  });

  test("is told by a footnote that a letter before the number leads to", () => {
    const text = `8.1 Exposure limits
Ingredient              OSHA PEL                ACGIH TLV
Examplium               (c) 5 mg/m³             0.02 mg/m³
Testium                 15 mg/m³                (b) 10 mg/m³
(b) Denotes short term exposure limit (STEL).
(c) Denotes "ceiling limit" which is not to be exceeded at any time.`;
    expect(read(text)).toEqual([
      "Examplium - OSHA PEL: 5 C mg/m³",
      "Examplium - ACGIH TLV: 0.02 mg/m³",
      "Testium - OSHA PEL: 15 mg/m³",
      "Testium - ACGIH TLV: 10 S mg/m³",
    ]);
  });

  test("is the short-term one under a heading for peaks, where it has a unit", () => {
    const text = `8.1 Zu überwachende Parameter
+----------------------+----------------------+------------------+
| Stoff                | Arbeitsplatzgrenzwert| Spitzenbegrenzung|
+----------------------+----------------------+------------------+
| Examplol [64-17-5]   | 380 mg/m³            | 1520 mg/m³       |
+----------------------+----------------------+------------------+`;
    expect(read(text, "de")).toEqual(["Examplol 64-17-5 -: 380, 1520 S mg/m³"]);
  });
});

describe("whose limits they are", () => {
  test("is told by a row above the headings, also for what stands below a country without any", () => {
    const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.padEnd(14)).join(" | ")} |\n`;
    const rule = `+${"----------------+".repeat(5)}\n`;
    const text = `8.1 Zu überwachende Parameter
${rule}| CAS-Nr.        | 111-46-6       | Stoff          | Examplglykol                    |
${rule}|                | 8 Stunden                       | kurzzeitig                      |
${rule}${row(["Land", "ppm", "mg/m³", "ppm", "mg/m³"])}${rule}${row(["Deutschland", "10", "44", "40", "176"])}${rule}Griechenland
${rule}${row(["Litauen", "10", "45", "20", "90"])}${rule}`;
    expect(read(text, "de")).toEqual([
      "Examplglykol 111-46-6 Deutschland: 10, 40 S ppm",
      "Examplglykol 111-46-6 Deutschland: 44, 176 S mg/m³",
      "Examplglykol 111-46-6 Litauen: 10, 20 S ppm",
      "Examplglykol 111-46-6 Litauen: 45, 90 S mg/m³",
    ]);
  });

  test("is told behind the letter of its country on a card", () => {
    const text = `8.1 Paramètres de contrôle
+---------------------+---------------------------------+------------------+
| F Désignation       | Dioxyde d'exemple               | Quantité en %:   |
|   chimique          |                                 | 1-5              |
+---------------------+------------+--------------------+------------------+
| VME: 5000 ppm (9000 mg/m3) (VME) | VLE: 30000 ppm (ACGIH), 2(II) (AGW)   |
+----------------------------------+---------------------------------------+`;
    expect(read(text, "fr")).toEqual([
      "Dioxyde d'exemple - VME: 5000 ppm",
      "Dioxyde d'exemple - VME: 9000 mg/m³",
      "Dioxyde d'exemple - ACGIH: 30000 S ppm",
    ]);
  });

  test("is told by every line that begins with a name, small letters before a hyphen among them", () => {
    const text = `8.1 Control parameters
Material                Source       Type      ppm          mg/m3
Testane                 EH40 WEL     TWA       100 ppm      350 mg/m3
                        EH40 WEL     STEL      300 ppm      1050 mg/m3
Examplane               EH40 WEL     TWA       20 ppm       72 mg/m3
tert-Butyl testether    EH40 WEL     TWA       50 ppm       183.5 mg/m3`;
    expect(read(text)).toEqual([
      "Testane - EH40 WEL: 100, 300 S ppm",
      "Testane - EH40 WEL: 350, 1050 S mg/m³",
      "Examplane - EH40 WEL: 20 ppm",
      "Examplane - EH40 WEL: 72 mg/m³",
      "tert-Butyl testether - EH40 WEL: 50 ppm",
      "tert-Butyl testether - EH40 WEL: 183.5 mg/m³",
    ]);
  });

  test("is said behind the list's own cell, whatever was named above", () => {
    const text = `8.1 Control parameters
Testene (108-88-3)
OSHA PEL: 200 ppm
ACGIH-TLV               : Diesel fuel: TWA 100 mg/m³`;
    expect(read(text)).toEqual(["Testene 108-88-3 OSHA PEL: 200 ppm", "Diesel fuel - ACGIH: 100 mg/m³"]);
  });

  test("is told over a column, and a country beside its row", () => {
    const text = `8.1 Control parameters
Occupational exposure limits (in mg/m³ 8 hours TWA) in the Union &
Switzerland
+-----------+------------+--------+--------------+
| Country   | OEL name   | Quartz | Cristobalite |
+-----------+------------+--------+--------------+
| Austria 3 | MAK        | 0.15   | 0.15         |
+-----------+------------+--------+--------------+
| Cyprus    |            | 10 k/Q | /            |
+-----------+------------+--------+--------------+
| France    | VLEP       | 0.1    | 0.05         |
+-----------+------------+--------+--------------+`;
    expect(read(text)).toEqual([
      "Quartz - Austria MAK: 0.15 mg/m³",
      "Quartz - France VLEP: 0.1 mg/m³",
      "Cristobalite - Austria MAK: 0.15 mg/m³",
      "Cristobalite - France VLEP: 0.05 mg/m³",
    ]);
    // Without its duration nobody can tell the kind
    expect(read(text.replace(" 8 hours TWA", ""))).toEqual([]);
  });

  test("cannot be told where one cell names several", () => {
    const text = `8.1 Exposure limits
+------------+---------+-------------------------------+
| Components | CAS     | Limits                        |
+------------+---------+-------------------------------+
| Resin      | MIXTURE | Examplol CAS#50-00-0, 500 ppm |
|            |         | ACGIH TLV-C 0.3 ppm           |
|            |         | Testol CAS#100-41-4 0.4 %     |
|            |         | OSHA TWA 100 ppm              |
+------------+---------+-------------------------------+`;
    expect(read(text)).toEqual([]);
  });
});

describe("what is immediately dangerous", () => {
  test("is no limit, and ends no table of limits", () => {
    const text = `8.1 Control parameters
Examplol (64-17-5)
+-------+-----------------------+------------+
| ACGIH | ACGIH STEL (ppm)      | 1000 ppm   |
+-------+-----------------------+------------+
| IDLH  | US IDLH (ppm)         | 3300 ppm   |
+-------+-----------------------+------------+
| NIOSH | NIOSH REL (TWA) (ppm) | 900 ppm    |
+-------+-----------------------+------------+`;
    expect(read(text)).toEqual(["Examplol 64-17-5 ACGIH: 1000 S ppm", "Examplol 64-17-5 NIOSH REL: 900 ppm"]);
  });

  test.each([
    "IDLH of the substance by NIOSH (30 min.): 1200 ppm",
    "IDLH of the substance by NIOSH is not known",
  ])("is told without a full stop, and takes no limit with it: %s", (line) => {
    const text = `8.1 Control parameters
CARBON EXAMPLOXIDE (630-08-0)
${line}
OSHA PEL: 50 ppm`;
    expect(read(text)).toEqual(["CARBON EXAMPLOXIDE 630-08-0 OSHA PEL: 50 ppm"]);
  });

  test("stands behind a limit in the last line of a cell", () => {
    const text = `8.1 Control parameters
CAS No.     Ingredient    Source    Value
100-41-4    Testene       NIOSH     100 ppm TWA; 435 mg/m3 TWA;
                                    545 mg/m3 STEL; 800 ppm IDLH (10% LEL)`;
    expect(read(text).join()).toContain("545 S mg/m³");
  });

  test("is told in a sentence between lines of limits", () => {
    const text = `8.1 Control parameters
CARBON EXAMPLOXIDE (630-08-0)
ACGIH: ACGIH TWA (PPM): 25 PPM
IDLH: US IDLH (PPM): 1200 PPM
OSHA: OSHA PEL (TWA) (PPM): 50 PPM`;
    expect(read(text)).toEqual([
      "CARBON EXAMPLOXIDE 630-08-0 ACGIH: 25 ppm",
      "CARBON EXAMPLOXIDE 630-08-0 OSHA: 50 ppm",
    ]);
  });
});

test("a limit that its maker recommends is not of the maker as a substance", () => {
  const text = `8.1 Zu überwachende Parameter
CAS: 69254-40-6                     Examplosat
Muster (Empfehlung):                8 mg/m³ TWA`;
  expect(read(text, "de")).toEqual([]);
});

test("names that begin with a bracket begin their rows", () => {
  const text = `8.1 Zu überwachende Parameter
EG-Nr.         Bezeichnung                          Art          Wert
919-857-5      Examplan, Fraktion                   AGW          600 mg/m³
64742-48-9     Aliphaten
252-104-2      (2-Methoxytestethoxy)propanol        AGW          310 mg/m³
34590-94-8     (Isomerengemisch)                                 50 ml/m³`;
  const names = read(text, "de").map((limit) => limit.replace(/ [\d-]+ AGW.*:/, ":"));
  expect(names).toEqual([
    "Examplan, Fraktion Aliphaten: 600 mg/m³",
    "(2-Methoxytestethoxy)propanol (Isomerengemisch): 310 mg/m³",
    "(2-Methoxytestethoxy)propanol (Isomerengemisch): 50 ppm",
  ]);
});

test("a notation for the skin may stand behind a number", () => {
  const text = `8.1 Paramètres de contrôle
ÉXEMPLANONE
Valeur limite de seuil
Type        état        TWA/8h                  STEL/15min
                        mg/m3       ppm         mg/m3       ppm
AGW         DEU         83          20          166         40      PEAU`;
  expect(read(text, "fr")).toEqual([
    "ÉXEMPLANONE - DEU AGW: 83, 166 S mg/m³",
    "ÉXEMPLANONE - DEU AGW: 20, 40 S ppm",
  ]);
});

test("a name, a list and a unit in brackets may stand before a number", () => {
  const text = `8.1. Control parameters
• Occupational Exposure Limits    :
                                  : n-Examplane : ILV (EU) - 8 H - [mg/m³] : 3000
                                  : n-Examplane : MAK - Germany [ppm] : 1000
                                  : n-Examplane : STEL (BE) [ppm] : 750`;
  expect(read(text)).toEqual([
    "n-Examplane - EU: 3000 mg/m³",
    "n-Examplane - MAK: 1000 ppm",
    "n-Examplane - BE: 750 S ppm",
  ]);
});

test("each line of a cell may tell its own kind", () => {
  const text = `8.1 Control parameters
+-----------+-----------+-------------------+
| Substance | OSHA PEL  | Other             |
+-----------+-----------+-------------------+
| Examplol  | 100 ppm   | 100 ppm (REL)     |
|           |           | ST 125 ppm (REL)  |
+-----------+-----------+-------------------+
| Testol    | N.E.      | 10 ppm (WEEL)     |
+-----------+-----------+-------------------+`;
  expect(read(text)).toEqual([
    "Examplol - OSHA PEL: 100 ppm",
    "Examplol - REL: 100, 125 S ppm",
    "Testol - WEEL: 10 ppm",
  ]);
});

test("headings go on below a border that they share with the names' heading", () => {
  const text = `8.1 Control parameters
+-----------+----------------------------+-------------------+
| Component | MPC in working zone, mg/m³ | IOELV (EU)        |
+           +-------------+--------------+---------+---------+
|           | Maximum     | Average      | 8 hours | Short-  |
|           | single      | shift        |         | term    |
+-----------+-------------+--------------+---------+---------+
| Examplol  | 800         | 200          | 500 ppm | 700 ppm |
+-----------+-------------+--------------+---------+---------+`;
  expect(read(text)).toEqual(["Examplol - IOELV (EU): 500, 700 S ppm"]);
});

test("what stands above a name that its rows have in their middle is no heading", () => {
  const text = `8.1 Control parameters
Component           CAS No.      Country           8 hours                Short term
                                                   ppm        mg/m³       ppm       mg/m³
                                 Austria           20         110         40        220
2-examplethanol     122-99-6     Germany (AGS)     1          5.7         1         5.7
                                 Poland                       230`;
  expect(read(text).filter((limit) => /230 S|20 S/.test(limit))).toEqual([]);
});

test("a list below a title of two lines has the kind that this tells", () => {
  const text = `8.1. Paramètres de contrôle
Valeurs limites d'exposition professionnelle (VLEP), sur 8 heures, applicables en France
(Code du travail) :
    Poussières totales : 10 mg/m³
    Oxyde d'exemple : 2 mg/m³
Le produit ne contient rien d'autre.
    Autre oxyde : 3 mg/m³`;
  expect(read(text, "fr")).toEqual([
    "Poussières totales - VLEP: 10 mg/m³",
    "Oxyde d'exemple - VLEP: 2 mg/m³",
  ]);
});

test("the numbers of a name may be set in below it", () => {
  const text = `8.1 Controleparameters
 exampleen
  Index-nr. 601-022-00-9 / EG-nr. 215-535-7 / CAS-nr. 1330-20-7
  MAC, TWA: 210 mg/m3
  MAC, STEL: 442 mg/m3`;
  expect(read(text, "nl")).toEqual(["exampleen 1330-20-7 -: 210, 442 S mg/m³"]);
});

test("up to what a respirator protects is no limit", () => {
  const text = `8.2 Exposure controls
NIOSH guidance for Testene: Up to 100 ppm: Any powered respirator.`;
  expect(read(text, "en", "Testene  108-88-3  10 %")).toEqual([]);
});

test("limits go on behind a sentence that ends with biological values", () => {
  const text = `8.1 Zu überwachende Parameter
Stoff                    CAS-Nr.
Ein Risiko braucht bei Einhaltung des Arbeitsplatzgrenzwertes und des
biologischen Grenzwertes (BGW) nicht befürchtet zu werden.
Examplol (67-63-0)
AGW: 200 ppm`;
  expect(read(text, "de")).toEqual(["Examplol 67-63-0 AGW: 200 ppm"]);
});

test("substances stand under a first heading that says nothing, where no cell of it is a list", () => {
  const table = (first: string, second: string) => `8.1 Control parameters
+-----------+------+-----------+-----------+
| ACGHI     | Year | TWA ppm   | STEL ppm  |
+-----------+------+-----------+-----------+
| ${first.padEnd(9)} | 2014 | 10.       | 20        |
+-----------+------+-----------+-----------+
| ${second.padEnd(9)} | 2014 | .3        | .4        |
+-----------+------+-----------+-----------+`;
  expect(read(table("Examplol", "Testene"))).toEqual([
    "Examplol - -: 10, 20 S ppm",
    "Testene - -: 0.3, 0.4 S ppm",
  ]);
  expect(read(table("Examplol", "NIOSH"))).toEqual([]);
});

test("kinds in the lines of a cell beside as many numbers are a row each", () => {
  const text = `8.1 Control parameters
+-----------+----------+-----------+
| Substance | Type     | mg/m³     |
+-----------+----------+-----------+
| Examplol  | TWA      | 10        |
|           | STEL     | 20        |
+-----------+----------+-----------+`;
  expect(read(text)).toEqual(["Examplol - -: 10, 20 S mg/m³"]);
});

test("the end of a name in small letters, beside no list of its own, goes on with its row", () => {
  const text = `8.1 Control parameters
Country      Substance                 List    TWA mg/m³
België       Examplol                  OEL     12
België       Particles not             OEL     10
             elsewhere named                   3
Nederland    Testene                   OEL     7`;
  expect(read(text)).toEqual([
    "Examplol - België: 12 mg/m³",
    "Particles not elsewhere named - België: 10 mg/m³",
    "Particles not elsewhere named - België: 3 mg/m³",
    "Testene - Nederland: 7 mg/m³",
  ]);
});

test("means in one unit beside short-term limits in the other are a heading's two numbers, torn apart", () => {
  const table = (second: string) => `8.1 Control parameters
+-----------+-----------+-----------+
| Substance | TWA       | STEL      |
+-----------+-----------+-----------+
| Examplol  | 116 ppm   | ${second.padEnd(9)} |
+-----------+-----------+-----------+`;
  expect(read(table("600 mg/m³"))).toEqual([]);
  expect(read(table("150 ppm"))).toEqual(["Examplol - -: 116, 150 S ppm"]);
});

test("a row with values is none of headings, though its first word heads names, too", () => {
  const text = `8.1 Te controleren parameters
+----------------------------+------------+-----------+
| Benaming                   | CAS-nr.    | TGG 8 uur |
+----------------------------+------------+-----------+
| Exampelcement              | 65997-15-1 | 5 mg/m³   |
+----------------------------+------------+-----------+
| Stof, inhaleerbare fractie | –          | 10 mg/m³  |
+----------------------------+------------+-----------+`;
  expect(read(text, "nl")).toEqual([
    "Exampelcement 65997-15-1 -: 5 mg/m³",
    "Stof, inhaleerbare fractie - -: 10 mg/m³",
  ]);
});

test("the title tells the kind where no heading does", () => {
  const text = `8.1 Te controleren parameters
Grenswaarden (MAC, gemiddelde over 8 uur):
Stof:                 PPM:        mg/m3:      Opmerking:
Exampelen, C11-15     25          180         -`;
  expect(read(text, "nl")).toEqual(["Exampelen, C11-15 - -: 25 ppm", "Exampelen, C11-15 - -: 180 mg/m³"]);
});

test("a name stands beside the title, above its limits", () => {
  const text = `8.1 Paramètres de contrôle
Valeurs limites d'exposition:     Brouillard d'huile minérale:
                                  VME 0.2 mg/m³ (Suva)
                                  TLV-STEL (ACGIH) 10 mg/m³`;
  expect(read(text, "fr")).toEqual([
    "Brouillard d'huile minérale - VME: 0.2 mg/m³",
    "Brouillard d'huile minérale - ACGIH: 10 S mg/m³",
  ]);
});

test("labels of the north name kinds", () => {
  const text = `8.1 Control parameters
Mineral exampleoil (64742-65-0)
Belgium          Limit value (mg/m³)                    5 mg/m³
Belgium          Short time value (mg/m³)               10 mg/m³
Denmark          Grænseværdie (langvarig) (mg/m³)       1 mg/m³
Sweden           nivågränsvärde (NVG) (mg/m³)           1 mg/m³
Sweden           kortidsvärde (KTV) (mg/m³)             3 mg/m³`;
  expect(read(text)).toEqual([
    "Mineral exampleoil 64742-65-0 Belgium: 5, 10 S mg/m³",
    "Mineral exampleoil 64742-65-0 Denmark: 1 mg/m³",
    "Mineral exampleoil 64742-65-0 Sweden: 1, 3 S mg/m³",
  ]);
});

test("a name may have more beside its number, above its limits or before them", () => {
  const text = `8.1 Control parameters
Examplol Solution       CAS 7681-52-9       UN 1823         10-13%
  TLV LEVEL:            0.5 ppm
  PEL LEVEL:            0.6 ppm`;
  expect(read(text)).toEqual([
    "Examplol Solution 7681-52-9 TLV: 0.5 ppm",
    "Examplol Solution 7681-52-9 PEL: 0.6 ppm",
  ]);
  expect(read("8.1 x\nStoff: Aceton     CAS-Nr.: 67-64-1    MAK-Wert: 500 ml/m³", "de")).toEqual([
    "Aceton 67-64-1 -: 500 ppm",
  ]);
  expect(read("8.1 x\nACETONE   67-64-1    PEL: 1000 ppm   TLV: 250 ppm")).toEqual([
    "ACETONE 67-64-1 PEL: 1000 ppm",
    "ACETONE 67-64-1 TLV: 250 ppm",
  ]);
});

test("a table with headings of its own that are not known is not read by those of the table before", () => {
  const text = `8.1 Control parameters
+-----------+---------+-----------+-----------+------------+------------+
| Substance | Country | TWA mg/m3 | TWA ppm   | STEL mg/m3 | STEL ppm   |
+-----------+---------+-----------+-----------+------------+------------+
| Examplol  | FRA     | 1210      | 500       | 2420       | 1000       |
+-----------+---------+-----------+-----------+------------+------------+
Another table
+------+------+---------+---------+---------+---------+---------+
| Xyz  | Abc  | mg/m3   | ppm     | mg/m3   | ppm     |         |
+------+------+---------+---------+---------+---------+---------+
| VLEP | FRA  | 188     | 50      | 375     | 100     | PEAU    |
+------+------+---------+---------+---------+---------+---------+`;
  expect(read(text)).toEqual(["Examplol - FRA: 1210, 2420 S mg/m³", "Examplol - FRA: 500, 1000 S ppm"]);
});

test("a row that says itself that it tells a derived no-effect level is no limit", () => {
  const text = `8.1 Zu überwachende Parameter
Land   Arbeitsstoff   CAS-Nr.     Identifikator   SMW [mg/m³]   KZW [mg/m³]   Quelle
DE     Mangan         7439-96-5   AGW             0,2           1,6           TRGS 900
Relevante DNEL von Bestandteilen des Gemischs
Stoffname   CAS-Nr.     Endpunkt   Schwellenwert   Schutzziel           Verwendung in
Mangan      7439-96-5   DNEL       0,2 mg/m³       Mensch, inhalativ    Arbeitnehmer
Nickel      7440-02-0   DNEL       0,05 mg/m³      Mensch, inhalativ    Arbeitnehmer`;
  expect(read(text, "de")).toEqual(["Mangan 7439-96-5 DE AGW: 0.2, 1.6 S mg/m³"]);
});

test("countries stand left of the substances that head columns, under no heading of their own", () => {
  const text = `8.1. Controleparameters
Grenswaarden in mg/m³, tijdgewogen gemiddelde over 8 uur (TGG):
            +---------------------+-----------------------+
            | Kwarts, respirabel  | Cristobaliet          |
            | (CAS 14808-60-7)    | (CAS 14464-46-1)      |
+-----------+---------------------+-----------------------+
| België    | 0,1                 | 0,05                  |
+-----------+---------------------+-----------------------+
| Nederland | 0,075               | 0,075                 |
+-----------+---------------------+-----------------------+`;
  expect(read(text, "nl")).toEqual([
    "Kwarts, respirabel 14808-60-7 België: 0.1 mg/m³",
    "Kwarts, respirabel 14808-60-7 Nederland: 0.075 mg/m³",
    "Cristobaliet 14464-46-1 België: 0.05 mg/m³",
    "Cristobaliet 14464-46-1 Nederland: 0.075 mg/m³",
  ]);
});

test("numbers and headings that narrow columns hardly part stand in cells of their own", () => {
  const text = `8.1. Controleparameters
Grenswaarden voor beroepsmatige blootstelling :
- Frankrijk (INRS - ED984 :2012) :
CAS      VME-ppm : VME-mg/m3 : VLE-ppm :       VLE-mg/m3 :
106-97-8 800       1900         -               -
110-54-3 20        72           -               -`;
  expect(read(text, "nl")).toEqual([
    "106-97-8 106-97-8 Frankrijk: 800 ppm",
    "106-97-8 106-97-8 Frankrijk: 1900 mg/m³",
    "110-54-3 110-54-3 Frankrijk: 20 ppm",
    "110-54-3 110-54-3 Frankrijk: 72 mg/m³",
  ]);
});

test("names with a colon above their limits are told by the composition, where they may wrap", () => {
  const text = `8.1. Control parameters
Related to contained substances:
Hydrogen peroxide:
TLV-TWA (ACGIH): 1 ppm, 1,4 mg/m3 A3 (confirmed animal carcinogen).
MAK: 0,5 ppm, 0,71 mg/m3
Acetic acid:
TLV-TWA (ACGIH): 10 ppm. TLV-STEL (ACGIH): 15 ppm (ACGIH 2019).`;
  const composition = `Hydrogen      > 20 <= 25%   7722-84-1
peroxide
Acetic acid   > 10 <= 20%   64-19-7`;
  expect(read(text, "en", composition)).toEqual([
    "Hydrogen peroxide - ACGIH: 1 ppm",
    "Hydrogen peroxide - ACGIH: 1.4 mg/m³",
    "Hydrogen peroxide - MAK: 0.5 ppm",
    "Hydrogen peroxide - MAK: 0.71 mg/m³",
    "Acetic acid - ACGIH: 10, 15 S ppm",
  ]);
});

test("lists over kinds, and lists that go on below, head a column for each", () => {
  const kinds = `EXPOSURE GUIDELINES
  SUBSTANCE             ACGIH TLV             OSHA PEL                  NIOSH REL
                     (STEL)              (TWA)         (STEL)       (TWA)              (STEL)
  Methanol             250 ppm (Skin)    200 ppm       ---          200 ppm (Skin)     250 ppm (Skin)`;
  expect(read(kinds)).toEqual([
    "Methanol - ACGIH TLV: 250 S ppm",
    "Methanol - OSHA PEL: 200 ppm",
    "Methanol - NIOSH REL: 200, 250 S ppm",
  ]);
  const lists = `Control Parameters
 Exposure Guidelines                                  OSHA PEL                 ACGIH
                                                                               TLV-TWA
 Components                                      ppm           mg/m3       ppm           mg/m3
 Tetrahydrofuran*                                200           750         50            188
 Naphtha, light aromatic                         NE            NE          NE            NE`;
  expect(read(lists)).toEqual([
    "Tetrahydrofuran - OSHA PEL: 200 ppm",
    "Tetrahydrofuran - OSHA PEL: 750 mg/m³",
    "Tetrahydrofuran - ACGIH TLV: 50 ppm",
    "Tetrahydrofuran - ACGIH TLV: 188 mg/m³",
  ]);
});

test("a label left of a table is its title, and the next one ends it", () => {
  const text = `Occupational exposure     Name            STEL           TWA
limit values                              mg/m3   ppm    mg/m3    ppm
                          Naphthalene     79      15     52       10
Other Exposure            A time weighted average (TWA) has been established for Naphthalene`;
  expect(read(text)).toEqual(["Naphthalene - -: 52, 79 S mg/m³", "Naphthalene - -: 10, 15 S ppm"]);
});

test("a duration among the remarks heads no table", () => {
  const text = `8.1 Paramètres de contrôle
Numéro CAS      Désignation             Type                       [mg/m³]       [ppm]     Remarque
123-86-4        acétate de n-butyle     VL (B), 8 heures             723           150
                                        VL (B), courte durée         964           200       15 min
64742-82-1      naphta lourd            VL (B), 8 heures             533           100`;
  expect(read(text, "fr")).toEqual([
    "acétate de n-butyle 123-86-4 -: 723, 964 S mg/m³",
    "acétate de n-butyle 123-86-4 -: 150, 200 S ppm",
    "naphta lourd 64742-82-1 -: 533 mg/m³",
    "naphta lourd 64742-82-1 -: 100 ppm",
  ]);
});

test("a formula behind the label of its kind is no limit and heads no table", () => {
  const text = `Control parameters
Ingredient name                       Exposure limits
Crystalline silica, quartz            OSHA PEL Z3 (United States, 2/2013).
                                      TWA: (10 mg/m³)/(%SiO2+2) 8 hours. Form: Respirable
                                      ACGIH TLV (United States, 4/2014).
                                      TWA: 0.025 mg/m³ 8 hours. Form: Respirable fraction`;
  expect(read(text)).toEqual(["Crystalline silica, quartz - ACGIH TLV: 0.025 mg/m³"]);
});

test("a name in small letters below the limits of another has its own", () => {
  const text = `Occupational exposure limits
n-butyl acetate: 150 ppm (8h TWA), 200 ppm (15 min STEL)
xylene: 50 ppm (8h TWA), 100 ppm (15 min STEL), Sk`;
  expect(read(text)).toEqual(["n-butyl acetate - -: 150, 200 S ppm", "xylene - -: 50, 100 S ppm"]);
});

test("which part of a dust may be in the air is named where no substance is", () => {
  const text = `Workplace Exposure Limits (EH40)
Total inhalable dust 10mg/m3 8hr TWA
Respirable dust 4mg/m3 8hr TWA`;
  expect(read(text)).toEqual(["Total inhalable dust - -: 10 mg/m³", "Respirable dust - -: 4 mg/m³"]);
});

test("what the courts vacated, OSHA's list P0, is no limit", () => {
  const text = `Components with workplace control parameters
Components   CAS-No.    Value type (Form of exposure)   Control parameters   Basis
ACETONE      67-64-1    TWA                             250 ppm              ACGIH
                        TWA                             1,000 ppm            OSHA Z-1
                        TWA                             750 ppm              OSHA P0
                        STEL                            1,000 ppm            OSHA P0`;
  expect(read(text)).toEqual(["ACETONE 67-64-1 ACGIH: 250 ppm", "ACETONE 67-64-1 OSHA Z-1: 1000 ppm"]);
});

test("limits of a further block stand under its own lists, though nothing known heads its names", () => {
  const text = `
+----------------+----------------+----------------+----------------+
| Chemical name  | Austria        | Poland         | Ireland        |
+----------------+----------------+----------------+----------------+
| Glycerol       | 5 mg/m3        | 10 mg/m3       | -              |
+----------------+----------------+----------------+----------------+
| Nazwa          | Denmark        | Norway         | Sweden         |
+----------------+----------------+----------------+----------------+
| Glycerol       | -              | 40 mg/m3       | 50 mg/m3       |
+----------------+----------------+----------------+----------------+
`;
  expect(read(text)).toEqual([
    "Glycerol - Austria: 5 mg/m³",
    "Glycerol - Poland: 10 mg/m³",
    "Glycerol - Norway: 40 mg/m³",
    "Glycerol - Sweden: 50 mg/m³",
  ]);
});

test("both units may stand before both numbers", () => {
  const text = `8.1 Control parameters
Carbon examplide    : TLV-TWA (BE) [ppm] (mg/m³) : 20 (23)
                      TLV-STEL (BE) [ppm] (mg/m³) : 100 (117)`;
  expect(read(text)).toEqual([
    "Carbon examplide - TLV: 20, 100 S ppm",
    "Carbon examplide - TLV: 23, 117 S mg/m³",
  ]);
});

test("a permissible concentration is a limit, also below a control concentration, and its kind may stand below it", () => {
  const text = `8.1 Control parameters
Control concentration, permissible concentration
Isopropyl examplol
  Control concentration 200 ppm
  Permissible concentration (Japan Society for Occupational Health, 2020) max. 400 ppm, 980 mg/m3
  (ceiling)
  ACGIH (2020) TWA 200 ppm, STEL 400 ppm`;
  expect(read(text, "en", "Isopropyl examplol 67-64-1")).toEqual([
    "Isopropyl examplol - Japan Society for Occupational Health: 400 C ppm",
    "Isopropyl examplol - Japan Society for Occupational Health: 980 C mg/m³",
    "Isopropyl examplol - ACGIH: 200, 400 S ppm",
  ]);
});

test("provinces stand left of the substances that head columns, one of them with another list's limits", () => {
  const text = `8.1 Control parameters
+--------------+----------------------------+-------------------+
| Jurisdiction | Examplol                   | Testene           |
|              | 64-17-5                    | 108-88-3          |
+--------------+----------------------------+-------------------+
| ACGIH TLV    | 0.5 ppm (TWA)              | 1 mg/m³ (TWA)     |
|              | 2 ppm (C)                  | 3 mg/m³ (STEL)    |
+--------------+----------------------------+-------------------+
| Alberta OEL  | 0.5 ppm; 0.4 mg/m³ (8 h)   | 1 mg/m³ [3 mg/m³] |
|              | 2 ppm; 1.6 mg/m³ (ceiling) |                   |
+--------------+----------------------------+-------------------+
| Manitoba     | as ACGIH                   | as ACGIH          |
+--------------+----------------------------+-------------------+
| Ontario      | 0.5 ppm; C 2 ppm           | 1 mg/m³ (TWA)     |
+--------------+----------------------------+-------------------+`;
  expect(read(text)).toEqual([
    "Examplol 64-17-5 ACGIH TLV: 0.5, 2 C ppm",
    "Examplol 64-17-5 Alberta OEL: 0.5, 2 C ppm",
    "Examplol 64-17-5 Alberta OEL: 0.4, 1.6 C mg/m³",
    "Examplol 64-17-5 Ontario: 0.5, 2 C ppm",
    "Testene 108-88-3 ACGIH TLV: 1, 3 S mg/m³",
    "Testene 108-88-3 Alberta OEL: 1 mg/m³",
    "Testene 108-88-3 Ontario: 1 mg/m³",
  ]);
});

test("signs behind numbers tell kinds where one line tells what they mean, and nothing below substances in columns", () => {
  const legend = "† Ceiling: not to be exceeded at any time. ‡ Short-term exposure limit, 15 minutes.";
  const text = `8.1 Control parameters
Substance       CAS No.       TWA mg/m³
Examplol        64-17-5       5 †
Testene         108-88-3      10 ‡
${legend}`;
  expect(read(text)).toEqual(["Examplol 64-17-5 -: 5 C mg/m³", "Testene 108-88-3 -: 10 S mg/m³"]);
});

test("Austria's rows tell their kinds, and beside them over which time", () => {
  const text = `8.1 Zu überwachende Parameter
Österreich – Grenzwerteverordnung 2021 (GKV), Anhang I
Arbeitsstoff [CAS]              Art    ppm    mg/m³   Dauer      Häufigkeit pro Schicht
Essigsäure [64-19-7]            TMW    10     25      8 h        -
                                KZW    20     50      15(Miw)    4x
Wasserstoffperoxid [7722-84-1]  TMW    1      1.4     8 h        -
                                KZW    2      2.8     15(Miw)    4x`;
  expect(read(text, "de")).toEqual([
    "Essigsäure 64-19-7 GKV: 10, 20 S ppm",
    "Essigsäure 64-19-7 GKV: 25, 50 S mg/m³",
    "Wasserstoffperoxid 7722-84-1 GKV: 1, 2 S ppm",
    "Wasserstoffperoxid 7722-84-1 GKV: 1.4, 2.8 S mg/m³",
  ]);
});

describe("heads over two lines", () => {
  test("have one over two units beside one that goes on below", () => {
    const text = `8.1 Zu überwachende Parameter
Arbeitsplatzgrenzwerte (TRGS 900)
Bezeichnung            CAS-Nr.     Arbeitsplatzgrenzwert            Spitzenbegrenzung           Bemerkungen
                                   ml/m³ (ppm)      mg/m³           Überschreitungsfaktor
Aceton                 67-64-1     500              1200            2 (I)                       AGS, DFG, EU, Y
2-Propanol             67-63-0     200              500             2 (II)                      DFG, Y`;
    expect(read(text, "de")).toEqual([
      "Aceton 67-64-1 TRGS 900: 500 ppm",
      "Aceton 67-64-1 TRGS 900: 1200 mg/m³",
      "2-Propanol 67-63-0 TRGS 900: 200 ppm",
      "2-Propanol 67-63-0 TRGS 900: 500 mg/m³",
    ]);
  });

  test("have lists that begin where the first of their columns does, above its middle, too", () => {
    const text = `Occupational Exposure Limits
                            OSHA PEL                 ACGIH TLV
Hazardous Component         TWA         STEL/C       TWA        STEL/C      Units
Toluene (108-88-3)          200         300 (C)      20         N.E.        ppm
Methanol (67-56-1)          200         N.E.         200        250         ppm`;
    expect(read(text)).toEqual([
      "Toluene 108-88-3 OSHA PEL: 200, 300 C ppm",
      "Toluene 108-88-3 ACGIH TLV: 20 ppm",
      "Methanol 67-56-1 OSHA PEL: 200 ppm",
      "Methanol 67-56-1 ACGIH TLV: 200, 250 S ppm",
    ]);
  });

  test("of any country's limits leave the countries to the kinds", () => {
    const text = `8.1 Control parameters
OEL/PEL:
Component                        Type        mg/m3       ppm         Notes
Hydrogen chloride (7647-01-0)    UK LTEL     2           1           Gas and aerosol mists
                                 EU LTEL     8           5
                                 EU STEL     15          10`;
    expect(read(text)).toEqual([
      "Hydrogen chloride 7647-01-0 UK: 2 mg/m³",
      "Hydrogen chloride 7647-01-0 UK: 1 ppm",
      "Hydrogen chloride 7647-01-0 EU: 8, 15 S mg/m³",
      "Hydrogen chloride 7647-01-0 EU: 5, 10 S ppm",
    ]);
  });
});

describe("a row that a page cuts", () => {
  test("goes on below the title and the heads that the next page prints again", () => {
    const head = `Country. Workplace Exposure Standards (Appendix A)
Components             Type     Value         Form`;
    const text = `8.1 Control parameters
${head}
Examplol               TWA      474 mg/m3     Vapour and
(CAS 57-55-6)                                 particulates.
                                10 mg/m3      Particulate.
\f${head}
                                150 ppm       Vapour and
                                              particulates.
Ethanol                TWA      5 ppm`;
    expect(read(text)).toEqual([
      "Examplol 57-55-6 -: 474 mg/m³",
      "Examplol 57-55-6 -: 10 mg/m³",
      "Examplol 57-55-6 -: 150 ppm",
      "Ethanol - -: 5 ppm",
    ]);
  });

  test("goes on in its ruled cells", () => {
    const text = `8.1 Control parameters
+-------------+-----------+-------+------------+---------+
| Components  | CAS-No.   | Value | Parameters | Basis   |
+-------------+-----------+-------+------------+---------+
| Nitric acid | 7697-37-2 | STEL  | 1 ppm      | GB EH40 |
+-------------+-----------+-------+------------+---------+
\f                                    2.6 mg/m3
+-------------+-----------+-------+------------+---------+
| Examplol    | 64-17-5   | TWA   | 5 mg/m3    | GB EH40 |
+-------------+-----------+-------+------------+---------+`;
    expect(read(text)).toEqual([
      "Nitric acid 7697-37-2 EH40: 1 S ppm",
      "Nitric acid 7697-37-2 EH40: 2.6 S mg/m³",
      "Examplol 64-17-5 EH40: 5 mg/m³",
    ]);
  });
});

describe("ruled rows below heads without rules", () => {
  test("have their substance above them, and a mark under the head of ceilings", () => {
    const text = `8.1. Paramètres de contrôle
Liste des composants dans la formule avec une valeur limite d'exposition professionnelle
 Type OEL    pays         Plafond   Long      Long      Court     Court    Note
                                    terme     terme     terme     terme
                                    mg/m3     ppm       mg/m3     ppm
 chloroforme, trichlorométhane
 CAS: 67-66-3
+-----------+------------+---------+---------+---------+---------+--------+--------+
| UE        |            |         | 10      | 2       |         |        | Skin   |
+-----------+------------+---------+---------+---------+---------+--------+--------+
| National  | ALLEMAGNE  |         | 2.5     | 0.5     | 5       | 1      | H, Y   |
+-----------+------------+---------+---------+---------+---------+--------+--------+
| OSHA      | ÉTATS-UNIS | C       |         |         | 240     | 50     |        |
+-----------+------------+---------+---------+---------+---------+--------+--------+
 phénol
 CAS: 108-95-2
+-----------+------------+---------+---------+---------+---------+--------+--------+
| UE        |            |         | 8       | 2       | 16      | 4      | Skin   |
+-----------+------------+---------+---------+---------+---------+--------+--------+`;
    expect(read(text, "fr")).toEqual([
      "chloroforme, trichlorométhane 67-66-3 UE: 10 mg/m³",
      "chloroforme, trichlorométhane 67-66-3 UE: 2 ppm",
      "chloroforme, trichlorométhane 67-66-3 National ALLEMAGNE: 2.5, 5 S mg/m³",
      "chloroforme, trichlorométhane 67-66-3 National ALLEMAGNE: 0.5, 1 S ppm",
      "chloroforme, trichlorométhane 67-66-3 OSHA: 240 C mg/m³",
      "chloroforme, trichlorométhane 67-66-3 OSHA: 50 C ppm",
      "phénol 108-95-2 UE: 8, 16 S mg/m³",
      "phénol 108-95-2 UE: 2, 4 S ppm",
    ]);
  });
});

test("a factor to turn a limit into another unit is none", () => {
  const text = `8.1 Control parameters
Substance       CAS No.    PEL        NPK-P      Notes    Factor for conversion
                           mg.m-3     mg.m-3              to ppm
Formaldehyde    50-00-0    0.37       0.74       D, I     0.815
Methanol        67-56-1    250        1000       D        0.764`;
  expect(read(text)).toEqual([
    "Formaldehyde 50-00-0 -: 0.37, 0.74 C mg/m³",
    "Methanol 67-56-1 -: 250, 1000 C mg/m³",
  ]);
});

test("a ceiling may stand in brackets before its number, and another limit behind it", () => {
  const text = `8.1 Control parameters
Name       CAS No.    Country   Limit value    ppm               mg/m3
Methanol   67-56-1    OSHA      Eight hours    200               260
                                Short term     (C) 1000; 250     325`;
  expect(read(text)).toEqual([
    "Methanol 67-56-1 OSHA: 200, 250 S, 1000 C ppm",
    "Methanol 67-56-1 OSHA: 260, 325 S mg/m³",
  ]);
});

test("lists of biological values in the name of a list of limits are none", () => {
  const text = `Component Exposure Limits
Carbon monoxide    630-08-0
ACGIH:             25 ppm TWA
ACGIH - Threshold Limit Values - Biological Exposure Indices (BEI)
Carbon monoxide    630-08-0
20 ppm Medium: end-exhaled air Time: end of shift Parameter: Carbon monoxide`;
  expect(read(text)).toEqual(["Carbon monoxide 630-08-0 ACGIH: 25 ppm"]);
});

test("countries and substances as columns go on over the page, and a sentence over several lines tells of what", () => {
  const text = `8.1 Controleparameters
Neem de grenswaarden in acht. Grenswaarden voor beroepsmatige
blootstelling in mg/m³, tijdgewogen gemiddelde over 8 uur (TGG 8 uur):
+-----------------+--------------+--------------+
| Land            | Kwarts       | Cristobaliet |
+-----------------+--------------+--------------+
| België          | 0,1          | 0,05         |
+-----------------+--------------+--------------+
\f
+-----------------+--------------+--------------+
| Nederland       | 0,075        | –            |
+-----------------+--------------+--------------+
In België gelden daarnaast: kaolien (CAS 1332-58-7), inadembare
fractie: 2 mg/m³; mica (CAS 12001-26-2), inadembare fractie: 3 mg/m³.`;
  const limits = read(text, "nl");
  expect(limits).toContain("Kwarts - België: 0.1 mg/m³");
  expect(limits).toContain("Kwarts - Nederland: 0.075 mg/m³");
  expect(limits).toContain("Cristobaliet - België: 0.05 mg/m³");
  expect(limits.some((one) => one.startsWith("kaolien") && one.includes(": 3"))).toBe(false);
});

test("countries and substances as columns stand below a title with their unit, each number behind its kind", () => {
  const text = `+-----------+------------------------------------------------------+----------------+
| 8.1       | Valeurs limites d'exposition professionnelle (mg/m³) |                |
+-----------+------------------------------------------------------+----------------+
|           | Dioxyde de zirconium                                 | Oxyde de fer   |
|           | CAS 1314-23-4                                        | CAS 1309-37-1  |
+-----------+------------------------------------------------------+----------------+
| Suisse    | VME 5 i                                              | VME 3 a        |
| SUVA 2018 |                                                      |                |
+-----------+------------------------------------------------------+----------------+
| France    | VME 5                                                | VME 5 ²        |
| ED 984    | VLCT 10                                              |                |
+-----------+------------------------------------------------------+----------------+
| Belgique  | VL 8 h 5                                             | –              |
+-----------+------------------------------------------------------+----------------+`;
  expect(read(text, "fr")).toEqual([
    "Dioxyde de zirconium 1314-23-4 Suisse VME: 5 mg/m³",
    "Dioxyde de zirconium 1314-23-4 France VME: 5, 10 S mg/m³",
    "Dioxyde de zirconium 1314-23-4 Belgique: 5 mg/m³",
    "Oxyde de fer 1309-37-1 Suisse VME: 3 mg/m³",
    "Oxyde de fer 1309-37-1 France VME: 5 mg/m³",
  ]);
});

test("a name that a line breaks off behind a preposition goes on below", () => {
  const text = `8.1. Paramètres de contrôle
Limite d'exposition à court terme (VLCT), 15 min : 4 mg/m³ de poussière alvéolaire de dihydroxyde de
calcium`;
  expect(read(text, "fr", "Dihydroxyde de calcium    1305-62-0    > 90 %")).toEqual([
    "dihydroxyde de calcium - -: 4 S mg/m³",
  ]);
});

test("under a head of two kinds, what is marked is the second and the others are the first", () => {
  const text = `8.1 Control parameters
+----------+----------------+---------------------+
| Name     | TLV-TWA / STEL | IOELV - 8 h / STEL  |
+----------+----------------+---------------------+
| Xylene   | 20 ppm         | 50 ppm              |
|          |                | 221 mg/m³           |
|          |                | 100 ppm (STEL)      |
|          |                | 442 mg/m³ (STEL)    |
+----------+----------------+---------------------+
| Ketone   | 20 ppm         | 83 mg/m³            |
|          | 75 ppm (STEL)  |                     |
+----------+----------------+---------------------+`;
  expect(read(text)).toEqual([
    "Xylene - TLV: 20 ppm",
    "Xylene - IOELV: 50, 100 S ppm",
    "Xylene - IOELV: 221, 442 S mg/m³",
    "Ketone - TLV: 20, 75 S ppm",
    "Ketone - IOELV: 83 mg/m³",
  ]);
});

test("the last item of a list ends above the title of the next", () => {
  const text = `8.1. Controleparameters
Grenswaarden België (Codex over het welzijn op het werk, boek VI, titel 1, bijlage VI.1-1):
• Propaan-2-ol (67-63-0): 8 u: 200 ppm – 500 mg/m³
• Jood (7553-56-2): 0.1 ppm – 1 mg/m³ (M: waarde die op geen enkel ogenblik mag overschreden worden)
Wettelijke grenswaarden Nederland (Arbeidsomstandighedenregeling, bijlage XIII):
• Fosforzuur: TGG 8 uur 1 mg/m³`;
  expect(read(text, "nl").filter((one) => one.startsWith("Jood"))).toEqual([
    "Jood 7553-56-2 -: 0.1 C ppm",
    "Jood 7553-56-2 -: 1 C mg/m³",
  ]);
});

test("kinds behind the units, under no head of their own, are those of their rows", () => {
  const text = `8.1 Control parameters
Substance        CAS No.      List      Value     Unit
Acetone          67-64-1      EU        500       ppm       TWA
                              EU        1000      ppm       STEL
Ethylbenzene     100-41-4     EU        100       ppm       TWA
                              EU        200       ppm       STEL`;
  expect(read(text)).toEqual([
    "Acetone 67-64-1 EU: 500, 1000 S ppm",
    "Ethylbenzene 100-41-4 EU: 100, 200 S ppm",
  ]);
});
