import { describe, expect, test } from "vitest";
import { ruledPages } from "@/lib/fixtures/ruled-lines";
import { readExposureLimits } from "./exposure-limits";

/** "substance list: mean / short-term or ceiling unit"; lines that begin with these words are set in bold. */
function read(text: string, bold = /(?!)/): string[] {
  const { lines: printed, pages } = ruledPages(text);
  const lines = printed.map((line) =>
    bold.test(line.text)
      ? {
          ...line,
          bold: true,
          cells: line.cells.map((cell) => ({
            ...cell,
            words: cell.words.map((word) => ({ ...word, bold: true })),
          })),
        }
      : line,
  );
  return readExposureLimits(lines, pages, "en").map(
    ({ value: { substance, list, twa, stel, ceiling, unit } }) =>
      `${substance} ${list ?? "-"}: ${twa ?? "-"} / ${stel ?? ceiling ?? "-"} ${unit}`,
  );
}

describe("limits in columns without ruling lines", () => {
  test("stand below a heading whose tail names what no vocabulary holds", () => {
    const text = `Ingredient         CAS #        Exposure limits
workforce

Examplol           115-10-6     ACGIH TLV (United States).
                                TWA: 1000 ppm 8 hours.
Testene            111-76-2     ACGIH TLV (United States).
                                TWA: 20 ppm 8 hours.`;
    expect(read(text)).toEqual(["Examplol ACGIH TLV: 1000 / - ppm", "Testene ACGIH TLV: 20 / - ppm"]);
  });

  test("stand below titles of a kit's parts in the column of names", () => {
    const text = `Ingredient name          Exposure limit values
Vial 1
benzene                  NAOSH (Ireland, 5/2021). Absorbed through skin.
                         OELV-8hr: 0.5 ppm 8 hours.
toluene                  NAOSH (Ireland, 5/2021).
                         OELV-15min: 100 ppm 15 minutes.
                         OELV-8hr: 50 ppm 8 hours.
Vial 2
methanol                 NAOSH (Ireland, 5/2021). Absorbed through skin.
                         OELV-8hr: 200 ppm 8 hours.
pyridine                 NAOSH (Ireland, 5/2021).
                         OELV-8hr: 5 ppm 8 hours.`;
    expect(read(text)).toEqual([
      "benzene NAOSH: 0.5 / - ppm",
      "toluene NAOSH: 50 / 100 ppm",
      "methanol NAOSH: 200 / - ppm",
      "pyridine NAOSH: 5 / - ppm",
    ]);
  });

  test("belong to the number beside them where names right below each other end at the bottom of their rows", () => {
    const text = `CAS No.        Name                     TWA [mg/m³]    TWA [ppm]
               Xylene (all
1330-20-7      isomers)                 440            100
100-41-4       Ethylbenzene             88             20
               Acetone, also from
67-64-1        other works              1200           500`;
    expect(read(text)).toEqual([
      "Xylene (all isomers) -: 440 / - mg/m³",
      "Xylene (all isomers) -: 100 / - ppm",
      "Ethylbenzene -: 88 / - mg/m³",
      "Ethylbenzene -: 20 / - ppm",
      "Acetone, also from other works -: 1200 / - mg/m³",
      "Acetone, also from other works -: 500 / - ppm",
    ]);
  });

  test("stand below units of which the first begins where the kind above both does", () => {
    const text = `Occupational exposure limit values
Name                    STEL                    TWA                     Footnote
                        (mg/m³)     (ppm)       (mg/m³)     (ppm)
Examplol                242         50          96.9        20          Sk
Testene                 375         75          125         25          Sk
Other Exposure Facts
A mean has been established.`;
    expect(read(text, /^(?:Name|Other)/)).toEqual([
      "Examplol -: 96.9 / 242 mg/m³",
      "Examplol -: 20 / 50 ppm",
      "Testene -: 125 / 375 mg/m³",
      "Testene -: 25 / 75 ppm",
    ]);
  });

  test("stand beside levels for a workplace's air that are no limits of exposure", () => {
    const text = `Control parameters
Component            CAS No.      Administrative level   JSOH OEL     ACGIH TLV-TWA
Examplol             108-88-3     20 ppm                 50 ppm       20 ppm
Testene              1330-20-7    50 ppm                 50 ppm       100 ppm`;
    expect(read(text)).toEqual([
      "Examplol JSOH OEL: 50 / - ppm",
      "Examplol ACGIH TLV: 20 / - ppm",
      "Testene JSOH OEL: 50 / - ppm",
      "Testene ACGIH TLV: 100 / - ppm",
    ]);
  });

  test("go on below the heading that a page repeats, with the substance of the page before", () => {
    const heading = "Chemical Identity       Type        Exposure Limit Values   Source\n";
    const text = `Control Parameters
${heading}Testine                 TWA         10 mg/m3                US. ACGIH Threshold Limit Values
Examplol                PEL         100 ppm                 US. OSHA Table Z-1
\f${heading}                        STEL        150 ppm                 US. ACGIH Threshold Limit Values
                        TWA         20 ppm                  US. ACGIH Threshold Limit Values
Testene                 TWA         5 ppm                   US. ACGIH Threshold Limit Values`;
    expect(read(text)).toEqual([
      "Testine ACGIH: 10 / - mg/m³",
      "Examplol OSHA Table Z-1 PEL: 100 / - ppm",
      "Examplol ACGIH: 20 / 150 ppm",
      "Testene ACGIH: 5 / - ppm",
    ]);
  });

  test("go on below a name that wraps beside words for nothing", () => {
    const text = `Exposure Parameters
Ingredients             CAS No.       ACGIH TLV       OSHA PEL
Examplol                67-64-1       500 ppm         1000 ppm
                                                      2400 mg/m3
Poly(example/n-         28262-63-7    Not Listed      Not Determined
Testyl)
Testene                 1330-20-7     100 ppm         100 ppm`;
    expect(read(text).filter((limit) => limit.startsWith("Testene"))).toEqual([
      "Testene ACGIH TLV: 100 / - ppm",
      "Testene OSHA PEL: 100 / - ppm",
    ]);
  });

  test("stand around names in the middle of their rows, where all cells agree on that", () => {
    const text = `8.1 Control parameters
Substance        CAS         Land    8 h                15 min

                             UK      25 ppm             50 ppm
Examplol         111-76-2    EU      20 ppm             50 ppm
                             IE      20 ppm             50 ppm

                             UK      1000 ppm           -
Testene          64-17-5     DE      200 ppm            800 ppm
                             IE      1000 ppm           -`;
    expect(read(text)).toEqual([
      "Examplol UK: 25 / 50 ppm",
      "Examplol EU: 20 / 50 ppm",
      "Examplol IE: 20 / 50 ppm",
      "Testene UK: 1000 / - ppm",
      "Testene DE: 200 / 800 ppm",
      "Testene IE: 1000 / - ppm",
    ]);
  });

  test("stand around names in rows that white space parts", () => {
    const text = `8.1 Control parameters
Substance            Land     Limit         Value

                     NL       TWA           100 mg/m³
Examplol             NL       STEL          246 mg/m³
                     BE       TWA           98 mg/m³

Testene, treated     EU       TWA           1200 mg/m³
with hydrogen`;
    expect(read(text)).toEqual([
      "Examplol NL: 100 / 246 mg/m³",
      "Examplol BE: 98 / - mg/m³",
      "Testene, treated with hydrogen EU: 1200 / - mg/m³",
    ]);
  });

  test("of one kind are of two rows, where nothing else parts these", () => {
    const text = `8.1 Control parameters
Substance            Type        ppm      mg/m3
Examplol             TWA         500      1210
                     TWA         50       191
Testene              STEL        100      384
                     Ceiling     200      768
Propanol             TWA         1000     1920`;
    expect(read(text)).toEqual([
      "Examplol -: 500 / - ppm",
      "Examplol -: 1210 / - mg/m³",
      "Testene -: 50 / 100 ppm",
      "Testene -: 191 / 384 mg/m³",
      "Propanol -: 1000 / - ppm",
      "Propanol -: 1920 / - mg/m³",
    ]);
  });

  test("of a row with a number of its own are its own, whatever its cells hold", () => {
    const text = `Section VIII
Ingredient        CAS Number     OSHA PEL            ACGIH TLV
Examplium         7439-89-6      10* mg/m3           5* mg/m3 {A4}
Testium           7439-96-5      see below           see below
Thirdium          7440-50-8      5 CL** mg/m3        1 mg/m3`;
    expect(read(text)).toEqual([
      "Examplium OSHA PEL: 10 / - mg/m³",
      "Examplium ACGIH TLV: 5 / - mg/m³",
      "Thirdium OSHA PEL: - / 5 mg/m³",
      "Thirdium ACGIH TLV: 1 / - mg/m³",
    ]);
  });

  test("begin another row below the number that ended a name", () => {
    const rows = (value: string) => `8.1 Control parameters
Ingredient                     OSHA                 ACGIH
Examplol,                      10 mg/m3 TWA         5 mg/m3 TWA
471-34-1
Testene                        ${value}
96-29-7
Thirdol, reaction              20 mg/m3 TWA         3 mg/m3 TWA
products with silica
68611-44-9`;
    expect(read(rows("nil as yet           nil as yet"))).toEqual([
      "Examplol OSHA: 10 / - mg/m³",
      "Examplol ACGIH: 5 / - mg/m³",
      "Thirdol, reaction products with silica OSHA: 20 / - mg/m³",
      "Thirdol, reaction products with silica ACGIH: 3 / - mg/m³",
    ]);
  });

  test("stand alone below a line that is for a substance", () => {
    const text = `8.1 Exposure limits
For quartz (14808-60-7):
OSHA PEL (mg/m3)     ACGIH TLV (mg/m3)     NIOSH REL (mg/m3)
0.05                 0.025                 0.06`;
    expect(read(text)).toEqual([
      "quartz OSHA PEL: 0.05 / - mg/m³",
      "quartz ACGIH TLV: 0.025 / - mg/m³",
      "quartz NIOSH REL: 0.06 / - mg/m³",
    ]);
  });

  test("have their units from the title, or two of one heading", () => {
    expect(
      read(`Exposure limits (ppm):
Component          TWA      STEL
Examplol           500      750`),
    ).toEqual(["Examplol -: 500 / 750 ppm"]);
    expect(
      read(`8.1 Control parameters
Name                 CAS No.       8-hour TWA (ppm / mg/m³)    15-min STEL (ppm / mg/m³)
Examplol             1330-20-7     50 / 220                    100 / 441`),
    ).toEqual(["Examplol -: 50 / 100 ppm", "Examplol -: 220 / 441 mg/m³"]);
  });

  test("stand below kinds over units beside remarks, and end with a label and its sentence", () => {
    const text = `Limits at the workplace (SUVA):
                           VME (8 heures)                 VLE (15 minutes)
                           ml/m³          mg/m³           ml/m³          mg/m³         Remarques
Exemplol                   500            1'200           1'000          2'400         B
Testène                    400            1'400           800            2'800         SSc
Ventilation: Use with good ventilation.`;
    expect(read(text).map((one) => one.replace(/^(\S+) .*:/, "$1:"))).toEqual([
      "Exemplol: 500 / 1000 ppm",
      "Exemplol: 1200 / 2400 mg/m³",
      "Testène: 400 / 800 ppm",
      "Testène: 1400 / 2800 mg/m³",
    ]);
  });

  test("of short and long spans are told by these words, peaks beside both kinds are ceilings", () => {
    expect(
      read(`8.1 Control parameters
Country   Agent     CAS No.    Long [ppm]   Long [mg/m³]   Short [ppm]   Short [mg/m³]
IE        Examplol  67-64-1    500          1210           1000          2420`),
    ).toEqual(["Examplol IE: 500 / 1000 ppm", "Examplol IE: 1210 / 2420 mg/m³"]);
    expect(
      read(`8.1 Control parameters
Source                Ingredient    TWA          STEL         Peak
Australia Standards   Examplol      50 ppm       150 ppm      -
Australia Standards   Testide       -            -            2 mg/m3`),
    ).toEqual(["Examplol Australia: 50 / 150 ppm", "Testide Australia: - / 2 mg/m³"]);
  });

  test("in two columns of one unit whose headings tell no kind are no means", () => {
    const text = `8.1 Control parameters
Country   Agent     CAS No.    Eka [ppm]    Neka [ppm]
IE        Examplol  67-64-1    500          1000`;
    expect(read(text)).toEqual([]);
  });

  test("behind another substance's name and number are not the row's", () => {
    const text = `Components                       CAS           Limits
Phenolic Resin                   MIXTURE       Formaldehyde CAS#50-00-0
                                               <500 ppm ACGIH TLV-C
                                               0.3 ppm, OSHA STEL 2 ppm
Toluene                          108-88-3      ACGIH TWA 20 ppm`;
    expect(read(text).map((one) => one.split(" ")[0])).toEqual(["Formaldehyde", "Formaldehyde", "Toluene"]);
  });
});

