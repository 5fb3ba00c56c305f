import { describe, expect, it } from "vitest";
import { printedWithBothNumbers as read } from "@/lib/fixtures/printed-components";

describe("a list without a heading", () => {
  it("keeps a substance without a CAS number apart from the next one", () => {
    expect(
      read(`
  Ethanol ; CAS-Nr. : 64-17-5 ; EG-Nr. : 200-578-6
   Konzentration : 1 - 5 %
   Einstufung : Flam. Liq. 2 ; H225
  Alkoholethoxylat ; Index-Nr. : 607-282-00-X
   Konzentration : 5 - 10 %
   Einstufung : Aquatic Chronic 3 ; H412
  Aceton ; CAS-Nr. : 67-64-1 ; EG-Nr. : 200-662-2
   Konzentration : 10 - 20 %
   Einstufung : Flam. Liq. 2 ; H225 Eye Irrit. 2 ; H319 STOT SE 3 ; H336`),
    ).toEqual([
      "Ethanol | 64-17-5 | 200-578-6 | 1 5 - | H225",
      "Alkoholethoxylat | - | - | 5 10 - | H412",
      "Aceton | 67-64-1 | 200-662-2 | 10 20 - | H225 H319 H336",
    ]);
  });

  it("reads a sentence for each substance over its lines", () => {
    expect(
      read(`
Aqueous solution of organic and inorganic compounds
• ethanol (CAS No. 64-17-5, EC No. 200-578-6, REACH Reg.
No. 01-2119457610-43): 2.5 - 10 %; Flam. Liq. 2 (H225), Eye
Irrit. 2 (H319)
• acetone (CAS No. 67-64-1, EC No. 200-662-2): 10 -
20 %; Flam. Liq. 2 (H225)`),
    ).toEqual([
      "ethanol | 64-17-5 | 200-578-6 | 2.5 10 - | H225 H319",
      "acetone | 67-64-1 | 200-662-2 | 10 20 - | H225",
    ]);
  });

  it("leaves an amount unread whose sign a font hands over as a letter", () => {
    expect(
      read(`
CAS: 29964-84-9        Isodecylmethacrylat            2,5-10%
                       Skin Irrit. 2, H315
CAS: 162881-26-7       Phenylphosphinoxid             δ 2,5%
                       Skin Sens. 1, H317`),
    ).toEqual([
      "Isodecylmethacrylat | 29964-84-9 | - | 2.5 10 - | H315",
      "Phenylphosphinoxid | 162881-26-7 | - | - - - | H317",
    ]);
  });

  it("reads amounts in front of names", () => {
    expect(
      read(`
>= 10% - < 20% Portland Zement, Cr(VI) <2ppm
   CAS: 65997-15-1, EC: 266-043-4
   Skin Irrit. 2 H315
>= 2.5% - < 4.99% Calciumhydroxid
   CAS: 1305-62-0, EC: 215-137-3
   Eye Dam. 1 H318`),
    ).toEqual([
      "Portland Zement, Cr(VI) <2ppm | 65997-15-1 | 266-043-4 | 10 20 - | H315",
      "Calciumhydroxid | 1305-62-0 | 215-137-3 | 2.5 4.99 - | H318",
    ]);
  });

  it("takes no number of an impurity that stands in brackets behind the name", () => {
    expect(
      read(`
CAS: 106-97-8            Butan (< 0,1% Butadien (203-450-8))      5-<10%
EINECS: 203-448-7        Flam. Gas 1, H220
CAS: 9004-70-0           Cellulosenitrat                          2,5-<5%
                         Flam. Sol. 1, H228`),
    ).toEqual([
      "Butan (< 0,1% Butadien (203-450-8)) | 106-97-8 | 203-448-7 | 5 10 - | H220",
      "Cellulosenitrat | 9004-70-0 | - | 2.5 5 - | H228",
    ]);
  });
});

describe("a sentence that names a substance", () => {
  it.each([
    "During curing formaldehyde (CAS 50-00-0) may be released.",
    "Odorised with ethyl mercaptan (CAS 75-08-1), 15 - 25 mg/kg.",
    "Contains less than 0.1 % butadiene (EC 203-450-8)",
    "Impurities: isoeugenol (CAS No. 97-54-1) < 0.01 %, methyleugenol not detected.",
    "(Benzene content < 0.1 %, EINECS 200-753-7, note P)",
    "acetone: Contains ethylbenzene CAS 100-41-4",
    "The content of benzene (EINECS-Nr. 200-753-7) in the ingredients is less than 0,1%",
    "The active substance consists of a mixture with another one (CAS 131929-60-7) of its kind",
  ])("is no component: %s", (sentence) => {
    expect(
      read(`
Chemical name        CAS No.        EC No.        Concentration      Classification
acetone              67-64-1        200-662-2     10 - 20 %          Flam. Liq. 2, H225
ethanol              64-17-5        200-578-6     1 - 5 %            Flam. Liq. 2, H225
${sentence}`),
    ).toEqual([
      "acetone | 67-64-1 | 200-662-2 | 10 20 - | H225",
      "ethanol | 64-17-5 | 200-578-6 | 1 5 - | H225",
    ]);
  });
});

describe("a table", () => {
  it("has the unit of its amounts in their heading", () => {
    expect(
      read(`
CAS-Nr.       Bezeichnung          [g/kg]     Einstufung (EG) 1272/2008
96-48-0       Butyrolacton         80         Eye Irrit. 2, H319
3734-33-6     Denatoniumbenzoat    0,1        Acute Tox. 4, H302`),
    ).toEqual([
      "Butyrolacton | 96-48-0 | - | - - 8 | H319",
      "Denatoniumbenzoat | 3734-33-6 | - | - - 0.01 | H302",
    ]);
  });

  it("gives no per cent where its heading says that amounts are per litre", () => {
    const [first] = read(`
CAS-Nr.       Bezeichnung          Konzentration [g/l]
96-48-0       Butyrolacton         80`);
    expect(first).toBe("Butyrolacton | 96-48-0 | - | - - - | -");
  });

  it("takes no row for a heading", () => {
    expect(
      read(`
Ingredient Designations          Weight %      GHS Classification
Iron                             75 - 100      Not Classified
CAS Number: 7439-89-6
Manganese compounds (as Mn)      1 - 5         Not Classified
CAS Number: 7439-96-5`),
    ).toEqual([
      "Iron | 7439-89-6 | - | 75 100 - | -",
      "Manganese compounds (as Mn) | 7439-96-5 | - | 1 5 - | -",
    ]);
  });

  it("has no row that is called as its heading's second line, though nothing is bold", () => {
    expect(
      read(`
Product/             Identifiers          %             Specific
ingredient name                                         limits, M
white mineral oil    CAS: 8042-47-5       25 - 50       -`),
    ).toEqual(["white mineral oil | 8042-47-5 | - | 25 50 - | -"]);
  });

  it("has its codes in a column whose heading says nothing", () => {
    expect(
      read(`
Name           CAS No.        Concentration      Class               H
acetone        67-64-1        10 - 20 %          Flam. Liq. 2        H225
                                                 Eye Irrit. 2        H319
ethanol        64-17-5        1 - 5 %            Flam. Liq. 2        H225`),
    ).toEqual(["acetone | 67-64-1 | - | 10 20 - | H225 H319", "ethanol | 64-17-5 | - | 1 5 - | H225"]);
  });
});
