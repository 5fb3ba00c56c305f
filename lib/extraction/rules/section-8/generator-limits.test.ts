import { describe, expect, test } from "vitest";
import type { Line } from "@/lib/extraction/model";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { ruledPages } from "@/lib/fixtures/ruled-lines";
import { readExposureLimits } from "./exposure-limits";

function limits(text: string, composition: Line[] = []) {
  const { lines, pages } = ruledPages(text);
  return readExposureLimits(lines, pages, "en", composition).map(({ value }) => value);
}

/** "substance cas list: mean / short-term unit" */
function read(text: string): string[] {
  return limits(text).map(
    ({ substance, cas_number, list, twa, stel, ceiling, unit }) =>
      `${substance} ${cas_number ?? "-"} ${list ?? "-"}: ${twa ?? "-"} / ${stel ?? ceiling ?? "-"} ${unit}`,
  );
}

describe("limits as generators set them", () => {
  test("stand under their kinds beside a CAS number alone", () => {
    const text = `8.1 Paramètres de contrôle
- France (INRS) :
+-----------+-----------+-------------+-----------+-------------+----------+
| CAS       | VME-ppm : | VME-mg/m3 : | VLE-ppm : | VLE-mg/m3 : | TMP N° : |
+-----------+-----------+-------------+-----------+-------------+----------+
| 67-64-1   | 500       | 1210        | 1000      | 2420        | 84       |
+-----------+-----------+-------------+-----------+-------------+----------+
| 1330-20-7 | 50        | 221         | 100       | 442         | 84       |
+-----------+-----------+-------------+-----------+-------------+----------+`;
    expect(read(text)).toEqual([
      "67-64-1 67-64-1 France: 500 / 1000 ppm",
      "67-64-1 67-64-1 France: 1210 / 2420 mg/m³",
      "1330-20-7 1330-20-7 France: 50 / 100 ppm",
      "1330-20-7 1330-20-7 France: 221 / 442 mg/m³",
    ]);
  });

  test("stand by country below the one substance that a table of its own names", () => {
    const text = `8.1 Zu überwachende Parameter
+------------------------+-----------------------------------------------+
| Stoff                  | CAS-Nr.                                       |
+------------------------+-----------------------------------------------+
| Diethylenglykol        | 111-46-6                                      |
+------------------------+-----------------------------------------------+
+--------------+--------+---------+---------+----------+-----------------+
|              | 8 Stunden        | kurzzeitig         |                 |
+--------------+--------+---------+---------+----------+-----------------+
| Land         | ppm    | mg/m³   | ppm     | mg/m³    | Rechtsgrundlage |
+--------------+--------+---------+---------+----------+-----------------+
| Deutschland  | 10     | 44      | 40      | 176      | TRGS 900        |
+--------------+--------+---------+---------+----------+-----------------+
| Schweiz      | 10     | 44      | 40      | 176      | SUVA            |
+--------------+--------+---------+---------+----------+-----------------+`;
    expect(read(text)).toEqual([
      "Diethylenglykol 111-46-6 Deutschland: 10 / 40 ppm",
      "Diethylenglykol 111-46-6 Deutschland: 44 / 176 mg/m³",
      "Diethylenglykol 111-46-6 Schweiz: 10 / 40 ppm",
      "Diethylenglykol 111-46-6 Schweiz: 44 / 176 mg/m³",
    ]);
  });

  test("have units with a negative power", () => {
    const text = `8.1 Paramètres de contrôle
+----------------------+----------+-------+---------+-------+---------+
| Substance            | N° CAS   | VLEP 8 h        | VLEP CT         |
|                      |          +-------+---------+-------+---------+
|                      |          | ppm   | mg.m-3  | ppm   | mg.m-3  |
+----------------------+----------+-------+---------+-------+---------+
| Méthanol             | 67-56-1  | 200   | 260     | 1000  | 1300    |
+----------------------+----------+-------+---------+-------+---------+`;
    expect(read(text)).toEqual([
      "Méthanol 67-56-1 VLEP: 200 / 1000 ppm",
      "Méthanol 67-56-1 VLEP: 260 / 1300 mg/m³",
    ]);
  });

  test("keep the first letter of a name before its colon, whatever letter it is", () => {
    expect(read(`8.1 Zu überwachende Parameter\nÖlnebel: MAK-TMW: 5 mg/m³`)).toEqual([
      "Ölnebel - MAK: 5 / - mg/m³",
    ]);
  });

  test("stand beside a remark on what is measured in the body", () => {
    const text = `8.1 Controleparameters
- ACGIH TLV :
+-----------+----------+--------+-----------------+-------------+------------+
| CAS       | TWA :    | STEL : | Plafondwaarde : | Definitie : | Criteria : |
+-----------+----------+--------+-----------------+-------------+------------+
| 110-54-3  | 50 ppm   |        |                 | Skin; BEI   |            |
+-----------+----------+--------+-----------------+-------------+------------+`;
    expect(read(text)).toEqual(["110-54-3 110-54-3 ACGIH TLV: 50 / - ppm"]);
  });

  test("stand in a table below the name of their substance and the table's title", () => {
    const text = `8.1 Control parameters
BUTANE
Threshold Limit Value
+------+---------+----------------+--------+
| Type | Country | TWA/8h mg/m3   | ppm    |
+------+---------+----------------+--------+
| WEL  | GBR     | 1450           | 600    |
+------+---------+----------------+--------+`;
    expect(read(text).map((limit) => limit.split(" ")[0])).toEqual(["BUTANE", "BUTANE"]);
  });

  test("have both kinds of limit beside a substance with its numbers", () => {
    const text = `8.1 Control parameters
+-----------------------------------+--------------+----------+------------+
| Acetone                           | WEL (8h)     | 500 ppm  | 1210 mg/m³ |
| CAS: 67-64-1 EC: 200-662-2        |              |          |            |
+-----------------------------------+--------------+----------+------------+
| Acetone                           | WEL (15 min) | 1500 ppm | 3620 mg/m³ |
| CAS: 67-64-1 EC: 200-662-2        |              |          |            |
+-----------------------------------+--------------+----------+------------+`;
    expect(read(text)).toEqual([
      "Acetone 67-64-1 WEL: 500 / 1500 ppm",
      "Acetone 67-64-1 WEL: 1210 / 3620 mg/m³",
    ]);
  });

  test("stand under headings that touch, beside what is not established", () => {
    const text = `8.1 Control parameters
Name                %        ACGIH TLV- ACGIH TLV- OSHA PEL-   Note
                             TWA        STEL       TWA
CYCLOALIPHATIC      50-75    N/E        N/E        N/E
FURFURYL ALCOHOL    25-50    10 PPM     15 PPM     40 MGM3`;
    expect(read(text)).toEqual([
      "FURFURYL ALCOHOL - ACGIH TLV: 10 / 15 ppm",
      "FURFURYL ALCOHOL - OSHA PEL: 40 / - mg/m³",
    ]);
  });

  test("stand under a heading whose first cell closes its bracket in the next line", () => {
    const text = `Hazardous Components (Specific Chemical                   Other Limits
Identity; Common Name(s))          OSHA PEL     ACGIH TLV   Recommended   % (optional)
EXAMPLITE (CAS# 7439-92-1)         0.05 mg/m3   0.1 mg/m3                 36
TESTITE (CAS# 7440-31-5)           2 mg/m3      2 mg/m3                   61`;
    expect(read(text)).toEqual([
      "EXAMPLITE 7439-92-1 OSHA PEL: 0.05 / - mg/m³",
      "EXAMPLITE 7439-92-1 ACGIH TLV: 0.1 / - mg/m³",
      "TESTITE 7440-31-5 OSHA PEL: 2 / - mg/m³",
      "TESTITE 7440-31-5 ACGIH TLV: 2 / - mg/m³",
    ]);
  });

  test("are of no list that is only explained above them, and of nothing that points elsewhere", () => {
    const text = `8.1 Control parameters
+------------+-----------+----------+
| Substance  | CAS No.   | TWA      |
+------------+-----------+----------+
| Examplite  | 7439-89-6 | 20 ppm   |
+------------+-----------+----------+
MAK: Maximum workplace concentration
+------------+-----------+----------+
| Substance  | CAS No.   | TWA      |
+------------+-----------+----------+
| Testite    | 7440-21-3 | 50 ppm   |
+------------+-----------+----------+
See below
TWA: 100 ppm`;
    expect(read(text)).toEqual(["Examplite 7439-89-6 -: 20 / - ppm", "Testite 7440-21-3 -: 50 / - ppm"]);
  });

  test("have asides in brackets behind their numbers, of which a vacated limit is none", () => {
    const text = `8.1 Control parameters
+------------+-----------+----------------------+------------------------+
| Ingredient | CAS       | OSHA PEL (mg/m3)     | ACGIH TLV (mg/m3)      |
+------------+-----------+----------------------+------------------------+
| Examplite  | 7439-89-6 | 10* (Oxide Fume)     | 5* (Oxide Fume) {A4}   |
+------------+-----------+----------------------+------------------------+
| Testite    | 7440-21-3 | 15 (Total Dust)      | 10 (vacated)           |
|            |           | 5 (Resp.)            |                        |
+------------+-----------+----------------------+------------------------+`;
    expect(read(text)).toEqual([
      "Examplite 7439-89-6 OSHA PEL: 10 / - mg/m³",
      "Examplite 7439-89-6 ACGIH TLV: 5 / - mg/m³",
      "Testite 7440-21-3 OSHA PEL: 15 / - mg/m³",
      "Testite 7440-21-3 OSHA PEL: 5 / - mg/m³",
    ]);
  });

  test("have the form of their substance, or their kind, behind numbers without a unit", () => {
    const text = `8.1 Control parameters
+-----------+-----------+--------------------------+--------------------------+
| Material  | CAS       | OSHA PEL-TWA (mg/m3)     | ACGIH TLV-TWA (mg/m3)    |
+-----------+-----------+--------------------------+--------------------------+
| Examplium | 7429-90-5 | 15 as total dust         | 10 as dust; 5 as fume    |
+-----------+-----------+--------------------------+--------------------------+
| Testium   | 7439-96-5 | 5 (Ceiling Limit)        | 0.2                      |
+-----------+-----------+--------------------------+--------------------------+`;
    expect(read(text)).toEqual([
      "Examplium 7429-90-5 OSHA PEL: 15 / - mg/m³",
      "Examplium 7429-90-5 ACGIH TLV: 10 / - mg/m³",
      "Examplium 7429-90-5 ACGIH TLV: 5 / - mg/m³",
      "Testium 7439-96-5 OSHA PEL: - / 5 mg/m³",
      "Testium 7439-96-5 ACGIH TLV: 0.2 / - mg/m³",
    ]);
  });

  test("have their units before the colons of their labels", () => {
    const text = `8.1 Control parameters
EXAMPLE-2-OL
WEL 8-hr limit ppm: 400          WEL 8-hr limit mg/m3: 999
WEL 15 min limit ppm: 500        WEL 15 min limit mg/m3: 1250`;
    expect(read(text)).toEqual(["EXAMPLE-2-OL - WEL: 400 / 500 ppm", "EXAMPLE-2-OL - WEL: 999 / 1250 mg/m³"]);
  });

  test("may be told below what protects, under a title of their own", () => {
    const text = `Engineering Controls      Keep the air below the recommended exposure limits.
Hand Protection           Gloves of nitrile.
Hygiene                   Wash hands.
Engineering controls      Local exhaust.
Occupational Exposure Guidelines
Substance                 Applicable Workplace Exposure Levels
Example mist              ACGIH (United States).
                          TWA: 5 mg/m³`;
    expect(read(text)).toEqual(["Example mist - ACGIH: 5 / - mg/m³"]);
  });

  test("name no list but their own kind's", () => {
    const text = `Components with limit values that require monitoring:
14808-60-7 crystalline silica (quartz)
PEL   see Quartz listing
REL   0.05* mg/m³
TLV   0.025* mg/m³`;
    expect(read(text).map((limit) => limit.replace(/^.*-7 /, ""))).toEqual([
      "REL: 0.05 / - mg/m³",
      "TLV: 0.025 / - mg/m³",
    ]);
  });

  test("stand below a card's local name", () => {
    const text = `8.1 Paramètres de contrôle
Xylène (1330-20-7)
France - Valeurs Limites d'exposition professionnelle
+------------------------+-----------+
| Nom local              | Xylène    |
+------------------------+-----------+
| VME (OEL TWA)          | 221 mg/m³ |
+------------------------+-----------+
| VLE (OEL C/STEL) [ppm] | 100 ppm   |
+------------------------+-----------+`;
    expect(read(text)).toEqual([
      "Xylène 1330-20-7 France: 221 / - mg/m³",
      "Xylène 1330-20-7 France: - / 100 ppm",
    ]);
  });

  test("stand below an English card's local name, two of them in one cell", () => {
    const text = `Silica, amorphous (112945-52-5)
United Kingdom - Occupational Exposure Limits
Local name                Silica, amorphous
WEL TWA (OEL TWA) [1]     6 mg/m³ inhalable dust
                          2.4 mg/m³ respirable dust
Regulatory reference      EH40/2005 (Fourth edition, 2020). HSE`;
    expect(read(text)).toEqual([
      "Silica, amorphous 112945-52-5 WEL: 6 / - mg/m³",
      "Silica, amorphous 112945-52-5 WEL: 2.4 / - mg/m³",
    ]);
  });

  test("stand under heads with those of dust beside them, the substance above the title", () => {
    const text = `2-(2-BUTOXYETHOXY)ETHANOL
Workplace exposure limits:
                                                   Respirable dust
State     8 hour TWA      15 min. STEL      8 hour TWA      15 min. STEL
UK        67.5 mg/m3      101.2 mg/m3       -               -
2-AMINOETHANOL
Workplace exposure limits:
                                                   Respirable dust
State     8 hour TWA      15 min. STEL      8 hour TWA      15 min. STEL
UK        2.5 mg/m3       7.6 mg/m3         -               -`;
    expect(read(text)).toEqual([
      "2-(2-BUTOXYETHOXY)ETHANOL - UK: 67.5 / 101.2 mg/m³",
      "2-AMINOETHANOL - UK: 2.5 / 7.6 mg/m³",
    ]);
  });

  test("name no substance by a sentence before theirs", () => {
    const text = "N/E = not established. Manufacturer's guideline for Example homopolymer: TWA 0.5 mg/m³.";
    expect(read(text)).toEqual([]);
  });

  test("stand under a source, a kind and units over two lines, the substance above them", () => {
    const text = `Valeurs limites d'exposition
Dichlorométhane
Source       Date    Type de        Valeur      Valeur         Remarques
                     valeur         (ppm)       (mg/m3)
VLEP (FR)    06      VLE (15 min)   100         356            Peut être absorbé par la peau. Valeurs
             2012                                              limites réglementaires
EU ELV       02      TWA            100         353            Indicatif
             2017`;
    expect(read(text)).toEqual([
      "Dichlorométhane - VLEP (FR): - / 100 ppm",
      "Dichlorométhane - VLEP (FR): - / 356 mg/m³",
      "Dichlorométhane - EU: 100 / - ppm",
      "Dichlorométhane - EU: 353 / - mg/m³",
    ]);
  });

  test("have the kind of the words before them, whatever their list is called", () => {
    const text = `108-88-3 toluène
VME (Suisse)   Valeur momentanée: 760 mg/m³, 200 ppm
               Valeur à long terme: 190 mg/m³, 50 ppm`;
    expect(read(text)).toEqual([
      "toluène 108-88-3 VME: 190 / 760 mg/m³",
      "toluène 108-88-3 VME: 50 / 200 ppm",
    ]);
  });

  test("of a fraction each have a letter before its star", () => {
    const text = `7646-85-7 Zinkchlorid
MAK    Langzeitwert: 0,1A* 2E** mg/m³
       *A=alveolengängig;**E=einatembar`;
    expect(read(text)).toEqual([
      "Zinkchlorid 7646-85-7 MAK: 0.1 / - mg/m³",
      "Zinkchlorid 7646-85-7 MAK: 2 / - mg/m³",
    ]);
  });

  test("are ceilings where they are called so in German, below the name with a number for a beginning", () => {
    const text = `Österreich. MAK-Liste, Grenzwerteverordnung (GKV), BGBl. II
Komponenten                        Art              Wert         Form
2,4-D (CAS 94-75-7)                MAK              1 mg/m3      Einatembare Fraktion.
                                   Kurzzeitwert     4 mg/m3      Einatembare Fraktion.
Dimethylamin (CAS 124-40-3)        MAK              3,8 mg/m3
                                   Obergrenzwert    9,4 mg/m3
                                   (Momentanwert)`;
    expect(read(text)).toEqual([
      "2,4-D 94-75-7 GKV: 1 / 4 mg/m³",
      "Dimethylamin 124-40-3 GKV: 3.8 / 9.4 mg/m³",
    ]);
  });

  test("keep the kinds of their columns beside remarks on one of them", () => {
    const text = `Stoff         Grundlage                 Grenzwert            Kurzzeitwert        Bemerkung
                                        ml/m³     mg/m³      ml/m³    mg/m³
Ammoniak      AGW (TRGS 900)            20        14                             2 (I), Y, DFG, EU
              MAK (Österreich, GKV)     20        14         50       36         KZW: 15 min (Miw), 4 x pro Schicht`;
    expect(read(text)).toEqual([
      "Ammoniak - AGW: 20 / - ppm",
      "Ammoniak - AGW: 14 / - mg/m³",
      "Ammoniak - GKV: 20 / 50 ppm",
      "Ammoniak - GKV: 14 / 36 mg/m³",
    ]);
  });

  test("go on below a remark between the rows of one substance", () => {
    const text = `Bestanddelen    CAS-Nr.     Type van de waarde    Controleparameters   Basis
aceton          67-64-1     TWA                   500 ppm              2017/164/EU
                                                  1.210,5 mg/m3
Nadere informatie           Indicatief
                            TGG-15 min            2.420,5 mg/m3        NL WG
cyclohexaan     110-82-7    TGG-8 uur             700 mg/m3            NL WG`;
    expect(read(text)).toEqual([
      "aceton 67-64-1 EU: 500 / - ppm",
      "aceton 67-64-1 EU: 1210.5 / - mg/m³",
      "aceton 67-64-1 NL: - / 2420.5 mg/m³",
      "cyclohexaan 110-82-7 NL: 700 / - mg/m³",
    ]);
  });

  test("have a label without a number where there is none of one kind", () => {
    const text = `BUTAN-1-OL
Long-term exposure limit (8-hour TWA): WEL
Short-term exposure limit (15-minute): WEL 50 ppm(Sk) 154 mg/m3(Sk)`;
    expect(read(text)).toEqual(["BUTAN-1-OL - WEL: - / 50 ppm", "BUTAN-1-OL - WEL: - / 154 mg/m³"]);
  });

  test("of a group stand below a title that names their list", () => {
    const text = `Für den Lösemittelanteil gilt der Gruppengrenzwert nach TRGS 900 Nr. 2.9 (RCP-Methode):
Kohlenwasserstoffe C6-C8 Aliphaten: 700 mg/m³, Überschreitungsfaktor 2(II).`;
    expect(read(text)).toEqual(["Kohlenwasserstoffe C6-C8 Aliphaten - TRGS 900: 700 / - mg/m³"]);
  });

  test("stand in a card below a country's sign in a circle", () => {
    const text = `
+------------------------------+--------------------------------+-----------------+
| Ⓓ Chem. Bezeichnung          | Example                        | %Bereich:1-<10  |
+------------------------------+--------------------------------+-----------------+
| AGW: 0,05 mg/m3              | Spb.-Üf.: 1;=2=(I)             | ---             |
+------------------------------+--------------------------------+-----------------+`;
    expect(read(text)).toEqual(["Example - AGW: 0.05 / - mg/m³"]);
  });

  test("go on for the substance above where a row between them has no kind", () => {
    const text = `acide sulfurique (7664-93-9)
Belgique - Valeurs limites d'exposition professionnelle
+-------------------------------+------------------------+
| Nom local                     | Acide sulfurique       |
+-------------------------------+------------------------+
| OEL TWA                       | 0,2 mg/m³              |
+-------------------------------+------------------------+
| Classification additionnelle  | C                      |
+-------------------------------+------------------------+
France - Valeurs Limites d'exposition professionnelle
+-------------------------------+------------------------+
| Nom local                     | Acide sulfurique       |
+-------------------------------+------------------------+
| VLE (OEL C/STEL)              | 3 mg/m³                |
+-------------------------------+------------------------+`;
    expect(read(text)).toEqual([
      "acide sulfurique 7664-93-9 Belgique: 0.2 / - mg/m³",
      "acide sulfurique 7664-93-9 France: - / 3 mg/m³",
    ]);
  });

  test("are ceilings behind the letters that a legend explains together", () => {
    const text = `
+-----------------+----------------+-----------------------+--------------+--------------+
| Ingrédient      | TWA (ppm)      | Plafond / STEL (ppm)  | VEMP         | VECD / P     |
+-----------------+----------------+-----------------------+--------------+--------------+
| Toluène         | 200            | C 300                 | 50 ppm       | —            |
+-----------------+----------------+-----------------------+--------------+--------------+
| Formaldéhyde    | 0,75           | —                     | —            | P 2 ppm      |
+-----------------+----------------+-----------------------+--------------+--------------+
P / C : valeur plafond.`;
    expect(
      limits(text)
        .map(({ substance, ceiling }) => [substance, ceiling])
        .filter(([, value]) => value),
    ).toEqual([
      ["Toluène", 300],
      ["Formaldéhyde", 2],
    ]);
  });

  test("are of the substance that their title names, where the composition has it", () => {
    const text = `Exposure limits – sulphuric acid
+------------------+-------------------+-------------------+
| Jurisdiction     | 8-h TWA (mg/m³)   | 15-min STEL (mg/m³) |
+------------------+-------------------+-------------------+
| Alberta          | 1                 | 3                 |
+------------------+-------------------+-------------------+`;
    const composition = typedLines(
      "Component         CAS No.       %\nSulphuric acid    7664-93-9     93\nNitric acid       7697-37-2     3",
    );
    expect(limits(text, composition)).toMatchObject([{ substance: "sulphuric acid", twa: 1, stel: 3 }]);
    expect(limits(text)).toEqual([]);
  });

  test("stand below rows that name their substances under heads of their own", () => {
    const text = `
+-----+---------------------------------+-------------+------------+
| Nr. | Naam van de stof                | CAS-nr.     | EG-nr.     |
+-----+---------------------------------+-------------+------------+
| 1   | styreen                         | 100-42-5    | 202-851-5  |
+-----+---------------------------------+-------------+------------+
|     | Kortetijdswaarde                | 216 mg/m³   | 50 ml/m³   |
+-----+---------------------------------+-------------+------------+
|     | Huidresorptie / Sensibilisering | D           |            |
+-----+---------------------------------+-------------+------------+
| 2   | ftaalzuuranhydride              | 85-44-9     | 201-607-5  |
+-----+---------------------------------+-------------+------------+
|     | Grenswaarde                     | 6,2 mg/m³   | 1 ml/m³    |
+-----+---------------------------------+-------------+------------+`;
    expect(read(text)).toEqual([
      "styreen 100-42-5 -: - / 216 mg/m³",
      "styreen 100-42-5 -: - / 50 ppm",
      "ftaalzuuranhydride 85-44-9 -: 6.2 / - mg/m³",
      "ftaalzuuranhydride 85-44-9 -: 1 / - ppm",
    ]);
  });

  test("are none of a column headed by levels without effect", () => {
    const text = `
+-------------------+----------------------------------------------+-----------------------------+
| Composant         | DNELs                                        | PNECs                       |
+-------------------+----------------------------------------------+-----------------------------+
| propane-2-ol      | Inhalation 500 mg/m³ (Systémique, chronique) | 552 mg/kg Sediment          |
+-------------------+----------------------------------------------+-----------------------------+`;
    expect(read(text)).toEqual([]);
  });

  test("have a mark's meaning up to the end of its sentence", () => {
    const text = `
+-------------------+---------------------+
| NOM               | ACGIH TLV-TWA       |
+-------------------+---------------------+
| Asphalte oxydé    | 0,5 mg/m³ *         |
+-------------------+---------------------+
* fraction inhalable, comme aérosol soluble dans le benzène. C = plafond`;
    expect(limits(text)).toMatchObject([{ substance: "Asphalte oxydé", twa: 0.5, ceiling: null }]);
  });

  test("stand in a card with its country in a cell of its own", () => {
    const text = `
+--------------------------+-------------------------+------+
| CH | Désign. chimique    | Hydroxyde de sodium     |      |
+--------------------------+-------------------------+------+
| MAK / VME: 2 mg/m3 e     | KZGW / VLE: 2 mg/m3 e   | ---  |
+--------------------------+-------------------------+------+`;
    expect(limits(text)).toMatchObject([{ substance: "Hydroxyde de sodium", twa: 2, stel: 2 }]);
  });

  test("have a ceiling with its time in brackets, under a heading with the unit", () => {
    const text = `
+-------------------+-------------------+-------------------+
| Ingredient        | OSHA PEL (µg/m³)  | NIOSH REL (µg/m³) |
+-------------------+-------------------+-------------------+
| Arsenic           | 10                | C 2 (15 min)      |
+-------------------+-------------------+-------------------+`;
    expect(limits(text)).toMatchObject([{ twa: 10 }, { ceiling: 2 }]);
  });

  test("are of a name of the composition that ends with a point", () => {
    const text = `Example oil
Long-term exposure limit (8-hour TWA): SUP 1200 mg/m³
Solvent naphtha (petroleum), heavy arom.
Long-term exposure limit (8-hour TWA): SUP 500 mg/m³`;
    const composition = typedLines(
      "Component                                   CAS No.       %\nSolvent naphtha (petroleum), heavy arom.    64742-94-5    93\nExample oil                                 64742-48-9    3",
    );
    expect(limits(text, composition)).toMatchObject([
      { substance: "Example oil", twa: 1200 },
      { substance: "Solvent naphtha (petroleum), heavy arom", twa: 500 },
    ]);
  });

  test("have their unit of volumes spelt out", () => {
    const text = `Expositionsgrenzwerte
2-Methoxy-1-methylethylacetat
  Liste              IOELV
  Wert               275   mg/m³       50      ppm(V)
  Kurzzeitgrenzwert  550   mg/m³       100     ppm(V)`;
    expect(read(text)).toEqual([
      "2-Methoxy-1-methylethylacetat - IOELV: 275 / 550 mg/m³",
      "2-Methoxy-1-methylethylacetat - IOELV: 50 / 100 ppm",
    ]);
  });

  test("stand under kinds and units, the substance above them, once for each substance", () => {
    const text = `8.1. Control parameters
ACETONE
Threshold Limit Value
Type       Country    TWA/8h               STEL/15min           Remarks
                      mg/m3      ppm       mg/m3      ppm
VLEP       FRA        1210       500       2420       1000
NDS/NDSCh  POL        600                  1800
OEL        EU         1210       500
Predicted no-effect concentration - PNEC
Normal value in fresh water            10.6     mg/l
PROPAN-2-OL
Threshold Limit Value
Type       Country    TWA/8h               STEL/15min           Remarks
                      mg/m3      ppm       mg/m3      ppm
WEL        GBR        999        400       1250       500`;
    expect(read(text)).toEqual([
      "ACETONE - FRA VLEP: 1210 / 2420 mg/m³",
      "ACETONE - FRA VLEP: 500 / 1000 ppm",
      "ACETONE - POL: 600 / 1800 mg/m³",
      "ACETONE - EU OEL: 1210 / - mg/m³",
      "ACETONE - EU OEL: 500 / - ppm",
      "PROPAN-2-OL - GBR WEL: 999 / 1250 mg/m³",
      "PROPAN-2-OL - GBR WEL: 400 / 500 ppm",
    ]);
  });

  test("stand beside names under no heading, whose number stands below", () => {
    const text = `8.1 Zu überwachende Parameter
            OEL-Typ   Land      Langzeit mg/m3   Langzeit ppm   Kurzzeit mg/m3   Kurzzeit ppm
Aceton      ACGIH                                250                             500
CAS: 67-64-1
            NATIONAL  GERMANY   1200             500            2400             1000`;
    expect(read(text)).toEqual([
      "Aceton 67-64-1 ACGIH: 250 / 500 ppm",
      "Aceton 67-64-1 NATIONAL GERMANY: 1200 / 2400 mg/m³",
      "Aceton 67-64-1 NATIONAL GERMANY: 500 / 1000 ppm",
    ]);
  });

  test("stand beside a name and its number under no heading", () => {
    const text = `8.1 Zu überwachende Parameter
Ethanol                64-17-5      AGW                    200 ppm`;
    expect(read(text)).toEqual(["Ethanol 64-17-5 AGW: 200 / - ppm"]);
  });

  test("stand behind labels below a name that has no number", () => {
    const text = `8.1 Zu überwachende Parameter
KOHLENWASSERSTOFFE, C9, AROMATEN
Grenzwerttyp (Herkunftsland) :        TRGS 900 ( D )
Grenzwert :                           100 mg/m 3
2-METHOXY-1-METHYLETHYLACETAT ; CAS-Nr. : 108-65-6
Grenzwerttyp (Herkunftsland) :        STEL ( EC )
Grenzwert :                           100 ppm / 550 mg/m 3`;
    expect(read(text)).toEqual([
      "KOHLENWASSERSTOFFE, C9, AROMATEN - TRGS 900: 100 / - mg/m³",
      "2-METHOXY-1-METHYLETHYLACETAT 108-65-6 EC: - / 100 ppm",
      "2-METHOXY-1-METHYLETHYLACETAT 108-65-6 EC: - / 550 mg/m³",
    ]);
  });

  test("stand behind a name and a colon, or a name and its kind", () => {
    expect(
      read(`8.1 Paramètres de contrôle
Acétone (CAS 67-64-1) : VLEP 8h : 500 ppm - 1210 mg/m3 ; VLEP CT : 1000 ppm - 2420 mg/m3`),
    ).toEqual(["Acétone 67-64-1 VLEP: 500 / 1000 ppm", "Acétone 67-64-1 VLEP: 1210 / 2420 mg/m³"]);
    expect(
      read(`8.1 Controleparameters
België
Aceton     Tijdsgewogen gemiddelde blootstellingslimiet 8 u    246 ppm
           Kortetijdswaarde                                    492 ppm`),
    ).toEqual([expect.stringMatching(/^Aceton .*: 246 \/ 492 ppm$/)]);
    expect(
      read(`8.1 Control parameters
Name: Ethanol
CAS number: 64-17-5
Country: United Kingdom
Long-term (8 h): 1000 ppm, 1920 mg/m3`),
    ).toEqual([
      "Ethanol 64-17-5 United Kingdom: 1000 / - ppm",
      "Ethanol 64-17-5 United Kingdom: 1920 / - mg/m³",
    ]);
  });

  test("stand below their lists in the second of two columns, whose names go on below themselves", () => {
    const text = `8.1 Controleparameters
Product- /ingrediëntennaam           Grenswaarden voor blootstelling
Destillaten (aardolie), met solvent  Lijst Grenswaarden (België). [Olie]
van was ontdane                      Grenswaarde: 5 mg/m³ 8 uren. Uitgegeven: 10/2002 Vorm:
                                     nevel
                                     Kortetijdswaarde: 10 mg/m³ 15 minuten. Uitgegeven:
                                     10/2002 Vorm: nevel
naftaleen                            Wettelijke Grenswaarden (Nederland).
                                     TGG 8 uur: 50 mg/m³ 8 uren.
Aanbevolen monitoring                Wanneer dit product ingrediënten bevat, 5 mg/m³ of meer`;
    expect(read(text)).toEqual([
      "Destillaten (aardolie), met solvent van was ontdane - Lijst Grenswaarden: 5 / 10 mg/m³",
      "naftaleen - Wettelijke Grenswaarden: 50 / - mg/m³",
    ]);
  });

  test("have the numbers of a column that only holds numbers, whatever its heading", () => {
    const text = `8.1 Control parameters
Substance     Identification      Exposure limits
Ethanol       CAS No.: 64-17-5    Limit value (8 h) : 1000 ppm
Acetone       CAS No.: 67-64-1    Limit value (8 h) : 500 ppm`;
    expect(read(text).map((limit) => limit.split(" ")[1])).toEqual(["64-17-5", "67-64-1"]);
  });

  test("stand under the units below one heading, and beside kinds of which one has no number", () => {
    expect(
      read(`8.1 Zu überwachende Parameter
Stoff              CAS-Nr.     AGW                    Spitzenbegrenzung
                               ml/m³      mg/m³
Ethanol            64-17-5     200        380         4(II)`),
    ).toEqual(["Ethanol 64-17-5 AGW: 200 / - ppm", "Ethanol 64-17-5 AGW: 380 / - mg/m³"]);
    expect(
      read(`8.1. Control parameters
CAS No    Substance             ppm     mg/m³     fibres/ml   Category        Origin
64-17-5   Ethanol               1000    1920                  TWA (8 h)       WEL
                                -       -                     STEL (15 min)   WEL`),
    ).toEqual(["Ethanol 64-17-5 WEL: 1000 / - ppm", "Ethanol 64-17-5 WEL: 1920 / - mg/m³"]);
  });

  test("end where a caption stands below the last name", () => {
    const text = `8.1 Control parameters
Name                       Std    LT - ppm   LT - mg/m3   ST - ppm   ST - mg/m3
ACETONE                    WEL    500        1210         1500       3620
BUTANE                     WEL    600        1450         750        1810
INGREDIENT COMMENTS
WEL = Workplace Exposure Limits`;
    expect(read(text)).toEqual([
      "ACETONE - WEL: 500 / 1500 ppm",
      "ACETONE - WEL: 1210 / 3620 mg/m³",
      "BUTANE - WEL: 600 / 750 ppm",
      "BUTANE - WEL: 1450 / 1810 mg/m³",
    ]);
  });

  test.each(["Weitere Information  : Hautresorptiv,", "Weitere Information : Hautresorptiv,"])(
    "go on without a name below what is said of a row: %s",
    (remark) => {
      const text = `8.1 Zu überwachende Parameter
Inhaltsstoffe     CAS-Nr.      Werttyp (Art der   Zu überwachende    Grundlage
                               Exposition)        Parameter
Ethandiol         107-21-1     AGW                10 ppm             DE TRGS 900
                  ${remark}
                                         Summe aus Dampf und Aerosolen
                               TWA                20 ppm             2000/39/EC
                               STEL               40 ppm             2000/39/EC
Aceton            67-64-1      AGW                500 ppm            DE TRGS 900`;
      expect(read(text)).toEqual([
        "Ethandiol 107-21-1 TRGS 900 AGW: 10 / - ppm",
        "Ethandiol 107-21-1 EC: 20 / 40 ppm",
        "Aceton 67-64-1 TRGS 900 AGW: 500 / - ppm",
      ]);
    },
  );

  test("go on below a peak's label that its column wraps", () => {
    const text = `8.1 Zu überwachende Parameter
Inhaltsstoffe     CAS-Nr.      Werttyp (Art der   Zu überwachende    Grundlage
                               Exposition)        Parameter
Ethandiol         107-21-1     AGW                10 ppm             DE TRGS 900
                  Spitzenbegrenzung:              2;(I)
                  Überschreitungsfaktor
                  Weitere Information             Hautresorptiv
                               STEL               40 ppm             2000/39/EC`;
    expect(read(text)).toEqual([
      "Ethandiol 107-21-1 TRGS 900 AGW: 10 / - ppm",
      "Ethandiol 107-21-1 EC: - / 40 ppm",
    ]);
  });

  test("have their substance's number in all its rows", () => {
    const text = `8.1 Control parameters
Components        CAS-No.      Value type (Form   Control            Basis
                               of exposure)       parameters
Ethylene glycol   107-21-1     C (Mist)           100 mg/m3          CA AB OEL
                               C                  50 ppm             CA QC OEL
                                                  125 mg/m3
Acetone           67-64-1      TWA                500 ppm            ACGIH`;
    expect(read(text)).toEqual([
      "Ethylene glycol 107-21-1 OEL: - / 100 mg/m³",
      "Ethylene glycol 107-21-1 OEL: - / 50 ppm",
      "Ethylene glycol 107-21-1 OEL: - / 125 mg/m³",
      "Acetone 67-64-1 ACGIH: 500 / - ppm",
    ]);
  });

  test("stand beside components under headings that begin a line above", () => {
    const text = `3. Composition
                       Weight % Less   ACGIH TLV-   ACGIH TLV-
Chemical Name  CAS No  Than            TWA          STEL
Acetone        67-64-1 70.0            250 ppm      500 ppm
Toluene        108-88-3 20.0           20 ppm       N/E`;
    expect(read(text)).toEqual([
      "Acetone 67-64-1 ACGIH TLV: 250 / 500 ppm",
      "Toluene 108-88-3 ACGIH TLV: 20 / - ppm",
    ]);
  });

  test("stand by country below each substance, under headings that name none", () => {
    const text = `8.1 Zu überwachende Parameter
Land          Liste    Tagesmittelwert          Kurzzeitwert             Anmerkung
Butan (CAS 106-97-8)
Deutschland   AGW      2400 mg/m³ (1000 ppm)    9600 mg/m³ (4000 ppm)    4(II), DFG
Schweiz       MAK      1900 mg/m³ (800 ppm)     7600 mg/m³ (3200 ppm)    SSC
Propan-2-ol (CAS 67-63-0)
Deutschland   AGW      500 mg/m³ (200 ppm)      1000 mg/m³ (400 ppm)     2(II), DFG, Y`;
    expect(read(text)).toEqual([
      "Butan 106-97-8 Deutschland: 2400 / 9600 mg/m³",
      "Butan 106-97-8 Deutschland: 1000 / 4000 ppm",
      "Butan 106-97-8 Schweiz: 1900 / 7600 mg/m³",
      "Butan 106-97-8 Schweiz: 800 / 3200 ppm",
      "Propan-2-ol 67-63-0 Deutschland: 500 / 1000 mg/m³",
      "Propan-2-ol 67-63-0 Deutschland: 200 / 400 ppm",
    ]);
  });

  test("of a kind that no heading names are left out beside means in the same unit", () => {
    const text = `8.1 Control parameters
+---------+---------+---------+-----------+-----------+-------------+
| Country | Agent   | CAS No. | 8 h [ppm] | 8 h [mg/m³] | Top [ppm] |
+---------+---------+---------+-----------+-----------+-------------+
| IE      | Acetone | 67-64-1 | 500       | 1210      | 1000        |
+---------+---------+---------+-----------+-----------+-------------+`;
    expect(read(text)).toEqual(["Acetone 67-64-1 IE: 500 / - ppm", "Acetone 67-64-1 IE: 1210 / - mg/m³"]);
  });

  test("stand beside a name whose bracket closes in the next line", () => {
    const text = `8.1 Paramètres de contrôle
Composants                     No.-CAS       Valeur       Type   Base
Propane-1,2-diol (vapeurs et   57-55-6       474 mg/m3    VME    EH40 WEL
particules)                                  150 ppm
Acétone                        67-64-1       500 ppm      VME    INRS`;
    expect(read(text).map((one) => one.replace(/ [\d-]+ .*:/, ":"))).toEqual([
      "Propane-1,2-diol (vapeurs et particules): 474 / - mg/m³",
      "Propane-1,2-diol (vapeurs et particules): 150 / - ppm",
      "Acétone: 500 / - ppm",
    ]);
  });

  test("stand in sentences with the code of their peaks", () => {
    const text = `8.1 Zu überwachende Parameter
Phosphorsäure (CAS 7664-38-2): AGW 2 mg/m³, einatembare Fraktion, Spitzenbegrenzung 2 (I), Bemerkung: DFG
Propan-2-ol (CAS 67-63-0): AGW 500 mg/m³ bzw. 200 ml/m³ (ppm), Spitzenbegrenzung 2 (II), Bemerkung: DFG, Y`;
    expect(read(text)).toEqual([
      "Phosphorsäure 7664-38-2 AGW: 2 / - mg/m³",
      "Propan-2-ol 67-63-0 AGW: 500 / - mg/m³",
      "Propan-2-ol 67-63-0 AGW: 200 / - ppm",
    ]);
  });

  test("end where a label with its text stands below the last row", () => {
    const text = `8.1 Zu überwachende Parameter
CAS-Nr.    Stoff         Typ        mg/m³     ppm
67-56-1    Methanol      AGW        130,0     100,0
64-17-5    Ethanol       AGW        380,0     200,0
Methanol (CAS-Nr. 67-56-1):         Spitzenbegrenzung (TRGS 900): Überschreitungsfaktor 2; Kategorie II`;
    expect(read(text)).toEqual([
      "Methanol 67-56-1 AGW: 130 / - mg/m³",
      "Methanol 67-56-1 AGW: 100 / - ppm",
      "Ethanol 64-17-5 AGW: 380 / - mg/m³",
      "Ethanol 64-17-5 AGW: 200 / - ppm",
    ]);
  });

  test("of a substance that its own line names are not those of the one above", () => {
    const text = `8.1 Controleparameters
110-54-3 n-Hexaan
WGW (NL)  Kortetijdwaarde: 144 mg/m³, 40 ppm
Langetermijnwaarde: 72 mg/m³, 20 ppm
Olienevel (minerale olie): 5 mg/m³ (TGG 8 uur), bestuurlijke grenswaarde`;
    expect(read(text).filter((one) => one.startsWith("n-Hexaan") && one.includes(" 5 "))).toEqual([]);
  });

  test("stand below a label for the name, between rows that say that there are none", () => {
    const text = `8.1 Zu überwachende Parameter
Stoffname: Schwefelsäure
Art:                         Grenzwert
Deutschland, BGW Langzeit:   Keine Grenzwerte festgelegt.
Deutschland, TRGS 900        Keine Grenzwerte festgelegt.
- AGW:
MAK                          0,1 mg/m³ gemessen als einatembarer Aerosolanteil`;
    expect(read(text)).toEqual(["Schwefelsäure - MAK: 0.1 / - mg/m³"]);
  });

  test("stand below items of a list, the first beside the list's label", () => {
    const text = `8. Exposure controls
Hazardous ingredients:     • N-METHYL-2-PYRROLIDONE
                             TWA (8 hr exposure limit): 40 mg/m3   STEL (15 min exposure limit): 80 mg/m3
                           • BUTANONE
                             TWA (8 hr exposure limit): 600 mg/m3`;
    expect(read(text)).toEqual(["N-METHYL-2-PYRROLIDONE - -: 40 / 80 mg/m³", "BUTANONE - -: 600 / - mg/m³"]);
  });

  test("stand beside names that go on below", () => {
    const text = `8. Exposure controls
Total dust (of any type, or      10 mg/m³ TWA (time-weighted average)
particle size):
Limestone (calcium               10 mg/m³ TWA as inhalable dust
carbonate):`;
    expect(read(text)).toEqual([
      "Total dust (of any type, or particle size) - -: 10 / - mg/m³",
      "Limestone (calcium carbonate) - -: 10 / - mg/m³",
    ]);
  });

  test("without a name are of the name above, remarks and peak limits between them", () => {
    const text = `8.1 Zu überwachende Parameter
+--------------------+-----------+----------+------------+------------+---------------+
| Inhaltsstoffe      | CAS-Nr.   | Werttyp  | Parameter  | Stand      | Grundlage     |
+--------------------+-----------+----------+------------+------------+---------------+
| Phosphorsäure      | 7664-38-2 | AGW      | 2 mg/m3    | 2014-04-02 | DE TRGS 900   |
+--------------------+-----------+----------+------------+------------+---------------+
| Spitzenbegrenzung: | 2;(I)                                                     |
| Überschreitung     |                                                           |
+--------------------+-----------+----------+------------+------------+---------------+
|                    |           | TWA      | 1 mg/m3    | 2000-06-16 | 2000/39/EC    |
+--------------------+-----------+----------+------------+------------+---------------+
|                    |           | STEL     | 2 mg/m3    | 2000-06-16 | 2000/39/EC    |
+--------------------+-----------+----------+------------+------------+---------------+`;
    expect(read(text)).toEqual([
      "Phosphorsäure 7664-38-2 TRGS 900 AGW: 2 / - mg/m³",
      "Phosphorsäure 7664-38-2 EC: 1 / 2 mg/m³",
    ]);
  });

  test("go on behind sentences, each told by its label", () => {
    const text = `8.1 Zu überwachende Parameter
Methylmethacrylat (80-62-6)
Zu überwachende Parameter    50 ppm     Arbeitsplatzgrenzwert (AGW)(DE TRGS 900)
Ein Risiko der Fruchtschädigung braucht bei Einhaltung des Arbeitsplatzgrenzwertes und des biologischen
Grenzwertes nicht befürchtet zu werden (Y).
Zu überwachende Parameter    100 ppm    Kurzzeitwert (STEL):(EU ELV)`;
    expect(read(text)).toContainEqual(
      expect.stringMatching(/^Methylmethacrylat 80-62-6 EU.*: - \/ 100 ppm$/),
    );
  });

  test("are of the name above their numbers, also where it begins with a small letter", () => {
    const text = `8.1. Controleparameters
Ethylbenzeen
         Index-nr. 601-023-00-4 / EG-nr. 202-849-4 / CAS-nr. 100-41-4
         TGG-8 uur: 215 mg/m3
dipropyleenglycolmonomethylether
         EG-nr. 252-104-2 / CAS-nr. 34590-94-8
         TGG-8 uur: 300 mg/m3`;
    expect(read(text)).toEqual([
      "Ethylbenzeen 100-41-4 -: 215 / - mg/m³",
      "dipropyleenglycolmonomethylether 34590-94-8 -: 300 / - mg/m³",
    ]);
  });

  test("are ceilings where the words behind the number say so", () => {
    const text =
      "8.1 Exposure standards\nSodium hydroxide : CAS No. 1310-73-2\nTWA = - ppm, 2 mg/m³ Peak limitation";
    const { lines, pages } = ruledPages(text);
    const [limit] = readExposureLimits(lines, pages, "en");
    expect(limit?.value).toMatchObject({ twa: null, ceiling: 2, unit: "mg/m³" });
  });

  test("stand by country, without rules, below the substance and the title of its table", () => {
    const text = `8.1. Zu überwachende Parameter
Stoff                                        CAS-Nr.
Diethylenglykol                              111-46-6
                                                   Grenzwerte
                                     8 Stunden                    kurzzeitig*
Land                         ppm         mg/m³             ppm        mg/m³              Rechtsgrundlage
Österreich                   10           44               40           176              Verordnung für
                                                                                         Grenzwerte 2011
Schweiz                      10           44               40           176              SUVA`;
    expect(read(text)).toEqual([
      "Diethylenglykol 111-46-6 Österreich: 10 / 40 ppm",
      "Diethylenglykol 111-46-6 Österreich: 44 / 176 mg/m³",
      "Diethylenglykol 111-46-6 Schweiz: 10 / 40 ppm",
      "Diethylenglykol 111-46-6 Schweiz: 44 / 176 mg/m³",
    ]);
  });

  test("have their kinds in a column that is headed as their lists are", () => {
    const text = `8.1 Control parameters
Occupational exposure limit values
Ingredient            Regulatory information   Country   Limit value type         Limit value         Remark
(Designation)                                            (country of origin)
Phenol                EH40/2005                GB        Long-term (8-hour TWA)   7.8 mg/m³ - 2 ppm   Sk
CAS No.: 108-95-2
                      EH40/2005                GB        Short-term (15 min)      16 mg/m³ - 4 ppm    Sk
Phenol                2009/161/EU              EU        Long-term (8-hour TWA)   8 mg/m³ - 2 ppm     Skin
CAS No.: 108-95-2
                      2009/161/EU              EU        Short-term (15 min)      16 mg/m³ - 4 ppm    Skin`;
    expect(read(text)).toEqual([
      "Phenol 108-95-2 EH40/2005: 7.8 / 16 mg/m³",
      "Phenol 108-95-2 EH40/2005: 2 / 4 ppm",
      "Phenol 108-95-2 EU: 8 / 16 mg/m³",
      "Phenol 108-95-2 EU: 2 / 4 ppm",
    ]);
  });

  test("have no list of a legend above their table's title", () => {
    const text = `8.1. Paramètres de contrôle
EU     OEL EU     Directive 2009/161/UE
       TLV-ACGIH  ACGIH 2017
ACETONE
Valeur limite de seuil
Type       Etat     TWA/8h                     STEL/15min
                    mg/m3         ppm          mg/m3         ppm
VLEP       FRA      1210          500          2420          1000`;
    expect(read(text)).toEqual(["ACETONE - VLEP: 1210 / 2420 mg/m³", "ACETONE - VLEP: 500 / 1000 ppm"]);
  });
});