describe("limits in lines", () => {
  test("have their units in brackets before their numbers, below a name on the page before", () => {
    const text = `8.1 Control parameters
Name: 2-Examplol
CAS No.: 108-88-3
Form 4711, printed 3 May 2021
\fWEL TWA [ppm] 50
WEL STEL [ppm]     100`;
    expect(read(text)).toEqual(["2-Examplol WEL: 50 / 100 ppm"]);
  });

  test("named as every country names them are of the country above", () => {
    const text = `8.1 Control parameters
Acetone (67-64-1)
Netherlands - Occupational Exposure Limits
OEL TWA [mg/m3]     1210`;
    expect(read(text)).toEqual(["Acetone Netherlands: 1210 / - mg/m³"]);
  });

  test("of what only air holds are read beside no component, in tables also behind their lists", () => {
    expect(read("The ACGIH TLV for welding fumes is 5 mg/mᶟ.")).toEqual([
      "welding fumes ACGIH TLV: 5 / - mg/m³",
    ]);
    expect(read("The ACGIH TLV for this dust is 5 mg/m3.")).toEqual([]);
    const table = `Exposure Limits:
+--------------+------------+------------------+-------------+------------------+
| Copper Fumes | OSHA (PEL) | TWA = 0.1 mg/mᶟ  | ACGIH (TLV) | TLV = 0.2 mg/mᶟ  |
+--------------+------------+------------------+-------------+------------------+`;
    expect(read(table)).toEqual(["Copper Fumes OSHA: 0.1 / - mg/m³", "Copper Fumes ACGIH: 0.2 / - mg/m³"]);
  });

  test("are told once, also below a title that ends in a colon", () => {
    const text = `8.1 Control parameters
Occupational exposure limits:
- Butanone (78-93-3): WEL TWA 200 ppm; STEL 300 ppm`;
    expect(read(text)).toEqual(["Butanone WEL: 200 / 300 ppm"]);
  });

  test("with their kinds behind three decimals stand beside or below a name with its number", () => {
    const text = `8.1 Exposure limits
Methanol     67-56-1          200.000 ppm - TWA
                              250.000 ppm - STEL
Acetone (67-64-1)
     50.000 ppm - TWA`;
    expect(read(text)).toEqual(["Methanol -: 200 / 250 ppm", "Acetone -: 50 / - ppm"]);
  });

  test("of several lists behind one label each have their own, the label's substance is that behind its preposition", () => {
    const text = `8.1 Exposure limits
Exposure limits for oil mist (mineral):  OSHA PEL 5 mg/m3; ACGIH TLV 4 mg/m3 TWA, 10 mg/m3 STEL`;
    expect(read(text)).toEqual([
      "oil mist (mineral) OSHA PEL: 5 / - mg/m³",
      "oil mist (mineral) ACGIH TLV: 4 / 10 mg/m³",
    ]);
  });

  test("in another unit alone below a limit are of its kind", () => {
    const text = `8.1 Control parameters
Methoxypropanol (107-98-2)
MAK (OEL TWA)                   187 mg/m³
                                50 ppm
MAK (OEL C)                     187 mg/m³
                                60 ppm`;
    expect(read(text)).toEqual(["Methoxypropanol MAK: 187 / 187 mg/m³", "Methoxypropanol MAK: 50 / 60 ppm"]);
  });

  test("stand behind a name and a dash, below labels of a name and its number, and as peak limitations", () => {
    const text = `8.1 Control parameters
 • Acetone - 500 ppm (8 h TWA), 1500 ppm (15 min STEL)
Name of substance: Propanol
CAS No.: 67-63-0     EC No.: 200-661-7
Limit values: 200 ppm (TWA), 400 ppm (STEL)
Lye: Peak Limitation = 2 mg/m³ (Safe Work Australia)`;
    expect(read(text)).toEqual([
      "Acetone -: 500 / 1500 ppm",
      "Propanol -: 200 / 400 ppm",
      "Lye Safe Work Australia: - / 2 mg/m³",
    ]);
  });

  test("behind a word that no kind is known by are no means beside a mean", () => {
    const text = `8.1 Control parameters
Ethanol (CAS 64-17-5)
  France   : VME: 1000 ppm (1900 mg/m³) - Zemp: 5000 ppm (9500 mg/m³)
  ACGIH TWA: 0.1 mg/m³ (respirable), 2 mg/m³ (inhalable)`;
    expect(read(text)).toEqual([
      "Ethanol France VME: 1000 / - ppm",
      "Ethanol France VME: 1900 / - mg/m³",
      "Ethanol ACGIH: 0.1 / - mg/m³",
      "Ethanol ACGIH: 2 / - mg/m³",
    ]);
  });

  test("under a heading of two kinds are of the one that their cell tells, or of none; explanations are no names", () => {
    const text = `8.1 Control parameters
Ingredient           CAS No.        TLV-TWA            STEL / Ceiling
Examplol             67-64-1        250 ppm            500 ppm
Testene              111-76-2       20 ppm             C 40 ppm
N/E = not established`;
    expect(read(text)).toEqual(["Examplol -: 250 / - ppm", "Testene -: 20 / 40 ppm"]);
  });

  test("in a sentence are those of the substance whose number it tells", () => {
    const text =
      "Für Aceton (CAS-Nr. 67-64-1) gilt in Deutschland ein AGW von 500 ppm bzw. 1200 mg/m³ (TRGS 900).";
    expect(read(text).map((one) => one.replace(/ .*:/, ":"))).toEqual([
      "Aceton: 500 / - ppm",
      "Aceton: 1200 / - mg/m³",
    ]);
  });

  test("may be told of by a label in the line above", () => {
    const text = `8.1 Control parameters
Substance     Identification        Exposure limits                      TWA Year
Ethanol       CAS No.: 64-17-5      Country of origin: United Kingdom    TWA Year: 2020
              EC No.: 200-578-6     Limit value type: WEL
                                    Limit value (8 h) : 1000 ppm
                                    Source: EH40/2005
                                    Country of origin: Ireland           TWA Year: 2021
                                    Limit value type: OELV
                                    Limit value (short term)
                                    Value: 1500 ppm`;
    expect(read(text)).toEqual(["Ethanol WEL: 1000 / - ppm", "Ethanol Ireland: - / 1500 ppm"]);
  });
});

