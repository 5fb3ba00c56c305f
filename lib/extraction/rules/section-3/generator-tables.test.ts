import { describe, expect, it } from "vitest";
import { printedComponents } from "@/lib/fixtures/printed-components";
import { printedLines } from "@/lib/fixtures/printed-lines";
import { readComponents } from "./components";

/** "name | CAS | EC | min max | H codes" of every component. */
function read(drawing: string): string[] {
  const { lines, rulesOf } = printedLines(drawing);
  return readComponents(lines, rulesOf).map(({ value }) =>
    [
      value.chemical_name ?? "-",
      value.cas_number ?? "-",
      value.ec_number ?? "-",
      `${value.concentration_min ?? "-"} ${value.concentration_max ?? "-"}`,
      value.classifications.map((one) => one.hazard_code).join(" ") || "-",
    ].join(" | "),
  );
}

describe("tables as generators set them", () => {
  it("have the name above the labelled numbers, whether or not a substance has a CAS number", () => {
    const drawing = `
Identification             x = Conc. %      Classification (CE) 1272/2008 (CLP)
BUTANE
INDEX 601-004-00-0         10 ≤ x < 25      Flam. Gas 1A H220
CE 203-448-7
CAS 106-97-8
Règ. REACH 01-2119474691-32-
XXXX
HYDROCARBURES, C9-C11
INDEX -                    50 ≤ x < 75      Asp. Tox. 1 H304
CE 919-857-5
CAS -
Règ. REACH 01-2119463258-33-
XXXX
PROPANE
INDEX 601-003-00-5         0 ≤ x < 20       Flam. Gas 1A H220
CE 200-827-9
CAS 74-98-6`;
    const expected = [
      "BUTANE | 106-97-8 | 203-448-7 | 10 25 | H220",
      "HYDROCARBURES, C9-C11 | - | 919-857-5 | 50 75 | H304",
      "PROPANE | 74-98-6 | 200-827-9 | 0 20 | H220",
    ];
    expect(read(drawing)).toEqual(expected);
  });

  it("have the classes in lines of their own over all columns, of the substance above them", () => {
    const drawing = `
Chemical name                          %          CAS-No. / EC No.    REACH Registration No.     Index No.      Notes
2,4-D-dimethylammonium                 49 - 52    2008-39-1           -                          -
                                                  217-915-8
           Classification:             Acute Tox. 4;H302, Skin Sens. 1;H317, Eye Dam. 1;H318, STOT SE 3;H335, Aquatic
                                       Acute 1;H400
Dimethylamine                          < 0.5      124-40-3            01-2119475495-27           612-001-01-6   #
                                                  204-697-4
           Classification: Flam. Liq. 1;H224, Acute Tox. 4;H302, Skin Corr. 1B;H314`;
    expect(read(drawing)).toEqual([
      "2,4-D-dimethylammonium | 2008-39-1 | 217-915-8 | 49 52 | H302 H317 H318 H335 H400",
      "Dimethylamine | 124-40-3 | 204-697-4 | - 0.5 | H224 H302 H314",
    ]);
  });

  it("begin below the heading of mixtures, whatever stands close above it", () => {
    const drawing = `
3.1 Substances
n.a.
3.2 Mélanges
Hydroxyde de potassium
Index                                        019-002-00-8
EINECS, ELINCS, NLP, REACH-IT List-No.       215-181-3
CAS                                          1310-58-3
Quantité en %                                10-<20`;
    expect(read(drawing)).toEqual(["Hydroxyde de potassium | 1310-58-3 | 215-181-3 | 10 20 | -"]);
  });

  it("have no name in what a label of classes, or a remark on the substance, goes on with", () => {
    const drawing = `
Kohlendioxid
EINECS, ELINCS, NLP                                      204-696-9
CAS                                                      124-38-9
% Bereich                                                1-<5
Einstufung gemäß Verordnung (EG) 1272/2008 (CLP), M-     Press. Gas (Liq.), H280
Faktoren`;
    expect(read(drawing)).toEqual(["Kohlendioxid | 124-38-9 | 204-696-9 | 1 5 | H280"]);
    const remark = `
CAS: 1333-86-4         Carbon black                                          <10%
EINECS: 215-609-9      Stoff, für den ein gemeinschaftlicher Grenzwert
                       für die Exposition am Arbeitsplatz gilt
CAS: 96-29-7           2-Butanonoxim                                         0,1-<1%
EINECS: 202-496-6      Carc. 2, H351`;
    expect(read(remark)).toEqual([
      "Carbon black | 1333-86-4 | 215-609-9 | - 10 | -",
      "2-Butanonoxim | 96-29-7 | 202-496-6 | 0.1 1 | H351",
    ]);
  });

  it("have no name in the author's own number, or in a comment below the table", () => {
    const drawing = `
Identification                   Classification (CE) 1272/2008      %
INDEX: COBALT_ETHYLHEX           Skin Sens. 1A, H317                0 <= x % < 0.3
CAS: 136-52-7                    Eye Irrit. 2, H319
EC: 205-250-6
BIS(2-ETHYLHEXANOATE) DE COBALT`;
    expect(read(drawing)).toEqual([
      "BIS(2-ETHYLHEXANOATE) DE COBALT | 136-52-7 | 205-250-6 | 0 0.3 | H317 H319",
    ]);
    const comment = `
Chemical name           CAS number      %
Nickel                  7440-02-0       0 - 2.2
Beryllium               7440-41-7       0.15 - 2
Composition comments    All concentrations are in percent by weight unless otherwise indicated.`;
    expect(read(comment)).toEqual([
      "Nickel | 7440-02-0 | - | 0 2.2 | -",
      "Beryllium | 7440-41-7 | - | 0.15 2 | -",
    ]);
  });

  it("have limits of concentration behind a label that wraps, which begin no component", () => {
    const drawing = `
4,4'-Methylendiphenyldiisocyanat
CAS                          101-68-8
%Bereich                     30-40
Einstufung gemäß der         Acute Tox. 4, H332
Verordnung (EG) 1272/2008    Eye Irrit. 2, H319
(CLP), M-Faktoren
Spezifische                  Eye Irrit. 2, H319: >=5 %
Konzentrationsgrenzen und    STOT SE 3, H335: >=5 %
ATE
o-(p-Isocyanatobenzyl)phenylisocyanat
CAS                          5873-54-1
%Bereich                     1-<10
Einstufung gemäß der         Acute Tox. 4, H332
Verordnung (EG) 1272/2008
(CLP), M-Faktoren`;
    expect(read(drawing)).toEqual([
      "4,4'-Methylendiphenyldiisocyanat | 101-68-8 | - | 30 40 | H332 H319",
      "o-(p-Isocyanatobenzyl)phenylisocyanat | 5873-54-1 | - | 1 10 | H332",
    ]);
  });

  it("have bold names above the labelled numbers, the first one right below a bold heading", () => {
    const drawing = `
Identification             x = Conc. %      Classification 1272/2008 (CLP)
ARGENT
CAS 7440-22-4              45 ≤ x < 50      Aquatic Acute 1 H400
CE 231-131-3
ACÉTONE
CAS 67-64-1                15 ≤ x < 20      Flam. Liq. 2 H225
CE 200-662-2`;
    const isBold = /^(?:Identification|ARGENT|ACÉTONE)/;
    const { lines, rulesOf } = printedLines(drawing);
    const printed = lines.map((line) => ({ ...line, bold: isBold.test(line.text) }));
    expect(readComponents(printed, rulesOf).map(({ value }) => value.chemical_name)).toEqual([
      "ARGENT",
      "ACÉTONE",
    ]);
  });

  it("have the name and its registration above a heading for each substance", () => {
    expect(
      read(`
Hazardous ingredients:
EXAMPLOL - REACH registered number(s): 01-2119457558-25-XXXX
EINECS         CAS          PBT / WEL                CLP Classification       Percent
200-661-7      67-63-0      Substance with a         Flam. Liq. 2: H225       1-5%
                            workplace limit.
CITRIC ACID - REACH registered number(s): 01-2119457026-42-
XXXX
EINECS         CAS          PBT / WEL                CLP Classification       Percent
201-069-1      77-92-9      -                        Eye Irrit. 2: H319       <1%`),
    ).toEqual([
      "EXAMPLOL | 67-63-0 | 200-661-7 | 1 5 | H225",
      "CITRIC ACID | 77-92-9 | 201-069-1 | - 1 | H319",
    ]);
  });

  it("tell rows apart where a label says that there is no CAS number", () => {
    expect(
      read(`
Identification              Nom chimique/classification                     Concentration
---------------------------------------------------------------------------------------
CAS: Non concerné           Hydrocarbures, C9-C11 (1)     Auto-classifiée
EC: 919-857-5                                                               25 - 50 %
Index: Non concerné         Asp. Tox. 1: H304
---------------------------------------------------------------------------------------
CAS: 1330-20-7              Xylène (1)                    ATP ATP01
EC: 215-535-7                                                               2,5 - 10 %
Index: 601-022-00-9         Flam. Liq. 3: H226`),
    ).toEqual([
      "Hydrocarbures, C9-C11 | - | 919-857-5 | 25 50 | H304",
      "Xylène | 1330-20-7 | 215-535-7 | 2.5 10 | H226",
    ]);
  });

  it("keep a name that holds a percentage, and no note below the table", () => {
    expect(
      read(`
Isoalcanes, cycliques, <2% aromatiques                         50-75%
Numéro CAS: —            Numéro CE: 919-857-5
Asp. Tox. 1 - H304`),
    ).toEqual(["Isoalcanes, cycliques, <2% aromatiques | - | 919-857-5 | 50 75 | H304"]);
  });

  it("put an amount together that a narrow column broke", () => {
    expect(
      read(`
Ingredient          CAS No.      % w/w         GHS Classification
Butane              106-97-8     > 10          Flam. Gas 1A (H220)
                                 <= 25
Ethylbenzene        100-41-4     Less than     Flam. Liq. 2 (H225)
                                 2.5%
Benzyl alcohol      100-51-6     25 - 50       Acute Tox. 4 (H302)
                                 weight-%`),
    ).toEqual([
      "Butane | 106-97-8 | - | 10 25 | H220",
      "Ethylbenzene | 100-41-4 | - | - 2.5 | H225",
      "Benzyl alcohol | 100-51-6 | - | 25 50 | H302",
    ]);
  });

  it("have classes and codes in columns of their own", () => {
    expect(
      read(`
Nom de la substance    No CAS       Conc. [%]    Classe de danger    Code H
Alcool benzylique      100-51-6     5 - 10       Acute Tox. 4        H302
                                                 Eye Irrit. 2        H319`),
    ).toEqual(["Alcool benzylique | 100-51-6 | - | 5 10 | H302 H319"]);
  });

  it("may tear the amount behind a name at its dash, and set limits beside the first class", () => {
    const drawing = `
PHOSPHORIC ACID 30-
<60%
CAS number: 7664-38-2    EC number: 231-633-2
Classification
Met. Corr. 1 - H290      Specific concentration limits: Skin Irrit. 2; H315: 10% ≤ C < 25%
Skin Corr. 1B - H314
Eye Dam. 1 - H318
BUTAN-1-OL 1-<5%
CAS number: 71-36-3      EC number: 200-751-6
Classification
Flam. Liq. 3 - H226`;
    expect(read(drawing)).toEqual([
      "PHOSPHORIC ACID | 7664-38-2 | 231-633-2 | 30 60 | H290 H314 H318",
      "BUTAN-1-OL | 71-36-3 | 200-751-6 | 1 5 | H226",
    ]);
  });

  it("may have all headings so close that they came as one cell", () => {
    const { lines, rulesOf } = printedLines(`
Chemical Name             CAS Number    Concentration (% by weight)
Methanol                  67-56-1       30 - 60*
Ethylene glycol           107-21-1      0.1 - 1*`);
    const [head, ...rows] = lines;
    const cells = head?.cells ?? [];
    const words = cells.flatMap((cell) => cell.words);
    const one = { text: words.map(({ text }) => text).join(" "), rect: head?.rect ?? [0, 0, 0, 0], words };
    const read = readComponents(head ? [{ ...head, cells: [one] }, ...rows] : [], rulesOf);
    expect(read.map(({ value }) => [value.chemical_name, value.concentration_min])).toEqual([
      ["Methanol", 30],
      ["Ethylene glycol", 0.1],
    ]);
  });

  it("may print no heading above their names", () => {
    const drawing = `
                     Content (% w/w)   CAS No.      EC No.
Examplol             40 - 50           108-94-1     203-631-1
Testone              10 - 15           1330-20-7    215-535-7`;
    expect(read(drawing)).toEqual([
      "Examplol | 108-94-1 | 203-631-1 | 40 50 | -",
      "Testone | 1330-20-7 | 215-535-7 | 10 15 | -",
    ]);
  });

  it("have no end of a remark for a heading", () => {
    const drawing = `
Chemical name   Concentration   CAS No.
Examplol        1 - <5%         67-63-0
Testone         1 - <3%         107-98-2
* All amounts are per cent by weight unless the ingredient is a gas, of which they are per cent by
volume.
Chemical name   Classification
Examplol        Flam. Liq. 2;H225, Eye Irrit. 2;H319
Testone         Flam. Liq. 3;H226`;
    expect(read(drawing)).toEqual([
      "Examplol | 67-63-0 | - | 1 5 | H225 H319",
      "Testone | 107-98-2 | - | 1 3 | H226",
    ]);
  });

  it("have numbers that are no more than their heading says", () => {
    const below = (heading: string) =>
      read(`
                           ${heading}
Chemical Name  CAS Number  Than            Hazards
Exampleol      67-64-1     70.0            H225
Other one      1330-20-7   5 - 10          H226
Third one      64-17-5     > 2             H225`).map((row) => row.split(" | ")[3]);
    expect(below("Weight % Less")).toEqual(["- 70", "5 10", "2 -"]);
    expect(below("Weight % More")).toEqual(["70 -", "5 10", "2 -"]);
  });

  it.each(["Weight % (min. - max.)", "Angaben über Masse-%"])("have exact numbers under %s", (heading) => {
    const rows = read(`
Chemical Name  CAS Number  ${heading.padEnd(22)}  Hazards
Exampleol      67-64-1     70.0                    H225
Other one      1330-20-7   5 - 10                  H226`);
    expect(rows.map((row) => row.split(" | ")[3])).toEqual(["- -", "5 10"]);
  });

  it("have rows of an EC number beside dashes for the CAS number", () => {
    expect(
      read(`
Name                 CAS No.         EC No.        Classification
Examplol             67-64-1         200-662-2     Flam. Liq. 2; H225
Hydrocarbons, C10-   --------        918-811-1     Asp. Tox. 1; H304
C13, aromatics,                                    Aquatic Chronic 2;
<1% testene                                        H411`).map((row) => row.replace(/- - \| /, "")),
    ).toEqual([
      "Examplol | 67-64-1 | 200-662-2 | H225",
      "Hydrocarbons, C10-C13, aromatics, <1% testene | - | 918-811-1 | H304 H411",
    ]);
  });

  it("have numbers with underscores and pictograms beside the names", () => {
    expect(
      read(`
Identification                       Classification (CE) 1272/2008       Nota     %
INDEX: 606_001_00_8                  GHS02, GHS07                        [1]      25 <= x % <
CAS: 67-64-1                         Dgr                                          50
EC: 200-662-2                        Flam. Liq. 2, H225
ACETONE
INDEX: EC_921_024_6                  GHS09, GHS08                                 10 <= x % <
CAS: 64742-49-0                      Dgr                                          25
EC: 921-024-6                        Asp. Tox. 1, H304
HYDROCARBURES, C6-C7`),
    ).toEqual([
      "ACETONE | 67-64-1 | 200-662-2 | 25 50 | H225",
      "HYDROCARBURES, C6-C7 | 64742-49-0 | 921-024-6 | 10 25 | H304",
    ]);
  });
});

