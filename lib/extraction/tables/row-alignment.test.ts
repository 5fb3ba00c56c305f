import { describe, expect, it } from "vitest";
import { lineOf, toCell } from "@/lib/extraction/lines/lines";
import type { Word } from "@/lib/extraction/model";
import { readComponents } from "@/lib/extraction/rules/section-3/components";
import { printedComponents } from "@/lib/fixtures/printed-components";
import { printedLines } from "@/lib/fixtures/printed-lines";

describe("rows that nothing is drawn between", () => {
  it("are told apart where cells stand at the bottom of their row", () => {
    expect(
      printedComponents(`
Name           CAS No.      Concentration    Classification
                                             Met. Corr. 1; H290
                                             Acute Tox. 4; H302
Phosphoric acid  7664-38-2  10 - < 25 %      Skin Corr. 1B; H314
                                             Flam. Liq. 2; H225
Ethanol        64-17-5      5 - < 10 %       Eye Irrit. 2; H319`),
    ).toEqual([
      "Phosphoric acid | 7664-38-2 | 10 25 - | H290 H302 H314",
      "Ethanol | 64-17-5 | 5 10 - | H225 H319",
    ]);
  });

  it("are told apart by the white space above them though their cells stand a little off each other", () => {
    const { lines, rulesOf } = printedLines(`
Name                  Synonyms                         CAS No.     Weight %
Citric acid           2-hydroxypropanetricarboxylic    77-92-9     5 - 10
                      acid; sour salt

Ethanol, denatured,   ethyl alcohol; methylcarbinol;   64-17-5     1 - 5
of wood               grain alcohol; spirit

Acetone               propanone; dimethyl ketone;      67-64-1     3 - 7
                      ketone propane; pyroacetic
                      ether

Toluene               methylbenzene; toluol;           108-88-3    1 - 5
                      phenylmethane

Decane                n-decane; decyl hydride          124-18-5    0.1 - 1`);
    const moved = (word: Word, by: number): Word => {
      const [x0, y0, x1, y1] = word.rect;
      return { ...word, rect: [x0, y0 + by, x1, y1 + by] };
    };
    const crooked = lines.map((line) =>
      lineOf(
        line,
        line.cells.map(({ words }, i) => toCell(words.map((word) => moved(word, i === 0 ? 0.5 : -0.5)))),
      ),
    );
    expect(readComponents(crooked, rulesOf).map(({ value }) => value.chemical_name)).toEqual([
      "Citric acid",
      "Ethanol, denatured, of wood",
      "Acetone",
      "Toluene",
      "Decane",
    ]);
  });

  it("are told apart where cells stand in the middle of their row", () => {
    expect(
      printedComponents(`
Name           CAS No.      Concentration    Classification
                                             Met. Corr. 1; H290
Phosphoric acid  7664-38-2  10 - < 25 %      Acute Tox. 4; H302
                                             Skin Corr. 1B; H314
                                             Flam. Liq. 2; H225
Acetone        67-64-1      5 - < 10 %       Eye Irrit. 2; H319
                                             STOT SE 3; H336`),
    ).toEqual([
      "Phosphoric acid | 7664-38-2 | 10 25 - | H290 H302 H314",
      "Acetone | 67-64-1 | 5 10 - | H225 H319 H336",
    ]);
  });

  it("begin with the next page where their cells end together below it", () => {
    expect(
      printedComponents(`
Name           CAS No.      Concentration    Classification
                                             Eye Irrit. 2; H319
Citric acid    77-92-9      10 - < 25 %      STOT SE 3; H335\f
                                             Flam. Liq. 2; H225
                                             Eye Irrit. 2; H319
Acetone        67-64-1      5 - < 10 %       STOT SE 3; H336`),
    ).toEqual(["Citric acid | 77-92-9 | 10 25 - | H319 H335", "Acetone | 67-64-1 | 5 10 - | H225 H319 H336"]);
  });

  it("keep the note below the last one out of its alignment", () => {
    expect(
      printedComponents(`
Name and numbers      Conc. (% w/w)    Classification
Citric acid
CAS 77-92-9                            Eye Irrit. 2; H319
EC 201-069-1          20 to 25         STOT SE 3; H335
                                       Flam. Liq. 3; H226
                                       STOT SE 3; H336
Hydrocarbons, C9                       Asp. Tox. 1; H304
EC 918-668-5          0.5 to 1         Aquatic Chronic 2; H411
The codes are explained below.`),
    ).toEqual([
      "Citric acid | 77-92-9 | 20 25 - | H319 H335",
      "Hydrocarbons, C9 | 918-668-5 | 0.5 1 - | H226 H336 H304 H411",
    ]);
  });
});