describe("tables with other lines between their rows", () => {
  test("have a line in brackets below the first heading, beside units", () => {
    const text = `8.1 Control parameters
Occupational exposure limit values (TLV)
INSHT 2016 (RD.39/1997)     Year     TLV-TWA            TLV-STEL           Observations
(Spain, 2016)                        ppm      mg/m3     ppm      mg/m3
2-butoxyexamplol            2007     10.      67.5      15.      101.2
2-aminoexamplol             2007     1.0      2.5       3.0      7.5       Vd`;
    expect(read(text)).toEqual([
      "2-butoxyexamplol INSHT: 10 / 15 ppm",
      "2-butoxyexamplol INSHT: 67.5 / 101.2 mg/m³",
      "2-aminoexamplol INSHT: 1 / 3 ppm",
      "2-aminoexamplol INSHT: 2.5 / 7.5 mg/m³",
    ]);
  });

  test("go on below remarks that begin where names do", () => {
    const text = `8.1 Control parameters
Components          CAS-No.      Value    Control parameters   Update         Basis
Silver              7440-22-4    TWA      0.1 mg/m3            2000-06-16     2000/39/EC
Further information : Indicative
                                 TWA      0.1 mg/m3            2007-08-01     GB EH40
n-Butyl examplate   123-86-4     TWA      150 ppm              2005-04-06     GB EH40
                                          724 mg/m3
                                 STEL     200 ppm              2005-04-06     GB EH40
                                          966 mg/m3`;
    expect(read(text)).toEqual([
      "Silver EC: 0.1 / - mg/m³",
      "Silver EH40: 0.1 / - mg/m³",
      "n-Butyl examplate EH40: 150 / 200 ppm",
      "n-Butyl examplate EH40: 724 / 966 mg/m³",
    ]);
  });

  test("have titles of lists above their rows", () => {
    const text = `8.1 Control parameters
Hazardous ingredient     CAS-nr.      method
EU established exposure limits:
n-hexane                 110-54-3     TWA       20 ppm
                                      STEL      - ppm
National established exposure limits, UK
Butane                   106-97-8     TWA       600 ppm
                                      STEL      750 ppm`;
    expect(read(text)).toEqual(["n-hexane EU: 20 / - ppm", "Butane UK: 600 / 750 ppm"]);
  });

  test("may have substances in columns, below what protects", () => {
    const text = `8.1 Respiratory protection: none
8.2 Hand protection: gloves
8.7    Occupational exposure limits
       Name                  Ethanol          Butanone
       TWA [ppm]             1000             200
       TWA [mg/m3]           1900             600
       STEL [ppm]            5000             300`;
    expect(read(text)).toEqual([
      "Ethanol -: 1000 / 5000 ppm",
      "Ethanol -: 1900 / - mg/m³",
      "Butanone -: 200 / 300 ppm",
      "Butanone -: 600 / - mg/m³",
    ]);
  });

  test("have what a row's own cell tells before the name of its list", () => {
    const text = `8.1 Paramètres de contrôle
Composant     No.-CAS    Valeur        Paramètres de contrôle   Mise à jour   Base
acétone       67-64-1    VME           500 ppm                  2007-12-28    FR VLE
                                       1210 mg/m3
                         VLCT (VLE)    1000 ppm                 2007-12-28    FR VLE
                                       2420 mg/m3`;
    expect(read(text)).toEqual([
      "acétone FR VME: 500 / - ppm",
      "acétone FR VME: 1210 / - mg/m³",
      "acétone FR: - / 1000 ppm",
      "acétone FR: - / 2420 mg/m³",
    ]);
  });
});

