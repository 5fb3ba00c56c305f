import { describe, expect, test } from "vitest";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { ruledPages } from "@/lib/fixtures/ruled-lines";
import { readExposureLimits } from "./exposure-limits";

const COMMAS = "\n8.2 x\nDichte: 0,85 g/cm3\nDampfdruck: 1,25 kPa";

/** "substance list: mean / short-term unit" */
function read(text: string): string[] {
  const { lines, pages } = ruledPages(text);
  return readExposureLimits(lines, pages, "en").map(
    ({ value: { substance, list, twa, stel, ceiling, unit } }) =>
      `${substance}, ${list ?? "-"}: ${twa ?? "-"} / ${stel ?? "-"} ${ceiling ? `(ceiling ${ceiling}) ` : ""}${unit}`,
  );
}

describe("limits in ruled tables", () => {
  test("the kind is what its whole cell says, line by line", () => {
    const text = `8.1 Paramètres de contrôle
+--------+----------------------+---------+-----------+-------------------------+
| chlore | Valeur limite        | 1 ppm   | 3 mg/m3   | France. Valeurs limites |
|        | d'exposition à court |         |           | d'exposition            |
|        | terme (VLE)          |         |           |                         |
+--------+----------------------+---------+-----------+-------------------------+
| chlore | Exposition pondérée  | 0.5 ppm | 1.5 mg/m3 | UE. Valeurs indicatives |
|        | dans le temps (TWA)  |         |           |                         |
+--------+----------------------+---------+-----------+-------------------------+`;
    expect(read(text)).toEqual([
      "chlore, France: - / 1 ppm",
      "chlore, France: - / 3 mg/m³",
      "chlore, UE: 0.5 / - ppm",
      "chlore, UE: 1.5 / - mg/m³",
    ]);
  });
  test("each block of countries has its own headings; an empty cell has no limit", () => {
    const text = `8.1 Paramètres de contrôle
+--------------+---------------+----------------+---------------+
| Composant    | Le Royaume Uni| France         | Belgique      |
+--------------+---------------+----------------+---------------+
| Hydroxyde de | 2 mg/m3 STEL  | TWA / VME: 2   |               |
| sodium       |               | mg/m3 (8 h)    |               |
+--------------+---------------+----------------+---------------+
| Composant    | Les Pays-Bas  | Pologne        | Norvège       |
+--------------+---------------+----------------+---------------+
| Hydroxyde de |               | STEL: 1 mg/m3  | Ceiling: 2    |
| sodium       |               | 15 minutach    | mg/m3         |
+--------------+---------------+----------------+---------------+`;
    expect(read(text)).toEqual([
      "Hydroxyde de sodium, Royaume Uni: - / 2 mg/m³",
      "Hydroxyde de sodium, France: 2 / - mg/m³",
      "Hydroxyde de sodium, Pologne: - / 1 mg/m³",
      "Hydroxyde de sodium, Norvège: - / - (ceiling 2) mg/m³",
    ]);
  });
  test("headings over headings, and units in a column of their own, belong to the cells below and beside", () => {
    const text = `Exposure limits
+------------+------------------+-----------------+------+
|            | OSHA             | ACGIH           |      |
+------------+---------+--------+--------+--------+------+
| COMPONENT  | TWA     | STEL   | TWA    | STEL   | UNIT |
+------------+---------+--------+--------+--------+------+
| Acetone    | 750 (v) | NE     | 500    | 750    | ppm  |
+------------+---------+--------+--------+--------+------+
| Propane    | 1000    | NE     | 1000   | NE     | ppm  |
+------------+---------+--------+--------+--------+------+`;
    expect(read(text)).toEqual([
      "Acetone, ACGIH: 500 / 750 ppm",
      "Propane, OSHA: 1000 / - ppm",
      "Propane, ACGIH: 1000 / - ppm",
    ]);
  });
  test("a row without a name belongs to the substance above, and a company's list is a list", () => {
    const text = `Control parameters
+-----------+------------+------+--------------------+
| Component | Regulation | Type | Value              |
+-----------+------------+------+--------------------+
| Silane    | Own IHG    | TWA  | 7.5 ppm            |
+-----------+------------+------+--------------------+
| Methanol  | ACGIH      | TWA  | 200 ppm            |
+-----------+------------+------+--------------------+
|           | Further information: Skin                |
+-----------+------------+------+--------------------+
|           | CAL PEL    | C    | 1,000 ppm          |
+-----------+------------+------+--------------------+
|           | CAL PEL    | PEL  | 260 mg/m3 200 ppm  |
+-----------+------------+------+--------------------+
|           | NIOSH      | IDLH | 6000 ppm           |
+-----------+------------+------+--------------------+`;
    expect(read(text)).toEqual([
      "Silane, Own IHG: 7.5 / - ppm",
      "Methanol, ACGIH: 200 / - ppm",
      "Methanol, CAL PEL: 200 / - (ceiling 1000) ppm",
      "Methanol, CAL PEL: 260 / - mg/m³",
    ]);
  });
  test("a remark in a row of its own is no substance of the rows below it", () => {
    const text = `Control parameters
+-------------------+-----------+------+---------+------------+
| Components        | CAS-No.   | Type | Value   | Basis      |
+-------------------+-----------+------+---------+------------+
| Hydrofluoric Acid | 7664-39-3 | TWA  | 1.8 ppm | 2000/39/EC |
+-------------------+-----------+------+---------+------------+
| Further remarks   | :         | Indicative                  |
+-------------------+-----------+------+---------+------------+
|                   | 7664-39-3 | STEL | 3 ppm   | 2000/39/EC |
+-------------------+-----------+------+---------+------------+`;
    expect(read(text)).toEqual(["Hydrofluoric Acid, EC: 1.8 / 3 ppm"]);
  });
  test("the code of a list tells the kind, and a unit stands below its number", () => {
    const text = `8.1 Control parameters
+------------+------------+--------+---------+------------+
| Components | CAS-No.    | mg/m3  | ppm     | List       |
+------------+------------+--------+---------+------------+
| Propanol   | 34590-94-8 | 308    | 50 ppm  | EUOEL_TWAS |
|            |            | mg/m3  |         |            |
+------------+------------+--------+---------+------------+
|            |            | 924    | 150 ppm | UK_WELSTEL |
|            |            | mg/m3  |         |            |
+------------+------------+--------+---------+------------+`;
    expect(read(text)).toEqual([
      "Propanol, EUOEL_TWAS: 308 / - mg/m³",
      "Propanol, EUOEL_TWAS: 50 / - ppm",
      "Propanol, UK_WELSTEL: - / 924 mg/m³",
      "Propanol, UK_WELSTEL: - / 150 ppm",
    ]);
  });
  test("thousands are told from decimals by the sheet's other numbers, else left out", () => {
    const table = `8.1 Parameter
+----------+-----+-------------+----------+
| Stoff    | Art | Wert        | Quelle   |
+----------+-----+-------------+----------+
| Isobutan | AGW | 2.400 mg/m3 | TRGS 900 |
+----------+-----+-------------+----------+
| Butan    | AGW | 2,400 mg/m3 | TRGS 900 |
+----------+-----+-------------+----------+
| Propan   | AGW | 1 800 mg/m3 | TRGS 900 |
+----------+-----+-------------+----------+`;
    expect(read(table + COMMAS)).toEqual([
      "Isobutan, TRGS 900 AGW: 2400 / - mg/m³",
      "Propan, TRGS 900 AGW: 1800 / - mg/m³",
    ]);
  });
  test("cards tell each country's limits behind their labels", () => {
    const text = `8.1 Zu überwachende Parameter
+---------------------+---------------------------------+------------------+
| Chem. Bezeichnung   | Kohlendioxid                    | %Bereich:1-5     |
+---------------------+------------+--------------------+------------------+
| MAK-Tmw: 5000 ppm (9000 mg/m3)   | MAK-Kzw: 10000 ppm | MAK-Mow: ---     |
+----------------------------------+--------------------+------------------+
| BGW: ---                         | Sonstige Angaben: S                   |
+----------------------------------+---------------------------------------+`;
    expect(read(text)).toEqual(["Kohlendioxid, MAK: 5000 / 10000 ppm", "Kohlendioxid, MAK: 9000 / - mg/m³"]);
  });
  test("the amount beside a card's name names no substance", () => {
    const text = `8.1 Zu überwachende Parameter
+---------------------+---------------------------------+------------------+
| Chem. Bezeichnung   | %Bereich:1-5                    |                  |
+---------------------+------------+--------------------+------------------+
| MAK-Tmw: 5000 ppm (9000 mg/m3)   | MAK-Kzw: 10000 ppm | MAK-Mow: ---     |
+----------------------------------+--------------------+------------------+`;
    expect(read(text)).toEqual([]);
  });
  test("cards are read in Dutch", () => {
    const text = `8.1 Controleparameters
+--------------------------+---------------------------+--------------------+
| Chem. omschrijving       | Ethanol                   | % bereik:1-<10     |
+--------------------------+---------------------------+--------------------+
| GW TGG 8 uur: 260 mg/m3  | GW TGG 15 min: 1900 mg/m3 | GW-Ceiling: ---    |
+--------------------------+---------------------------+--------------------+
| BGW: ---                 | Andere informatie: H                           |
+--------------------------+------------------------------------------------+`;
    expect(read(text)).toEqual([expect.stringMatching(/^Ethanol, .*: 260 \/ 1900 mg\/m³$/)]);
  });
  test("labels of limits stand below a substance and a country", () => {
    const text = `8.1 Control parameters
+---------------------------------------------------+
| Acetone (67-64-1)                                 |
+---------------------------------------------------+
| EU - Indicative Occupational Exposure Limit       |
+-------------------------+-------------------------+
| Local name              | Acetone                 |
+-------------------------+-------------------------+
| IOEL TWA                | 1210 mg/m³              |
+-------------------------+-------------------------+
| Netherlands - Occupational Exposure Limits        |
+-------------------------+-------------------------+
| TGG-8u (OEL TWA)        | 1210 mg/m³              |
+-------------------------+-------------------------+
| TGG-15min (OEL STEL)    | 2420 mg/m³              |
+-------------------------+-------------------------+`;
    expect(read(text)).toEqual(["Acetone, EU: 1210 / - mg/m³", "Acetone, Netherlands: 1210 / 2420 mg/m³"]);
  });
});

