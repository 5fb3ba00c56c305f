import { describe, expect, it } from "vitest";
import type { Rule } from "@/lib/extraction/model";
import { printedWithBothNumbers as read } from "@/lib/fixtures/printed-components";
import { printedLines } from "@/lib/fixtures/printed-lines";
import { readComponents } from "./components";

function details(drawing: string) {
  const { lines, rulesOf } = printedLines(drawing);
  return readComponents(lines, rulesOf).map(({ value }) => value);
}

describe("a line for each component", () => {
  it("may have the range in brackets behind the name", () => {
    expect(
      read(`
Phenylmethanol (25 - 50 %)
CAS-Nr. 100-51-6, EG-Nr. 202-859-9
Acute Tox. 4, H302, Eye Irrit. 2, H319
Butan (< 5 %)
CAS-Nr. 106-97-8, EG-Nr. 203-448-7
Flam. Gas 1A, H220`),
    ).toEqual([
      "Phenylmethanol | 100-51-6 | 202-859-9 | 25 50 - | H302 H319",
      "Butan | 106-97-8 | 203-448-7 | - 5 - | H220",
    ]);
  });

  it("may list everything, divided by semicolons", () => {
    expect(
      read(`
Gemisch aus nachfolgenden Stoffen
Phenylmethanol; CAS-Nr. 100-51-6; EG 202-859-9; ≥ 25 - < 50 %; Acute Tox. 4, Eye Irrit. 2, H302, H319
Butan; CAS-Nr. 106-97-8; EG 203-448-7; 0,25 %; Flam. Gas 1A, H220`),
    ).toEqual([
      "Phenylmethanol | 100-51-6 | 202-859-9 | 25 50 - | H302 H319",
      "Butan | 106-97-8 | 203-448-7 | - - 0.25 | H220",
    ]);
  });
});

describe("a sentence", () => {
  it("may tell all of each component in brackets behind its name", () => {
    const drawing = `
3.2 Mixtures
The article consists of paper and of a charge which contains
phenylmethanol (CAS 100-51-6, EC 202-859-9; 25 - 50 %; H302); butane (CAS 106-97-8, EC 203-
448-7; < 5 %; H220), acetone (pure) (CAS 67-64-1, EC 200-662-2; 5 - 10 %; H225, H319) and
xylene (CAS 1330-20-7, EC 215-535-7; < 2,5 %; H226). The rest is charcoal.`;
    expect(read(drawing)).toEqual([
      "phenylmethanol | 100-51-6 | 202-859-9 | 25 50 - | H302",
      "butane | 106-97-8 | 203-448-7 | - 5 - | H220",
      "acetone (pure) | 67-64-1 | 200-662-2 | 5 10 - | H225 H319",
      "xylene | 1330-20-7 | 215-535-7 | - 2.5 - | H226",
    ]);
  });
});

describe("a sentence with its amounts behind the brackets", () => {
  it("has each substance's amount and codes up to the next one's name, and no substance without an amount", () => {
    const drawing = `
3.2 Mixture of salts. It contains as hazardous constituents sodium fluoride (CAS 7681-49-4,
EC 231-667-8) at 10 - < 15 % [Acute Tox. 3, H301; Skin Irrit. 2,
H315], cryolite synthetic (CAS 13775-53-6, EC 237-410-6) at 5 - < 10 % [STOT RE 1, H372].
Not classified are the further constituents potassium chloride (CAS 7447-40-7, EC 231-211-8) with 35 - 40 %.
The product no longer holds hexachloroethane (CAS 67-72-1).`;
    expect(read(drawing)).toEqual([
      "fluoride | 7681-49-4 | 231-667-8 | 10 15 - | H301 H315",
      "cryolite synthetic | 13775-53-6 | 237-410-6 | 5 10 - | H372",
      "chloride | 7447-40-7 | 231-211-8 | 35 40 - | -",
    ]);
  });
});

describe("tables with substances in columns", () => {
  it("may follow each other, each below its title, their cells centred", () => {
    const drawing = `
Table 3A. Composition of the alloy
Element          Cobalt         Chromium
CAS number      7440-48-4      7440-47-3
EC number       231-158-0      231-157-5
Weight %         45 - 55        19 - 21
Hazard codes      H334           H413
Table 3B. Composition of the alloy, minor elements
Element           Iron           Nickel
CAS number      7439-89-6      7440-02-0
EC number       231-096-4      231-111-4
Weight %          1 - 2           < 5
Hazard codes                     H351`;
    expect(read(drawing)).toEqual([
      "Cobalt | 7440-48-4 | 231-158-0 | 45 55 - | H334",
      "Chromium | 7440-47-3 | 231-157-5 | 19 21 - | H413",
      "Iron | 7439-89-6 | 231-096-4 | 1 2 - | -",
      "Nickel | 7440-02-0 | 231-111-4 | - 5 - | H351",
    ]);
  });
});