test("a place may head names, which small words in capitals make no list", () => {
  const text = `8.1 Valeurs limites d'exposition
France                  VME-ppm:    VME-mg/m3:    VLE-ppm:    Notes:
METHYLEXAMPLECETONE     200         600           300         *
CARBONATE DE TESTANE    -           10            -           -`;
  expect(read(text)).toEqual([
    "METHYLEXAMPLECETONE France: 200 / 300 ppm",
    "METHYLEXAMPLECETONE France: 600 / - mg/m³",
    "CARBONATE DE TESTANE France: 10 / - mg/m³",
  ]);
});

test("a ceiling's mark in brackets begins a row as its number does", () => {
  const text = `8.1 Zu überwachende Parameter
NATRIUMTESTAT
Schwellengrenzwert
Typ              Staat        TWA/8St                 STEL/15Min
                              mg/m3      ppm          mg/m3      ppm
AGW              DEU          3                       4
TLV-ACGIH                                             2 (C)`;
  expect(read(text)).toEqual(["NATRIUMTESTAT DEU AGW: 3 / 4 mg/m³", "NATRIUMTESTAT TLV-ACGIH: - / 2 mg/m³"]);
});

test("a row may say that there is no limit, and a list in brackets goes on with a name", () => {
  const text = `Ingredient           Source      Value
Butanol              OSHA        100 ppm TWA
                     Mexico      No Established Limit
Trimethyl benzene    OSHA        No Established Limit
                     NIOSH       25 ppm TWA
Zinc oxide           OSHA        5 mg/m3 TWA`;
  expect(read(text)).toEqual([
    "Butanol OSHA: 100 / - ppm",
    "Trimethyl benzene NIOSH: 25 / - ppm",
    "Zinc oxide OSHA: 5 / - mg/m³",
  ]);
  const wrapped = `Inhaltsstoff                 ppm      mg/m3      Werttyp     Gesetzliche Liste
Titandioxid                           1,25       AGW:        TRGS 900
13463-67-7
[ALLGEMEINER STAUBGRENZWERT,
FRAKTION]
Ethylacetat                  400      1500       AGW:        TRGS 900
141-78-6`;
  expect(read(wrapped).map((one) => one.split(":")[1])).toEqual([
    " 1.25 / - mg/m³",
    " 400 / - ppm",
    " 1500 / - mg/m³",
  ]);
});