describe("what stands beside names and amounts", () => {
  it("tells the same amounts in another unit", () => {
    expect(
      printedComponents(`
Component            CAS number    Conc. g/L    Conc. % w/w
Chromium trioxide    1333-82-0     568          31.0
Arsenic pentoxide    1303-28-2     436          23.8`),
    ).toEqual(["Chromium trioxide | 1333-82-0 | - - 31 | -", "Arsenic pentoxide | 1303-28-2 | - - 23.8 | -"]);
  });

  it("is a remark on the substance, or a note below the table", () => {
    expect(
      printedComponents(`
Aceton
Stoff, für den ein EU-Expositionsgrenzwert gilt.
EINECS, ELINCS, NLP     200-662-2
CAS                     CAS 67-64-1
% Bereich               10-25
Einstufung              Flam. Liq. 2, H225
2-Propanol
EINECS, ELINCS, NLP     200-661-7
CAS                     CAS 67-63-0
% Bereich               1-10
Einstufung              Flam. Liq. 2, H225`),
    ).toEqual(["Aceton | 67-64-1 | 10 25 - | H225", "2-Propanol | 67-63-0 | 1 10 - | H225"]);
    expect(
      printedComponents(`
Rohstoff      CAS           Anteil (%)
Kaolin        1332-58-7     5 – 10
Quarz (*)     14808-60-7    5 – 10
(*) im nassen Zustand gebunden, Anteil Feinstaub < 1 %`),
    ).toEqual(["Kaolin | 1332-58-7 | 5 10 - | -", "Quarz (*) | 14808-60-7 | 5 10 - | -"]);
  });
});

