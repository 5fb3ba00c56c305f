import { describe, expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { ruledPages } from "@/lib/fixtures/ruled-lines";
import { readExposureLimits } from "./exposure-limits";

/** "substance list: mean, short-term S, ceiling C unit" */
function read(text: string, composition = ""): string[] {
  const { lines, pages } = ruledPages(text);
  return readExposureLimits(lines, pages, "en", typedLines(composition)).map(
    ({ value: { substance, list, twa, stel, ceiling, unit } }) => {
      const told = [twa, stel && `${stel} S`, ceiling && `${ceiling} C`].filter((one) => one !== null);
      return `${substance} ${list ?? "-"}: ${told.join(", ")} ${unit}`;
    },
  );
}

test("dusts and silica that can be breathed in are substances of their own", () => {
  const text = `8.1 Control parameters
Workplace Exposure Limits (WELs)
  Substance                           Limit value type        Value (8h TWA)
  Inhalable dust                      WEL                     10 mg/m³
  Respirable crystalline silica       WEL                     0.1 mg/m³`;
  expect(read(text)).toEqual([
    "Inhalable dust WEL: 10 mg/m³",
    "Respirable crystalline silica WEL: 0.1 mg/m³",
  ]);
});

describe("a title beside its limits", () => {
  test("stands before the substance, and goes on in brackets", () => {
    const text = `Exposure limits             : ethanediol (as an aerosol)
(Belgium)                     TWA : 20 ppm - 52 mg/m³
                              Short-term value : 40 ppm - 104 mg/m³`;
    expect(read(text)).toEqual(["ethanediol -: 20, 40 S ppm", "ethanediol -: 52, 104 S mg/m³"]);
  });
});

describe("kinds of limits", () => {
  test("stand over the first of their two units", () => {
    const text = `8.1 Control parameters
+------------+----------+---------+--------+---------+--------+
| Ingredient | Province | TWA     |        | STEL    |        |
+------------+----------+---------+--------+---------+--------+
|            |          | ppm     | mg/m3  | ppm     | mg/m3  |
+------------+----------+---------+--------+---------+--------+
| Acetone    | Alberta  | 500     | 1200   | 750     | 1800   |
+------------+----------+---------+--------+---------+--------+`;
    expect(read(text)).toEqual(["Acetone Alberta: 500, 750 S ppm", "Acetone Alberta: 1200, 1800 S mg/m³"]);
  });

  test("in columns are not those of a duration behind both", () => {
    const text = `8.1 Control parameters
Substance    TWA mg/m³    TWA ppm    STEL mg/m³    STEL ppm    Time
Phenol       19           5          38            10          15 min.`;
    expect(read(text)).toEqual(["Phenol -: 19, 38 S mg/m³", "Phenol -: 5, 10 S ppm"]);
    // Whether a short-term limit with a mark for ceilings is one nobody can tell
    expect(read(text.replace("15 min.", "Ceiling"))).toEqual(["Phenol -: 19 mg/m³", "Phenol -: 5 ppm"]);
  });

  test("over the first of four columns are not those of the last two", () => {
    const text = `8.1 Control parameters
+------------+---------+--------+--------+--------+
| Ingredient | TWA     |        |        |        |
+------------+---------+--------+--------+--------+
|            | ppm     | mg/m3  | ppm    | mg/m3  |
+------------+---------+--------+--------+--------+
| Acetone    | 500     | 1200   | 750    | 1800   |
+------------+---------+--------+--------+--------+`;
    expect(read(text)).toEqual(["Acetone -: 500 ppm", "Acetone -: 1200 mg/m³"]);
  });

  test("in a row are not those of a last column for short terms", () => {
    const text = `8.1 Control parameters
Substance    Type    [mg/m³]    [ppm]    Short term
                                         [mg/m³] / [ppm]
Propane      TWA     1800       1000     7200 / 4000`;
    expect(read(text)).toEqual(["Propane -: 1800, 7200 S mg/m³", "Propane -: 1000, 4000 S ppm"]);
  });

  test("of two columns of one unit, none is told where no heading names any", () => {
    const text = `8.1 Control parameters
ACGIH TLV
+------------+---------+--------+
| Ingredient | mg/m3   | mg/m3  |
+------------+---------+--------+
| Acetone    | 1200    | 1800   |
+------------+---------+--------+`;
    expect(read(text)).toEqual([]);
  });

  test("stand in the name's brackets, or before the number", () => {
    const text = `8.1 Control parameters
+-------------------------+----------+-------+---------+-------+-------+
| Ingredient              | Source   | TWA             | STEL          |
+                         +          +-------+---------+-------+-------+
|                         |          | ppm   | mg/m3   | ppm   | mg/m3 |
+-------------------------+----------+-------+---------+-------+-------+
| Fluorane (Peak limitation) | SWA   | 3     | 2.6     | -     | -     |
+-------------------------+----------+-------+---------+-------+-------+
| Fluorane                | WES      | -     | -       | C 2   | C 1.6 |
+-------------------------+----------+-------+---------+-------+-------+`;
    expect(read(text)).toEqual([
      "Fluorane SWA: 3 C ppm",
      "Fluorane SWA: 2.6 C mg/m³",
      "Fluorane WES: 2 C ppm",
      "Fluorane WES: 1.6 C mg/m³",
    ]);
  });

  test("stand as marks that a legend explains", () => {
    const table = `8.1 Controleparameters
+------------+-------------------+-------+------+
| Stof       | Grenswaarde (8 u) | Kort  | Opm. |
+            +-------------------+-------+      +
|            | mg/m3             | mg/m3 |      |
+------------+-------------------+-------+------+
| Peroxide   | 1,5               | -     | M    |
+------------+-------------------+-------+------+
| Styreen    | 108               | 216   | D    |
+------------+-------------------+-------+------+`;
    const styrene = "Styreen -: 108, 216 S mg/m³";
    const legend = "D = opname via de huid. M = momentane (plafond)waarde die nooit mag worden overschreden.";
    expect(read(`${table}\n${legend}`)).toEqual(["Peroxide -: 1.5 C mg/m³", styrene]);
    expect(read(table)).toEqual(["Peroxide -: 1.5 mg/m³", styrene]);
  });

  test("are told by the row where the heading names both", () => {
    const text = `8.1 Control parameters
+-----------+--------+-----------+-----------+
| Substance | Period | IE OEL    | MPT KGVI  |
+           +        +-----------+-----------+
|           |        | mg/m3     | mg/m3     |
+-----------+--------+-----------+-----------+
| Butanone  | 8 h    | 600       | 450       |
+           +--------+-----------+-----------+
|           | 15 min | 900       | 900       |
+-----------+--------+-----------+-----------+`;
    expect(read(text)).toEqual(["Butanone -: 600 mg/m³", "Butanone -: 450 mg/m³", "Butanone -: 900 S mg/m³"]);
  });
});

test("a third column of a list whose others are the mean and the short-term one is no mean", () => {
  const text = `8.1 Paramètres de contrôle
+-------------+-------------+--------------+------------+
| Nom         | TLV-MPT     | TLV-LECT     | TLV        |
+-------------+-------------+--------------+------------+
| Hydroxyde   | 3 ppm       | 6 ppm        | 2 mg/m3    |
+-------------+-------------+--------------+------------+`;
  expect(read(text)).toEqual(["Hydroxyde TLV: 3, 6 S ppm"]);
});

describe("substances", () => {
  test("stand behind their label in the cell of a card", () => {
    const text = `8.1 Zu überwachende Parameter
+-----+--------------------------+-----------------------+
| (A) | Chem. Bezeichnung Butanon                        |
+-----+--------------------------+-----------------------+
| MAK-Tmw: 100 ppm (295 mg/m3)   | MAK-Kzw: 200 ppm      |
+--------------------------------+-----------------------+`;
    expect(read(text)).toEqual(["Butanon MAK: 100, 200 S ppm", "Butanon MAK: 295 mg/m³"]);
  });

  test("stand under their country, or under a word that nobody knows beside their numbers", () => {
    const byCountry = `8.1 Controleparameters
Grenswaarden voor beroepsmatige blootstelling (mg/m3)
+-----------------+-----------+------------+-------------+
| Nederland       | TGG 8 uur | TGG 15 min | Plafond (C) |
+-----------------+-----------+------------+-------------+
| 2-aminoethanol  | 2,5       | 7,6        | -           |
+-----------------+-----------+------------+-------------+`;
    expect(read(byCountry)).toEqual(["2-aminoethanol Nederland: 2.5, 7.6 S mg/m³"]);
    const beside = `8.1 Control parameters
+-----------------+-----------+----------------+
| SHIELDING       | CAS       | OSHA PEL (ppm) |
+-----------------+-----------+----------------+
| Carbon monoxide | 630-08-0  | 50             |
+-----------------+-----------+----------------+`;
    expect(read(beside)).toEqual(["Carbon monoxide OSHA PEL: 50 ppm"]);
  });

  test("stand above rows of lists with their years", () => {
    const text = `8.1 Control parameters
Cyclohexanone
                              Year
ACGIH (USA) TLV               2015    TWA 20 ppm, STEL 50 ppm
EU, 2000/39/EC, as amended    2009    TWA 10 ppm (40.8 mg/m3)`;
    expect(read(text, "Cyclohexanone    108-94-1    10-20 %")).toEqual([
      "Cyclohexanone ACGIH: 20, 50 S ppm",
      "Cyclohexanone EU: 10 ppm",
      "Cyclohexanone EU: 40.8 mg/m³",
    ]);
    expect(read(text)).toEqual([]);
  });

  test("stand before their numbers and limits in sentences, after a semicolon too", () => {
    const text = `8.1 Paramètres de contrôle
Ammoniac (CAS 7664-41-7) : VLEP contraignante sur 8 heures : 7 mg/m3, soit 10 ppm ; VLCT (15 min) : 14 mg/m3, soit 20 ppm.
Nederland (wettelijke grenswaarden): Talk, CAS 14807-96-6, TGG 8 uur: 0,25 mg/m3 (respirabel).`;
    expect(read(text)).toEqual([
      "Ammoniac VLEP: 7, 14 S mg/m³",
      "Ammoniac VLEP: 10, 20 S ppm",
      "Talk Nederland: 0.25 mg/m³",
    ]);
  });

  test("are no laws, nobody who sets limits, and no ends of sentences", () => {
    const text = `8.1 Control parameters
India, The Factories Act, 1948, Second Schedule: TWA 2 ppm
Supplier : TWA 1200 mg/m3
Hexavalent chromium may be
formed in welding fume: OSHA PEL 0.1 mg/m3 Ceiling`;
    expect(read(text)).toEqual([]);
  });

  test("stand in typed tables with typed rules, their numbers below them", () => {
    const text = `Hazardous Components (Specific                  Other Limits
Chemical Identity; Common Name(s))    OSHA PEL    ACGIH TLV    Recommended    % (opt.)
--------------------------------------------------------------------------------------
TOLUENE                               200 PPM     50 PPM       NIOSH 100      15-20
  CAS NO. 108-88-3                    300 PPM CEIL             PPM TWA
CARBON BLACK                          3.5 MG/M3   3.5 MG/M3    NE             1-2
  CAS NO. 1333-86-4`;
    expect(read(text)).toEqual([
      "TOLUENE OSHA PEL: 200, 300 C ppm",
      "TOLUENE ACGIH TLV: 50 ppm",
      "TOLUENE NIOSH: 100 ppm",
      "CARBON BLACK OSHA PEL: 3.5 mg/m³",
      "CARBON BLACK ACGIH TLV: 3.5 mg/m³",
    ]);
  });

  test("stand in rows of labels and values, over a page's end too, and begin anew behind other values", () => {
    const text = `8.1 Zu überwachende Parameter
Stoff                Aceton
CAS-Nr.              67-64-1
Grenzwert(e)         AGW 500 ppm; 1200 mg/m3
                     Kurzzeitwert 1000 ppm; 2400 mg/m3
Grenzwert(e)         EG-Richtwert 3 ppm; 7,6 mg/m3 (15 Minuten)
DNEL (Arbeiter)      1210 mg/m3 inhalativ
Stoff                1,3-Dioxolan
CAS-Nr.              646-06-0
Grenzwert(e)         AGW 50 ppm; 150 mg/m3`;
    const told = [
      "Aceton AGW: 500, 1000 S ppm",
      "Aceton AGW: 1200, 2400 S mg/m³",
      "Aceton EG: 3 S ppm",
      "Aceton EG: 7.6 S mg/m³",
      "1,3-Dioxolan AGW: 50 ppm",
      "1,3-Dioxolan AGW: 150 mg/m³",
    ];
    expect(read(text)).toEqual(told);
    const ruled = `8.1 Controleparameters
+---------------------------------------+-----------+
| Stofnaam                              | xyleen    |
+---------------------------------------+-----------+
| CAS-nr.                               | 1330-20-7 |
+---------------------------------------+-----------+
| Wettelijke grenswaarde NL, TGG 8 uur  | 210 mg/m3 |
+---------------------------------------+-----------+
| EU-grenswaarde 15 min                 | 442 mg/m3 |
+---------------------------------------+-----------+`;
    expect(read(ruled)).toEqual(["xyleen NL: 210 mg/m³", "xyleen EU: 442 S mg/m³"]);
  });

  test("stand under a heading of their own beside their values", () => {
    const text = `8.1 Zu überwachende Parameter
AGW
+---------+--------------+
| Stoff   | Wert         |
+---------+--------------+
| Aceton  | 500 ppm      |
+---------+--------------+
| Butanon | 200 ppm      |
+---------+--------------+`;
    expect(read(text)).toEqual(["Aceton AGW: 500 ppm", "Butanon AGW: 200 ppm"]);
  });

  test("stand above a table of countries, or above labels in their own column", () => {
    const above = `8.1 Control parameters
ACETONE
+-------+------------+--------------+
| State | 8 hour TWA | 15 min. STEL |
+-------+------------+--------------+
| UK    | 1210 mg/m3 | 3620 mg/m3   |
+-------+------------+--------------+`;
    expect(read(above, "ACETONE    67-64-1    10-30 %")).toEqual(["ACETONE UK: 1210, 3620 S mg/m³"]);
    const column = `8.1 Zu überwachende Parameter
+-----+----------------+------------+-----------+
| Nr. | Stoffname      | CAS-Nr.    | EG-Nr.    |
+-----+----------------+------------+-----------+
|     | Bemerkungen    | AGS, EU    |           |
+-----+----------------+------------+-----------+
| 2   | n-Butylacetat  | 123-86-4   | 204-658-1 |
+-----+----------------+------------+-----------+
|     | Kurzzeitwert   | 723 mg/m3  | 150 ppm   |
+-----+----------------+------------+-----------+
|     | 8-Stunden-Wert | 241 mg/m3  | 50 ppm    |
+-----+----------------+------------+-----------+`;
    expect(read(column).map((one) => one.replace(/ [^ ]+: /, " "))).toEqual([
      "n-Butylacetat 241, 723 S mg/m³",
      "n-Butylacetat 50, 150 S ppm",
    ]);
  });

  test("are numbered items, each with its own lists", () => {
    const text = `8.1 Occupational exposure limits
(1) 2-Aminoethanol
• ACGIH                 : TWA - 3 ppm, STEL - 6 ppm
(2) N-Methyl-2-pyrrolidone
• OSHA PEL              : Not available
• EU IOELV              : 8 h - 10 ppm (40 mg/m3), 15 min - 20 ppm (80 mg/m3)`;
    expect(read(text)).toEqual([
      "2-Aminoethanol ACGIH: 3, 6 S ppm",
      "N-Methyl-2-pyrrolidone IOELV: 10, 20 S ppm",
      "N-Methyl-2-pyrrolidone IOELV: 40, 80 S mg/m³",
    ]);
  });

  test("have a biological value between their limits and the next substance", () => {
    const text = `8.1 Zu überwachende Parameter
CAS-Nr.     Bezeichnung         Art    Wert               Bemerkung
100-42-5    Styrol              MAK    20 ml/m3           Y; DFG
                                       86 mg/m3
                                KZW    40 ml/m3           30 min
                                       172 mg/m3
                                BAT    600 mg/g Krea.     Urin
80-62-6     Methylmethacrylat   MAK    50 ml/m3           S; Y; DFG
                                       210 mg/m3`;
    expect(read(text)).toEqual([
      "Styrol MAK: 20 ppm",
      "Styrol MAK: 86 mg/m³",
      "Styrol -: 40 S ppm",
      "Styrol -: 172 S mg/m³",
      "Methylmethacrylat MAK: 50 ppm",
      "Methylmethacrylat MAK: 210 mg/m³",
    ]);
  });

  test("stand above or below their numbers, also where no heading stands over them", () => {
    const above = `8.1 Zu überwachende Parameter
Stoff           MAK-Wert             Kurzzeitgrenzwert
CAS-Nr.         ml/m3     mg/m3      ml/m3      mg/m3      Notationen    Kritische Toxizität
Isopropanol     200       500        400        1000       SSC, B        Auge
67-63-0
Kohlendioxid    5000      9000       -          -          -             Asphyxie
124-38-9`;
    expect(read(above)).toEqual([
      "Isopropanol -: 200, 400 S ppm",
      "Isopropanol -: 500, 1000 S mg/m³",
      "Kohlendioxid -: 5000 ppm",
      "Kohlendioxid -: 9000 mg/m³",
    ]);
    const below = `8.1 Paramètres de contrôle
                         VME-ppm :   VME-mg/m3 :   VLE-ppm :   VLE-mg/m3 :
CAS: 106-97-8            800         1900          -           -
BUTANE
CAS: 142-82-5            400         1668          500         2085
HEPTANE`;
    expect(read(below)).toEqual([
      "BUTANE -: 800 ppm",
      "BUTANE -: 1900 mg/m³",
      "HEPTANE -: 400, 500 S ppm",
      "HEPTANE -: 1668, 2085 S mg/m³",
    ]);
  });
});

describe("limits beside what is said of them", () => {
  test("are of the kinds that a heading numbers", () => {
    const table = (third: string) => `8.1 Zu überwachende Parameter
+------------------+--------------------+----------------------------------+
| Grenzwerttyp     | Stoffname          | ① Langzeit-Arbeitsplatzgrenzwert |
| (Herkunftsland)  |                    | ② Kurzzeit-Arbeitsplatzgrenzwert |
|                  |                    | ③ ${third.padEnd(31)}|
|                  |                    | ⑤ Bemerkung                      |
+------------------+--------------------+----------------------------------+
| TRGS 900 (DE)    | Aceton             | ① 500 ppm (1.200 mg/m³)          |
|                  | CAS-Nr.: 67-64-1   | ② 1.000 ppm (2.400 mg/m³)        |
|                  |                    | ⑤ AGS, DFG, EU, Y                |
+------------------+--------------------+----------------------------------+
| MAK (AT)         | Formaldehyd        | ① 0,3 ppm (0,37 mg/m³)           |
|                  | CAS-Nr.: 50-00-0   | ③ 0,6 ppm (0,74 mg/m³)           |
|                  |                    | ⑤ (Momentanwert) Sh, III C       |
+------------------+--------------------+----------------------------------+`;
    const acetone = ["Aceton TRGS 900: 500, 1000 S ppm", "Aceton TRGS 900: 1200, 2400 S mg/m³"];
    expect(read(table("Momentanwert"))).toEqual([
      ...acetone,
      "Formaldehyd MAK (AT): 0.3, 0.6 C ppm",
      "Formaldehyd MAK (AT): 0.37, 0.74 C mg/m³",
    ]);
    // Two short-term limits: what the second is nobody can tell
    expect(read(table("Kurzzeitwert"))).toEqual([
      ...acetone,
      "Formaldehyd MAK (AT): 0.3 ppm",
      "Formaldehyd MAK (AT): 0.37 mg/m³",
    ]);
  });

  test("are of the kind that a long remark in brackets follows", () => {
    const text = `8.1 Controleparameters
a) Grenswaarden beroepsmatige blootstelling
EU
+---------+------------------------------------------------------------+-----------+
| Xyleen  | Tijdsgewogen gemiddelde blootstellingslimiet 8 u           | 50 ppm    |
|         | (Indicatieve grenswaarde voor beroepsmatige blootstelling) |           |
+         +------------------------------------------------------------+-----------+
|         | Kortetijdswaarde (Indicatieve grenswaarde voor             | 100 ppm   |
|         | beroepsmatige blootstelling)                               |           |
+---------+------------------------------------------------------------+-----------+`;
    expect(read(text)).toEqual(["Xyleen EU: 50, 100 S ppm"]);
  });

  test("stand below a caption over the headings, of the component named above", () => {
    const text = `8.1 Control parameters
HYDROCHLORIC ACID
+--------------------+------------+--------------+-----------------+--------------+
| Workplace exposure |            |              | Respirable dust |              |
| limits:            |            |              |                 |              |
+--------------------+------------+--------------+-----------------+--------------+
| State              | 8 hour TWA | 15 min. STEL | 8 hour TWA      | 15 min. STEL |
+--------------------+------------+--------------+-----------------+--------------+
| UK                 | 2 mg/m3    | 8 mg/m3      | -               | -            |
+--------------------+------------+--------------+-----------------+--------------+`;
    const composition = "HYDROCHLORIC ACID - REACH registered number(s): 01-2119484862-27";
    expect(read(text, composition)).toEqual(["HYDROCHLORIC ACID UK: 2, 8 S mg/m³"]);
  });

  test("go on below a value that is no limit", () => {
    const text = `8.1 Control parameters
Occupational Exposure limit values:
+---------+-----------+------------+--------------------------+
| Country | Substance | Identifier | Permissible              |
+---------+-----------+------------+--------------------------+
| NIOSH   | Acetone   | 67-64-1    | REL-TWA: 250 ppm         |
|         |           |            | IDLH: 2,500 ppm          |
+---------+-----------+------------+--------------------------+
| ACGIH   | Toluene   | 108-88-3   | 8-Hour TWA: 20 ppm       |
+---------+-----------+------------+--------------------------+`;
    expect(read(text)).toEqual(["Acetone NIOSH: 250 ppm", "Toluene ACGIH: 20 ppm"]);
  });

  test("stand before the letter of their fraction, in capitals or not", () => {
    const text = `8.1 Zu überwachende Parameter
+-----------+---------+-------+------------------+
| CAS-Nr.   | Stoff   | mg/m³ | Art              |
+-----------+---------+-------+------------------+
| 7440-02-0 | Nickel  | 0,5 E | Tagesmittelwert  |
+-----------+---------+-------+------------------+
|           |         | 2 E   | Kurzzeitwert     |
+-----------+---------+-------+------------------+
| 7440-47-3 | Chrom   | 0,5 e | Tagesmittelwert  |
+-----------+---------+-------+------------------+`;
    expect(read(text)).toEqual(["Nickel -: 0.5, 2 S mg/m³", "Chrom -: 0.5 mg/m³"]);
  });

  test("in a sentence are not those of its first word", () => {
    const text = `8.1 Zu überwachende Parameter
Die MAK-Kommission nennt dafür 2 mg/m³ (einatembare Fraktion).`;
    expect(read(text, "Die Lösung enthält Zinkchlorid.")).toEqual([]);
  });

  test("stand below the substances that head columns, over a page's end", () => {
    const head = `8.1 Paramètres de contrôle
+--------------------+---------+-----------------+
|                    | Éthanol | 2-Butoxyéthanol |
+--------------------+---------+-----------------+
| VLEP 8 h, ppm      | 1 000   | 10              |
+--------------------+---------+-----------------+
| VLEP 15 min, ppm   | 5 000   | –               |
+--------------------+---------+-----------------+`;
    const next = (kind: string) => `
+--------------------+---------+-----------------+
| ${kind} | 9 500   | 246             |
+--------------------+---------+-----------------+
| Mention            |         | peau            |
+--------------------+---------+-----------------+`;
    const ppm = ["Éthanol VLEP: 1000, 5000 S ppm", "2-Butoxyéthanol VLEP: 10 ppm"];
    expect(read(`${head}\n\f${next("VLEP 15 min, mg/m³")}`)).toEqual([
      ...ppm,
      "Éthanol VLEP: 9500 S mg/m³",
      "2-Butoxyéthanol VLEP: 246 S mg/m³",
    ]);
    expect(read(`${head}\n\f${next("Not a kind at all,")}`)).toEqual(ppm);
  });

  test("of several substances stand in one cell below their kind", () => {
    const text = `8. Exposure control
+-----------------------------+----------------------+------------------------+
| Permissible limit TWA       | Short-term STEL      | Biological BEIs        |
+-----------------------------+----------------------+------------------------+
| Xylene: 100 ppm, 434 mg/m³  | Xylene: 125 ppm,     | Xylene: 1.5 g/g        |
| n-Butyl alcohol: 100 ppm    | 542.5 mg/m³          |                        |
| EU list (Directive): 2 ppm  | Formaldehyde: —      |                        |
+-----------------------------+----------------------+------------------------+`;
    expect(read(text)).toEqual([
      "Xylene -: 100, 125 S ppm",
      "Xylene -: 434, 542.5 S mg/m³",
      "n-Butyl alcohol -: 100 ppm",
    ]);
  });

  test("are no ceilings where the law of a country is binding", () => {
    const text = `8.1. Paramètres de contrôle
+-----------+-------+-------+-------+-------+--------------+
| Substance | VLEP 8 h      | VLEP CT       | Observations |
+           +-------+-------+-------+-------+              +
|           | ppm   | mg/m³ | ppm   | mg/m³ |              |
+-----------+-------+-------+-------+-------+--------------+
| Acétone   | 500   | 1210  | 1000  | 2420  | C            |
+-----------+-------+-------+-------+-------+--------------+
| Xylène    | 50    | 221   | 100   | 442   | C, Peau      |
+-----------+-------+-------+-------+-------+--------------+`;
    expect(read(text).map((one) => one.replace(/ [^ ]*:/, ":"))).toEqual([
      "Acétone: 500, 1000 S ppm",
      "Acétone: 1210, 2420 S mg/m³",
      "Xylène: 50, 100 S ppm",
      "Xylène: 221, 442 S mg/m³",
    ]);
  });

  test("stand below a list whose country has its code in brackets", () => {
    const text = `8.1 Control parameters
Product/ingredient name     Exposure limit values
Xylene                      EH40/2005 WELs (United Kingdom (UK), 1/2020). Absorbed through skin.
                            STEL: 441 mg/m³ 15 minutes.
                            TWA: 220 mg/m³ 8 hours.
Acetone                     EH40/2005 WELs (United Kingdom (UK), 1/2020).
                            STEL: 3620 mg/m³ 15 minutes.
                            TWA: 1210 mg/m³ 8 hours.`;
    expect(read(text)).toEqual([
      "Xylene EH40/2005 WELs: 220, 441 S mg/m³",
      "Acetone EH40/2005 WELs: 1210, 3620 S mg/m³",
    ]);
  });

  test("stand alone below their list and their kind", () => {
    const text = `8.1. Zu überwachende Parameter
Aceton (CAS-Nr. 67-64-1)
Schweiz. SUVA - Grenzwerte am Arbeitsplatz, MAK-Wert:
500 ppm, 1’200 mg/m3
Schweiz. SUVA - Grenzwerte am Arbeitsplatz, Kurzzeitgrenzwert (KZGW):
1’000 ppm, 2’400 mg/m3`;
    expect(read(text)).toEqual(["Aceton SUVA: 500, 1000 S ppm", "Aceton SUVA: 1200, 2400 S mg/m³"]);
  });
});

describe("limits that other things stand beside", () => {
  test("are in both units of which the second follows the first one's cubic metre", () => {
    expect(read("8.1 Control parameters\nAcetone (CAS 67-64-1)\nTWA: 1210 mg/m3/500 ppm")).toEqual([
      "Acetone -: 1210 mg/m³",
      "Acetone -: 500 ppm",
    ]);
  });

  test("stand below a component that a colon ends, their kinds behind them", () => {
    const text = `EXPOSURE LIMITS:
Methyl alcohol:
200 ppm (260 mg/m3) OSHA TWA
250 ppm (325 mg/m3) NIOSH recommended STEL (skin)
VENTILATION: Provide a local exhaust.`;
    expect(read(text, "Methyl alcohol      CAS 67-56-1      < 4 %")).toEqual([
      "Methyl alcohol OSHA: 200 ppm",
      "Methyl alcohol OSHA: 260 mg/m³",
      "Methyl alcohol NIOSH: 250 S ppm",
      "Methyl alcohol NIOSH: 325 S mg/m³",
    ]);
  });

  test("are ceilings beside the words for a peak where another kind's number would stand", () => {
    const text = `8. Exposure controls
Ingredient               TWA (mg/m3)     STEL (mg/m3)
Hydrochloric acid        7.5             Peak limitation
Acetic acid              25              37`;
    expect(read(text)).toEqual(["Hydrochloric acid -: 7.5 C mg/m³", "Acetic acid -: 25, 37 S mg/m³"]);
  });

  test("are of the heading's kind, how often in a shift the other one may be reached", () => {
    const text = `8.1 Zu überwachende Parameter
+-------------+----------------------+--------------------+------------+-------------+
| Stoff       | MAK-TMW [mg/m³]      | MAK-KZW [mg/m³]    | Häufigkeit | Bemerkung   |
+-------------+----------------------+--------------------+------------+-------------+
| Eisenoxide  | 5 A                  | 10 A               | 2 x 60 min | Rauch       |
+-------------+----------------------+--------------------+------------+-------------+
| Mangan      | 0.5 E                | 2 E                | 4 x 15 min | als Mn      |
+-------------+----------------------+--------------------+------------+-------------+`;
    expect(read(text)).toEqual(["Eisenoxide MAK: 5, 10 S mg/m³", "Mangan MAK: 0.5, 2 S mg/m³"]);
  });

  test("have their unit before them and the fraction of the dust behind", () => {
    const text = "8.1 Paramètres\nSilice (quartz) : VME - France [mg/m³] : 0,1 (fraction alvéolaire)";
    expect(read(text)).toEqual(["Silice (quartz) VME: 0.1 mg/m³"]);
  });

  test("go on below a heading that a page repeats, of the list that the page before named", () => {
    const text = `8.1 Occupational exposure limits (OSHA United States)
Ingredient name     Exposure limits
Xylene              OSHA PEL (United States, 5/2018).
                    TWA: 100 ppm 8 hours.
                    ACGIH TLV (United States, 1/2021). [mixtures with p-
\fIngredient name     Exposure limits
                    xylene] Ototoxicant.
                    TWA: 20 ppm 8 hours.
Acetone             OSHA PEL (United States, 5/2018).
                    TWA: 1000 ppm 8 hours.`;
    expect(read(text)).toEqual([
      "Xylene OSHA PEL: 100 ppm",
      "Xylene ACGIH TLV: 20 ppm",
      "Acetone OSHA PEL: 1000 ppm",
    ]);
  });

  test("are numbers in a column of any name beside one of units, two of a row below each other", () => {
    const text = `8.1 Bestandteile mit zu überwachenden Grenzwerten
CAS-Nr.     Bezeichnung     Art     Wert     Einheit     Überschreitungsfaktor
64-17-5     Ethanol         AGW     960      mg/m3       2(II)
                                    500      ml/m3
107-21-1    Ethandiol       AGW     26       mg/m3       2(I) H
                                    10       ml/m3`;
    expect(read(text)).toEqual([
      "Ethanol AGW: 960 mg/m³",
      "Ethanol AGW: 500 ppm",
      "Ethandiol AGW: 26 mg/m³",
      "Ethandiol AGW: 10 ppm",
    ]);
  });

  test("are short-term ones where a peak is that of a quarter of an hour in a shift", () => {
    const text = `8.1 Control parameters
Product/ingredient name     Exposure limit values
xylene                      TRGS 900 OEL (Germany, 3/2019). Absorbed through skin.
                            TWA: 440 mg/m³ 8 hours.
                            PEAK: 880 mg/m³, 4 times per shift, 15 minutes.
acetone                     TRGS 900 OEL (Germany, 3/2019).
                            TWA: 1200 mg/m³ 8 hours.
                            PEAK: 2400 mg/m³ 10 minutes.`;
    expect(read(text)).toEqual(["xylene TRGS 900 OEL: 440, 880 S mg/m³", "acetone TRGS 900 OEL: 1200 mg/m³"]);
  });

  test("stand in frames beside a cell that tells of several lists", () => {
    const text = `8.1 Exposure limits
+-----------------+-----------+------------+-----------+--------------+-----------------+
| Name            | CAS       | ACGIH TLV  | OSHA PEL  | OSHA STEL    | Other           |
|                 |           | ppm        | ppm       | ppm          | ppm             |
+-----------------+-----------+------------+-----------+--------------+-----------------+
| Carbon monoxide | 630-08-0  | 25         | 50        | 200 [ceil.]  | NIOSH RELs:     |
|                 |           |            |           | (see 16)     | TWA = 35        |
|                 |           |            |           |              | DFG MAKs:       |
|                 |           |            |           |              | TWA = 30        |
+-----------------+-----------+------------+-----------+--------------+-----------------+`;
    expect(read(text)).toEqual(["Carbon monoxide ACGIH TLV: 25 ppm", "Carbon monoxide OSHA PEL: 50 ppm"]);
  });
});

test("the fraction of the dust stands between number and unit in columns", () => {
  const text = `- Suisse (SUVAPRO 2017) :
CAS               VME            VLE          Valeur plafond  Notations
7727-43-7         3 a mg/m3
13463-67-7        3 a mg/m3                                   SSC`;
  expect(read(text)).toEqual(["7727-43-7 Suisse: 3 mg/m³", "13463-67-7 Suisse: 3 mg/m³"]);
});

test("a name without a number stands in the column of those that have one", () => {
  const text = `8.1 Zu überwachende Parameter
106-97-8 Butan                         AGW 2400 mg/m³, 1000 ml/m³
                                       4(II); DFG
Kohlenwasserstoffe, C6-C8 Aliphaten    AGW 700 mg/m³
                                       2(II); AGS`;
  expect(read(text).at(-1)).toBe("Kohlenwasserstoffe, C6-C8 Aliphaten AGW: 700 mg/m³");
  const elsewhere = text.replace(
    "Kohlenwasserstoffe, C6-C8 Aliphaten",
    "Stand der Technik                  ",
  );
  expect(read(elsewhere.replace("    AGW 700", "AGW 700")).some((one) => one.includes("700"))).toBe(false);
});

test("a substance that a semicolon parts from the one before has its own limits, also where it is not known", () => {
  const text = "Xylene TWA 8 h: 210 mg/m³, STEL 15 min: 442 mg/m³; 2-methoxyexamplate TWA 8 h: 550 mg/m³";
  const xylene = "Xylene -: 210, 442 S mg/m³";
  expect(read(text, "Xylene   1330-20-7   10 %")).toEqual([xylene]);
  const both = "Xylene   1330-20-7   10 %\n2-methoxyexamplate   108-65-6   5 %";
  expect(read(text, both)).toEqual([xylene, "2-methoxyexamplate -: 550 mg/m³"]);
});

test("the first substance stands beside the title, the others below it", () => {
  const text = `8.1 Zu überwachende Parameter
Arbeitsplatzgrenzwert(e) (CH)         Ethanol
                                      MAK: 500 ppm / 960 mg/m³
                                      KZGW: 1000 ppm / 1920 mg/m³

                                      Propan-2-ol
                                      MAK: 200 ppm / 500 mg/m³`;
  expect(read(text)).toEqual([
    "Ethanol MAK: 500, 1000 S ppm",
    "Ethanol MAK: 960, 1920 S mg/m³",
    "Propan-2-ol MAK: 200 ppm",
    "Propan-2-ol MAK: 500 mg/m³",
  ]);
});

test("what the rules of 1989 set is not in force", () => {
  const text = `Occupational Exposure Limits:
                 OSHA PEL       OSHA 1989 PEL*     ACGIH TLV
Calcium oxide    5 mg/m3        4 mg/m3            2 mg/m3
Gypsum           15 mg/m3       14 mg/m3           10 mg/m3`;
  expect(read(text)).toEqual([
    "Calcium oxide OSHA PEL: 5 mg/m³",
    "Calcium oxide ACGIH TLV: 2 mg/m³",
    "Gypsum OSHA PEL: 15 mg/m³",
    "Gypsum ACGIH TLV: 10 mg/m³",
  ]);
});

test.each([
  [
    "Arbeitsplatzgrenzwert (AGW) (mg/m³): 380",
    "Arbeitsplatzgrenzwert (AGW) (ppm): 200",
    "AGW: 380 mg/m³",
    "AGW: 200 ppm",
  ],
  [
    "Grenswaarde voor langdurige blootstelling (8 uur) (mg/m³): 260",
    "Grenswaarde voor kortdurende blootstelling (15 minuten) (ppm): 1000",
    "-: 260 mg/m³",
    "-: 1000 S ppm",
  ],
])("a unit stands in brackets behind the label: %s", (first, second, mean, other) => {
  const text = `8.1 Control parameters\nEthanol\n${first}\n${second}\nPropane\n${first}`;
  expect(read(text)).toEqual([`Ethanol ${mean}`, `Ethanol ${other}`, `Propane ${mean}`]);
});

test("names stand beside their lists under Dutch headings", () => {
  const text = `Naam van bestanddeel    Arbeidshygiënische blootstellingsgrenzen
Nederland
terpentijn, olie        SZW (Nederland, 1/2006).
                        MAC-TGG 8 uur: 560 mg/m³ 8 uur.`;
  expect(read(text)).toEqual(["terpentijn, olie SZW: 560 mg/m³"]);
});

test("each dust of a line has the limits behind it", () => {
  expect(read("Total inhalable dust 10 mg/m³ 8 hr TWA; respirable dust 4 mg/m³ 8 hr TWA")).toEqual([
    "Total inhalable dust -: 10 mg/m³",
    "respirable dust -: 4 mg/m³",
  ]);
  expect(read("Total inhalable dust 10 mg/m³ 8 hr TWA; 20 mg/m³ 15 min STEL")).toEqual([
    "Total inhalable dust -: 10, 20 S mg/m³",
  ]);
});

describe("a substance named once", () => {
  test("in the title of its table", () => {
    const text = `8.1 Control parameters
Occupational exposure limits — Diacetyl (CAS-No. 431-03-8)
+----------------+--------------------------+--------------------------+
| Country / body | Limit value, eight hours | Limit value, short term  |
+----------------+------------+-------------+------------+-------------+
|                | ppm        | mg/m³       | ppm        | mg/m³       |
+----------------+------------+-------------+------------+-------------+
| European Union | 0.02       | 0.07        | 0.1        | 0.36        |
+----------------+------------+-------------+------------+-------------+
| USA - ACGIH    | 0.01       |             | 0.02       |             |
+----------------+------------+-------------+------------+-------------+`;
    expect(read(text)).toEqual([
      "Diacetyl European Union: 0.02, 0.1 S ppm",
      "Diacetyl European Union: 0.07, 0.36 S mg/m³",
      "Diacetyl ACGIH: 0.01, 0.02 S ppm",
    ]);
  });

  test("with its number in the corner over the lists", () => {
    const text = `8.1 Zu überwachende Parameter
+--------------------+---------+---------+---------+---------+
| Methylmethacrylat  | MAK 8 h | MAK 8 h | KZGW    | KZGW    |
| CAS 80-62-6        | ml/m³   | mg/m³   | ml/m³   | mg/m³   |
+--------------------+---------+---------+---------+---------+
| CH (SUVA 1903.d)   | 50      | 210     | 100     | 420     |
+--------------------+---------+---------+---------+---------+
| D (TRGS 900)       | 50      | 210     |         |         |
+--------------------+---------+---------+---------+---------+`;
    expect(read(text)).toEqual(
      expect.arrayContaining([
        "Methylmethacrylat SUVA: 50, 100 S ppm",
        "Methylmethacrylat SUVA: 210, 420 S mg/m³",
        "Methylmethacrylat TRGS 900: 50 ppm",
      ]),
    );
  });

  test("over its number, at the head of a column", () => {
    const text = `8.1 Control parameters
+--------------------+-------------+-------------------+
| Exposure limits    | Acetic acid | Hydrogen peroxide |
+--------------------+-------------+-------------------+
|                    | 64-19-7     | 7722-84-1         |
+--------------------+-------------+-------------------+
| ACGIH TLV-TWA      | 10 ppm      | 1 ppm             |
+--------------------+-------------+-------------------+
| ACGIH TLV-STEL     | 15 ppm      | —                 |
+--------------------+-------------+-------------------+`;
    expect(read(text)).toEqual(["Acetic acid ACGIH TLV: 10, 15 S ppm", "Hydrogen peroxide ACGIH TLV: 1 ppm"]);
  });
});

describe("what a column's words tell", () => {
  test("the letter behind the word for short-term limits marks ceilings", () => {
    const text = `8.1 Control parameters
Ingredient       OSHA PEL      OSHA STEL / C    ACGIH TLV        ACGIH TLV STEL / C
Ethyl ether      400 ppm       —                400 ppm          500 ppm
Methyl alcohol   200 ppm       —                200 ppm          250 ppm`;
    expect(read(text)).toEqual([
      "Ethyl ether OSHA PEL: 400 ppm",
      "Ethyl ether ACGIH TLV: 400, 500 S ppm",
      "Methyl alcohol OSHA PEL: 200 ppm",
      "Methyl alcohol ACGIH TLV: 200, 250 S ppm",
    ]);
  });

  test("a list is called without the kind of its limits, and remarks may hold a ceiling", () => {
    const text = `8.1 Control parameters
Substance         PEL (Long Term)    PEL (Short Term)    Remarks
                  ppm / mg/m³        ppm / mg/m³
Xylene            100 / 434          150 / 651
n-Butyl alcohol   –                  –                   Ceiling 50 ppm, 152 mg/m³`;
    expect(read(text)).toEqual([
      "Xylene -: 100, 150 S ppm",
      "Xylene -: 434, 651 S mg/m³",
      "n-Butyl alcohol -: 50 C ppm",
      "n-Butyl alcohol -: 152 C mg/m³",
    ]);
  });

  test("what tells the kind heads a column beside two units, names stand under none", () => {
    const text = `8.1 Begrenzung
Bestandteile mit Grenzwerten (TRGS 900):
                  Art      ml/m3    mg/m3    Spitzenbegr.
Essigsäure        MAK      10       25       =1=`;
    expect(read(text, "Essigsäure 64-19-7")).toEqual([
      "Essigsäure TRGS 900: 10 ppm",
      "Essigsäure TRGS 900: 25 mg/m³",
    ]);
  });

  test("two numbers in one unit without a word are none", () => {
    const text = `8.1 Control parameters
Methanol (67-56-1)
UK        266 mg/m³       333 mg/m³`;
    expect(read(text)).toEqual([]);
  });

  test("the lines of an item go on in its last cell, whose list stands behind the unit", () => {
    const text = `8.1 Paramètres de contrôle
• Fluorure d'hydrogène [7664-39-3]     : VLEP 8h [ppm] (France) : 1.8
                                       : VLEP 8h [mg/m³] (France) : 1.5
                                       : VLEP CT [ppm] (France) : 3`;
    expect(read(text)).toEqual([
      "Fluorure d'hydrogène VLEP: 1.8, 3 S ppm",
      "Fluorure d'hydrogène VLEP: 1.5 mg/m³",
    ]);
  });
});

describe("limits a label a line", () => {
  test("go on behind an aside, and a second number in one unit says nothing", () => {
    const text = `8.1 Control parameters
METHANOL (CAS: 67-56-1)
Short-term exposure limit (15-minute): WEL 250 ppm(Sk) 333 mg/m³(Sk)`;
    expect(read(text)).toEqual(["METHANOL WEL: 250 S ppm", "METHANOL WEL: 333 S mg/m³"]);
    const twice = `8.1 Control parameters
Toluene (CAS: 108-88-3)
OSHA PEL: 200 ppm CEIL: 300 ppm / 500 ppm`;
    expect(read(twice)).toEqual(["Toluene OSHA PEL: 200, 300 C ppm"]);
  });

  test("have their unit before the number in a cell of its own", () => {
    const text = `8.1. Paramètres de contrôle
Acétone                  : VME - France [mg/m³]          : 1210
                         : VLE - France [mg/m³]          : 2420
Acétate de n-butyle      : VME - France [mg/m³]          : 710`;
    expect(read(text, "Acétone 67-64-1\nAcétate de n-butyle 123-86-4")).toEqual([
      "Acétone VME: 1210 mg/m³",
      "Acétone France: 2420 S mg/m³",
      "Acétate de n-butyle VME: 710 mg/m³",
    ]);
  });

  test("are of no country and of nobody who sets them", () => {
    const text = `8.1 Zu überwachende Parameter
Ethylacetat (141-78-6)
Schweiz - Begrenzung der Exposition am Arbeitsplatz
MAK (OEL TWA)              730 mg/m³
Hexamethylendiisocyanat, oligomer (28182-81-2)
Lieferant - Richtwert
OEL TWA                    0.5 mg/m³`;
    expect(read(text)).toEqual([
      "Ethylacetat Schweiz: 730 mg/m³",
      expect.stringMatching(/^Hexamethylendiisocyanat, oligomer .*: 0\.5 mg\/m³$/),
    ]);
  });
});

test("a title gives the units of numbers in front of brackets and in them, over lists in columns", () => {
  const text = `8.1 Control parameters: limit values at the workplace, ppm
(mg/m³ in brackets):
                     WEL (GB) 8 h     WEL (GB) 15 min     AGW (D)      Remarks
butanone             200 (600)        300 (899)           200 (600)    Sk, BMGV; 1(I), H, Y
n-butyl acetate      150 (724)        200 (966)           62           -; 2(I), Y`;
  expect(read(text)).toEqual([
    "butanone WEL (GB): 200, 300 S ppm",
    "butanone WEL (GB): 600, 899 S mg/m³",
    "butanone AGW (D): 200 ppm",
    "butanone AGW (D): 600 mg/m³",
    "n-butyl acetate WEL (GB): 150, 200 S ppm",
    "n-butyl acetate WEL (GB): 724, 966 S mg/m³",
    "n-butyl acetate AGW (D): 62 ppm",
  ]);
});

test.each([
  `
Valeurs d'exposition    VEMP (RSST, ann. I)      VECD (RSST, ann. I)
admissibles
Xylène                  100 ppm; 434 mg/m³       150 ppm; 651 mg/m³`,
  `
+--------------------+-----------------------+-----------------------+
|Valeurs d'exposition| VEMP (RSST, ann. I)   | VECD (RSST, ann. I)   |
|admissibles         |                       |                       |
+--------------------+-----------------------+-----------------------+
|Xylène              | 100 ppm; 434 mg/m³    | 150 ppm; 651 mg/m³    |
+--------------------+-----------------------+-----------------------+`,
])("a title may stand over the names: %s", (text) => {
  expect(read(text)).toEqual(["Xylène -: 100, 150 S ppm", "Xylène -: 434, 651 S mg/m³"]);
});

test("an equals sign gives the same limit in the other unit, with its own list and time", () => {
  const text = `8.1 Luftgrenzwerte am Arbeitsplatz
Toluol [108-88-3]
AGW 50 ppm = 190 mg/m³       TRGS 900; H, Y
8 h     50 ppm = 192 mg/m³   2006/15/EG, Haut
15      100 ppm = 384 mg/m³   2006/15/EG, Haut
min`;
  expect(read(text)).toEqual([
    "Toluol AGW: 50 ppm",
    "Toluol AGW: 190 mg/m³",
    "Toluol EG: 50, 100 S ppm",
    "Toluol EG: 192, 384 S mg/m³",
  ]);
});

test("below a list, names in brackets have numbers alone; a row may leave a unit's place empty", () => {
  const text = `- [Xylene] : TWA = 100 ppm, STEL = 150 ppm
○ OSHA regulation
- [Xylene] : 100 ppm, 435 mg/m3
8.1.1 Threshold limit values
Acetone              500 ppm (8 h)       1200 mg/m3 (8 h)      HTP 2020/FIN
                     630 ppm (15 min)    1500 mg/m3 (15 min)
Zinc oxide, fumes                        2 mg/m3 (8 h)         HTP 2020/FIN
                                         10 mg/m3 (15 min)`;
  expect(read(text, "Xylene     1330-20-7\nAcetone     67-64-1")).toEqual([
    "Xylene -: 100, 150 S ppm",
    "Xylene OSHA: 100 ppm",
    "Xylene OSHA: 435 mg/m³",
    "Acetone HTP: 500 ppm",
    "Acetone HTP: 1200 mg/m³",
    "Acetone -: 630 S ppm",
    "Acetone -: 1500 S mg/m³",
    "Zinc oxide, fumes HTP: 2 mg/m³",
    "Zinc oxide, fumes -: 10 S mg/m³",
  ]);
});

test("limits of two substances stand side by side, a list's limit in each line", () => {
  const text = `EXPOSURE GUIDELINES
Phosphoric acid                           Hydrochloric acid
  OSHA PEL: 1 mg/m³ TWA                     OSHA PEL: 5 ppm Ceiling
  ACGIH TLV: 1 mg/m³ TWA, 3 mg/m³ STEL      ACGIH TLV: 2 ppm Ceiling
Zinc chloride (fume)                        N/E
  OSHA PEL: 2 mg/m³ TWA`;
  expect(read(text)).toEqual([
    "Phosphoric acid OSHA PEL: 1 mg/m³",
    "Phosphoric acid ACGIH TLV: 1, 3 S mg/m³",
    "Zinc chloride (fume) OSHA PEL: 2 mg/m³",
    "Hydrochloric acid OSHA PEL: 5 C ppm",
    "Hydrochloric acid ACGIH TLV: 2 C ppm",
  ]);
});

test("names stand in rows of their own between kinds and values, the other unit beside an empty cell", () => {
  const text = `EU
Ethylbenzeen
+------------------------------------------+------------+
|Tijdsgemiddelde blootstellingslimiet 8u   | 100 ppm    |
+------------------------------------------+------------+
|                                          | 442 mg/m³  |
+------------------------------------------+------------+
|Kortstondige waarde                       | 200 ppm    |
+------------------------------------------+------------+
|                                          | 884 mg/m³  |
+------------------------------------------+------------+
|Xyleen, mengsel van isomeren              |            |
+------------------------------------------+------------+
|Tijdsgemiddelde blootstellingslimiet 8u   | 50 ppm     |
+------------------------------------------+------------+
|                                          | 221 mg/m³  |
+------------------------------------------+------------+`;
  expect(read(text, "Ethylbenzeen     100-41-4")).toEqual([
    "Ethylbenzeen EU: 100, 200 S ppm",
    "Ethylbenzeen EU: 442, 884 S mg/m³",
    "Xyleen, mengsel van isomeren EU: 50 ppm",
    "Xyleen, mengsel van isomeren EU: 221 mg/m³",
  ]);
});

describe("marks behind numbers", () => {
  test("mean what one line tells of each, and a letter among footnotes is no ceiling", () => {
    const text = `8.1 Exposure limits
Substance     CAS No.      OSHA PEL (mg/m3)     ACGIH TLV (mg/m3)
Manganese     7439-96-5    5 CL (c)             0.2 (c)
Silicon       7440-21-3    5 R, 15 T            --
Iron          7439-89-6    10 (a)               5 R (a)
R - Respirable fraction T - Total dust CL - Ceiling limit (a) as iron oxide fume (c) as Mn`;
    expect(read(text)).toEqual([
      "Manganese OSHA PEL: 5 C mg/m³",
      "Manganese ACGIH TLV: 0.2 mg/m³",
      "Silicon OSHA PEL: 5 mg/m³",
      "Silicon OSHA PEL: 15 mg/m³",
      "Iron OSHA PEL: 10 mg/m³",
      "Iron ACGIH TLV: 5 mg/m³",
    ]);
  });

  test("a peak beside a mean is a ceiling where its row calls it a peak limitation", () => {
    const text = `8.1 Exposure limits
Substance            TWA ppm   TWA mg/m3   Peak ppm   Peak mg/m3   Notices
Hydrogen chloride    -         -           5          7.5          Peak limitation`;
    expect(read(text)).toEqual(["Hydrogen chloride -: 5 C ppm", "Hydrogen chloride -: 7.5 C mg/m³"]);
  });
});

test("an EC number among CAS numbers leaves the other rows what they are", () => {
  const text = `8.1 Exposure limits
CAS           VME-ppm :   VME-mg/m3 :   VLE-ppm :   VLE-mg/m3 :   Notes :
919-857-5     -           1000          -           1500          A Hydroc
1330-20-7     50          221           100         442           *
100-41-4      20          88.4          100         442           *`;
  expect(read(text)).toEqual([
    "1330-20-7 -: 50, 100 S ppm",
    "1330-20-7 -: 221, 442 S mg/m³",
    "100-41-4 -: 20, 100 S ppm",
    "100-41-4 -: 88.4, 442 S mg/m³",
  ]);
});

test("a page goes on with the kind of the row that the one before it ends with", () => {
  const [first, second] = [
    `Nederland
+----------------+---------------------------------+-------+--------+
| Aceton         | Tijdgewogen gemiddelde 8 uur    | 501   | ppm    |
+----------------+---------------------------------+-------+--------+
|                |                                 | 1210  | mg/m³  |
+----------------+---------------------------------+-------+--------+
|                | Kortetijdswaarde                | 1002  | ppm    |
+----------------+---------------------------------+-------+--------+
`,
    `
+----------------+---------------------------------+-------+--------+
|                |                                 | 2420  | mg/m³  |
+----------------+---------------------------------+-------+--------+
| Dimethylether  | Tijdgewogen gemiddelde 8 uur    | 496   | ppm    |
+----------------+---------------------------------+-------+--------+`,
  ];
  expect(read(`${first}\f${second}`)).toEqual([
    "Aceton Nederland: 501, 1002 S ppm",
    "Aceton Nederland: 1210, 2420 S mg/m³",
    "Dimethylether Nederland: 496 ppm",
  ]);
});

test("a type of limit that is no known list tells its kind, and is none of the list above", () => {
  const text = `8.1 Zu überwachende Parameter
Arbeitsplatzgrenzwerte
2,2',2''-NITRILOTRIETHANOL ; CAS-Nr. : 102-71-6
 Grenzwerttyp (Herkunftsland)   : TRGS 900 ( D )
 Grenzwert                      : 1 mg/m3
 Grenzwerttyp (Herkunftsland)   : KZW ( A )
 Grenzwert                      : 1,6 ppm / 10 mg/m3`;
  expect(read(text)).toEqual([
    "2,2',2''-NITRILOTRIETHANOL TRGS 900: 1 mg/m³",
    "2,2',2''-NITRILOTRIETHANOL -: 1.6 S ppm",
    "2,2',2''-NITRILOTRIETHANOL -: 10 S mg/m³",
  ]);
});

test("heads that tell kinds and units begin the limits behind what protects, without a title", () => {
  const text = `Eye protection
Chemical goggles.
Respiratory protection
An approved respirator must be worn.
Chemical Name      OSHA TWA (ppm)    OSHA TWA (mg/m3)    OSHA STEL (ppm)
ACETONE            1000              2400
TOLUENE            200                                   300 (C)`;
  expect(read(text)).toEqual([
    "ACETONE OSHA: 1000 ppm",
    "ACETONE OSHA: 2400 mg/m³",
    "TOLUENE OSHA: 200, 300 C ppm",
  ]);
});

test("a kind before the last number is that number's, though a duration stands behind it", () => {
  const text = `Grenzwerte am Arbeitsplatz
Essigsäure (CAS 64-19-7): MAK-Wert 10 ppm bzw. 25 mg/m3, Kurzzeitgrenzwert 20 ppm bzw. 50 mg/m3 (4 x 15 min), SSC.`;
  expect(read(text)).toEqual(["Essigsäure -: 10, 20 S ppm", "Essigsäure -: 25, 50 S mg/m³"]);
});

test("a dust as a whole and what of it can be breathed in stand in one cell", () => {
  const text = `8.1 Exposure limits
Substance     CAS No.      OSHA PEL mg/m3       ACGIH TLV mg/m3
Kaolin        1332-58-7    15 (T) 5 (R)         2 (R)
Quartz        14808-60-7   0.1 (R)              0.025 (R)`;
  expect(read(text).slice(0, 3)).toEqual([
    "Kaolin OSHA PEL: 15 mg/m³",
    "Kaolin OSHA PEL: 5 mg/m³",
    "Kaolin ACGIH TLV: 2 mg/m³",
  ]);
});

test("of a column for means and ceilings alike no number tells which it is", () => {
  const text = `8.1 Exposure limits
Chemical name        JSOH OEL-M / OEL-C     ACGIH TLV-TWA     ACGIH TLV-STEL
Xylene               50 ppm (217 mg/m3)     20 ppm            -
Butanone             75 ppm                 75 ppm            150 ppm`;
  expect(read(text)).toEqual(["Xylene ACGIH TLV: 20 ppm", "Butanone ACGIH TLV: 75, 150 S ppm"]);
});

test("labels with their units stand in pairs, over two lines, some of them without a number", () => {
  const text = `8.1.1. Exposure Limit Values (EH40/2005 Workplace exposure limits)
n-butyl acetate            WEL 8-hr limit ppm:            150      WEL 8-hr limit mg/m3:           724
                           WEL 15 min limit ppm:          200      WEL 15 min limit mg/m3:         966
                           WEL 8-hr limit mg/m3 total     -        WEL 15 min limit mg/m3 total    -
                           inhalable dust:                         inhalable dust:
silica, amorphous          WEL 8-hr limit ppm:            -        WEL 8-hr limit mg/m3:           -
                           WEL 15 min limit ppm:          -        WEL 15 min limit mg/m3:         -
                           WEL 8-hr limit mg/m3 total     6        WEL 15 min limit mg/m3 total    -
                           inhalable dust:                         inhalable dust:`;
  expect(read(text, "n-butyl acetate\nsilica, amorphous")).toEqual([
    "n-butyl acetate WEL: 150, 200 S ppm",
    "n-butyl acetate WEL: 724, 966 S mg/m³",
    "silica, amorphous WEL: 6 mg/m³",
  ]);
});

test("a kind stands over both units of its column's numbers", () => {
  const text = `8.1. Control parameters
Name               STD    TWA - 8 Hrs                      STEL - 15 Min                    Notes
XYLENE             WEL    50 ppm(Sk)     220 mg/m3(Sk)     100 ppm(Sk)     441 mg/m3(Sk)
ACETONE            WEL    500 ppm        1210 mg/m3        1500 ppm        3620 mg/m3
BUTAN-1-OL         WEL                                     50 ppm(Sk)      154 mg/m3(Sk)`;
  expect(read(text)).toEqual([
    "XYLENE WEL: 50, 100 S ppm",
    "XYLENE WEL: 220, 441 S mg/m³",
    "ACETONE WEL: 500, 1500 S ppm",
    "ACETONE WEL: 1210, 3620 S mg/m³",
    "BUTAN-1-OL WEL: 50 S ppm",
    "BUTAN-1-OL WEL: 154 S mg/m³",
  ]);
});

test("a title over the names is no card's label", () => {
  const text = `SECTION 8
+------------------+-----------+-------------+----------+------------+
| EXPOSURE LIMITS: | ACGIH TLV | ACGIH-      | OSHA PEL | CAL/OSHA   |
| Component        |           | STEL        |          | Ceiling    |
+------------------+-----------+-------------+----------+------------+
| Acetone          | 250 ppm   | 500 ppm     | 1000 ppm | 3000 ppm   |
+------------------+-----------+-------------+----------+------------+`;
  expect(read(text)).toEqual([
    "Acetone ACGIH TLV: 250 ppm",
    "Acetone ACGIH: 500 S ppm",
    "Acetone OSHA PEL: 1000 ppm",
    "Acetone CAL/OSHA: 3000 C ppm",
  ]);
});

test("ruled pairs of labels and values go on over the page below their substance", () => {
  const text = `8.1 Control parameters
+----------+----------------+------------+-----------+
| Agent    | styrene        | CAS        | 100-42-5  |
+----------+----------------+------------+-----------+
| TWA 8 h  | 25 ppm         | STEL       | 50 ppm    |
+----------+----------------+------------+-----------+
| Agent    | hydroquinone   | CAS        | 123-31-9  |
+----------+----------------+------------+-----------+
\f
+----------+----------------+------------+-----------+
| TWA 8 h  | 2 mg/m3        | STEL       | ---       |
+----------+----------------+------------+-----------+`;
  expect(read(text)).toEqual(["styrene -: 25, 50 S ppm", "hydroquinone -: 2 mg/m³"]);
});

test("a line that names other things above limits ends those of the substance above", () => {
  const text = (name: string) => `8.1 Control parameters
Acetone:
TLV: 250 ppm as TWA; 500 ppm as STEL
${name}
TLV: 10 mg/m³ as TWA`;
  const acetone = "Acetone TLV: 250, 500 S ppm";
  expect(read(text("Titanium dioxide; [in powder]:"), "Acetone\nTitanium dioxide; [in powder form]")).toEqual(
    [acetone, "Titanium dioxide TLV: 10 mg/m³"],
  );
  expect(read(text("Something else; [unknown]:"), "Acetone\nEthanol")).toEqual([acetone]);
});

test("a list among the items below a name is none itself", () => {
  const text = `8.1 Control parameters
Ammonia (7664-41-7)
• Belgium (KB 11.05.2021)
– TWA: 20 ppm; 14 mg/m³
– STEL: 50 ppm; 36 mg/m³
• Netherlands (SZW)
– TWA 8 h: 14 mg/m³`;
  expect(read(text)).toEqual([
    "Ammonia Belgium: 20, 50 S ppm",
    "Ammonia Belgium: 14, 36 S mg/m³",
    "Ammonia Netherlands: 14 mg/m³",
  ]);
});

test("a country stands above its names, and each unit of a kind in a line of its own", () => {
  const text = `8.1. Control parameters
Belgium
2-Butoxyethanol            TWA (8 hours)                               20 ppm
                                                                       98 mg/m³
                           Short-term value                            50 ppm
                                                                       246 mg/m³
Isopropyl alcohol          TWA (8 hours)                               200 ppm
                                                                       500 mg/m³
                           Short-term value                            400 ppm
                                                                       1000 mg/m³
Netherlands
Isopropyl alcohol          TWA (8 hours)                               250 ppm`;
  expect(read(text)).toEqual([
    "2-Butoxyethanol Belgium: 20, 50 S ppm",
    "2-Butoxyethanol Belgium: 98, 246 S mg/m³",
    "Isopropyl alcohol Belgium: 200, 400 S ppm",
    "Isopropyl alcohol Belgium: 500, 1000 S mg/m³",
    "Isopropyl alcohol Netherlands: 250 ppm",
  ]);
});

test("units stand in turn below two kinds, and below their numbers", () => {
  const heads = `8.1 Control parameters
Agent              CAS No.       TWA 8 h                  STEL 15 min
                                          mg/m³    ppm           mg/m³    ppm
xylene             1330-20-7              210      48            442      100`;
  expect(read(heads)).toEqual(["xylene -: 210, 442 S mg/m³", "xylene -: 48, 100 S ppm"]);
  const torn = `8. Exposure controls
CAS #        Chemical name        OSHA TWA        ACGIH TWA        Other limits
67-64-1      Acetone              PEL: 1000       TLV: 250 ppm     NIOSH REL TWA: 250 ppm; 590
                                  ppm             STEL: 500        mg/m3
                                                  ppm
108-88-3     Toluene              PEL: 200        TLV: 20 ppm      No data.
                                  ppm`;
  expect(read(torn)).toEqual([
    "Acetone OSHA: 1000 ppm",
    "Acetone ACGIH: 250, 500 S ppm",
    "Acetone NIOSH REL: 250 ppm",
    "Acetone NIOSH REL: 590 mg/m³",
    "Toluene OSHA: 200 ppm",
    "Toluene ACGIH: 20 ppm",
  ]);
});