test("a list over a column of lists tells of no other column", () => {
  const text = `                        OSHA                 ACGIH              OTHER
COMPONENT            TWA     STEL         TWA     STEL       TWA    SOURCE    UNIT
Acetone              NE      1000         500     750        NE               ppm
Isopropanol          400     NE           200     400        NE               ppm`;
  expect(read(text)).toEqual([
    "Acetone OSHA: - / 1000 ppm",
    "Acetone ACGIH: 500 / 750 ppm",
    "Isopropanol OSHA: 400 / - ppm",
    "Isopropanol ACGIH: 200 / 400 ppm",
  ]);
});

test("a name may open with a bracket, and a number's unit or time stand below it", () => {
  const text = `Components                       CAS-No.       mg/m3     ppm       List
(2-                              34590-94-8    308       50 ppm    EUOEL_TWAS
methoxymethylethoxy)propanol                   mg/m3
                                               924       150 ppm   UK_WELSTEL
                                               mg/m3`;
  expect(read(text).map((one) => one.replace(/^.*propanol /, ""))).toEqual([
    "EUOEL_TWAS: 308 / - mg/m³",
    "EUOEL_TWAS: 50 / - ppm",
    "UK_WELSTEL: - / 924 mg/m³",
    "UK_WELSTEL: - / 150 ppm",
  ]);
});