describe("limits in columns without lines", () => {
  test("a list's title, kinds in their column, and a second number of the same kind below", () => {
    const text = `Occupational exposure limits
US. OSHA Table Z-1 Limits for Air Contaminants (29 CFR 1910.1000)
Components                   Type        Value
2-Butoxyethanol (CAS         PEL         240 mg/m3
111-76-2)
                                         50 ppm
US. ACGIH Threshold Limit Values
Components                   Type        Value
Butane (CAS 106-97-8)        STEL        1000 ppm
Biological limit values      None known.`;
    expect(read(text)).toEqual([
      "2-Butoxyethanol, OSHA Table Z-1: 240 / - mg/m³",
      "2-Butoxyethanol, OSHA Table Z-1: 50 / - ppm",
      "Butane, ACGIH: - / 1000 ppm",
    ]);
  });
  test("lists told in their cell go on over a page", () => {
    const text = `8.1 Control parameters
 Ingredient name              Exposure limits
 toluene                      ACGIH TLV (United States, 1/2024)
                               TWA 8 hours: 20 ppm.
                              OSHA PEL Z2 (United States, 2/2013)
\fSection 8. Exposure controls/personal protection
                               TWA 8 hours: 200 ppm.
                               CEIL: 300 ppm.
 n-butyl methacrylate         None.
 Recommended monitoring : Reference should be made to standards with 5 ppm.`;
    expect(read(text)).toEqual([
      "toluene, ACGIH TLV: 20 / - ppm",
      "toluene, OSHA PEL Z2: 200 / - (ceiling 300) ppm",
    ]);
  });
  test("headings over several columns must stand in their middle", () => {
    const table = (groups: string) => `8.1 Control parameters
${groups}
Component              ppm     mg/m3        ppm     mg/m3        Source
Acetone                500     1210         1500    3620         EH40
8.2 x`;
    expect(read(table("                          TWA                  STEL"))).toEqual([
      "Acetone, EH40: 500 / 1500 ppm",
      "Acetone, EH40: 1210 / 3620 mg/m³",
    ]);
    expect(read(table("                                 TWA                  STEL"))).toEqual([]);
  });
  test("a name that stands above its numbers could be the row's before, and is not read", () => {
    const text = `8.1 Control parameters
Component                 CAS          TWA (mg/m3)     STEL (mg/m3)
Distillates, petroleum,
hydrotreated heavy        64742-52-5   5               10
8.2 x`;
    expect(read(text)).toEqual([]);
  });
  test("substances told by their numbers alone keep them", () => {
    const text = `8.1. Paramètres de contrôle
- Allemagne - AGW (BAuA - TRGS 900, 08/08/2019) :
CAS             VME :              Dépassement      Remarques
64-17-5         200 ppm            4(II)
- France (INRS - ED984 / 2020-1546) :
CAS             VME-ppm :        VME-mg/m3 :     VLE-ppm :        VLE-mg/m3 :     Notes :
64-17-5         1000             1900            5000             9500            -`;
    expect(read(text)).toEqual([
      "64-17-5, AGW: 200 / - ppm",
      "64-17-5, France: 1000 / 5000 ppm",
      "64-17-5, France: 1900 / 9500 mg/m³",
    ]);
  });
});