test("lists stand below the names, and beside their values where no heading says what they are", () => {
  expect(
    read(`8.1 Control parameters
+-----------------+--------+-----------+--------+-----------+
| Ingredient      | TWA    | TWA       | STEL   | STEL      |
|                 | ppm    | mg/m3     | ppm    | mg/m3     |
+-----------------+--------+-----------+--------+-----------+
| 2-Butoxyethanol | 20     | 96.9      | 50     | 242       |
| Safe Work       |        |           |        |           |
| Australia       |        |           |        |           |
+-----------------+--------+-----------+--------+-----------+`),
  ).toEqual([
    "2-Butoxyethanol - Safe Work Australia: 20 / 50 ppm",
    "2-Butoxyethanol - Safe Work Australia: 96.9 / 242 mg/m³",
  ]);
  expect(
    read(`115-10-6 dimethylether
+-----------------+--------------------------------------------+
| WGW (Nederland) | Korte termijn waarde: 1500 mg/m³, 783 ppm  |
|                 | Lange termijn waarde: 950 mg/m³, 496 ppm   |
+-----------------+--------------------------------------------+
| IOELV (EU)      | Lange termijn waarde: 1920 mg/m³, 1000 ppm |
+-----------------+--------------------------------------------+`),
  ).toEqual([
    "dimethylether 115-10-6 WGW (Nederland): 950 / 1500 mg/m³",
    "dimethylether 115-10-6 WGW (Nederland): 496 / 783 ppm",
    "dimethylether 115-10-6 IOELV (EU): 1920 / - mg/m³",
    "dimethylether 115-10-6 IOELV (EU): 1000 / - ppm",
  ]);
});