describe("a table with a heading", () => {
  it("is read in any order of columns", () => {
    expect(
      read(`
% by Weight    CAS Number    Ingredient
10 - 30        67-64-1       Acetone
<= 5           1330-20-7     Xylene`),
    ).toEqual(["Acetone | 67-64-1 | - | 10 30 - | -", "Xylene | 1330-20-7 | - | - 5 - | -"]);
  });

  it("goes on below the title that a page prints again over its heading", () => {
    const head = `Gehalt (w/w)    Stoffname                                    Einstufung (CLP)                   Spez. Konz.-grenzen,
                CAS-Nr. / EG-Nr. / REACH-Nr.                                                    M-Faktoren, ATE`;
    const drawing = `${head}
5 – < 10 %      1,4-Bis(2,3-epoxypropoxy)butan               Acute Tox. 4, H302;                ATE (oral): 1163 mg/kg
                2425-79-8 / 219-371-7                        Eye Dam. 1, H318
Komponente B (Härter): Gemisch aus Aminen
${head}
10 – < 25 %     Phenol, styrolisiert                         Skin Irrit. 2, H315;\fKomponente B (Härter): Gemisch aus Aminen
${head}
                61788-44-1 / 262-975-0                       Aquatic Chronic 3, H412
Mischungsverhältnis A : B = 3 : 1. Die Gehalte beziehen sich auf die jeweilige Komponente.`;
    expect(read(drawing)).toEqual([
      "1,4-Bis(2,3-epoxypropoxy)butan | 2425-79-8 | 219-371-7 | 5 10 - | H302 H318",
      "Phenol, styrolisiert | 61788-44-1 | 262-975-0 | 10 25 - | H315 H412",
    ]);
  });

  it("has no caption of the components for a name, nor the mark of a note", () => {
    const drawing = `
Components/Impurities
Propylene#
CAS No: 115-07-1
EC No (from EINECS): 204-062-1`;
    expect(read(drawing)).toEqual(["Propylene | 115-07-1 | 204-062-1 | - - - | -"]);
  });

  it("has no amount in the end of a sentence beside it", () => {
    const drawing = `
Chemical name    CAS #        mole %           Exposure limits
Oxygen           7782-44-7    19.5 - 23.5%     none
Nitrogen         7727-37-9    19.5%.           none`;
    expect(read(drawing)).toEqual([
      "Oxygen | 7782-44-7 | - | 19.5 23.5 - | -",
      "Nitrogen | 7727-37-9 | - | - - - | -",
    ]);
  });

  it("keeps a name that stands in a ruled band of its own above its row", () => {
    expect(
      read(`
Component                    Classification              Concentration
---------------------------------------------------------------------
Methylene chloride
---------------------------------------------------------------------
   CAS-No.       75-09-2     Carc. 2; H351               >= 30 - < 50 %
   EC-No.        200-838-9
---------------------------------------------------------------------
Carbon disulphide
---------------------------------------------------------------------
   CAS-No.       75-15-0     Flam. Liq. 2; Repr. 2;      >= 30 - < 50 %
   EC-No.        200-843-6   H225, H361fd`),
    ).toEqual([
      "Methylene chloride | 75-09-2 | 200-838-9 | 30 50 - | H351",
      "Carbon disulphide | 75-15-0 | 200-843-6 | 30 50 - | H225 H361fd",
    ]);
  });

  it("leaves the remark on the candidate list out of the name", () => {
    expect(
      read(`
Composant                    Classification              Concentration
Formamide Substance extrêmement préoccupante (SVHC), inscrite dans la liste des
substances candidates, conformément au Règlement (CE) N° 1907/2006 (REACH)
   No.-CAS       75-12-7     Repr. 1B; H360D             <= 100 %`),
    ).toEqual(["Formamide | 75-12-7 | - | - 100 - | H360D"]);
  });

  it("keeps what wraps in narrow columns in its row", () => {
    expect(
      read(`
Dangerous       CAS-     EC-      w/w    Hazard class         Hazard
substance       no.      no.      %      and category         statements
---------------------------------------------------------------------------
Carbon          124-38-  204-     1-5    Press. Gas           H280
dioxide         9        696-9
---------------------------------------------------------------------------
Propan-2-ol     67-63-0  200-     75-    Flam. Liq. 2, Eye    H225, H319,
                         661-7    100    Irrit. 2, STOT SE 3  H336
---------------------------------------------------------------------------`),
    ).toEqual([
      "Carbon dioxide | 124-38-9 | 204-696-9 | 1 5 - | H280",
      "Propan-2-ol | 67-63-0 | 200-661-7 | 75 100 - | H225 H319 H336",
    ]);
  });

  it("gives a row whose amount stands in its middle the name above and below it", () => {
    expect(
      read(`
Hazardous Component(s)                CAS Number    Weight %

Bisphenol A, reaction
products with                         25068-38-6    90 - 100
epichlorohydrin

Carbon black                          1333-86-4     1 - 5`),
    ).toEqual([
      "Bisphenol A, reaction products with epichlorohydrin | 25068-38-6 | - | 90 100 - | -",
      "Carbon black | 1333-86-4 | - | 1 5 - | -",
    ]);
  });

  it("reads numbers printed under the name, and limits apart from the amount", () => {
    const [first] = details(`
Component                   Classification               Concentration
Methanol
   CAS-No.    67-56-1       Flam. Liq. 2; Acute Tox. 3;  >= 30 - < 50
   EC-No.     200-659-6     STOT SE 1; H225, H301,       %
   Index-No.  603-001-00-X  H370
                            Concentration limits:
                            >= 10 %: STOT SE 1, H370;
                            3 - < 10 %: STOT SE 2, H371;`);
    expect(first).toMatchObject({
      chemical_name: "Methanol",
      cas_number: "67-56-1",
      index_number: "603-001-00-X",
      concentration_min: 30,
      concentration_max: 50,
      specific_limits: [">= 10 %: STOT SE 1, H370", "3 - < 10 %: STOT SE 2, H371"],
    });
    expect(first?.classifications.map((one) => one.hazard_code)).toEqual(["H225", "H301", "H370"]);
  });

  it("goes on over a page break with a repeated heading", () => {
    expect(
      read(`
Nom de la substance    Identificateur    %M        Classification selon SGH
Isobornyl acetate      No CAS            < 1       Flam. Liq. 4 / H227
                       125-12-2                    Skin Sens. 1B / H317
\f
Nom de la substance    Identificateur    %M        Classification selon SGH
Linalool               No CAS            1 - < 5   Flam. Liq. 4 / H227
                       78-70-6                     Eye Irrit. 2 / H319`),
    ).toEqual([
      "Isobornyl acetate | 125-12-2 | - | - 1 - | H227 H317",
      "Linalool | 78-70-6 | - | 1 5 - | H227 H319",
    ]);
  });

  it("joins a second table by name", () => {
    expect(
      read(`
Bestanddelen     EINECS / ELINCS   CAS Nummer   Concentratie
zuurstof         231-956-9         7782-44-7    2 %
argon            231-147-0         7440-37-1    98 %

Bestanddelen     Classificatie (CLP)           REACH-registratie
zuurstof         Ox. Gas 1 ;H270               *1
                 Press. Gas (Comp.) ;H280
argon            Press. Gas (Comp.) ;H280      *1`),
    ).toEqual([
      "zuurstof | 7782-44-7 | 231-956-9 | - - 2 | H270 H280",
      "argon | 7440-37-1 | 231-147-0 | - - 98 | H280",
    ]);
  });

  it("reads rows of three lines under a heading of three lines", () => {
    expect(
      read(`
CAS-Nr.      Bezeichnung                                  Anteil
             EG-Nr.          Index-Nr.        REACH-Nr.
             Einstufung gemäß Verordnung (EG) Nr. 1272/2008 [CLP]
71-23-8      Propan-1-ol; n-Propanol                      20 - < 25 %
             200-746-9       603-003-00-0
             Flam. Liq. 2, Eye Dam. 1, STOT SE 3; H225 H318 H336
64-18-6      Ameisensäure                                 1 - < 5 %
             200-579-1       607-001-00-0
             Skin Corr. 1A; H314
Wortlaut der H- und EUH-Sätze: siehe Abschnitt 16.`),
    ).toEqual([
      "Propan-1-ol; n-Propanol | 71-23-8 | 200-746-9 | 20 25 - | H225 H318 H336",
      "Ameisensäure | 64-18-6 | 200-579-1 | 1 5 - | H314",
    ]);
  });

  it("takes the name from among the numbers where no column is headed so", () => {
    expect(
      read(`
Identification             (CE) 1272/2008           Nota    %
---------------------------------------------------------------------
INDEX: 603-002-00-5        GHS02, GHS07             [1]     25 <= x % < 50
CAS: 64-17-5               Dgr
EC: 200-578-6              Flam. Liq. 2, H225
REACH: 01-2119457610-43    Eye Irrit. 2, H319
ETHANOL
---------------------------------------------------------------------
CAS: 5989-27-5             GHS02, GHS07                     0 <= x % < 1
EC: 227-813-5              Skin Sens. 1, H317
(R)-P-MENTHA-1,8-DIENE
---------------------------------------------------------------------`),
    ).toEqual([
      "ETHANOL | 64-17-5 | 200-578-6 | 25 50 - | H225 H319",
      "(R)-P-MENTHA-1,8-DIENE | 5989-27-5 | 227-813-5 | 0 1 - | H317",
    ]);
  });

  it("reads the same without drawn lines, with the names above or below the numbers", () => {
    expect(
      read(`
Identification         x = Conc. %     Classification (EC) 1272/2008 (CLP)
ETHANOL
CAS    64-17-5         25 ≤ x < 30     Flam. Liq. 2 H225, Eye Irrit. 2 H319
EC     200-578-6
INDEX  603-002-00-5
LIMONENE
CAS    5989-27-5       0 ≤ x < 1       Skin Sens. 1 H317
EC     227-813-5`),
    ).toEqual([
      "ETHANOL | 64-17-5 | 200-578-6 | 25 30 - | H225 H319",
      "LIMONENE | 5989-27-5 | 227-813-5 | 0 1 - | H317",
    ]);
    expect(
      read(`
Identification             (CE) 1272/2008           %
CAS: 64-17-5               Flam. Liq. 2, H225       25 <= x % < 50
EC: 200-578-6
ETHANOL
CAS: 5989-27-5             Skin Sens. 1, H317       0 <= x % < 1
EC: 227-813-5
LIMONENE`),
    ).toEqual([
      "ETHANOL | 64-17-5 | 200-578-6 | 25 50 - | H225",
      "LIMONENE | 5989-27-5 | 227-813-5 | 0 1 - | H317",
    ]);
  });

  it("keeps a column of limits, factors and estimates apart from the classes", () => {
    const [first] = details(`
Product/ingredient   Identifiers          %            Classification       Specific Conc.       Type
name                                                                        Limits, M-factors
                                                                            and ATEs
zinc pyrithione      EC: 236-671-3        ≥0.025 -     Acute Tox. 3, H301   ATE [Oral] = 221     [1]
                     CAS: 13463-41-7      <0.25        Eye Dam. 1, H318     mg/kg
                                                       Aquatic Acute 1,     M [Acute] = 1000
                                                       H400                 M [Chronic] = 10`);
    expect(first).toMatchObject({
      chemical_name: "zinc pyrithione",
      cas_number: "13463-41-7",
      concentration_min: 0.025,
      concentration_max: 0.25,
      m_factors: ["M [Acute] = 1000", "M [Chronic] = 10"],
      acute_toxicity_estimates: ["ATE [Oral] = 221 mg/kg"],
    });
    expect(first?.classifications.map((one) => one.hazard_code)).toEqual(["H301", "H318", "H400"]);
  });

  it("takes limits of a second table for the component, not for its classes", () => {
    const [first] = details(`
Name                 Product identifier      %         Classification according to Regulation (EC) No. 1272/2008 [CLP]
acetic acid          (CAS-No.) 64-19-7       1 - 5     Flam. Liq. 3, H226
                     (EC-No.) 200-580-7                Skin Corr. 1A, H314

Specific concentration limits:
Name                 Product identifier      Specific concentration limits
acetic acid          (CAS-No.) 64-19-7       (10 ≤C < 25) Eye Irrit. 2, H319
                     (EC-No.) 200-580-7      (90 ≤C ≤ 100) Skin Corr. 1A, H314`);
    expect(first).toMatchObject({ concentration_min: 1, concentration_max: 5 });
    expect(first?.classifications.map((one) => one.hazard_code)).toEqual(["H226", "H314"]);
    expect(first?.specific_limits.length).toBeGreaterThan(0);
  });

  it("reads identification cells of labelled numbers", () => {
    expect(
      read(`
Component name    Identification                  Classification          Contents      Notes
Ethanol           CAS No.: 64-17-5                Flam. Liq. 2; H225      10 - 30 %
                  EC No.: 200-578-6               Eye Irrit. 2; H319
                  REACH Reg. No.: 01-2119457610-43
Propan-2-ol       CAS No.: 67-63-0                Flam. Liq. 2; H225      < 5 %
                  EC No.: 200-661-7               STOT SE 3; H336`),
    ).toEqual([
      "Ethanol | 64-17-5 | 200-578-6 | 10 30 - | H225 H319",
      "Propan-2-ol | 67-63-0 | 200-661-7 | - 5 - | H225 H336",
    ]);
  });

  it("reads numbered identifiers and classes in words", () => {
    expect(
      read(`
1.CAS No                                              Classified according to Regulation (EC) No
2.EC No             %[weight]   Name                  1272/2008 [CLP] and amendments
3.Index No
1.67-64-1*          30-60       acetone               Flammable Liquids Category 2, Serious Eye
2.200-662-2                                           Damage/Eye Irritation Category 2; H225, H319,
3.606-001-00-8                                        EUH066
1.Not Available     1-5         additives             Not Applicable`),
    ).toEqual([
      "acetone | 67-64-1 | 200-662-2 | 30 60 - | H225 H319 EUH066",
      "additives | - | - | 1 5 - | -",
    ]);
  });

  it("reads amounts with the letter C and the number of the substance over two lines", () => {
    expect(
      read(`
Naam                   CAS-nr.        Conc. (C)      Indeling volgens CLP        Voetnoot
REACH Registratienr.   EG-nr.
ethanol                64-17-5        1%<C<5%        Flam. Liq. 2; H225          (1)(2)
01-2119457610-43       200-578-6
aceton                 67-64-1        C>25 %         Flam. Liq. 2; H225          (1)(2)
01-2119471330-49       200-662-2`),
    ).toEqual([
      "ethanol | 64-17-5 | 200-578-6 | 1 5 - | H225",
      "aceton | 67-64-1 | 200-662-2 | 25 - - | H225",
    ]);
  });

  it("takes a trade secret with an amount for a row, and no row that names no substance", () => {
    expect(
      read(`
Ingredient                               C.A.S. No.         % by Wt
Siloxane polymer                         Trade Secret*      1 - 5 Trade Secret *
Acetone                                  67-64-1            10 - 20 Trade Secret *
Other components below reportable levels                    60 - 80
Non-hazardous ingredients                Mixture            Balance
Total                                                       100 %`),
    ).toEqual(["Siloxane polymer | - | - | 1 5 - | -", "Acetone | 67-64-1 | - | 10 20 - | -"]);
  });

  it("leaves remarks on the table, also those that tell an amount, out of the last name", () => {
    expect(
      read(`
Name              CAS No.      Weight %
Iron              7439-89-6    60 - 80
Nickel            7440-02-0    5 - 15
CAS - Chemical Abstracts Service number of it
Impurities: this product may also contain traces of other elements, each of them below 0.1% by weight`),
    ).toEqual(["Iron | 7439-89-6 | - | 60 80 - | -", "Nickel | 7440-02-0 | - | 5 15 - | -"]);
  });

  it("takes no end of a sentence for a row", () => {
    expect(
      read(`
The active substance is a mixture of Spinosyn A (CAS 131929-60-7) and Spinosyn D (CAS
131929-63-0).
CAS No.        EC No.       Name                      Weight %
3734-33-6      223-095-2    Denatonium benzoate       0.1`),
    ).toEqual(["Denatonium benzoate | 3734-33-6 | 223-095-2 | - - 0.1 | -"]);
  });

  it("counts no name that its list counts", () => {
    expect(
      read(`
Ingredient         CAS No.      Weight %
1. Lactic acid     79-33-4      10 - 20
2) Gluconic acid   526-95-4     1 - 5`),
    ).toEqual(["Lactic acid | 79-33-4 | - | 10 20 - | -", "Gluconic acid | 526-95-4 | - | 1 5 - | -"]);
  });

  it("does not read the synonyms' numbers or a remark's words", () => {
    expect(
      read(`
Ingredient name    Synonyms                               %          CAS number
butanone           mixture consisting of: butanone (CAS   7 - 13     78-93-3
                   RN 64-17-5) and silica
                   (CAS RN 7631-86-9)
toluene            Benzene, methyl-                       0.1 - 1    108-88-3
There are no additional ingredients present which are classified as hazardous to health.
Occupational exposure limits, if available, are listed in Section 8.`),
    ).toEqual(["butanone | 78-93-3 | - | 7 13 - | -", "toluene | 108-88-3 | - | 0.1 1 - | -"]);
  });

  it("leaves what generators print under a name out of the name", () => {
    expect(
      read(`
Naam                                Productidentificatie      %         Indeling volgens Verordening (EG) nr. 1272/2008
ethanol                             (CAS-Nr) 64-17-5          10 - 25   Flam. Liq. 2, H225
stof met nationale blootstellings-  (EG-Nr) 200-578-6
grenzen op de werkplek (NL)`),
    ).toEqual(["ethanol | 64-17-5 | 200-578-6 | 10 25 - | H225"]);
  });
});

