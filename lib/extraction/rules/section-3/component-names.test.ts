import { expect, test } from "vitest";
import { printedComponents } from "@/lib/fixtures/printed-components";

const namesIn = (drawing: string) => printedComponents(drawing).map((one) => one.split(" | ")[0]);

test("what is said of the product above the title of the list names no component", () => {
  expect(
    namesIn(`
Type of product                                  : Mixture
aliphatic polyisocyanate in 1-methoxypropylacetate-2/xylene 1:1
Hazardous components
Hexamethylene-1,6-diisocyanate homopolymer
   Concentration [wt.-%]: >= 70 - < 80
   EC-No.: 931-274-8 CAS-No.: 28182-81-2
   Classification (1272/2008/CE): Acute Tox. 4 Inhalative H332 Skin Sens. 1 H317
   Acute toxicity estimate
      Acute inhalation toxicity (dust/mist): 1.5 mg/l
ethylbenzene
   Concentration [wt.-%]: >= 1 - < 5
   Index-No.: 601-023-00-4 EC-No.: 202-849-4 CAS-No.: 100-41-4
   Classification (1272/2008/CE): Flam. Liq. 2 H225 Asp. Tox. 1 H304
   Acute toxicity estimate
      Acute inhalation toxicity (vapour): 17.2 mg/l
2-methoxypropyl acetate
   Concentration [wt.-%]: < 0.1
   Index-No.: 607-251-00-0 EC-No.: 274-724-2 CAS-No.: 70657-70-4
   Classification (1272/2008/CE): Flam. Liq. 3 H226 STOT SE 3 H335`),
  ).toEqual(["Hexamethylene-1,6-diisocyanate homopolymer", "ethylbenzene", "2-methoxypropyl acetate"]);
});

test("a name may stand before the label of a number in the next line", () => {
  expect(
    namesIn(`
Beschreibung
Zubereitung aus Mineralöl, Emulgatoren und Aminen.
Gefährliche Inhaltsstoffe
DESTILLATE (ERDÖL), MIT WASSERSTOFF BEHANDELTE LEICHTE NAPHTHENHALTIGE ; REACH-Nr. :
01-2119480375-34 ; EG-Nr. : 265-156-6 ; CAS-Nr. : 64742-53-6
      Gewichtsanteil                 : ≥ 20 - < 30 %
      Einstufung 1272/2008 [CLP]     : Asp. Tox. 1 ; H304
TRIETHANOLAMIN ; REACH-Nr. : 01-2119486482-31 ; EG-Nr. : 203-049-8 ; CAS-Nr. : 102-71-6
      Gewichtsanteil             : ≥ 5 - < 10 %`),
  ).toEqual(["DESTILLATE (ERDÖL), MIT WASSERSTOFF BEHANDELTE LEICHTE NAPHTHENHALTIGE", "TRIETHANOLAMIN"]);
});

test("titles of a kit's parts, marks of notes and remarks about lists are no part of a name", () => {
  expect(
    namesIn(`
Ingredient name              Identifiers          %          Classification
Vial 1
benzene                      CAS: 71-43-2         <1         Carc. 1A, H350
                             EC: 200-753-7
xylene * C                   CAS: 1330-20-7       1 - 3      Flam. Liq. 3, H226
                             EC: 215-535-7
ethanol(1)(2)                CAS: 64-17-5         5 - 10     Flam. Liq. 2, H225
                             EC: 200-578-6
glutaral                     CAS: 111-30-8        1 - 3      Acute Tox. 3, H301
substance on the Candidate   EC: 203-856-5
List of REACH
Vial 2
methanol                     CAS: 67-56-1         >=90       Flam. Liq. 2, H225
                             EC: 200-659-6
[1] toluene                  CAS: 108-88-3        1 - 3      Flam. Liq. 2, H225
                             EC: 203-625-9
acetone                      CAS: 67-64-1         1 - 3      Flam. Liq. 2, H225
                             EC: 200-662-2
pyridine                     CAS: 110-86-1        1 - 3      Flam. Liq. 2, H225
                             EC: 203-809-9`),
  ).toEqual(["benzene", "xylene", "ethanol", "glutaral", "methanol", "toluene", "acetone", "pyridine"]);
});

test("an amount may stand between a name and the numbers in its bracket", () => {
  expect(
    printedComponents(`
Aqueous solution with the following hazardous components:
   a) Hydroquinone, 20 – 30 % [CAS: 123-31-9, EINECS: 204-617-8, Annex I: 604-005-00-4]; Acute
   Tox. 4 H302, Eye Dam. 1 H318, Skin Sens. 1 H317
   b) Diethylene glycol, 10 – 20 % [CAS: 111-46-6, EINECS: 203-872-2, Annex I: 603-140-00-6];
   Acute Tox. 4 H302`),
  ).toEqual([
    "Hydroquinone | 123-31-9 | 20 30 - | H302 H318 H317",
    "Diethylene glycol | 111-46-6 | 10 20 - | H302",
  ]);
});