test("a list with its country is no substance, and a kind that there is no limit of not the next number's", () => {
  const text = `2-Butoxyethanol (111-76-2)
+-----------+------------------------+------------------------------------+
| USA ACGIH | ACGIH TWA (ppm)        | 20 ppm                             |
+-----------+------------------------+------------------------------------+
| USA OSHA  | OSHA PEL (TWA) (mg/m3) | 240 mg/m3                          |
+-----------+------------------------+------------------------------------+
n-Butane (106-97-8)
+-----------+------------------------+------------------------------------+
| USA ACGIH | Limit                  | TWA: not established STEL: 1000 ppm |
+-----------+------------------------+------------------------------------+`;
  expect(read(text)).toEqual([
    "2-Butoxyethanol 111-76-2 ACGIH: 20 / - ppm",
    "2-Butoxyethanol 111-76-2 OSHA PEL: 240 / - mg/m³",
    "n-Butane 106-97-8 ACGIH: - / 1000 ppm",
  ]);
});

test("the unit of a kind's cell is that of the numbers behind it, and Value is no list", () => {
  const text = `Ingredient          CAS          Description                                     Value
Diethyl phthalate   84-66-2      Long-term exposure limit (8-hour TWA) (mg/m3)   5
                                 Short-term exposure limit (15-minute) (mg/m3)   10`;
  expect(read(text)).toEqual(["Diethyl phthalate 84-66-2 -: 5 / 10 mg/m³"]);
});