describe("a list without a heading", () => {
  it("is read block by block where every line has its label", () => {
    expect(
      read(`
3.2 Gemisch
Isotridecanol, ethoxyliert
Registrierungsnr. (REACH)                                          --
Index                                                              ---
EINECS, ELINCS, NLP                                                931-138-8 (REACH-IT List-No.)
CAS                                                                69011-36-5
% Bereich                                                          3-<5
Einstufung gemäß der Verordnung (EG) Nr. 1272/2008 (CLP)           Acute Tox. 4, H302
                                                                   Eye Dam. 1, H318
Natrium-p-cumolsulfonat                                            Stoff, für den ein Grenzwert gilt
Registrierungsnr. (REACH)                                          --
Index                                                              ---
EINECS, ELINCS, NLP                                                239-854-6
CAS                                                                15763-76-5
% Bereich                                                          1-<20
Einstufung gemäß der Verordnung (EG) Nr. 1272/2008 (CLP)           Eye Irrit. 2, H319
Text der H-Sätze und Einstufungs-Kürzel (GHS/CLP) siehe Abschnitt 16.`),
    ).toEqual([
      "Isotridecanol, ethoxyliert | 69011-36-5 | 931-138-8 | 3 5 - | H302 H318",
      "Natrium-p-cumolsulfonat | 15763-76-5 | 239-854-6 | 1 20 - | H319",
    ]);
  });

  it("is read where labelled numbers stand left, names and classes right of them", () => {
    expect(
      details(`
Gefährliche Inhaltsstoffe:
CAS: 68891-38-3                  Alkohol, C12-14, ethoxyliert, sulfat, Natriumsalz       5 - <10%
NLP: 500-234-8                   (>1< 2,5 mol EO)
Reg.nr.: 01-2119488639-16-xxxx   Eye Dam. 1, H318; Skin Irrit. 2, H315
                                 Spezifische Konzentrationsgrenzen:
                                 Eye Dam. 1; H318: C ≥ 10 %
                                 Eye Irrit. 2; H319: 5 % ≤ C < 10 %
EINECS: 266-043-4                Portlandzementklinker (weiß)                            <10%
                                 Eye Dam. 1, H318
CAS: 1305-62-0                   Calciumhydroxid                                         1-2,5%
EINECS: 215-137-3                Xi R37/38-41
                                 Skin Irrit. 2, H315
Zusätzliche Hinweise:
Der Wortlaut der angeführten Gefahrenhinweise ist dem Abschnitt 16 zu entnehmen.`).map((one) => [
        one.chemical_name,
        one.cas_number ?? one.ec_number,
        one.concentration_min,
        one.concentration_max,
        one.classifications.map((c) => c.hazard_code).join(" "),
        one.specific_limits.length,
      ]),
    ).toEqual([
      [
        "Alkohol, C12-14, ethoxyliert, sulfat, Natriumsalz (>1< 2,5 mol EO)",
        "68891-38-3",
        5,
        10,
        "H318 H315",
        2,
      ],
      ["Portlandzementklinker (weiß)", "266-043-4", null, 10, "H318", 0],
      ["Calciumhydroxid", "1305-62-0", 1, 2.5, "H315", 0],
    ]);
  });

  it("is read where name, amount, numbers and classes follow one another", () => {
    expect(
      read(`
3.2. Mixtures
ACETONE                                              30-60%
CAS number: 67-64-1     EC number: 200-662-2     REACH registration number: 01-2119471330-49-0000
Classification
Flam. Liq. 2 - H225
Eye Irrit. 2 - H319
STOT SE 3 - H336
XYLENE                                               5-10%
CAS number: 1330-20-7   EC number: 215-535-7     REACH registration number: 01-2119488216-32-0000
Classification
Flam. Liq. 3 - H226
Acute Tox. 4 - H312
The full text for all hazard statements is displayed in Section 16.`),
    ).toEqual([
      "ACETONE | 67-64-1 | 200-662-2 | 30 60 - | H225 H319 H336",
      "XYLENE | 1330-20-7 | 215-535-7 | 5 10 - | H226 H312",
    ]);
    expect(
      read(`
Naphthalene
     Content (W/W): < 1 %              Acute Tox. 4 (oral)
     CAS Number: 91-20-3               Carc. 2
     EC-Number: 202-049-5              Aquatic Acute 1
     INDEX-Number: 601-052-00-2        H302, H351, H400
Solvent naphtha (petroleum), heavy arom.
     Content (W/W): < 50 %             Asp. Tox. 1
     CAS Number: 64742-94-5            H304`),
    ).toEqual([
      "Naphthalene | 91-20-3 | 202-049-5 | - 1 - | H302 H351 H400",
      "Solvent naphtha (petroleum), heavy arom. | 64742-94-5 | - | - 50 - | H304",
    ]);
  });

  it("keeps names with their numbers where every line is ruled", () => {
    const { lines } = printedLines(`
Natrium-p-cumolsulfonat
CAS                15763-76-5
% Bereich          1-5
Einstufung (CLP)   Eye Irrit. 2, H319
Isotridecanol, ethoxyliert
CAS                69011-36-5
% Bereich          1-5
Einstufung (CLP)   Acute Tox. 4, H302`);
    const under = lines.map(
      ({ rect: [, bottom] }): Rule => ({
        direction: "horizontal",
        rect: [0, bottom - 1, 300, bottom - 1],
      }),
    );
    expect(
      readComponents(lines, () => under).map(({ value }) => [value.chemical_name, value.cas_number]),
    ).toEqual([
      ["Natrium-p-cumolsulfonat", "15763-76-5"],
      ["Isotridecanol, ethoxyliert", "69011-36-5"],
    ]);
  });

  it("leaves a share within a name to the name where the amount stands beside it", () => {
    expect(
      read(`
CAS: 106-97-8                butaan                                         ≥10-<25%
                             Flam. Gas 1A, H220
EG-nummer: 919-857-5         koolwaterstoffen, C9-C11, isoalkanen, < 2%     ≥25-<50%
Reg.nr.: 01-2119463258-33    aromaten
                             Flam. Liq. 3, H226; Asp. Tox. 1, H304`),
    ).toEqual([
      "butaan | 106-97-8 | - | 10 25 - | H220",
      "koolwaterstoffen, C9-C11, isoalkanen, < 2% aromaten | - | 919-857-5 | 25 50 - | H226 H304",
    ]);
  });

  it("gives a substance of labelled lines", () => {
    expect(
      read(`
3.1 Stoffen
Stofnaam      : Broom
Formule       : Br2
CAS-nr.       : 7726-95-6
EG-nr.        : 231-778-1
Indexnr.      : 035-001-00-5
Molmassa      : 159,81 g/mol`),
    ).toEqual(["Broom | 7726-95-6 | 231-778-1 | - - - | -"]);
  });

  it("puts a substance's numbers and the table that names it without them together", () => {
    expect(
      read(`
3.1 Stoffe
Summenformel     : C3H6O
CAS-Nr.          : 67-64-1
EG-Nr.           : 200-662-2
Inhaltsstoff     Einstufung                                    Konzentration
Aceton           Flam. Liq. 2; Eye Irrit. 2; H225, H319        <= 100 %`),
    ).toEqual(["Aceton | 67-64-1 | 200-662-2 | - 100 - | H225 H319"]);
  });

  it("finds the amount between the commas of a listed component", () => {
    expect(
      read(`
3.2 Mélanges
– laureth sulfate de sodium, entre 5 et 10 %, CAS 68891-38-3, CE 500-234-8; classification: Skin Irrit. 2 (H315)
– acide phosphorique, entre 3 et 5 %, CAS 7664-38-2, CE 231-633-2; classification: Skin Corr. 1B (H314)`),
    ).toEqual([
      "laureth sulfate de sodium | 68891-38-3 | 500-234-8 | 5 10 - | H315",
      "acide phosphorique | 7664-38-2 | 231-633-2 | 3 5 - | H314",
    ]);
  });

  it.each([
    "3.2 Gemische\nDas Gemisch enthält keine gefährlichen Inhaltsstoffe gemäß Verordnung (EG) 1907/2006.",
    "Nach Anmerkung P ist die Einstufung nicht zwingend, wenn der Stoff weniger als 0,1 % Benzol (EINECS-Nr. 200-753-7) enthält.",
    "92% H2O, 5% humic acids & 3% fulvic acids.",
    "5 % - < 15 % nichtionische Tenside, Duftstoffe (Limonene, Linalool, Citral), Konservierungsmittel",
  ])("finds no component in a sentence: %s", (drawing) => {
    expect(read(drawing)).toEqual([]);
  });
});