describe("limits told line by line", () => {
  test("a name with its share of the product or its number stands above its list", () => {
    const text = `8.1 Zu überwachende Parameter
· Bestandteile mit arbeitsplatzbezogenen, zu überwachenden Grenzwerten:
Kohlenwasserstoffe, Isoalkane, < 2% Aromaten (50-100%)
TRGS 901  1000 mg/m³
107-21-1 Ethandiol (5-10%)
AGW    Langzeitwert: 26 mg/m³, 10 ml/m³
       2(I);DFG, EU, H
IOELV (Europäische Union)  Kurzzeitwert: 104 mg/m³
                           Langzeitwert: 52 mg/m³
                           Haut
· Zusätzliche Hinweise: Als Grundlage dienten die Listen mit 3 mg/m³.`;
    expect(read(text)).toEqual([
      "Kohlenwasserstoffe, Isoalkane, < 2% Aromaten, TRGS 901: 1000 / - mg/m³",
      "Ethandiol, AGW: 26 / - mg/m³",
      "Ethandiol, AGW: 10 / - ppm",
      "Ethandiol, IOELV (Europäische Union): 52 / 104 mg/m³",
    ]);
  });
  test("labels tell the list, the kind and the number one after the other", () => {
    const text = `8.1 Zu überwachende Parameter
PHOSPHORSÄURE ; CAS-Nr. : 7664-38-2
 Grenzwerttyp (Herkunftsland) :  STEL ( EC )
 Grenzwert :                     2 mg/m3
 Version :                       08.06.2000
 Grenzwerttyp (Herkunftsland) :  TWA ( EC )
 Grenzwert :                     1 mg/m3`;
    expect(read(text)).toEqual(["PHOSPHORSÄURE, EC: 1 / 2 mg/m³"]);
  });
  test("the end of a name that began on the line above is no name", () => {
    expect(read("8.1 Control parameters\nTrisodium\nphosphate\nSTEL  5 mg/m3")).toEqual([]);
    expect(read("8.1 Control parameters\n\nphosphate\nSTEL  5 mg/m3")).toEqual(["phosphate, -: - / 5 mg/m³"]);
  });
  test("a sentence about limits tells none, for it names no substance", () => {
    const text = `8.1 Control parameters
Where mists can occur the following are recommended: 5 mg/m³ - ACGIH TLV, 5 mg/m³ - OSHA PEL.
DNEL Workers, inhalation: 12 mg/m³`;
    expect(read(text)).toEqual([]);
  });
  test("a name may begin with a small letter below the limits of another", () => {
    const text = `8.1 Control parameters
Decafluoropentane
AEL      (MAKER)     200 ppm     8 hr. TWA
trans-1,2-Dichloroethylene
TLV      (ACGIH)     200 ppm     TWA
Methanol
TLV      (ACGIH)     250 ppm     STEL`;
    expect(read(text)).toEqual([
      "Decafluoropentane, -: 200 / - ppm",
      "trans-1,2-Dichloroethylene, ACGIH: 200 / - ppm",
      "Methanol, ACGIH: - / 250 ppm",
    ]);
  });
  test("what is worn stands below the table and is no part of its last name", () => {
    const text = `Control parameters
Substance            OSHA PEL     ACGIH TLV
Iron salts           none         1 mg/m3
Sulfuric acid        1 mg/m3      0.2 mg/m3
Ventilation: Local exhaust where dusty.
Gloves: Rubber.`;
    expect(read(text)).toEqual([
      "Iron salts, ACGIH TLV: 1 / - mg/m³",
      "Sulfuric acid, OSHA PEL: 1 / - mg/m³",
      "Sulfuric acid, ACGIH TLV: 0.2 / - mg/m³",
    ]);
  });
  test("the form of exposure may be the kind of the limit", () => {
    const text = `Components with workplace control parameters
Components              CAS-No.      Form of exposure    Permissible concentration    Basis
potassium hydroxide     1310-58-3    Ceiling             2 mg/m3                      ACGIH
2-butoxyethanol         111-76-2     TWA                 20 ppm                       ACGIH`;
    expect(read(text).map((one) => one.replace(/.*, /, ""))).toEqual([
      "ACGIH: - / - (ceiling 2) mg/m³",
      "ACGIH: 20 / - ppm",
    ]);
  });
  test("a list without a date stands among lists that have one", () => {
    const text = `Occupational exposure limits
Ingredient name            Exposure limits
Titanium Dioxide           OSHA PEL (United States, 5/2018).
                           TWA: 15 mg/m³ 8 hours. Form: Total dust
Mineral Spirits            OSHA PEL (United States).
                           TWA: 500 ppm 8 hours.
Cristobalite               NIOSH REL (United States, 10/2020).
                           TWA: 0.05 mg/m³ 10 hours.`;
    expect(read(text)).toEqual([
      "Titanium Dioxide, OSHA PEL: 15 / - mg/m³",
      "Mineral Spirits, OSHA PEL: 500 / - ppm",
      "Cristobalite, NIOSH REL: 0.05 / - mg/m³",
    ]);
  });
  test("name, list and number stand in one line under no heading", () => {
    const text = `Components with occupational exposure limits
Diphenylmethane-4,4'-        OSHA Z1        CLV 0.02 ppm 0.2 mg/m3 ;
diisocyanate (MDI)           ACGIH, US:     TWA value 0.005 ppm ;
Toluene                      OSHA Z2        TWA value 200 ppm ;`;
    expect(read(text)).toEqual([
      expect.stringMatching(
        /^Diphenylmethane-4,4'-diisocyanate \(MDI\), OSHA Z1: - \/ - \(ceiling 0\.02\) ppm/,
      ),
      expect.stringMatching(
        /^Diphenylmethane-4,4'-diisocyanate \(MDI\), OSHA Z1: - \/ - \(ceiling 0\.2\) mg/,
      ),
      "Diphenylmethane-4,4'-diisocyanate (MDI), ACGIH: 0.005 / - ppm",
      "Toluene, OSHA Z2: 200 / - ppm",
    ]);
  });
});