it("doubts names that may end at two places, as their rows may be set at the bottom or in the middle", () => {
  const { lines, rulesOf } = printedLines(`
Name              CAS No.     Weight %
Lactic
acid              79-33-4     5 - 10
Gluconic
acid              526-95-4    1 - 5`);
  const doubts = readComponents(lines, rulesOf).map((one) => one.doubts.map(({ field }) => field));
  expect(doubts).toEqual([["chemical_name"], ["chemical_name"]]);
});

describe("a heading", () => {
  it("of several numbers is no sentence", () => {
    expect(
      printedComponents(`
Components       CAS No. / EC No. / REACH No. / Index No.    Conc.      Classification
Citric acid      77-92-9 / 201-069-1                         2 - 5 %    Eye Irrit. 2; H319`),
    ).toEqual(["Citric acid | 77-92-9 | 2 5 - | H319"]);
  });
});

describe("a narrow column", () => {
  it("keeps the three lines of a range together", () => {
    expect(
      printedComponents(`
Name             CAS No.      Conc.    Classification
Acetone          67-64-1      >= 10    Flam. Liq. 2; H225
                              -        Eye Irrit. 2; H319
                              <= 20    STOT SE 3; H336
Toluene          108-88-3     > 5      Flam. Liq. 2; H225
                              but      Repr. 2; H361d
                              < 10     Asp. Tox. 1; H304
Methanol         67-56-1      >= 30,   Flam. Liq. 2; H225
                              < 60     Acute Tox. 3; H301
Butanone         78-93-3      >= 40    Flam. Liq. 2; H225
                              to <     Eye Irrit. 2; H319
                              75       STOT SE 3; H336
Ethanol          64-17-5      2 % to   Flam. Liq. 2; H225
                              3 %      Eye Irrit. 2; H319
Citric acid      77-92-9      max.     Eye Irrit. 2; H319
                              1 %      STOT SE 3; H335
Zinc oxide       1314-13-2    < 150    Aquatic Acute 1; H400
                              ppm      Aquatic Chronic 1; H410`),
    ).toEqual([
      "Acetone | 67-64-1 | 10 20 - | H225 H319 H336",
      "Toluene | 108-88-3 | 5 10 - | H225 H361d H304",
      "Methanol | 67-56-1 | 30 60 - | H225 H301",
      "Butanone | 78-93-3 | 40 75 - | H225 H319 H336",
      "Ethanol | 64-17-5 | 2 3 - | H225 H319",
      "Citric acid | 77-92-9 | - 1 - | H319 H335",
      "Zinc oxide | 1314-13-2 | - 0.015 - | H400 H410",
    ]);
  });

  it("keeps a dash for an amount that is not printed", () => {
    expect(
      printedComponents(`
Name             CAS No.      Conc.    Classification
Acetone          67-64-1      10       Flam. Liq. 2; H225
Toluene          108-88-3     -        Flam. Liq. 2; H225
Ethanol          64-17-5      20       Flam. Liq. 2; H225`),
    ).toEqual([
      "Acetone | 67-64-1 | - - 10 | H225",
      "Toluene | 108-88-3 | - - - | H225",
      "Ethanol | 64-17-5 | - - 20 | H225",
    ]);
  });

  it("takes the second half of an index number for no other number", () => {
    expect(
      printedComponents(`
Name             CAS / Index No.          Conc.    Classification
Citric acid      77-92-9 / 607-           10 %     Eye Irrit. 2; H319
                 750-00-3                          STOT SE 3; H335`),
    ).toEqual(["Citric acid | 77-92-9 | - - 10 | H319 H335"]);
  });
});

describe("a list of labelled lines", () => {
  it("begins its next substance where a label comes too early", () => {
    expect(
      printedComponents(`
Citric acid
CAS No.            77-92-9
EC No.             201-069-1
Concentration      5 - 10 %
Classification     Eye Irrit. 2; H319
Hydrocarbons, C9
EC No.             918-668-5
Concentration      1 - 3 %
Classification     Asp. Tox. 1; H304
Acetone
CAS No.            67-64-1
EC No.             200-662-2
Concentration      15 - 20 %
Classification     Flam. Liq. 2; H225`),
    ).toEqual([
      "Citric acid | 77-92-9 | 5 10 - | H319",
      "Hydrocarbons, C9 | 918-668-5 | 1 3 - | H304",
      "Acetone | 67-64-1 | 15 20 - | H225",
    ]);
  });
});