describe("what stands beside the composition", () => {
  it("may be limits of concentration that name the substances again", () => {
    expect(
      read(`
Nom            Identificateur    %         Classification
acide nitrique N° CAS: 7697-37-2 65 - 70   Skin Corr. 1A, H314
Nom            Identificateur    Limites de concentration spécifiques
acide nitrique N° CAS: 7697-37-2 ( 5 ≤C < 20) Skin Corr. 1B, H314`),
    ).toHaveLength(1);
  });

  it("may be a detergent's list of groups", () => {
    expect(
      read(`
Phenylmethanol; CAS-Nr. 100-51-6; EG 202-859-9; ≥ 25 - < 50 %; Acute Tox. 4, H302
Verordnung (EG) Nr. 648/2004 über Detergenzien
nichtionische Tenside     < 5%
Phosphate                 ≥ 5 - < 15%`),
    ).toEqual(["Phenylmethanol | 100-51-6 | 202-859-9 | 25 50 - | H302"]);
  });

  it("may be the numbers of which one or more are meant", () => {
    expect(
      read(`
Phenylmethanol; CAS-Nr. 100-51-6; EG 202-859-9; ≥ 25 - < 50 %; Acute Tox. 4, H302
* contains one or more of the following CAS-numbers (REACH registration numbers):
64742-53-6 (01-2119480375-34), 64742-54-7`),
    ).toHaveLength(1);
  });
});

