import { describe, expect, it } from "vitest";
import { printedComponents } from "@/lib/fixtures/printed-components";
import { typedLines } from "@/lib/fixtures/printed-lines";
import { sectionOf } from "@/lib/fixtures/sections";
import { euEnglish } from "@/lib/fixtures/sheet-contexts";
import { emptyComponent, type ReadComponent } from "./component";
import { chosen, evidenceFor } from "./evidence";
import { proven } from "./proof";
import { readSection3 } from "./section-3";

type Facts = { cas: string; ec?: string; codes?: string[]; max?: number; text?: string };

function component({ cas, ec, codes = [], max = 10, text = cas }: Facts): ReadComponent {
  const empty = emptyComponent();
  const classifications = codes.map((hazard_code) => ({
    class_code: null,
    category_code: null,
    hazard_code,
  }));
  return {
    ...empty,
    value: {
      ...empty.value,
      chemical_name: `substance ${cas}`,
      cas_number: cas,
      ec_number: ec ?? null,
      concentration_max: max === 0 ? null : max,
      classifications,
    },
    sources: { cas_number: [{ page: 1, rect: [0, 0, 1, 1], text }] },
  };
}

/** The harmonised codes of methanol; butane has H220 alone. */
const METHANOL = ["H225", "H331", "H311", "H301", "H370"];

describe("what contradicts itself", () => {
  it("has no codes of the substance next to it", () => {
    const [butane, methanol] = proven([
      component({ cas: "106-97-8", codes: METHANOL }),
      component({ cas: "67-56-1" }),
    ]);
    expect(butane?.value.classifications).toEqual([]);
    expect(butane?.doubts.map(({ field }) => field)).toEqual(["classifications"]);
    expect(methanol?.doubts).toEqual([]);
  });

  it("keeps codes that Annex VI does not know for anybody", () => {
    const read = [
      component({ cas: "106-97-8", codes: ["H220", "H304"] }),
      component({ cas: "67-56-1", codes: METHANOL }),
    ];
    expect(proven(read)).toEqual(read);
  });

  it("has no EC number of another substance of the list", () => {
    const [butane] = proven([
      component({ cas: "106-97-8", ec: "200-659-6" }),
      component({ cas: "67-56-1", ec: "200-659-6" }),
    ]);
    expect(butane?.value.ec_number).toBeNull();
    expect(butane?.doubts.map(({ field }) => field)).toEqual(["ec_number"]);
  });

  it("is doubted by its name where several of the list have none", () => {
    const doubts = (...names: (string | null)[]) =>
      proven(
        names.map((chemical_name, i) => {
          const one = component({ cas: `substance ${i}` });
          return { ...one, value: { ...one.value, chemical_name } };
        }),
      ).map((one) => one.doubts.length);
    expect(doubts("first", "second", null)).toEqual([0, 0, 1]);
    expect(doubts("first", null, null)).toEqual([1, 1, 1]);
    expect(doubts(null, null)).toEqual([0, 0]);
  });

  it("has no name of another substance of the list, unless both are called so", () => {
    const named = (cas: string, chemical_name: string | null) => {
      const one = component({ cas });
      return { ...one, value: { ...one.value, chemical_name } };
    };
    const [butane, methanol] = proven([named("106-97-8", "Methanol"), named("67-56-1", null)]);
    expect(butane?.value.chemical_name).toBeNull();
    expect(butane?.doubts.map(({ field }) => field)).toEqual(["chemical_name"]);
    expect(methanol?.doubts).toEqual([]);
    const isomers = [named("1330-20-7", "Xylene"), named("106-42-3", "Xylene")];
    expect(proven(isomers)).toEqual(isomers);
  });

  it("lists nothing that a sentence only mentions", () => {
    const mentioned = component({
      cas: "131929-60-7",
      max: 0,
      text: "The active substance is a mixture with another one (CAS 131929-60-7)",
    });
    expect(proven([component({ cas: "67-56-1" }), mentioned])).toHaveLength(1);
    expect(proven([mentioned])).toHaveLength(1);
  });
});

describe("of several readings", () => {
  const right = [
    component({ cas: "106-97-8", codes: ["H220"] }),
    component({ cas: "67-56-1", codes: METHANOL }),
  ];
  const shifted = [
    component({ cas: "106-97-8", codes: METHANOL }),
    component({ cas: "67-56-1", codes: ["H220"] }),
  ];
  const printed = new Set(["106-97-8", "67-56-1"]);

  it("the one whose codes are its substances' own has more for it", () => {
    expect(evidenceFor(right, printed)).toBeGreaterThan(evidenceFor(shifted, printed));
    expect(chosen([() => shifted, () => right], printed)).toBe(right);
  });

  it("the first is kept where nothing speaks against it", () => {
    const other = () => {
      throw new Error("asked for without need");
    };
    expect(chosen([() => right, other], printed)).toBe(right);
  });

  it("the one that uses every printed number once has more for it", () => {
    const [butane] = right;
    const half = butane ? [butane] : [];
    expect(chosen([() => half, () => right], printed)).toBe(right);
  });
});

describe("an amount of which a number is left over", () => {
  const doubtsOf = (rows: string) => {
    const lines = typedLines(`Name              CAS No.        %\n${rows}`);
    const { problems } = readSection3(sectionOf(3, lines), euEnglish);
    return problems.filter(({ code }) => code === "contradiction").map(({ path }) => path);
  };

  it.each([
    ['Ethanol           64-17-5        30 "d x < 50\nAcetone           67-64-1        5 - 10', true],
    [
      "Ethanol           64-17-5        20\n                                 10 -\nAcetone           67-64-1        5 - 10",
      true,
    ],
    [
      "Ethanol           64-17-5        10 -\n                                 20\nAcetone           67-64-1        5 - 10",
      false,
    ],
    ["Ethanol           64-17-5        < 20\nAcetone           67-64-1        5", false],
  ])("%s: in doubt %s", (rows, isDoubtful) => {
    expect(doubtsOf(rows)).toEqual(isDoubtful ? ["section3.components[0].concentration_text"] : []);
  });
});

it("gives codes above and below a name in its column to two rows, wherever white space is widest", () => {
  const text = `CAS-No.       Name                          Content
              EC No.         Index No.
              Classification
26183-52-8    Alkyl polyethoxylate          5 - < 10 %

              Acute Tox. 4, Eye Irrit. 2; H302 H319
64-17-5       Ethanol                       1 - < 5 %
              200-578-6      603-002-00-5
              Flam. Liq. 2, Eye Irrit. 2; H225 H319`;
  expect(printedComponents(text)).toEqual([
    "Alkyl polyethoxylate | 26183-52-8 | 5 10 - | H302 H319",
    "Ethanol | 64-17-5 | 1 5 - | H225 H319",
  ]);
});