test("a footnote tells what a star behind a value means, and elements may stand in a unit", () => {
  const text = `Component     CAS No.       OSHA PEL        ACGIH TLV
Ferrite       66402-68-4    5 mg/m3*        0.2 mg Mn/m3
Copper        7440-50-8     1 mg Cu/m3      0.2 mg/m3
*(Ceiling) (Manganese compounds)`;
  expect(read(text)).toEqual([
    "Ferrite 66402-68-4 OSHA PEL: - / 5 mg/m³",
    "Ferrite 66402-68-4 ACGIH TLV: 0.2 / - mg/m³",
    "Copper 7440-50-8 OSHA PEL: 1 / - mg/m³",
    "Copper 7440-50-8 ACGIH TLV: 0.2 / - mg/m³",
  ]);
});

test("SS-C among Suva's remarks is no ceiling, nor is a factor behind a value another kind", () => {
  const text = `Substance     N° CAS     VME              VLE               Remarque
Glycérine     56-81-5    50 mg/m³ (e)     100 mg/m³ (e)     SS-C`;
  expect(read(text)).toEqual(["Glycérine 56-81-5 -: 50 / 100 mg/m³"]);
  const factor = `+----------------+--------------------+
| Stoff          | Deutschland        |
+----------------+--------------------+
| Toluol         | AGW: 50 ppm        |
| 108-88-3       | AGW: 190 mg/m3     |
|                | Überschreitungsfaktor 1.5 |
|                | H*                 |
+----------------+--------------------+`;
  expect(read(factor)).toEqual([
    "Toluol 108-88-3 Deutschland: 50 / - ppm",
    "Toluol 108-88-3 Deutschland: 190 / - mg/m³",
  ]);
});