describe("bullets that each head one number", () => {
  it("begin the components, whose amounts stand beside their names", () => {
    expect(
      read(`
• Phenylmethanol                  Teneur : 25 % (250 g/l)
  N° CAS : 100-51-6   N° CE : 202-859-9
  Acute Tox. 4 – H302 ; Skin Sens. 1 – H317 (C ≥ 0,05 %)
  ATE orale : 1700 mg/kg pc
• Butane                          Teneur : ≥ 20 - < 30 %
  N° CAS : 106-97-8   N° CE : 203-448-7
  Flam. Gas 1A – H220`),
    ).toEqual([
      "Phenylmethanol | 100-51-6 | 202-859-9 | - - 25 | H302 H317",
      "Butane | 106-97-8 | 203-448-7 | 20 30 - | H220",
    ]);
  });
});

describe("amounts", () => {
  it("may have their bounds in columns of their own", () => {
    expect(
      read(`
CAS No.        Ingredient                      Min. %    Max. %
7664-38-2      Phosphoric acid                 20 %      30 %
112-34-5       Diethylene glycol butyl ether             10 %
64-17-5        Ethanol                         5 %       -`),
    ).toEqual([
      "Phosphoric acid | 7664-38-2 | - | 20 30 - | -",
      "Diethylene glycol butyl ether | 112-34-5 | - | - 10 - | -",
      "Ethanol | 64-17-5 | - | 5 - - | -",
    ]);
    const german = `
Stoff                      CAS-Nr.        von %     bis %
Phosphorsäure              7664-38-2      20        30`;
    expect(read(german)).toEqual(["Phosphorsäure | 7664-38-2 | - | 20 30 - | -"]);
  });

  it("may have sign, number and unit in cells of their own", () => {
    expect(
      read(`
2-Butoxyethanol
CAS-Nr.              111-76-2
EINECS-Nr.           203-905-0
Konzentration        >=     2,5      <      5     %`),
    ).toEqual(["2-Butoxyethanol | 111-76-2 | 203-905-0 | 2.5 5 - | -"]);
    expect(
      read(`
2-Aminoethanol
CAS-Nr.              141-43-5
Konzentration        >= 1            < 3                        %`),
    ).toEqual(["2-Aminoethanol | 141-43-5 | - | 1 3 - | -"]);
  });
});