describe("rows of several numbers", () => {
  const table = `
Chemische            CAS-Nr.              Einstufung              Spezifische             Konzentration
Bezeichnung          EG-Nr.                                       Konzentrationsgrenzen   (% w/w)
                     Registrierungsnr.                            M-Faktor
                                                                  Schätzwert Akuter
                                                                  Toxizität
Example phosphate    68649-42-3           Skin Irrit. 2; H315     Eye Dam. 1; H318        >= 1 - < 2,5
                     272-028-3            Eye Dam. 1; H318        > 12,5 %
                     01-2119493635-27-    Aquatic Chronic 2; H411
                     XXXX
Benzolsulfonsäure,   68584-23-6           Skin Sens. 1B; H317     Skin Sens. 1B; H317     >= 1 - < 10
Calciumsalze         271-529-4                                    > 10 %
                     01-2119492627-25-
                     XXXX`;

  it("are whole below a heading that ends with the estimate of toxicity", () => {
    expect(printedComponents(table)).toEqual([
      "Example phosphate | 68649-42-3 | 1 2.5 - | H315 H318 H411",
      "Benzolsulfonsäure, Calciumsalze | 68584-23-6 | 1 10 - | H317",
    ]);
  });

  it("are not headed by the sentence above the table", () => {
    expect(
      printedComponents(`
Odorisé à l'éthylmercaptan.
             Identifiants             Teneur
Composant                             (% vol.)    Classification
             CAS          CE
n-Butane     106-97-8     203-448-7   50 - 60     Flam. Gas 1A, H220
Propane      74-98-6      200-827-9   < 19        Flam. Gas 1A, H220`),
    ).toEqual(["n-Butane | 106-97-8 | 50 60 - | H220", "Propane | 74-98-6 | - 19 - | H220"]);
  });

  it("tear their amounts at a dash in a narrow column", () => {
    expect(
      printedComponents(`
CAS: 1330-20-7             xylène                                         2,5-
EINECS: 215-535-7          Flam. Liq. 3, H226; Acute Tox. 4, H312         <10%
CAS: 108-65-6              acétate de 2-méthoxy-1-méthyléthyle            1-2,5%
EINECS: 203-603-9          Flam. Liq. 3, H226`),
    ).toEqual([
      "xylène | 1330-20-7 | 2.5 10 - | H226 H312",
      "acétate de 2-méthoxy-1-méthyléthyle | 108-65-6 | 1 2.5 - | H226",
    ]);
  });

  it("have a sentence of one substance's concentration limits below the last row", () => {
    const { lines, rulesOf } = printedLines(`
Bezeichnung                  CAS-Nr. /        Gew.-%       Einstufung (EG) Nr. 1272/2008
                             EG-Nr.
Natriumhydroxid              1310-73-2        5 - 7,5      Met. Corr. 1; H290
                             215-185-5                     Skin Corr. 1A; H314
Formaldehyd                  50-00-0          < 0,1        Acute Tox. 3; H301, H311
                             200-001-8                     Carc. 1B; H350
Spezifische Konzentrationsgrenzwerte Natriumhydroxid: Skin Corr. 1A H314 >= 5 %; Skin
Irrit. 2 H315 und Eye Irrit. 2 H319 0,5 - < 2 %. Registrierungsnummern: Natriumhydroxid
01-2119457892-27; Formaldehyd 01-2119488953-20.`);
    const told = readComponents(lines, rulesOf).map(({ value }) => [
      value.cas_number,
      value.classifications.map((one) => one.hazard_code).join(" "),
      value.specific_limits,
    ]);
    expect(told).toEqual([
      [
        "1310-73-2",
        "H290 H314",
        ["Skin Corr. 1A H314 >= 5 %", "Skin Irrit. 2 H315 und Eye Irrit. 2 H319 0,5 - < 2 %"],
      ],
      ["50-00-0", "H301 H311 H350", []],
    ]);
  });

  it("have a table of concentration limits and estimates below that of the components", () => {
    const { lines, rulesOf } = printedLines(`
Gefährliche Inhaltsstoffe
CAS-Nr.         Stoffname                                                     Anteil
                EG-Nr.                           Index-Nr.                    REACH-Nr.
                Einstufung (Verordnung (EG) Nr. 1272/2008)
7647-01-0       Salzsäure ... %                                               15 - < 20 %
                231-595-7                        017-002-01-X                 01-2119484862-27
                Met. Corr. 1, Skin Corr. 1B; H290 H314
107-98-2        1-Methoxy-2-propanol                                          1 - < 3 %
                203-539-1                        603-064-00-3
                Flam. Liq. 3, STOT SE 3; H226 H336
Spezifische Konzentrationsgrenzen, M-Faktoren und ATE
CAS-Nr.         EG-Nr.           Stoffname                                    Anteil
                Spezifische Konzentrationsgrenzen, M-Faktoren und ATE
7647-01-0       231-595-7        Salzsäure ... %                              15 - < 20 %
                Skin Corr. 1B; H314: >= 25 - 100 Skin Irrit. 2; H315: >= 10 - < 25 STOT SE 3;
                H335: >= 10 - 100
107-98-2        203-539-1        1-Methoxy-2-propanol                         1 - < 3 %
                dermal: LD50 = 13000 mg/kg; oral: LD50 = 4016 mg/kg
Weitere Angaben
Wässrige Lösung.`);
    const told = readComponents(lines, rulesOf).map(({ value }) => [
      value.cas_number,
      value.classifications.map((one) => one.hazard_code).join(" "),
      value.specific_limits,
      value.acute_toxicity_estimates,
    ]);
    expect(told).toEqual([
      [
        "7647-01-0",
        "H290 H314",
        [
          "Skin Corr. 1B; H314: >= 25 - 100",
          "Skin Irrit. 2; H315: >= 10 - < 25",
          "STOT SE 3; H335: >= 10 - 100",
        ],
        [],
      ],
      ["107-98-2", "H226 H336", [], ["dermal: LD50 = 13000 mg/kg", "oral: LD50 = 4016 mg/kg"]],
    ]);
  });
});