test("heads in dashes reach over their columns, one head may stand over lists, and a label with a value is none", () => {
  const dashes = `                             ------ OSHA ------     ------ ACGIH ------
Ingredient Name              PEL TWA    PEL STEL    TLV TWA     TLV STEL
Xylene                       100 ppm         N/E    100 ppm      150 ppm`;
  expect(read(dashes)).toEqual(["Xylene - OSHA PEL: 100 / - ppm", "Xylene - ACGIH TLV: 100 / 150 ppm"]);
  const lists = `OSHA Hazardous Components             EXPOSURE LIMITS: 8 HR. TWA (ppm)
                                      OSHA PEL      ACGIH TLV
Toluene (CAS# 108-88-3)               200           100
Naphtha (CAS# 8030-30-6)              NE            400`;
  expect(read(lists)).toEqual([
    "Toluene 108-88-3 OSHA PEL: 200 / - ppm",
    "Toluene 108-88-3 ACGIH TLV: 100 / - ppm",
    "Naphtha 8030-30-6 ACGIH TLV: 400 / - ppm",
  ]);
  const label = `Arbeitsplatzgrenzwerte:        Referenz: SUVA Grenzwerte am Arbeitsplatz.
CAS-Nr.       Bezeichnung       MAK-Wert ppm      KZGW ppm
64-17-5       Ethanol           500               1000`;
  expect(read(label)).toEqual(["Ethanol 64-17-5 SUVA: 500 / 1000 ppm"]);
});

test("names below a title behind a bullet are no rest of it, and a duration may be abbreviated before its number", () => {
  const bullet = `· Bestandteile mit zu überwachenden Grenzwerten
  2-AMINOETHANOL ; CAS-Nr. : 141-43-5
  Spezifizierung : TRGS 900 ( D )
  Wert : 2 ppm`;
  expect(read(bullet)).toEqual(["2-AMINOETHANOL 141-43-5 TRGS 900: 2 / - ppm"]);
  const hours = `Component          Identification          Value             Year
Phosphoric acid    CAS no.: 7664-38-2      8 h.: 1 mg/m³     2012
                                           15 min.: 2 mg/m³`;
  expect(read(hours)).toEqual(["Phosphoric acid 7664-38-2 -: 1 / 2 mg/m³"]);
});