describe("a name over two lines", () => {
  it("stays one where the EC number in its second line is one of the Agency's list", () => {
    expect(
      read(`
Chemical name                                    CAS No / EC No   % w/w       Classification
Hydrocarbons, C10-C13, n-alkanes, isoalkanes,    64742-48-9       60 - <80    Asp. Tox. 1 H304
cyclics, <2% aromatics                           918-481-9
Dipropylene glycol methyl ether                  34590-94-8       5 - <10     -
                                                 252-104-2`),
    ).toEqual([
      "Hydrocarbons, C10-C13, n-alkanes, isoalkanes, cyclics, <2% aromatics | 64742-48-9 | 918-481-9 | 60 80 - | H304",
      "Dipropylene glycol methyl ether | 34590-94-8 | 252-104-2 | 5 10 - | -",
    ]);
  });
});

describe("a remark below the rows", () => {
  it("about one of them is not said of the last one", () => {
    const [, last] = details(`
Naam                            CAS-nr.       Gehalte       Indeling volgens (EG) 1272/2008
Propaan-2-ol                    67-63-0       1 - 3 %       Flam. Liq. 2 (H225); Eye Irrit. 2 (H319)
Alcoholethoxylaat, C9-11        68439-46-3    < 1 %         Acute Tox. 4 (H302); Eye Dam. 1 (H318)
Specifieke concentratiegrenzen: propaan-2-ol Eye Irrit. 2; H319: C >= 25 %, en verder geen andere stoffen in dit mengsel.`);
    expect(last?.specific_limits).toEqual([]);
    expect(last?.classifications.map(({ hazard_code }) => hazard_code)).toEqual(["H302", "H318"]);
  });
});

describe("a row that tells a toxicity", () => {
  it("is no substance, whatever stands beside it", () => {
    const names = details(`
Chemical name                  CAS No        Quantity
ethylbenzene                   100-41-4      5 - < 10 %
dermal, oral: LD50 =                         3500 mg/kg`).map(({ chemical_name }) => chemical_name);
    expect(names).toEqual(["ethylbenzene"]);
  });
});

describe("a name above its row", () => {
  it("is its own where the number of the row stands before it", () => {
    expect(
      read(`
Nr.   Stoffname                     Zusätzliche Hinweise
      CAS / EG / Index              Einstufung (EG) 1272/2008    Konzentration
1     Aceton
      67-64-1                       Flam. Liq. 2; H225           >= 25,00 - < 50,00   Gew-%
      200-662-2                     Eye Irrit. 2; H319
2     n-Butylacetat
      123-86-4                      EUH066                       >= 25,00 - < 50,00   Gew-%
      204-658-1                     Flam. Liq. 3; H226
3     Ethylacetat
      141-78-6                      EUH066                       >= 10,00 - < 25,00   Gew-%
      205-500-4                     Eye Irrit. 2; H319`),
    ).toEqual([
      "Aceton | 67-64-1 | 200-662-2 | 25 50 - | H225 H319",
      "n-Butylacetat | 123-86-4 | 204-658-1 | 25 50 - | EUH066 H226",
      "Ethylacetat | 141-78-6 | 205-500-4 | 10 25 - | EUH066 H319",
    ]);
  });
});

describe("a row without a name", () => {
  const table = `
Identification                Conc. %         Classification
POTASSIUM HYDROXIDE
CAS 1310-58-3                 10 - 14         Skin Corr. 1A H314
EC 215-181-3                                  LD50 Oral: 333 mg/kg
REACH Reg. *                  1 - 2           Eye Irrit. 2 H319`;

  it("is of something, and its name a doubt; a number's label and a tested dose are neither name nor amount", () => {
    const { lines, rulesOf } = printedLines(table);
    const found = readComponents(lines, rulesOf);
    expect(found.map(({ value }) => [value.chemical_name, value.concentration_text])).toEqual([
      ["POTASSIUM HYDROXIDE", "10 - 14"],
      [null, "1 - 2"],
    ]);
    expect(found[1]?.doubts).toMatchObject([{ field: "chemical_name" }]);
  });
});

describe("an amount", () => {
  it("stands in the column of comparisons with a per cent sign, though its heading is not known", () => {
    expect(
      read(`
Nom de la substance     Contenance         No CAS       No CE        Classification
Acétone                 25 < C <= 50 %     67-64-1      200-662-2    Flam. Liq. 2; H225
n-Butane                <= 1 %             106-97-8     203-448-7    Flam. Gas 1A; H220`),
    ).toEqual([
      "Acétone | 67-64-1 | 200-662-2 | 25 50 - | H225",
      "n-Butane | 106-97-8 | 203-448-7 | - 1 - | H220",
    ]);
  });

  it("follows the name in an item that dashes part and lines wrap", () => {
    expect(
      read(`
Substances presenting a hazard:
- Acetone: 10 to 15 % - CAS No. 67-64-1 - EC No. 200-662-2 - Symbol F - R 11-36-
66.
- n-Butane (in a can): < 1 % - CAS No. 106-97-8 - EC No. 203-
448-7 - Symbol F+ - R 12.`),
    ).toEqual([
      "Acetone | 67-64-1 | 200-662-2 | 10 15 - | -",
      "n-Butane (in a can) | 106-97-8 | 203-448-7 | - 1 - | -",
    ]);
  });

  it("is no end of a bracket that the name opens in the line above", () => {
    expect(
      read(`
DIMETHYL ETHER                                             30-60%
CAS number: 115-10-6      EC number: 204-065-8
HYDROCARBONS, C9-C12, CYCLICS, AROMATICS (2-               10-30%
25%)
CAS number: 64742-82-1    EC number: 919-446-0`),
    ).toMatchObject([
      "DIMETHYL ETHER | 115-10-6 | 204-065-8 | 30 60 - | -",
      expect.stringMatching(/\| 64742-82-1 \| 919-446-0 \| 10 30 - \| -$/),
    ]);
  });

  it("may be the balance: the rows of a table stay as they are cut", () => {
    const table = `
Name          CAS No.      mole %     Limits
Oxygen        7782-44-7    0.001 -    There are none. Keep it above 19.5%.
                           23.5 %
Methane       74-82-8      0.005 -    There are none.
                           2.5 %
Nitrogen      7727-37-9    Balance    There are none.`;
    expect(details(table).map((one) => [one.chemical_name, one.concentration_text])).toEqual([
      ["Oxygen", "0.001 - 23.5 %"],
      ["Methane", "0.005 - 2.5 %"],
      ["Nitrogen", "Balance"],
    ]);
  });

  it("is that of a substance whose label says that it has no number", () => {
    const list = `Highly refined mineral oil                         60-100%
CAS number: —
Classification
Not Classified`;
    expect(details(list)).toMatchObject([
      { chemical_name: "Highly refined mineral oil", cas_number: null, concentration_min: 60 },
    ]);
  });

  it("is no limit at the workplace, whatever heads that", () => {
    const rows = `White spirit    8052-41-3    100 ppm    400 ppm    10 - 30 %
Isopropanol     67-63-0      400 ppm    500 ppm    5 - 10 %`;
    const heads = "INGREDIENTS     CAS          OSHA LEA   ACGIH SAE  %POIDS\n";
    for (const table of [`${heads}${rows}`, rows])
      expect(details(table).map((one) => one.concentration_text)).toEqual(["10 - 30 %", "5 - 10 %"]);
  });

  it("may be what fills up to 100, below a row without a number", () => {
    const table = `
Ingredients                        CAS No         Conc,%
Isopropyl alcohol                  67-63-0        1-5
Other non hazardous ingredients    secret         <1
Water                              7732-18-5      to 100`;
    const rows = details(table).map((one) => [one.chemical_name, one.concentration_text]);
    expect(rows).toContainEqual(["Water", "to 100"]);
  });
});