test("a further line of a value has the kind of the row that it goes on with", () => {
  const text = `8.1 Control parameters
Component       CAS-No.        Value         Control       Basis
                                             parameters
nitric acid     7697-37-2      STEL          1 ppm         Europe. Commission Directive
                                             2.6 mg/m3     2006/15/EC establishing a list
                Remarks        Indicative`;
  expect(read(text).map((limit) => limit.replace(/,.*:/, ":"))).toEqual([
    "nitric acid: - / 1 ppm",
    "nitric acid: - / 2.6 mg/m³",
  ]);
});

test("list, kind and value may each have a line of their own", () => {
  const text = `8.1 Zu überwachende Parameter
Expositionsgrenzwerte
2-Butoxyethanol
Liste                TRGS 900
Typ                  AGW
Wert                 49        mg/m³              10        ml/m³ (ppm)`;
  expect(read(text)).toEqual([
    "2-Butoxyethanol, TRGS 900 AGW: 49 / - mg/m³",
    "2-Butoxyethanol, TRGS 900 AGW: 10 / - ppm",
  ]);
});

describe("limits in sentences and beside names", () => {
  const told = (text: string, composition: string) =>
    readExposureLimits(typedLines(text), [], "en", typedLines(composition)).map(
      ({ value: { substance, list, twa, stel, ceiling, unit } }) =>
        `${substance}, ${list ?? "-"}: ${twa ?? "-"} / ${stel ?? "-"} ${ceiling ? `(ceiling ${ceiling}) ` : ""}${unit}`,
    );
  test("are of the component that the sentence names, over the line's end", () => {
    const text = `The ACGIH TLV for titanium dioxide is 10 mg/m3 (8-hour TWA). The OSHA PEL for titanium dioxide is
15 mg/m3 (total dust).`;
    expect(told(text, "Titanium dioxide     13463-67-7")).toEqual([
      "titanium dioxide, ACGIH TLV: 10 / - mg/m³",
      "titanium dioxide, OSHA PEL: 15 / - mg/m³",
    ]);
    expect(told(text, "Zinc oxide     1314-13-2")).toEqual([]);
  });
  test("are of the longest component behind a preposition", () => {
    const text = "De MAC-waarde voor calciumcarbonaat bedraagt 10 mg/m³ (TGG 8 uur).";
    expect(told(text, "Bevat calciumcarbonaat")).toEqual(["calciumcarbonaat, -: 10 / - mg/m³"]);
  });
  test("stand behind the share of a component in one line", () => {
    const text = `Calcium carbonate (CAS# 471-34-1)        30-50%      OSHA PEL 15 mg/m3 (total dust)
Isopropanol (CAS# 67-63-0)               0-5%        ACGIH TLV 400 ppm TWA, 500 ppm STEL`;
    expect(told(text, "")).toEqual([
      "Calcium carbonate, OSHA PEL: 15 / - mg/m³",
      "Isopropanol, ACGIH TLV: 400 / 500 ppm",
    ]);
  });
  test("are of the name before the colon alone, where list and kind stand behind the number", () => {
    const text = `Tin: 2 mg/m3 (OSHA PEL and ACGIH TLV, 8 hour TWA)
Lead: 0.05 mg/m3 (OSHA PEL, 8 hour TWA). The OSHA action level for lead is 0.03 mg/m3.
DFG (MAK-Kommission), Benzylalkohol: 5 ml/m3 (8 Stunden)`;
    expect(told(text, "Tin 7440-31-5\nLead 7439-92-1\nBenzylalkohol 100-51-6")).toEqual([
      "Tin, OSHA PEL: 2 / - mg/m³",
      "Lead, OSHA PEL: 0.05 / - mg/m³",
      "Benzylalkohol, MAK: 5 / - ppm",
    ]);
  });
  test("are of the name right before the first list", () => {
    const text = "Expositionsgrenzwerte (Tschechien): Natriumhydroxid PEL: 1 mg/m3, NPK-P: 2 mg/m3";
    expect(told(text, "Natriumhydroxid     1310-73-2")).toEqual([
      "Natriumhydroxid, -: 1 / - (ceiling 2) mg/m³",
    ]);
  });
  test("stand beside their substance with list and kind", () => {
    const text = `Substance                Applicable Workplace Exposure Levels
oil mist                 ACGIH (United States). TWA: 5 mg/m3 STEL: 10 mg/m3
                         OSHA (United States). TWA: 4 mg/m3`;
    expect(told(text, "")).toEqual(["oil mist, ACGIH: 5 / 10 mg/m³", "oil mist, OSHA: 4 / - mg/m³"]);
    expect(told("For dusty conditions     OSHA PEL 15 mg/m3", "")).toEqual([]);
  });
  test("are no lethal concentrations", () => {
    const text = `INGREDIENTS          %         CAS NUMBER     LC50 (species/route)     TLV (ACGIH)
2-Butoxyethanol      1 - 5     111-76-2       450 ppm/4 h (rat)        20 ppm`;
    expect(told(text, "")).toEqual(["2-Butoxyethanol, TLV (ACGIH): 20 / - ppm"]);
  });
});

describe("kinds of one letter", () => {
  const table = (first: string, letter: string) => `8.1 Paramètres de contrôle
Composants        No.-CAS      Type de valeur   Paramètres de      Base
                               (Type            contrôle
                               d'exposition)
Acide exemple     64-19-7      ${first.padEnd(4)}             10 ppm             CA QC OEL
                               ${letter}                15 ppm             CA QC OEL
Glutaraldehyde    111-30-8     ${letter}                0.1 ppm            CA QC OEL
                                                0.4 mg/m3`;

  test("are ceilings beside the kinds of Quebec", () => {
    expect(read(table("VEMP", "P"))).toEqual([
      "Acide exemple, OEL: 10 / - (ceiling 15) ppm",
      "Glutaraldehyde, OEL: - / - (ceiling 0.1) ppm",
      "Glutaraldehyde, OEL: - / - (ceiling 0.4) mg/m³",
    ]);
  });

  test("are no mean where nothing tells what they stand for", () => {
    expect(read(table("VEMP", "S"))).toEqual(["Acide exemple, OEL: 10 / - ppm"]);
    expect(read(table("TWA", "P"))).toEqual(["Acide exemple, OEL: 10 / - ppm"]);
  });
});
