import { describe, expect, it } from "vitest";
import { printedComponents } from "@/lib/fixtures/printed-components";

describe("lists and tables whose parts are torn or run together", () => {
  it("have no name in the tail of their heading, whatever it says", () => {
    expect(
      printedComponents(`
CHEMICAL                     CAS NO        PROPORTION
ENTITY

Benzisothiazolinone          2634-33-5     < 0.05 %
(BIT)
Methylisothiazolinone        2682-20-4     < 0.05 %
(MIT)`),
    ).toEqual([
      "Benzisothiazolinone (BIT) | 2634-33-5 | - 0.05 - | -",
      "Methylisothiazolinone (MIT) | 2682-20-4 | - 0.05 - | -",
    ]);
  });

  it("keep a substance without a CAS number apart from the next one's", () => {
    expect(
      printedComponents(`
Hydrocarbons, C9, aromatics
EC No.           918-668-5
Concentration    3 - < 10 %
Classification   H226 - Flam. Liq. 3
                 H304 - Asp. Tox. 1
Xylene
CAS No.          1330-20-7
EC No.           215-535-7
Concentration    50 - < 60 %
Classification   H226 - Flam. Liq. 3
                 H315 - Skin Irrit. 2
Citric acid
CAS No.          77-92-9
EC No.           201-069-1
Concentration    10 - < 12.5 %
Classification   H319 - Eye Irrit. 2`),
    ).toEqual([
      "Hydrocarbons, C9, aromatics | 918-668-5 | 3 10 - | H226 H304",
      "Xylene | 1330-20-7 | 50 60 - | H226 H315",
      "Citric acid | 77-92-9 | 10 12.5 - | H319",
    ]);
  });

  it("keep an amount whole that its column tears before its second bound", () => {
    expect(
      printedComponents(`
Name           CAS No.      Conc. %      Classification
Methanol       67-56-1      0.025 ≤ x    Flam. Liq. 2 (H225);
                            < 0.05       STOT SE 1 (H370)
Ethanol        64-17-5      0.025        Flam. Liq. 2 (H225)
                            to 0.05
Acetone        67-64-1      10 - 20      Flam. Liq. 2 (H225)`),
    ).toEqual([
      "Methanol | 67-56-1 | 0.025 0.05 - | H225 H370",
      "Ethanol | 64-17-5 | 0.025 0.05 - | H225",
      "Acetone | 67-64-1 | 10 20 - | H225",
    ]);
  });

  it("keep an amount over three lines whole beside torn numbers and doses, which head no table", () => {
    expect(
      printedComponents(`
------------------------------------------------------------------------------------------
  Chemical Name     Identifiers      %         LD50/LC50              Classifications
------------------------------------------------------------------------------------------
  Asphalt           CAS:8052-42-4    40%       Ingestion/Oral-Rat     OSHA HCS 2012: Carc. 2
                    EINECS:232-      TO        LD50 • >5000 mg/kg
                    490-9            60%
------------------------------------------------------------------------------------------
  Mineral Spirits   CAS:8052-41-3    20%       Ingestion/Oral-Rat     Flam. Liq. 3
                    EC               TO        LD50 • >5 g/kg
                    Number:232-      30%
                    489-3
------------------------------------------------------------------------------------------`),
    ).toEqual(["Asphalt | 8052-42-4 | 40 60 - | -", "Mineral Spirits | 8052-41-3 | 20 30 - | -"]);
  });

  it("take the amounts of two rows for no range", () => {
    expect(
      printedComponents(`
Name                                    Conc. %      Classification
Hydrogen peroxide                       ≥ 0.05       Ox. Liq. 1 H271,
7722-84-1 / 231-765-0                                Acute Tox. 4 H302

Ethanol                                 <= 0.3       Flam. Liq. 2 H225
64-17-5 / 200-578-6`),
    ).toEqual(["Hydrogen peroxide | 7722-84-1 | 0.05 - - | H271 H302", "Ethanol | 64-17-5 | - 0.3 - | H225"]);
  });

  it("part headings that touch where the cells below begin, and leave the subsection out of them", () => {
    expect(
      printedComponents(`
3.2 Mixtures of substances
Component          CAS           Concentration according to
                   number        [%]           Regulation
Zinc oxide         1314-13-2     0.3-2         H400
                                               H410
Citric acid        77-92-9       20-30         H319`),
    ).toEqual(["Zinc oxide | 1314-13-2 | 0.3 2 - | H400 H410", "Citric acid | 77-92-9 | 20 30 - | H319"]);
  });

  it("begin no row with the rest of a torn number, also where a page ends", () => {
    expect(
      printedComponents(`
CAS        Name            Conc. %      Classification
67-63-0    Isopropanol     < 3 %        Flam. Liq. 2 H225
                                        Eye Irrit. 2 H319
25068-     Epoxy resin     1 - 2.5 %    Skin Irrit. 2 H315
38-6                                    Eye Irrit. 2 H319
                                        Skin Sens. 1 H317
111-76-2   Butoxyethanol   0.5 - 1 %    Acute Tox. 4 H302
                                        Acute Tox. 3 H331\f
                                        Skin Irrit. 2 H315`),
    ).toEqual([
      "Isopropanol | 67-63-0 | - 3 - | H225 H319",
      "Epoxy resin | 25068-38-6 | 1 2.5 - | H315 H319 H317",
      "Butoxyethanol | 111-76-2 | 0.5 1 - | H302 H331 H315",
    ]);
  });
});