it("a sentence above a table whose first heading is not known names no substance", () => {
  const table = `
Stoffen die een gezondheidsrisico vertegenwoordigen volgens de Stoffenrichtlijn
67/548/EEG van deze tijd.
Samenstelling              CAS-nr.      Gehalte     R-zinnen
Xyleen (mengsel)           1330-20-7    > 90,0 %    10-20/21-38`;
  expect(details(table).map((one) => one.chemical_name)).toEqual(["Xyleen (mengsel)"]);
});

it("has its bound above its amount, and no codes of concentration limits", () => {
  expect(
    read(`
butanone                 CAS 78-93-3         25-50%
Flam. Liq. 2, H225
maleic anhydride         CAS 108-31-6        max.
Resp. Sens. 1, H334      EINECS 203-571-6    0.05%`),
  ).toEqual([
    "butanone | 78-93-3 | - | 25 50 - | H225",
    "maleic anhydride | 108-31-6 | 203-571-6 | - 0.05 - | H334",
  ]);
  expect(
    read(`
2 - <5      Potassium hydroxide
            CAS: 1310-58-3, EINECS/ELINCS: 215-181-3
            GHS/CLP: Met. Corr. 1: H290 - Skin Corr. 1A: H314
            SCL [%]: >=5: Skin Corr. 1A: H314, 0.5-<2: Skin Irrit. 2: H315, 0.5-<2: Eye Irrit. 2:
            H319`),
  ).toEqual(["Potassium hydroxide | 1310-58-3 | 215-181-3 | 2 5 - | H290 H314"]);
});

it("has its amount in grams a litre in brackets behind its share", () => {
  expect(
    read(`
%                CAS No.      Name               Classification
10,9 (100 g/l)   52315-07-8   Cypermethrin       Acute Tox. 4 H302
70 - 80          64742-94-5   Solvent naphtha    Asp. Tox. 1 H304`),
  ).toEqual([
    "Cypermethrin | 52315-07-8 | - | - - 10.9 | H302",
    "Solvent naphtha | 64742-94-5 | - | 70 80 - | H304",
  ]);
});

it("reads running entries whose numbers stand in brackets and break off at the end of a line", () => {
  expect(
    read(`
2-aminoéthanol, 10-15 % (CAS 141-43-5, EINECS 205-
483-3, REACH 01-2119486455-28) : Acute Tox. 4 H302 ;
Skin Corr. 1B H314

p-cumènesulfonate de sodium, 1-3 % (CAS 15763-
76-5, EINECS 239-854-6) : Eye
Irrit. 2 H319`),
  ).toEqual([
    "2-aminoéthanol | 141-43-5 | 205-483-3 | 10 15 - | H302 H314",
    "p-cumènesulfonate de sodium | 15763-76-5 | 239-854-6 | 1 3 - | H319",
  ]);
});

describe("substances in columns", () => {
  it("have what each row's label says, over its further lines too", () => {
    expect(
      read(`
Kennung          1                   2
Stoff            Tris(2-chlor-1-     Dimethyl-
                 methylethyl)        ether
                 phosphat
Gew.-%           5-<15               5-<10
CAS              13674-84-5          115-10-6
EINECS           237-158-7           204-065-8
Einstufung       Acute Tox. 4        Flam. Gas 1A
                 H302                H220
Spez. Konz.      STOT SE 3: >= 5 %`),
    ).toEqual([
      "Tris(2-chlor-1-methylethyl) phosphat | 13674-84-5 | 237-158-7 | 5 15 - | H302",
      "Dimethyl-ether | 115-10-6 | 204-065-8 | 5 10 - | H220",
    ]);
  });

  it("have their names in the first row, whatever its label says", () => {
    expect(
      read(`
HAZARDOUS        (1) Ethanol       (2) Butanone
COMPONENTS
Conc.            5-15%             < 5 %
EINECS No.       200-578-6         201-159-0
CAS No.          000064-17-5       78-93-3
Hazard           F                 F Xi
Risk phrases     11                11, 36, 66, 67`),
    ).toEqual(["Ethanol | 64-17-5 | 200-578-6 | 5 15 - | -", "Butanone | 78-93-3 | 201-159-0 | - 5 - | -"]);
  });
});

it("what lists and reporting duties say of a component is no component", () => {
  expect(
    details(`
Ingred Name:CYCLOHEXANONE                            (SARA III)
CAS:108-94-1
RTECS #:GW1050000
Fraction by Wt: 8.0%
OSHA PEL:S, 50 PPM
ACGIH TLV:S, 25 PPM; 9293
EPA Rpt Qty:5000 LBS

Ingred Name:METHYL ETHYL KETONE                        (SARA III)
CAS:78-93-3
Fraction by Wt: 8.0%
OSHA PEL:200 PPM/300 STEL`).map(({ chemical_name, cas_number, concentration_exact }) => [
      chemical_name,
      cas_number,
      concentration_exact,
    ]),
  ).toEqual([
    ["CYCLOHEXANONE", "108-94-1", 8],
    ["METHYL ETHYL KETONE", "78-93-3", 8],
  ]);
});

it("a sentence may have classes in brackets behind the amount, or semicolons between its items", () => {
  const expected = [
    "Phenylmethanol | 100-51-6 | 202-859-9 | 25 50 - | H302 H319",
    "Butan | 106-97-8 | 203-448-7 | - 5 - | H220",
  ];
  expect(
    read(`
Phenylmethanol (CAS No. 100-51-6, EC No. 202-859-9): 25 - 50 % (Acute Tox. 4, H302; Eye Irrit. 2, H319)
Butan (CAS No. 106-97-8, EC No. 203-448-7): < 5 % (Flam. Gas 1A, H220)`),
  ).toEqual(expected);
  expect(
    read(`
- Phenylmethanol: 25 - 50 %; CAS 100-51-6; EC 202-859-9; Acute Tox. 4 (H302), Eye Irrit. 2 (H319)
- Butan: < 5 %; CAS 106-97-8; EC 203-448-7; Flam. Gas 1A (H220)`),
  ).toEqual(expected);
});

describe("a share within a name", () => {
  const block = (name: string, ec: string, amount: string) => `
${name}
Numéro d'enregistrement (REACH)       01-2119${ec.slice(0, 3)}977-17-XXXX
EINECS, ELINCS, NLP                   ${ec}
CAS                                   ---
Quantité en %                         ${amount}
Classification (CLP)                  Asp. Tox. 1, H304`;

  it("is no amount where those stand behind labels", () => {
    const list = [
      block("Hydrocarbures, C10-C13, aromates (2-25%)", "919-164-8", "70-90"),
      block("Hydrocarbures, C11-C14, n-alcanes, < 2% aromates", "926-141-6", "1-<10"),
    ];
    expect(read(list.join("\n"))).toEqual([
      "Hydrocarbures, C10-C13, aromates (2-25%) | - | 919-164-8 | 70 90 - | H304",
      "Hydrocarbures, C11-C14, n-alcanes, < 2% aromates | - | 926-141-6 | 1 10 - | H304",
    ]);
  });

  it("is none at its end behind the label for names, nor is one among remarks", () => {
    const list = `
Name of substance        Hydrocarbons, C13-C15, cyclics, < 2%
                         aromatics
EC number                917-488-4
CAS number               64742-47-8
Remarks                  Aromatics content < 2 % (EN 12916). Benzene
                         content < 1 mg/kg.`;
    expect(details(list).map((one) => [one.cas_number, one.concentration_text])).toEqual([
      ["64742-47-8", null],
    ]);
  });
});

it("limits of concentration in a table of their own are no classes of the component", () => {
  expect(
    read(`
Naam           Productidentificatie             %       Indeling conform Verordening (EG) Nr. 1272/2008 [CLP]
zwavelzuur     (CAS-nr) 7664-93-9               44,1    Met. Corr. 1, H290
               (EG nr) 231-639-5                        Skin Corr. 1A, H314
Specifieke concentratiegrenzen:
zwavelzuur                 (CAS-nr) 7664-93-9                         (5 =<C < 15) Skin Irrit. 2, H315
                                                                      (5 =<C < 15) Eye Irrit. 2, H319
                                                                      (C >= 15) Skin Corr. 1A, H314`),
  ).toEqual(["zwavelzuur | 7664-93-9 | 231-639-5 | - - 44.1 | H290 H314"]);
});

describe("names with labels between them and their numbers", () => {
  it("stand above what tells of them, and above the synonyms that wrap", () => {
    expect(
      read(`
Usual name:                     Ethanol 80% v/v & Aqua 14.875 % v/v & 5% v/v IPA & 0.125% m/v
                                Hydrogen peroxide
Ethanol
Synonyms:                       Ethyl Alcohol
CAS-No.:                        64-17-5
Formula:                        CH3-CH2-OH
Isopropyl Alcohol
Synonyms:                       IPA, Propaan-2-ol
CAS-No.:                        67-63-0
Formula:                        C3H7OH
Hydrogen peroxide
Synonyms:                       Carbamide Peroxide, Hydroperoxide, Urea
                                Peroxide, Hydrogen Dioxide
CAS-No.:                        7722-84-1`),
    ).toEqual([
      "Ethanol | 64-17-5 | - | - - - | -",
      "Isopropyl Alcohol | 67-63-0 | - | - - - | -",
      "Hydrogen peroxide | 7722-84-1 | - | - - - | -",
    ]);
  });
});

it("a reference below the older law's phrases ends no column but its own", () => {
  expect(
    read(`
Name des Produkts        Identifikatoren       %        67/548/EWG                   1272/2008 [CLP]
2-Butoxyethylacetat      EG: 203-933-3         1-2.5    Xn; R20/21                   Acute Tox. 4, H312
                         CAS: 112-07-2                                               Acute Tox. 4, H332
                                                        Siehe Abschnitt 16 für den   Siehe Abschnitt 16 für den
                                                        vollständigen Wortlaut       vollständigen Wortlaut`),
  ).toEqual(["2-Butoxyethylacetat | 112-07-2 | 203-933-3 | 1 2.5 - | H312 H332"]);
});

it("the law in brackets behind the label of the classes is no EC number's", () => {
  expect(
    read(`
• methyl methacrylate             > 99 %
CAS-No. 80-62-6                   REACH-No. 01-2119452498-28-0000
EINECS-No. 201-297-1              Index-No. 607-035-00-6
Classification (1272/2008/EC)     Flammable liquids 2 H225
                                  STOT SE 3 H335
Classification (67/548/EEC)       F; R11 Xi; R37/38 R43`),
  ).toEqual(["methyl methacrylate | 80-62-6 | 201-297-1 | 99 - - | H225 H335"]);
});

it("the older law behind the second label of classes is no EC number's", () => {
  expect(
    read(`
Petroleum gases, liquefied                   60-100%
CAS number: 68476-85-7      EC number: 270-704-2
Classification              Classification (67/548/EEC or 1999/45/EC)
Flam. Gas 1 - H220          F+; R12`),
  ).toEqual(["Petroleum gases, liquefied | 68476-85-7 | 270-704-2 | 60 100 - | H220"]);
});

it("names beside amounts in per cent are components where no other are found", () => {
  expect(
    read(`
Aqueous solution of surfactants with a pungent odour.
Hydrochloric acid        6.8 %
Example polyol           Xi; R 36/38      2.5-10 %
Purity: high             99 %
Nothing to tell          of it            5 %`),
  ).toEqual(["Hydrochloric acid | - | - | - - 6.8 | -", "Example polyol | - | - | 2.5 10 - | -"]);
});

it("a bound before the unit in a heading is that of all amounts", () => {
  expect(
    read(`
Ingredient       CAS No.       Max. weight %
Iron             7439-89-6     75
Chromium         7440-47-3     28`),
  ).toEqual(["Iron | 7439-89-6 | - | - 75 - | -", "Chromium | 7440-47-3 | - | - 28 - | -"]);
});

it("what remarks behind a label contain is no component", () => {
  expect(
    read(`
Petrol             86290-81-5       > 75 %
Further remarks    Contains benzene (CAS 71-43-2) < 1 vol.-%, toluene and hexane as constituents`),
  ).toEqual(["Petrol | 86290-81-5 | - | 75 - - | -"]);
});

it("the upper bound of an amount may stand below its variable and its sign", () => {
  expect(
    read(`
Nom                  N° CAS         %               Classification
Dioxyde de titane    13463-67-7     10 <= x         Non classé
                     236-675-5      % < 25
2-Butanone oxime     96-29-7        0 <= x %        Acute Tox. 4, H312
                     202-496-6      <1              Skin Sens. 1, H317`),
  ).toEqual([
    "Dioxyde de titane | 13463-67-7 | 236-675-5 | 10 25 - | -",
    "2-Butanone oxime | 96-29-7 | 202-496-6 | 0 1 - | H312 H317",
  ]);
});

it("an amount goes on with its variable between two bounds", () => {
  expect(
    read(`
Name            CAS No         Conc.
                EC No
Example amine   90-72-2        10%
                202-013-9      <C<15%
Phenol          108-95-2       <5 %
                203-632-7`),
  ).toEqual([
    "Example amine | 90-72-2 | 202-013-9 | 10 15 - | -",
    "Phenol | 108-95-2 | 203-632-7 | - 5 - | -",
  ]);
});
